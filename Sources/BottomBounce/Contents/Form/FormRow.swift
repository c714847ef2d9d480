import UIKit

/// A field whose row opens its content in a sheet.
///
/// The row shows, and the form returns, what that sheet would return if the user touched nothing.
/// The form keeps the value that the user has chosen.
final class FormRow<Root, Property, Content: SheetContent>:
  FormContentField<Root, Property, Content>
{
  /// The content as the app has described it the last time.
  private var described: Content?
  /// Updates the row when its options have loaded.
  private var observation: AnyObject?
  /// What the content remembers until it is described again.
  private let memory = RowMemory()

  init(
    _ property: WritableKeyPath<Root, Property>, in form: Form<Root>,
    content: @escaping (Property) -> Content, noValue: Property?,
    value: @escaping (Content.Value) -> Property
  ) {
    let row = FormRowView(form.context.boxMetrics)
    super.init(row, property, in: form, content: content, noValue: noValue, value: value)
    row.tapTarget?.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    update()
    show(ownMessage)
  }

  /// Shows what the app describes now, unless it isn't a row anymore.
  func update(to content: @escaping (Property) -> Content) -> Bool {
    if Content.self is any SheetLineContent.Type, let storedValue, !content(storedValue).isRow {
      return false
    }
    self.content = content
    return true
  }

  override func update() {
    guard let storedValue else { return }
    let content = content(storedValue)
    described = content
    ask(isChange: false)
    observation = (content as? any SheetRowContent)?.observeRowText { [weak self] in
      self?.form?.rowDidLoad()
    }
  }

  // Options that are loading are checked when they are there.
  override var error: ValidationError? { super.error.flatMap { $0.kind == .pending ? nil : $0 } }

  override func ask(isChange: Bool) { memory.use { show(isChange: isChange) } }

  /// Asks the content for its answer, and shows it.
  private func show(isChange: Bool) {
    guard let form, let described else { return }
    if let answer = described.untouched(form.context) {
      if state == nil { state = AnswerState(answer) }
      state?.update(answer, isChange: isChange)
    }
    // The row shows the value that the form returns.
    var shown = described
    if let answeredValue, let storedValue,
      Equality.areEqual(answeredValue, storedValue) != true
    {
      shown = content(answeredValue)
    }
    let text = (shown as? any SheetRowContent)?.rowText(form.context)
    // Content that doesn't say what it returns may be loading.
    let isKnown = state.map { $0.current.error?.kind != .pending } ?? false
    (view as? FormRowView)?.text = text ?? (isKnown ? SheetStrings()[.none] : nil)
  }

  private func open() {
    guard let form, !form.isDisabled, let storedValue else { return }
    form.context.show(content(storedValue), title: view.title) { [weak self] value in
      guard let self else { return }
      hasChanged = true
      set(value)
      self.form?.fieldDidChange()
    }
  }

  override func hasChanges(from initial: Root) -> Bool {
    guard let storedValue else { return hasChanged }
    return Equality.areEqual(initial[keyPath: path], storedValue).map { !$0 } ?? hasChanged
  }
}

/// A field with a switch.
final class FormToggle<Root>: FormField<Root> {
  private let path: WritableKeyPath<Root, Bool>
  private let toggle = UISwitch()

  init(_ property: WritableKeyPath<Root, Bool>, in form: Form<Root>) {
    path = property
    toggle.isOn = form.value[keyPath: property]
    let row = FormToggleView(toggle, form.context.boxMetrics)
    super.init(row, of: property, in: form)
    // VoiceOver can activate the row while the sheet ignores touches.
    row.tapTarget?.addAction(
      UIAction { [weak self, weak row] _ in
        if self?.form?.isDisabled == false { row?.turn() }
      }, for: .touchUpInside)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self, let form = self.form else { return }
        // A finger can rest on the switch when the app begins to save the value.
        guard !form.isDisabled else { return update() }
        form.value[keyPath: path] = toggle.isOn
        form.fieldDidChange()
      }, for: .valueChanged)
  }

  override func update() {
    guard let isOn = form?.value[keyPath: path], isOn != toggle.isOn else { return }
    toggle.setOn(isOn, animated: view.window != nil)
  }

  override func hasChanges(from initial: Root) -> Bool {
    form?.value[keyPath: path] != initial[keyPath: path]
  }
}
