/// A question that the sheet's content asks with ``SheetContext/show(_:title:onValue:)``.
///
/// A test of the content gets it from the closure `onQuestion` of a ``SheetContext``. It is content
/// with a value of an unknown type.
@MainActor public struct SheetQuestion: SheetContent {
  /// The title of the sheet.
  public let title: (any SheetTitle)?
  private let makeAnyBody: (SheetContext) -> SheetBody<Any>
  private let deliver: @MainActor (Any) -> Void

  init<Content: SheetContent>(
    _ content: Content, title: (any SheetTitle)?,
    onValue: @escaping @MainActor (Content.Value) -> Void
  ) {
    self.title = title
    makeAnyBody = { context in content.makeBody(context).map { $0 as Any } }
    deliver = { if let value = $0 as? Content.Value { onValue(value) } }
  }

  /// Returns the body of the content.
  public func makeBody(_ context: SheetContext) -> SheetBody<Any> { makeAnyBody(context) }

  /// Answers the question with a value, as OK does.
  ///
  /// - Parameter value: A value of the content's type. Another one has no effect.
  public func answer(_ value: Any) { deliver(value) }
}
