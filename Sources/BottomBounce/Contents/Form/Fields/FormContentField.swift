import UIKit
import ViewBuilding

/// A field with content: a line, a block, or a row that opens.
final class FormContentField<Root, Value>: FormValueField<Root, Value> {
  var content: (Value) -> any SheetContent<Value>
  private var described: any SheetContent<Value>
  private var place: BodyPlace
  private var body: SheetBody<Value>? { didSet { voidBody = body?.map { _ in } } }
  private var voidBody: SheetBody<Void>?
  override var part: SheetBody<Void>? { voidBody }
  /// Updates a row when its options have loaded.
  private var observation: AnyObject?

  init(
    _ property: WritableKeyPath<Root, Value>, in form: Form<Root>,
    content: @escaping (Value) -> any SheetContent<Value>
  ) {
    self.content = content
    described = content(form.value[keyPath: property])
    place = described.formFieldStyle(form.context).place
    super.init(Self.makeView(place, form), property, in: form)
    addTapAction()
  }

  private var row: FormRowView? { view as? FormRowView }

  override func update(_ pass: FormPass<Root>) {
    guard let form else { return }
    let isAsked = pass.asked === self
    let keepsEdits =
      state.describe(
        form.value[keyPath: path], isSet: pass.isSet,
        keepsStored: isAsked && (pass.isByUser || row != nil) || keepsStored,
        areEqual: Equality.areEqual) || !pass.isSet && isComposed
    described = content(state.stored)
    let style = described.formFieldStyle(form.context)
    // A typed text that isn't valid would be lost.
    let keepsText = keepsEdits && isInvalidEdit && view.isText
    // A field that reports a change has just been asked, as has the new body of a line or a block.
    var isKnown = isAsked && pass.number == 1
    if style.place != place, !keepsText {
      place = style.place
      changeView()
      isKnown = row == nil
    } else if let body, body.update?(described, keepsEdits) ?? keepsEdits {
      view.contentDidChange()
    } else if body == nil ? row == nil : !keepsText {
      showBody()
      isKnown = row == nil
    }
    if !isKnown { ask(isSet: pass.isSet) }
    if let row { showText(of: style, in: row) }
    updateFooter()
  }

  private var keepsStored: Bool {
    guard let body else { return false }
    if row != nil { return PickerSettling.isTurning(body.view) }
    // A setter may have stored another value than the typed one.
    if !state.isEntered || view.currentFirstResponder != nil { return true }
    return state.answer?.current.value.map { Equality.areEqual($0, state.stored) != false } ?? true
  }

  /// An input method ends a composition itself.
  private var isComposed: Bool { row == nil && view.textEntry?.markedTextRange != nil }

  private func updateFooter() {
    let footer = body?.traits.footer?()
    guard footer != view.footer else { return }
    view.footer = footer
    // A field that appears is read anyway.
    if view.window != nil { announcer.announce(footer) }
  }

  // MARK: Answer

  override func ask(isChange: Bool) {
    if isChange, let answer = body?.answer() { state.enter(answer) } else { ask(isSet: false) }
  }

  private func ask(isSet: Bool) {
    guard let form else { return }
    // The body of a row knows the answer if the user has entered it, or else the content does.
    let untouched = row != nil && !state.isEntered ? described.untouched(form.context) : nil
    // A closed row of content that doesn't say what it returns has the form's value.
    guard let answer = untouched ?? body?.answer() else { return state.forget() }
    let old = state.answer?.current.value
    state.ask(answer, isSet: isSet)
    // A setter that runs again could change what the user has entered in another field.
    if let old, let new = answer.value, Equality.areEqual(old, new) != false { return }
    store()
  }

  // Options that are loading are checked when they are there.
  override var error: ValidationError? { row == nil ? state.error : state.shownError }
  // A line is silent until the user has edited it, or OK has refused it.
  override var message: String? { state.message(isSilent: place == .line) }

  @discardableResult override func read(into root: inout Root) -> Bool {
    let old = root[keyPath: path]
    // The form has the entered value, or what its setter has made of it. A property without a value
    // stays so until the user changes the field.
    guard let new = state.answer?.current.value, !state.isEntered,
      state.hasChanged || !Self.isNone(old)
    else { return false }
    let isEqual = Equality.areEqual(old, new)
    if isEqual != true { root[keyPath: path] = new }
    return isEqual == false
  }

  override func didChoose() {
    guard let value = form?.value[keyPath: path] else { return }
    if Self.isNone(value) { state.clear(value) } else { state.choose(value) }
    // The row may have become a line or a block meanwhile.
    if row != nil { return }
    described = content(value)
    showBody()
  }

  private static func isNone(_ value: Value) -> Bool {
    (value as? any OptionalProperty)?.isNone == true
  }

  override func hasChanges(from initial: Root) -> Bool {
    guard row == nil, var root = form?.value else { return super.hasChanges(from: initial) }
    let start = initial[keyPath: path]
    // The body began with the value, whose normal form may be another one.
    if areEqual(state.first, start) == true {
      return isChanged && state.answer?.differs(areEqual) != false
    }
    if error != nil { return isChanged }
    read(into: &root)
    return areEqual(root[keyPath: path], start).map { !$0 } ?? isChanged
  }

