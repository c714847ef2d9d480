/// Content that asks for the values of several fields, and returns one value.
///
/// ```swift
/// sheet.show(
///   .form(profile) { f, profile in
///     f.field("Name", \.name) { .text($0).rules(.required()) }
///     f.field("Birthday", \.birthday) { .day($0, maximum: .today) }
///     f.toggle("Show to friends", \.isPublic)
///   }, title: "Profile", from: self
/// ) { [weak self] profile in
///   self?.profile = profile
/// }
/// ```
///
/// The value is the app's own, with the edited fields. Text stands as a line beside its title. A
/// day, an option, and the like are rows that open a sheet. Other contents stand below their
/// titles.
///
/// Return moves to the next text, and confirms in the last one. If OK finds invalid fields, their
/// messages are shown below them, and the first one gets the focus. See <doc:Forms>.
public struct FormContent<Root>: _FormFactory, _ContentWithParts {
  private let root: Root
  private let fields: (FormBuilder<Root>, FormValues<Root>) -> Void
  private var rules: [FormRule<Root>] = []
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<Root>() {
    didSet { if _parts.footer != nil { valuesFooter = nil } }
  }
  private var valuesFooter: ((FormValues<Root>) -> String?)?

  init(_ root: Root, fields: @escaping (FormBuilder<Root>, FormValues<Root>) -> Void) {
    self.root = root
    self.fields = fields
  }

  /// Returns the content with a rule that may compare several fields.
  ///
  /// Rules run in the order of the calls, after the fields' own rules. The rule of a hidden field
  /// doesn't count. A rule doesn't count either while a visible field whose property it reads is
  /// invalid, because the values have only valid texts.
  ///
  /// ```swift
  /// .form(Passwords()) { f, _ in
  ///   f.field("New", \.first) { .text($0).secure().rules(.length(8...)) }
  ///   f.field("Again", \.second) { .text($0).secure() }
  /// }
  /// .rule(at: \.second) { $0.first == $0.second ? nil : "The passwords differ." }
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field below which the message is shown.
  ///   - message: Returns a full sentence for the user, or `nil` if the values are valid.
  public func rule<Field>(
    at field: KeyPath<Root, Field>, _ message: @escaping (FormValues<Root>) -> String?
  ) -> Self {
    var content = self
    content.rules.append(FormRule(field: field, message: message))
    return content
  }

  /// Returns the content with a line of text below it that depends on the edited values.
  ///
  /// Unlike a closure that gets the app's value, it has the edits of an object:
  ///
  /// ```swift
  /// .form(account) { f, _ in f.field("Name", \.name) { .text($0) } }
  ///   .footer { "Others see you as \($0.name)." }
  /// ```
  ///
  /// VoiceOver announces a new text when other speech has ended. A second call replaces the line.
  ///
  /// - Parameter text: Returns the text for the edited values, or `nil` for none. It isn't called
  ///   while a field is invalid; then the line is empty.
  public func footer(_ text: @escaping (FormValues<Root>) -> String?) -> Self {
    var content = self
    content._parts.footer = nil
    content.valuesFooter = text
    return content
  }

  /// Returns the fields, from top to bottom.
  public func makeBody(_ context: SheetContext) -> SheetBody<Root> {
    let form = Form(FormValues(root), rules: rules, context: context, describe: fields)
    var body = form.makeBody()
    body.update = { content, keepsEdits in
      guard let content = content as? FormContent<Root> else { return false }
      form.update(
        to: content.root, rules: content.rules, keepsEdits: keepsEdits, describe: content.fields)
      return true
    }
    if let valuesFooter { body.footer = { form.validValues.flatMap(valuesFooter) } }
    return addParts(to: body)
  }
}

/// The content that `.form(…)` returns.
///
/// It keeps that function out of other contents. You don't use it.
@MainActor public protocol _FormFactory: SheetContent {}

extension SheetContent where Self: _FormFactory {
  /// Asks for the values of several fields.
  ///
  /// - Parameters:
  ///   - value: The app's value. The content returns it with the edited fields. An object is
  ///     changed only after OK.
  ///   - fields: Adds the fields to a builder, from top to bottom. It gets the edited values, so a
  ///     field can depend on another one. It is called after each change.
  /// - Returns: The content.
  public static func form<Root>(
    _ value: Root, fields: @escaping (FormBuilder<Root>, FormValues<Root>) -> Void
  ) -> FormContent<Root> where Self == FormContent<Root> {
    FormContent(value, fields: fields)
  }
}
