import UIKit

/// Content of the app with rules and a line of text below it.
///
/// The package's own contents have both in their own type, so `rule(shown:_:)` and `footer(_:)` can
/// stand anywhere among their methods.
public struct ExtendedContent<Wrapped: SheetContent>: _ContentWithParts {
  private let wrapped: Wrapped
  /// The rules and the line.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<Wrapped.Value>()

  init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  /// Returns the other content's body with the rules and the line.
  public func makeBody(_ context: SheetContext) -> SheetBody<Wrapped.Value> {
    makeBody(context) { wrapped.makeBody($0) }
  }

  /// Returns what the other content returns, if it says so and the value obeys the rules.
  public func untouched(_ context: SheetContext) -> Result<Wrapped.Value, ValidationError>? {
    checked(wrapped.untouched(context))
  }

  private func makeBody(
    _ context: SheetContext, wrapping makeWrapped: (SheetContext) -> SheetBody<Wrapped.Value>
  ) -> SheetBody<Wrapped.Value> {
    let shown = ShownContent(self, context)
    return shown.body(wrapping: makeWrapped(shown.context), \.wrapped)
  }
}

extension ExtendedContent: RowInPlaceContent where Wrapped: RowInPlaceContent {
  /// A Boolean value that indicates whether a row opens the other content below it.
  var opensInPlace: Bool { wrapped.opensInPlace }

  /// Returns the other content's body below a row, with the rules.
  func makeBodyInPlace(_ context: SheetContext) -> SheetBody<Wrapped.Value> {
    makeBody(context) { wrapped.makeBodyInPlace($0) }
  }
}

extension ExtendedContent: SheetRowContent where Wrapped: SheetRowContent {
  /// Returns the text of the other content.
  public func rowText(_ context: SheetContext) -> String? { wrapped.rowText(context) }

  /// Calls a closure when the text of the other content changes.
  public func observeRowText(_ onChange: @escaping @MainActor () -> Void) -> AnyObject? {
    wrapped.observeRowText(onChange)
  }
}

extension ExtendedContent: RowImageContent where Wrapped: RowImageContent {
  var rowImage: UIImage? { wrapped.rowImage }
}

extension ExtendedContent: SheetLineContent where Wrapped: SheetLineContent {
  /// A Boolean value that indicates whether the other content is a line.
  public var isLine: Bool { wrapped.isLine }

  /// Returns the line of the other content, with the text below it.
  public func makeLine(_ context: SheetContext) -> SheetBody<Wrapped.Value> {
    makeBody(context) { wrapped.makeLine($0) }
  }
}

extension SheetContent {
  /// Returns the content with a rule that the value must obey.
  ///
  /// - Parameters:
  ///   - moment: The moment at which the sheet shows the message. The default is
  ///     ``ValidationError/Moment/afterChange``: OK is disabled while the value breaks the rule.
  ///   - message: Returns a full sentence for the user, or `nil` if the value is valid.
  public func rule(
    shown moment: ValidationError.Moment = .afterChange,
    _ message: @escaping (_ value: Value) -> String?
  ) -> ExtendedContent<Self> {
    ExtendedContent(self).rule(shown: moment, message)
  }

  /// Returns the content with a line of text below it.
  ///
  /// - Parameter text: A full sentence, in the user's language.
  public func footer(_ text: String) -> ExtendedContent<Self> {
    ExtendedContent(self).footer(text)
  }

  /// Returns the content with a line of text below it that depends on the value.
  ///
  /// - Parameter text: Returns the text for the current value, or `nil` for none. It isn't called
  ///   while the value is invalid; then the line is empty.
  public func footer(_ text: @escaping (Value) -> String?) -> ExtendedContent<Self> {
    ExtendedContent(self).footer(text)
  }
}
