/// A question that the sheet's content asks with ``SheetContext/show(_:title:onValue:)``.
///
/// A test of the content gets it from the closure `onQuestion` of a ``SheetContext``.
@MainActor public struct SheetQuestion {
  /// The title of the sheet.
  public let title: (any SheetTitle)?
  /// The content, and the closure that gets its value.
  let answers: any AnswerKeeping
  private let deliver: @MainActor (Any) -> Bool

  init<Content: SheetContent<Value>, Value>(
    _ content: Content, title: (any SheetTitle)?, onValue: @escaping @MainActor (Value) -> Void
  ) {
    self.title = title
    answers = AnswerKeeper(content) { if let value = $0.value { onValue(value) } }
    deliver = { answer in
      guard let value = answer as? Value else { return false }
      onValue(value)
      return true
    }
  }

  /// Answers the question with a value, as OK does.
  ///
  /// - Parameter value: A value of the content's type. A value of another type has no effect, and
  ///   the log says so.
  public func answer(_ value: Any) {
    if !deliver(value) { SheetWarning.answerIgnored.log() }
  }
}
