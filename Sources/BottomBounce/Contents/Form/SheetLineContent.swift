/// Content that a form shows as a line of text input, beside the title of its field.
///
/// ``TextContent`` is one. See <doc:Forms>.
@MainActor public protocol SheetLineContent<Value>: SheetContent {
  /// A Boolean value that indicates whether a form shows the content as a line.
  ///
  /// The default is `true`. If it is `false`, the content is a row if it is a ``SheetRowContent``,
  /// or else stands below its title.
  var isLine: Bool { get }

  /// Creates the body of a line: without a background, and without space at its leading and
  /// trailing edge.
  ///
  /// - Parameter context: A connection to the form. ``SheetContext/title`` is the title of the
  ///   field.
  func makeLine(_ context: SheetContext) -> SheetBody<Value>
}

extension SheetLineContent {
  /// The default: a line.
  public var isLine: Bool { true }
}
