/// Collects the fields of a form, its rules, and the line of text below it.
@MainActor public struct FormBuilder<Root> {
  private let collector = Collector()

  /// The fields so far.
  private final class Collector {
    var fields: [FormFieldDescription<Root>] = []
    var properties: Set<PartialKeyPath<Root>> = []
    var sections = [FormSection()]
    var warning: SheetWarning?
    var rules: [FormRule<Root>] = []
    var footer: ((Root) -> String?)?
  }

  init() {}

  var rules: [FormRule<Root>] { collector.rules }
  var footer: ((Root) -> String?)? { collector.footer }

  /// The fields that are shown, from top to bottom.
  ///
  /// A second field of the same property isn't shown, nor is one of an object's property.
  var fields: [FormFieldDescription<Root>] { collector.fields }
  /// The sections of the fields, from top to bottom.
  var sections: [FormSection] { collector.sections }
  /// The first mistake in the fields; `nil` for none.
  var warning: SheetWarning? { collector.warning }

  private func append(_ field: FormFieldDescription<Root>) {
    if !field.isPartOfObject, collector.properties.insert(field.property).inserted {
      collector.fields.append(field)
      collector.sections[collector.sections.count - 1].count += 1
    } else if collector.warning == nil {
      collector.warning = field.isPartOfObject ? .objectEdited : .fieldRepeated
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
    collector.sections.append(FormSection(header: header, footer: footer))
    fields()
    collector.sections.append(FormSection())
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
    append(description(title, property, content) { $0 })
  }

  /// Adds a field for a property that may have no value yet.
  ///
  /// An open row has a Clear button, which removes the value. To give it another title, add
  /// ``SheetContent/orNone(_:)`` to the content. An empty line for a number removes the value, too.
  ///
  /// - Parameters:
  ///   - title: The title of the field, in the user's language.
  ///   - property: The property of the app's value. It is `nil` until the user has chosen a value.
  ///   - content: Returns the content for the value of the property.
  public func field<Content: SheetContent>(
    _ title: String, _ property: WritableKeyPath<Root, Content.Value?>,
    content: @escaping (Content.Value?) -> Content
  ) {
    let line = description(title, property, content, noValue: .some(nil)) { $0 }
    let row = description(title, property, { content($0).orNone() }, noValue: .some(nil)) { $0 }
    var field = line
    field.field = { form, old in
      let style = content(form.value[keyPath: property]).formFieldStyle(form.context)
      return (style.isRow ? row : line).field(form, old)
    }
    append(field)
  }

  /// Adds a switch for a property.
  ///
  /// - Parameters:
  ///   - title: The title of the switch, in the user's language.
  ///   - property: The property of the app's value.
  public func toggle(_ title: String, _ property: WritableKeyPath<Root, Bool>) {
    append(
      FormFieldDescription(
        title: title, property: property,
        isPartOfObject: property is ReferenceWritableKeyPath<Root, Bool>,
        field: { form, old in
          form.kept(old) { $0 is FormToggle<Root> } ?? FormToggle(property, in: form)
        }))
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
    collector.rules.append(FormRule(field: field, message: message))
  }

  /// Adds a line of text below the fields.
  ///
  /// VoiceOver announces a new text when other speech has ended. A second call replaces the line.
  ///
  /// - Parameter text: Returns the text for the value that the form would return, or `nil` for
  ///   none. It isn't called while a field is invalid; then the line is empty.
  public func footer(_ text: @escaping (Root) -> String?) {
    collector.footer = text
  }

  private func description<Property, Content: SheetContent>(
    _ title: String, _ property: WritableKeyPath<Root, Property>,
    _ content: @escaping (Property) -> Content, noValue: Property? = nil,
    value: @escaping (Content.Value) -> Property
  ) -> FormFieldDescription<Root> {
    FormFieldDescription(
      title: title, property: property,
      isPartOfObject: property is ReferenceWritableKeyPath<Root, Property>,
      field: { form, old in
        let kept = form.kept(old) { old in
          switch old {
          case let row as FormRow<Root, Property, Content>: row.update(to: content)
          case let part as FormPart<Root, Property, Content>: part.update(to: content)
          default: false
          }
        }
        if let kept { return kept }
        let style = content(form.value[keyPath: property]).formFieldStyle(form.context)
        if style.isRow {
          return FormRow(property, in: form, content: content, noValue: noValue, value: value)
        }
        return FormPart(
          property, title: title, in: form, content: content, noValue: noValue, value: value)
      })
  }
}

/// A field as an app describes it.
@MainActor struct FormFieldDescription<Root> {
  let title: String
  let property: PartialKeyPath<Root>
  /// A Boolean value that indicates whether the property is that of an object.
  ///
  /// A field would change the object before OK, and also after Cancel.
  let isPartOfObject: Bool
  /// Updates the field, or replaces it.
  var field: (_ form: Form<Root>, _ old: FormField<Root>?) -> FormField<Root>
}
