/// What the elements of a container are together.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// Cells in rows and columns.
  case dataTable = 1
  /// One after the other.
  case list = 2
  /// A part of the page that one can jump to.
  case landmark = 3
  /// What belongs together, with a name.
  case semanticGroup = 4
}
