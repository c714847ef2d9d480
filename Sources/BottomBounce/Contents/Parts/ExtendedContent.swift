import UIKit

/// Content of the app with rules and a line of text below it.
///
/// The package's own contents have both in their own type, so `rule(shown:_:)` and `footer(_:)` can
/// be called before or after their other methods.
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
    let shown = ShownContent(self, context)
    return shown.ruledBody(wrapping: wrapped.makeBody(shown.context), \.wrapped)
  }

  /// Returns what the other content returns, if it says so and the value obeys the rules.
  public func untouched(_ context: SheetContext) -> Result<Wrapped.Value, ValidationError>? {
    checked(wrapped.untouched(context))
  }

  /// Returns the style of the other content.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    wrapped.formFieldStyle(context)
  }
}

extension ExtendedContent: ReplaceableContent {
  var described: Wrapped.Value? { wrapped.describedValue }
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
