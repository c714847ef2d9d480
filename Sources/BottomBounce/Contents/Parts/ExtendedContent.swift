import UIKit

/// Content of the app with rules and a line of text below it.
///
/// The package's own contents have both in their own type, so `rule(shown:_:)` and `footer(_:)` can
/// be called before or after their other methods.
public struct ExtendedContent<Wrapped: SheetContent>: _ContentWithParts {
  private let wrapped: Wrapped
  /// The rules and the line of text, for the package only.
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
  /// ```swift
  /// .day(meetingDay, minimum: .today).rule { [calendar] day in
  ///   calendar.isSunday(day) ? "We are closed on Sundays. Choose another day." : nil
  /// }
  /// ```
  ///
  /// Rules run in the order of the calls, after the content's own checks, until one returns a
  /// message. Each runs at most once after a change, and once after OK, on the main actor, so it
  /// should return quickly.
  ///
  /// - Parameters:
  ///   - moment: The moment at which the sheet shows the message. The default is
  ///     ``ValidationError/Moment/afterChange``: OK is disabled while the value breaks the rule,
  ///     and the message is shown when the user has changed the value. With
  ///     ``ValidationError/Moment/onOK``, OK stays enabled, and a tap shows the message.
  ///   - message: Returns a full sentence for the user, or `nil` if the value is valid. While it
  ///     returns an empty text, OK is disabled, and the sheet says nothing.
  public func rule(
    shown moment: ValidationError.Moment = .afterChange,
    _ message: @escaping (_ value: Value) -> String?
  ) -> ExtendedContent<Self> {
    ExtendedContent(self).rule(shown: moment, message)
  }

  /// Returns the content with a line of text below it.
  ///
  /// The text is a full sentence, in the user's language. A second call replaces the line.
  public func footer(_ text: String) -> ExtendedContent<Self> {
    ExtendedContent(self).footer(text)
  }

  /// Returns the content with a line of text below it that depends on the value.
  ///
  /// For example, it shows a date in another time zone, or warns of an unusual value:
  ///
  /// ```swift
  /// .date(start, mode: .dateAndTime).footer { start in
  ///   start < Date() ? "The start is in the past." : nil
  /// }
  /// ```
  ///
  /// VoiceOver announces a new text when other speech has ended. A second call replaces the line.
  ///
  /// - Parameter text: Returns the text for the current value, or `nil` for none. It isn't called
  ///   while the value is invalid; then the line is empty.
  public func footer(_ text: @escaping (Value) -> String?) -> ExtendedContent<Self> {
    ExtendedContent(self).footer(text)
  }
}
