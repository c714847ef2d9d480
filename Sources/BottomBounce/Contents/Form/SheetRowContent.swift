/// A content that a form shows as a row with its value, which opens it in a sheet.
///
/// ``DateContent``, ``ListContent``, ``WheelContent``, and the other contents that choose a value are
/// such contents. See <doc:Forms>.
@MainActor public protocol SheetRowContent: SheetContent {
  /// Returns a short text for the value with which the content begins; `nil` for none.
  ///
  /// - Parameter context: A connection to the form, with the locale, the calendar, and the time zone
  ///   to use.
  func rowText(_ context: SheetContext) -> String?
}
