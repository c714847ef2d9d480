/// The fields, sections, and rules that an app describes for a value.
@MainActor struct FormDescription<Root> {
  /// From top to bottom.
  private(set) var fields: [FormFieldDescription<Root>] = []
  var sections = [FormSection()]
  var rules: [FormRule<Root>] = []
  var footer: ((Root) -> String?)?
  var warning: SheetWarning?

  mutating func append(_ field: FormFieldDescription<Root>) {
    fields.append(field)
    sections[sections.count - 1].count += 1
  }
}

@MainActor struct FormFieldDescription<Root> {
  let title: String
  let property: PartialKeyPath<Root>
  let field: (_ form: Form<Root>, _ old: FormField<Root>?) -> FormField<Root>
}

@MainActor struct FormRule<Root> {
  let field: PartialKeyPath<Root>
  let message: (Root) -> String?
}
