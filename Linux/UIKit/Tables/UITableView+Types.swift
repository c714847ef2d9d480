extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row lies after the table has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  ///
  /// On Linux rows that come and go fade, and the others move; with `.none` everything is in place at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What separator insets are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether rows take another height by themselves when their contents change.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The height that lets rows, headers and footers have the height of their contents.
  public class var automaticDimension: CGFloat { -1 }

  /// The selection has changed.
  public nonisolated class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("UITableViewSelectionDidChangeNotification")
  }
}
