/// What a content's body may tell the sheet that shows it.
///
/// It holds the sheet weakly: a body that keeps it keeps nothing else.
@MainActor public struct SheetContext {
  /// The sheet's title, which also says what the value is.
  public let title: String?
  private let onChange: @MainActor () -> Void
  private let onSubmit: @MainActor () -> Void
  private let onCanConfirm: @MainActor (Bool) -> Void
  private let onProblem: @MainActor (ValidationProblem?) -> Void

  /// A context that tells nobody but these closures, for tests of a content.
  public init(
    title: String? = nil, onChange: @escaping @MainActor () -> Void = {},
    onSubmit: @escaping @MainActor () -> Void = {},
    onCanConfirm: @escaping @MainActor (Bool) -> Void = { _ in },
    onProblem: @escaping @MainActor (ValidationProblem?) -> Void = { _ in }
  ) {
    self.title = title
    self.onChange = onChange
    self.onSubmit = onSubmit
    self.onCanConfirm = onCanConfirm
    self.onProblem = onProblem
  }

  /// Says that the value, or the size that suits the body, is another.
  public func valueChanged() {
    onChange()
  }

  /// Asks for what OK does, as the return key of a text field.
  public func submit() {
    onSubmit()
  }

  /// Enables or disables OK; it is enabled by default.
  ///
  /// While it is disabled Return does not confirm either: it shows the problem that the content's
  /// `value(in:)` throws.
  public func setCanConfirm(_ canConfirm: Bool) {
    onCanConfirm(canConfirm)
  }

  /// Shows a problem under the body, or none; assistive technologies say one that was not shown yet.
  ///
  /// It stays until the body shows another one or none. One that `value(in:)` has thrown goes by
  /// itself when the value changes.
  public func show(_ problem: ValidationProblem?) {
    onProblem(problem)
  }
}
