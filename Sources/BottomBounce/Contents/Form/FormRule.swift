/// A rule of a form.
@MainActor struct FormRule<Root> {
  let field: PartialKeyPath<Root>
  let message: (FormValues<Root>) -> String?
}
