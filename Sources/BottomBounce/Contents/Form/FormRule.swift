/// A rule of a form.
@MainActor struct FormRule<Root> {
  let field: PartialKeyPath<Root>
  let message: (Root) -> String?
}
