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
/// The value is the app's own, with the edited fields. Titles lead, and values trail. A day, an
/// option, and the like are rows that open below them, or in a sheet if there are many options.
/// Other contents are below their titles.
///
/// Return moves to the next text, and confirms in the last one. If OK finds invalid fields, their
/// messages are shown below them, and the first one gets the focus. See <doc:Forms>.
public struct FormContent<Root>: _ContentFactory, _ContentWithParts {
  private var root: Root
  private let fields: (FormBuilder<Root>, Root) -> Void
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Root>()

  init(_ root: Root, fields: @escaping (FormBuilder<Root>, Root) -> Void) {
    self.root = root
    self.fields = fields
  }

  private func describe(_ value: Root) -> FormDescription<Root> {
    let builder = FormBuilder<Root>()
    fields(builder, value)
    return builder.description
  }

  /// Returns the fields, from top to bottom.
  public func makeBody(_ context: SheetContext) -> SheetBody<Root> {
    let shown = ShownContent(self, context)
    let form = Form(root, context: shown.context, describe: describe)
    let own = form.makeBody()
    var body = shown.ruledBody(own.view, own.traits, joinsFooters: true) { _ in
      own.answer()
    } draft: {
      form.currentValue
    } show: { content, update in
      form.show(content.root, update, describe: content.describe)
      return true
    }
    body.areEqual = own.areEqual
    return body
  }
}

extension FormContent: ReplaceableContent {
  var described: Root? { root }

  func replacing(_ root: Root, _ context: SheetContext) -> FormContent? {
    var content = self
    content.root = root
    let trial = SheetContext(
      locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
    return content.makeBody(trial).answer().error == nil ? content : nil
  }
}

extension FormContent: CustomReflectable {
  /// A mirror without the value, which may have a secure text.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension SheetContent where Self: _ContentFactory {
  /// Asks for the values of several fields.
  ///
  /// - Parameters:
  ///   - value: The app's value, a struct. The content returns it with the edited fields.
  ///   - fields: Adds the fields to a builder, from top to bottom. It gets the edited value, so a
  ///     field can depend on another one. It is called after each change.
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
