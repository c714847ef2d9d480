import UIKit

/// The field of a property, which is kept while it is hidden.
@MainActor class FormField<Root> {
  final var view: FormFieldView
  let property: PartialKeyPath<Root>
  /// The form retains its fields.
  private(set) weak var form: Form<Root>?
  /// `nil` for a switch, and for a row that isn't open.
  var part: SheetBody<Void>? { nil }
  let announcer = PoliteAnnouncer()
  final var isAsking = false
  /// A field is compared with the others only once.
  final var isCompared = false

  init(_ view: FormFieldView, of property: PartialKeyPath<Root>, in form: Form<Root>) {
    self.view = view
    self.property = property
    self.form = form
  }

  var error: ValidationError? { nil }
  /// The message in the form's last answer; `nil` if the field was valid.
  var problem: String? { nil }
  var message: String? { nil }
  var isInvalidEdit: Bool { false }

  func judge(_ problem: String?) {}
  /// Shows the `problem` until the field is valid.
  func reject() {}
  /// Shows the message of an error of `commit`; `nil` removes it.
  func refuseCommit(_ message: String?) {}
  func ask(isChange: Bool) {}
  func store() {}
  func didChoose() {}
  func update(_ pass: FormPass<Root>) {}
  func close() {}
  /// Accepts and shows a value that the body returns at this moment, such as none.
  func acceptAlternative() {}

  /// Writes a valid value into the root, and returns whether the property's value changed.
  @discardableResult func read(into root: inout Root) -> Bool { false }

  func differs(_ one: Root, _ other: Root) -> Bool { false }

  func copy(from other: Root, into root: inout Root) {}

  /// If the values can't be compared, each change counts.
  func hasChanges(from initial: Root) -> Bool { false }

  final func showMessage() {
    let message = message
    guard view.message != message else { return }
    let place = part?.showError?(message.map { ValidationError($0) })
    view.show(message: place == .body ? nil : message, isDescribed: place == .hint)
  }

  func setContentFont(_ font: UIFont) {
    view.setContentFont(font)
    part?.setContentFont?(font)
  }

  final func focus() {
    let responder = part.map { $0.initialFirstResponder ?? $0.view }
    if responder?.becomeFirstResponder() != true {
      UIAccessibility.post(notification: .layoutChanged, argument: view.element)
    }
  }
}

struct FormPass<Root> {
  /// Its change started the update.
  let asked: FormField<Root>?
  let isByUser: Bool
  /// `true` if the app has set the form's value.
  let isSet: Bool
  /// From 1; several passes are needed because the values of fields can depend on each other.
  var number = 0
}

class FormValueField<Root, Value>: FormField<Root> {
  let path: WritableKeyPath<Root, Value>
  final var state: FieldState<Value>

  init(_ view: FormFieldView, _ property: WritableKeyPath<Root, Value>, in form: Form<Root>) {
    path = property
    state = FieldState(form.value[keyPath: property])
    super.init(view, of: property, in: form)
  }

  override var problem: String? { state.problem }
  override var message: String? { state.message(isSilent: false) }
  final override var isInvalidEdit: Bool { state.isInvalidEdit }

  final override func judge(_ problem: String?) { state.judge(problem) }

  final override func reject() { state.reject() }

  final override func refuseCommit(_ message: String?) { state.refuseCommit(message) }

  final override func store() {
    guard state.isEntered, let form, let value = state.answer?.current.value else { return }
    form.set(value, at: path)
    state.store(form.value[keyPath: path])
  }

  final override func differs(_ one: Root, _ other: Root) -> Bool {
    Equality.areEqual(one[keyPath: path], other[keyPath: path]) == false
  }

  final override func copy(from other: Root, into root: inout Root) {
    root[keyPath: path] = other[keyPath: path]
  }

  override func hasChanges(from initial: Root) -> Bool {
    guard let form else { return isChanged }
    return Equality.areEqual(initial[keyPath: path], form.value[keyPath: path]).map { !$0 }
      ?? isChanged
  }

  final var isChanged: Bool { state.hasChanged || state.answer?.hasChanged == true }
}
