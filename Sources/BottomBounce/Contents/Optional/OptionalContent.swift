/// Asks for what another content asks for, or for nothing: a button under it gives back nil.
///
/// ```swift
/// sheet.show(.day(birthday, maximum: .today).orNone(), in: view) { [weak self] day in
///   self?.birthday = day
/// }
/// ```
///
/// Nil is a value: it comes the same way as every other, and a person who cancels leaves everything as it was.
/// The button gives it back at once, as OK would; whatever the content has against its own value does not count then.
public struct OptionalContent<Wrapped: SheetContent>: SheetContent {
  /// What is asked for.
  public var wrapped: Wrapped
  /// The button's title; nil, the default, for “Clear” in the app's language.
  public var clearTitle: String?

  /// A content, and the title of the button that gives back nil.
  public init(_ wrapped: Wrapped, clearTitle: String? = nil) {
    self.wrapped = wrapped
    self.clearTitle = clearTitle
  }

  /// Whether the content confirms by itself.
  public var confirmsByItself: Bool { wrapped.confirmsByItself }

  /// Returns the content's body, and the button.
  public func makeBody(_ context: SheetContext) -> OptionalContentView<Wrapped.Body> {
    OptionalContentView(
      wrapped.makeBody(context), clearTitle: clearTitle ?? SheetTexts().clear, context: context)
  }

  /// Waits for what is pending in the content, unless there is to be no value.
  public func settle(_ body: OptionalContentView<Wrapped.Body>) async {
    guard !body.isCleared else { return }
    body.isUserInteractionEnabled = false
    await wrapped.settle(body.content)
    body.isUserInteractionEnabled = true
  }

  /// Returns nil if the button was tapped, else the content's value.
  ///
  /// - Throws: The content's problem.
  public func value(
    in body: OptionalContentView<Wrapped.Body>
  ) throws(ValidationProblem) -> Wrapped.Value? {
    guard !body.isCleared else { return nil }
    return try wrapped.value(in: body.content)
  }
}

extension SheetContent {
  /// Returns the same content with a button under it that gives back nil.
  ///
  /// - Parameter title: The button's title; nil, the default, for “Clear” in the app's language.
  public func orNone(_ title: String? = nil) -> OptionalContent<Self> {
    OptionalContent(self, clearTitle: title)
  }
}
