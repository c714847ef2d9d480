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
  private let fields: (FormBuilder<Root>, Root) -> Void
  private var rules: [FormRule<Root>] = []
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<Root>()

  init(_ root: Root, fields: @escaping (FormBuilder<Root>, Root) -> Void) {
    self.root = root
    self.fields = fields
  }

  /// Returns the content with a rule that may compare several fields.
  ///
  /// Rules run in the order of the calls, when all visible fields are valid. The rule of a hidden
  /// field doesn't count.
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
    at field: KeyPath<Root, Field>, _ message: @escaping (Root) -> String?
  ) -> Self {
    var content = self
    content.rules.append(FormRule(field: field, message: message))
    return content
  }

  /// Returns the fields, from top to bottom.
  public func makeBody(_ context: SheetContext) -> SheetBody<Root> {
    let form = Form(root, rules: rules, context: context, describe: fields)
    var body = form.makeBody()
    body.update = { content, keepsEdits in
      guard let content = content as? FormContent<Root> else { return false }
      form.update(
        to: content.root, rules: content.rules, keepsEdits: keepsEdits, describe: content.fields)
      return true
    }
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
  ///   - value: The app's value, a struct. The content returns it with the edited fields.
  ///   - fields: Adds the fields to a builder, from top to bottom. It gets the edited value, so a
  ///     field can depend on another one. It is called after each change.
  /// - Returns: The content.
  public static func form<Root>(
    _ value: Root, fields: @escaping (FormBuilder<Root>, Root) -> Void
  ) -> FormContent<Root> where Self == FormContent<Root> {
    FormContent(value, fields: fields)
  }

  /// Returns a form without fields, because a form can't edit an object.
  @available(
    *, deprecated,
    message: "A form edits a struct. Copy the object's properties into one, and back in onValue."
  )
  public static func form<Root: AnyObject>(
    _ value: Root, fields: @escaping (FormBuilder<Root>, Root) -> Void
  ) -> FormContent<Root> where Self == FormContent<Root> {
    FormContent(value, fields: fields)
  }
}
