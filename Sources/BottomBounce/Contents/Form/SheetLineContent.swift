/// A content that a form shows as a line of text input, beside the title of its field.
///
/// ``TextContent`` is one. See <doc:Forms>.
@MainActor public protocol SheetLineContent<Value>: SheetContent {
  /// Creates the body of a line: without a background, and without space at its leading and
  /// trailing edge.
  ///
  /// - Parameter context: A connection to the form. ``SheetContext/title`` is the title of the field.
  func makeLine(_ context: SheetContext) -> SheetBody<Value>
}
