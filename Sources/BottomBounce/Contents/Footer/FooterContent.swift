/// Content of the app with a line of text below it.
///
/// The package's own contents have the line in their own type, so `footer(_:)` can stand anywhere
/// among their methods.
public struct FooterContent<Wrapped: SheetContent>: _ContentWithFooter {
  private let wrapped: Wrapped
  /// The text of the line.
  ///
  /// You don't use it.
  public var _footer: ((Wrapped.Value?) -> String?)?

  init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  /// Returns the other content's body with the line.
  public func makeBody(_ context: SheetContext) -> SheetBody<Wrapped.Value> {
    addFooter(to: wrapped.makeBody(context))
  }
}

extension FooterContent: SheetRowContent where Wrapped: SheetRowContent {
  /// Returns the text of the other content.
  public func rowText(_ context: SheetContext) -> String? { wrapped.rowText(context) }

  /// Calls a closure when the text of the other content changes.
  public func observeRowText(_ onChange: @escaping @MainActor () -> Void) -> AnyObject? {
    wrapped.observeRowText(onChange)
  }
}

extension FooterContent: SheetLineContent where Wrapped: SheetLineContent {
  /// A Boolean value that indicates whether the other content is a line.
  public var isLine: Bool { wrapped.isLine }

  /// The settings of the other content.
  public var bodySettings: AnyHashable? { wrapped.bodySettings }

  /// Returns the line of the other content, with the text below it.
  public func makeLine(_ context: SheetContext) -> SheetBody<Wrapped.Value> {
    addFooter(to: wrapped.makeLine(context))
  }
}

extension SheetContent {
  /// Returns the content with a line of text below it.
  ///
  /// - Parameter text: A full sentence, in the user's language.
  public func footer(_ text: String) -> FooterContent<Self> {
    FooterContent(self).footer(text)
  }

  /// Returns the content with a line of text below it that depends on the value.
  ///
  /// - Parameter text: Returns the text for the current value, or `nil` for none. It isn't called
  ///   while the value is invalid; then the line is empty.
  public func footer(_ text: @escaping (Value) -> String?) -> FooterContent<Self> {
    FooterContent(self).footer(text)
  }
}

/// Content whose type has a line of text below it, such as the package's contents.
///
/// You don't use it.
@MainActor public protocol _ContentWithFooter: SheetContent {
  /// Returns the text of the line for a value, which is `nil` while it is invalid; `nil` without a
  /// line.
  var _footer: ((Value?) -> String?)? { get set }
}

extension _ContentWithFooter {
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
  public func footer(_ text: @escaping (Value) -> String?) -> Self {
    settingFooter { $0.flatMap(text) }
  }

  private func settingFooter(_ footer: @escaping (Value?) -> String?) -> Self {
    var content = self
    content._footer = footer
    return content
  }

  /// Returns a body with the content's line.
  func addFooter(to body: SheetBody<Value>) -> SheetBody<Value> {
    guard let footer = _footer else { return body }
    var body = body
    let value = body.value
    body.footer = { footer(try? value()) }
    return body
  }
}
