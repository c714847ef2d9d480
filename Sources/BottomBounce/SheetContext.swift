/// What a content's body may tell the sheet that shows it.
///
/// It holds the sheet weakly: a body that keeps it keeps nothing else.
@MainActor public struct SheetContext {
  /// The sheet's title, which also says what the value is.
  public let title: String?
  private let onChange: @MainActor () -> Void
  private let onSubmit: @MainActor () -> Void

  /// A context that tells nobody but these closures, for tests of a content.
  public init(
    title: String? = nil, onChange: @escaping @MainActor () -> Void = {},
    onSubmit: @escaping @MainActor () -> Void = {}
  ) {
    self.title = title
    self.onChange = onChange
    self.onSubmit = onSubmit
  }

  /// Says that the value, or the size that suits the body, is another.
  public func valueChanged() {
    onChange()
  }

  /// Asks for what OK does, as the return key of a text field.
  public func submit() {
    onSubmit()
  }
}
