/// The rules for a value, and the line of text below its body, for the package only.
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

/// Content whose type has rules and a line of text, for the package only.
@MainActor public protocol _ContentWithParts<Value>: SheetContent {
  /// The rules and the line of text, for the package only.
  var _parts: _ContentParts<Value> { get set }
}

extension _ContentWithParts {
  /// Returns the content with a rule that the value must obey.
  ///
  /// It is the same as ``SheetContent/rule(shown:_:)``.
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
  /// It is the same as ``SheetContent/footer(_:)-(String)``.
  public func footer(_ text: String) -> Self { settingFooter { _ in text } }

  /// Returns the content with a line of text below it that depends on the value.
  ///
  /// It is the same as ``SheetContent/footer(_:)-((Value)->String?)``.
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
