/// The place where a user finds the body of content.
public enum BodyPlace: Hashable, Sendable {
  /// In a sheet.
  case sheet
  /// In a form, beside the title of a field.
  case line
  /// In a form, below a row.
  case belowRow
  /// In a form, below the title of a field.
  case block
}
