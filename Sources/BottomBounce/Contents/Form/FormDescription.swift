/// What an app describes for a value of a form.
@MainActor struct FormDescription<Root> {
  /// The fields that are shown, from top to bottom.
  private(set) var fields: [FormFieldDescription<Root>] = []
  /// The sections of the fields, from top to bottom.
  var sections = [FormSection()]
  var rules: [FormRule<Root>] = []
  /// Returns the line of text below the fields.
  var footer: ((Root) -> String?)?
  /// The first mistake in the fields; `nil` for none.
  var warning: SheetWarning?

  mutating func append(_ field: FormFieldDescription<Root>) {
    fields.append(field)
    sections[sections.count - 1].count += 1
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
  /// Updates the field, or makes it.
  let field: (_ form: Form<Root>, _ old: FormField<Root>?) -> FormField<Root>
}

/// A rule of a form.
@MainActor struct FormRule<Root> {
  let field: PartialKeyPath<Root>
  let message: (Root) -> String?
}
