import UIKit
import ViewBuilding

/// A field whose row opens its content below it, or in a sheet.
///
/// The row shows, and the form returns, what the open content returns, or would return if the user
/// touched nothing. The form keeps the value that the user has chosen.
final class FormRow<Root, Property, Content: SheetContent>:
  FormContentField<Root, Property, Content>
{
  /// The content as the app has described it the last time.
  private var described: Content?
  /// Updates the row when its options have loaded.
  private var observation: AnyObject?
  /// A Boolean value that indicates whether the user has chosen the value that the open body shows.
  private var hasChosen = false
  /// The stored value that the open body shows.
  private var shownValue: Property?
  /// The message of an invalid choice in a row that has closed, until the user chooses again.
  private var refusal: String?

  init(
    _ property: WritableKeyPath<Root, Property>, in form: Form<Root>,
    content: @escaping (Property) -> Content, noValue: Property?,
    value: @escaping (Content.Value) -> Property
  ) {
    let style = content(form.value[keyPath: property]).formFieldStyle(form.context)
    let row = FormRowView(form.context.boxMetrics, opensInPlace: style.place == .belowRow)
    super.init(row, property, in: form, content: content, noValue: noValue, value: value)
    row.tapTarget?.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
    update()
    show(ownMessage)
  }

  /// Takes what the app describes now, unless it isn't such a row anymore.
  func update(to content: @escaping (Property) -> Content) -> Bool {
    guard let form, let storedValue else { return true }
    let new = content(storedValue)
    let place = new.formFieldStyle(form.context).place
    guard place == (row?.opensInPlace == true ? .belowRow : .sheet) else { return false }
    self.content = content
    described = new
    return true
  }

  override func update() {
    guard let form, let storedValue else { return }
    let content = described ?? content(storedValue)
    described = content
    // An open body shows the form's value, unless the user has chosen a newer or an invalid one.
    let isSame = shownValue.flatMap { Equality.areEqual($0, storedValue) } == true
    let isTurning = isSame && body.map { PickerSettling.isTurning($0.view) } == true
    let isNewer = form.askedField === self || hasInvalidChoice || isTurning
    let keepsChoice = isNewer && form.keepsEditedFields
    shownValue = storedValue
    if !keepsChoice { hasChosen = false }
    if !form.keepsEditedFields { refusal = nil }
    if let body, !(body.update?(content, keepsChoice) ?? keepsChoice) { show(content) }
    ask(isChange: false)
    observation = content.formFieldStyle(form.context).observe? { [weak self] in
      self?.form?.fieldDidChange(byUser: false)
    }
    super.update()
  }

  // Options that are loading are checked when they are there.
  override var error: ValidationError? { super.error.flatMap { $0.kind == .pending ? nil : $0 } }
  override var ownMessage: String? { refusal ?? super.ownMessage }
  override var hasInvalidChoice: Bool { hasChosen && state?.current.error != nil }

  override func ask(isChange: Bool) {
    if isChange {
      hasChanged = true
      hasChosen = true
      refusal = nil
    }
    // The open body knows the answer, or else the content does.
    guard let form, let described else { return }
    let choice = hasChosen ? body?.answer() : nil
    if let answer = choice ?? described.untouched(form.context) ?? body?.answer() {
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
    let style = shown.formFieldStyle(form.context)
    row?.image = style.image
    // Content that doesn't say what it returns may be loading.
    let isKnown = state.map { $0.current.error?.kind != .pending } ?? false
    row?.text = style.text ?? (isKnown ? SheetStrings()[.none] : nil)
  }

  private var row: FormRowView? { view as? FormRowView }

  // MARK: Opening

  private func tap() {
    guard let form, let row, !form.isDisabled, let storedValue else { return }
    if body != nil {
      if form.openRow === self { form.closeRow() }
      return
    }
    let content = content(storedValue)
    form.open(row.opensInPlace ? self : nil)
    if row.opensInPlace { return open(content) }
    form.context.show(content, title: view.title) { [weak form, path, value] new in
      form?.choose(value(new), at: path)
    }
  }

  private func open(_ content: Content) {
    guard let form else { return }
    show(content)
    // A picker shows a value for none, which the user wants by opening it.
    let isChoice = !hasValue(in: form.value) && body?.answer().value != nil
    form.partDidChange(self, isChange: isChoice)
    form.view.scroll(to: view)
    let element = body?.initialAccessibilityElement?() ?? body?.view
    UIAccessibility.post(notification: .layoutChanged, argument: element)
  }

  /// Shows the body of the content below the row.
  private func show(_ content: Content) {
    guard let form else { return }
    hide()
    var context = form.makeContext(for: self)
    context.place = .belowRow
    let body = content.makeBody(context)
    if let font = form.contentFont { body.setContentFont?(font) }
    self.body = body
    self.row?.add(body.view, isIndented: body.prefersGroupedBackground)
  }

  private func hide() {
    body?.cancel?()
    row?.removeContent()
    body = nil
    hasChosen = false
  }

  /// Closes the row when its wheels stand still.
  override func close() {
    guard let body else { return }
    guard let settle = body.settle else { return didClose() }
    PendingWork.task("row of a form that closes") { [weak self] _ in
      await PickerSettling(of: body.view).wait()
      await settle()
      if self?.body?.view === body.view { self?.didClose() }
    }
  }

  private func didClose() {
    if hasChosen { refusal = error?.message }
    hide()
    announcer.announce(nil)
    form?.fieldDidChange(byUser: false)
    // A row above the open one has closed.
    if let open = form?.openRow { form?.view.scroll(to: open.view) }
  }

  override func showAlternative() {
    // Wheels that spin don't choose anymore.
    hide()
    form?.open(nil)
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
