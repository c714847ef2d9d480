/// Collects the fields of a form, its rules, and the line of text below it.
@MainActor public struct FormBuilder<Root> {
  private let collector = Collector()

  @MainActor private final class Collector {
    var description = FormDescription<Root>()
    var properties: Set<PartialKeyPath<Root>> = []
  }

  init() {}

  /// A second field of the same property isn't shown, nor is one of an object's property.
  var description: FormDescription<Root> { collector.description }

  private func append<Value>(
    _ title: String, _ property: WritableKeyPath<Root, Value>,
    field: @escaping (_ form: Form<Root>, _ old: FormField<Root>?) -> FormField<Root>
  ) {
    // A field would change the object before OK, and also after Cancel.
    let isPartOfObject = property is ReferenceWritableKeyPath<Root, Value>
    if !isPartOfObject, collector.properties.insert(property).inserted {
      collector.description.append(
        FormFieldDescription(title: title, property: property, field: field))
    } else if description.warning == nil {
      collector.description.warning = isPartOfObject ? .objectEdited : .fieldRepeated
    }
  }

  /// Adds a card with the fields that a closure adds.
  ///
  /// Fields before and after it are in other cards. A section without fields isn't shown.
  ///
  /// ```swift
  /// f.section("Invitees", footer: "They get an e-mail.") {
  ///   f.field("Guests", \.guests) { .checklist(friends, selected: $0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - header: A short text above the card, in the user's language. The default is `nil`: none.
  ///   - footer: A text below the card, in the user's language. The default is `nil`: none.
  ///   - fields: Adds the fields, from top to bottom.
  public func section(
    _ header: String? = nil, footer: String? = nil, fields: () -> Void
  ) {
    collector.description.sections.append(FormSection(header: header, footer: footer))
    fields()
    collector.description.sections.append(FormSection())
  }

  /// Adds a field for a property.
  ///
  /// - Parameters:
  ///   - title: The title of the field, in the user's language.
  ///   - property: The property of the app's value. A form has at most one field for each property.
  ///     A property of an object inside the value has none.
  ///   - content: Returns the content for the value of the property. It is called when the field
  ///     appears, and after each change of the form, so it should return quickly. If it returns
  ///     content of another type or with other settings then, the field is replaced, and
  ///     keeps the user's text.
  public func field<Content: SheetContent>(
    _ title: String, _ property: WritableKeyPath<Root, Content.Value>,
    content: @escaping (Content.Value) -> Content
  ) {
    append(title, property, content: content)
  }

  /// Adds a field for a property that may have no value yet.
  ///
  /// An open row has a Clear button, which removes the value. To give it another title, add
  /// ``SheetContent/orNone(_:)`` to the content. An empty line for a number removes the value, too.
  ///
  /// The property is `nil` until the user has chosen a value. The parameters are those of
  /// ``field(_:_:content:)-2f48n``.
  public func field<Content: SheetContent>(
    _ title: String, _ property: WritableKeyPath<Root, Content.Value?>,
    content: @escaping (Content.Value?) -> Content
  ) {
    append(title, property) { OptionalContent(content($0), isProperty: true) }
  }

  /// Adds a switch for a property, with a title in the user's language.
  public func toggle(_ title: String, _ property: WritableKeyPath<Root, Bool>) {
    append(title, property) { form, old in
      old as? FormToggle<Root> ?? FormToggle(property, in: form)
    }
  }

  /// Adds a rule that may compare several fields.
  ///
  /// Rules run in the order of the calls, when all visible fields are valid. The rule of a hidden
  /// field doesn't count.
  ///
  /// ```swift
  /// .form(Passwords()) { f, _ in
  ///   f.field("New", \.first) { .text($0).secure().rules(.length(8...)) }
  ///   f.field("Again", \.second) { .text($0).secure() }
  ///   f.rule(at: \.second) { $0.first == $0.second ? nil : "The passwords differ." }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - field: The property of the field below which the message is shown.
  ///   - message: Returns a full sentence for the user, or `nil` if the value is valid. It gets the
  ///     value that the form would return.
  public func rule<Field>(
    at field: KeyPath<Root, Field>, _ message: @escaping (Root) -> String?
  ) {
    collector.description.rules.append(FormRule(field: field, message: message))
  }

  /// Adds a line of text below the fields.
  ///
  /// It is the same as ``SheetContent/footer(_:)-((Value)->String?)`` for the value that the form
  /// would return. It isn't called while a field is invalid.
  public func footer(_ text: @escaping (Root) -> String?) {
    collector.description.footer = text
  }

  private func append<Value>(
    _ title: String, _ property: WritableKeyPath<Root, Value>,
    content: @escaping (Value) -> any SheetContent<Value>
  ) {
    append(title, property) { form, old in
      guard let field = old as? FormContentField<Root, Value> else {
        return FormContentField(property, in: form, content: content)
      }
      field.content = content
      return field
    }
  }
}