  private func areEqual(_ one: Value, _ other: Value) -> Bool? {
    body?.areEqual.map { $0(one, other) } ?? Equality.areEqual(one, other)
  }

  override func acceptAlternative() {
    guard let form, let answer = body?.answer() else { return }
    switch answer {
    case .failure(let error): state.refuse(error)
    case .success(let alternative):
      form.set(alternative, at: path)
      state.clear(form.value[keyPath: path])
      described = content(state.stored)
      if row == nil { return showBody() }
      // Wheels that spin don't choose anymore.
      removeBody()
      form.open(nil)
    }
  }

  // MARK: Views

  private static func makeView(_ place: BodyPlace, _ form: Form<Root>) -> FormFieldView {
    let boxes = form.context.boxMetrics
    return switch place {
    case .line: FormLineView(boxes)
    case .block: FormBlockView(boxes)
    case .belowRow, .sheet: FormRowView(boxes, opensInPlace: place == .belowRow)
    }
  }

  private func changeView() {
    guard let form else { return }
    let old = view
    state.hide()
    body?.cancel?()
    body = nil
    view = Self.makeView(place, form)
    view.title = old.title
    if form.openRow === self { form.open(nil) }
    announcer.announce(nil)
    addTapAction()
    if row == nil {
      showBody()
    } else if let font = form.contentFont {
      setContentFont(font)
    }
    form.view.replace(old, with: view) { focus() }
  }

  private func showBody() {
    guard let form else { return }
    let old = body?.view
    let hasFocus = old?.currentFirstResponder != nil
    removeBody()
    let body = described.makeBody(form.makeContext(for: self, in: place))
    self.body = body
    if let row {
      row.add(body.view, isIndented: body.prefersGroupedBackground)
    } else {
      view.add(body.view)
    }
    if hasFocus { focus() }
    old?.removeFromSuperview()
    if let font = form.contentFont { setContentFont(font) }
    if form.isDisabled { body.setEnabled?(false) }
    if row == nil { state.begin(body.answer()) }
  }

  private func removeBody() {
    state.hide()
    body?.cancel?()
    row?.removeContent()
    body = nil
  }

  private func showText(of style: FormFieldStyle, in row: FormRowView) {
    guard let form else { return }
    // The row shows the value that the form returns. A property without a value stays so.
    let stored = state.stored
    let value = Self.isNone(stored) ? stored : state.answer?.current.value ?? stored
    let shown =
      Equality.areEqual(value, stored) == true
      ? style : content(value).formFieldStyle(form.context)
    let none = Self.isNone(value) ? shown.none : nil
    row.image = none == nil ? shown.image : nil
    row.isMenu = style.isMenu
    // Content that doesn't say what it returns may be loading.
    let isKnown = state.answer.map { $0.current.error?.kind != .pending } ?? false
    row.text = none ?? shown.text ?? (isKnown ? SheetStrings()[.none] : nil)
    observation = style.observe? { [weak self] in self?.form?.fieldDidChange(byUser: false) }
  }

  // MARK: Rows

  private func addTapAction() {
    row?.tapTarget?.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
  }

  private func tap() {
    guard let form, !form.isDisabled else { return }
    if body != nil {
      if form.openRow === self { form.closeRow() }
      return
    }
    described = content(form.value[keyPath: path])
    guard place == .belowRow else {
      form.open(nil)
      let path = path
      return form.context.show(described, title: view.title) { [weak form] in
        form?.choose($0, at: path)
      }
    }
    form.open(self)
    showBody()
    // A picker shows a value for none, which the user wants by opening it.
    let isNone = Self.isNone(form.value[keyPath: path])
    let isChoice = isNone && body?.answer().value.map { !Self.isNone($0) } == true
    form.partDidChange(self, isChange: isChoice)
    form.view.scroll(to: view)
    let element = body?.initialAccessibilityElement?() ?? body?.view
    UIAccessibility.post(notification: .layoutChanged, argument: element)
  }

  /// Waits until the wheels of the row stop.
  override func close() {
    guard row != nil, let body else { return }
    guard let settle = body.settle else { return didClose() }
    PendingWork.task("row of a form that closes") { [weak self] _ in
      await PickerSettling(of: body.view).wait()
      await settle()
      if self?.body?.view === body.view { self?.didClose() }
    }
  }

  private func didClose() {
    let element = UIAccessibility.focusedElement(using: nil) as? UIView
    let hadFocus = element.map { $0.isDescendant(of: view) || $0.window == nil } ?? false
    removeBody()
    announcer.announce(nil)
    form?.fieldDidChange(byUser: false)
    if hadFocus { UIAccessibility.post(notification: .layoutChanged, argument: view.element) }
    // A row above the open one has closed.
    if let open = form?.openRow { form?.view.scroll(to: open.view) }
  }
}

private protocol OptionalProperty {
  var isNone: Bool { get }
}

extension Optional: OptionalProperty {
  fileprivate var isNone: Bool { self == nil }
}
