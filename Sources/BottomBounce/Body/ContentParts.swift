/// The rules for the value of a content type, and the line of text below its body.
///
/// You don't use it.
@MainActor public struct _ContentParts<Value> {
  struct Rule {
    let moment: ValidationError.Moment
    let message: (Value) -> String?
  }

  var rules: [Rule] = []
  /// The argument is `nil` while the value is invalid.
  var footer: ((Value?) -> String?)?

  nonisolated init() {}

  func accepts(_ value: Value) -> Bool { rules.allSatisfy { $0.message(value) == nil } }

  func check(_ value: Value) throws(ValidationError) -> Value {
    for rule in rules {
      if let message = rule.message(value) { throw ValidationError(message, shown: rule.moment) }
    }
    return value
  }
}

/// Content whose type has rules and a line of text, such as the package's contents.
///
/// You don't use it.
@MainActor public protocol _ContentWithParts<Value>: SheetContent {
  /// The rules and the line.
  ///
  /// You don't use it.
  var _parts: _ContentParts<Value> { get set }
}

extension _ContentWithParts {
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
  ) -> Self {
    var content = self
    content._parts.rules.append(.init(moment: moment, message: message))
    return content
  }

  /// Returns the content with a line of text below it.
  ///
  /// A second call replaces the line.
  ///
  /// - Parameter text: A full sentence, in the user's language.
  public func footer(_ text: String) -> Self { settingFooter { _ in text } }

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
  public func footer(_ text: @escaping (_ value: Value) -> String?) -> Self {
    settingFooter { $0.flatMap(text) }
  }

  func checked(_ answer: Answer<Value>?) -> Answer<Value>? {
    answer.map { $0.checked(_parts.check) }
  }

  private func settingFooter(_ footer: @escaping (Value?) -> String?) -> Self {
    var content = self
    content._parts.footer = footer
    return content
  }
}
