import UIKit

/// A field of a form.
///
/// It is kept while it is hidden.
@MainActor class FormField<Root> {
  let view: FormFieldView
  let property: PartialKeyPath<Root>
  /// The form, which retains its fields.
  private(set) weak var form: Form<Root>?
  /// The body of a line or a block; `nil` for a row.
  var part: SheetBody<Void>? { nil }
  /// Announces the footer after it has changed.
  let announcer = PoliteAnnouncer()
  /// A Boolean value that indicates whether OK has found the field invalid, and the user hasn't
  /// corrected it yet.
  var isRejected = false
  /// A Boolean value that indicates whether the user has changed the field.
  var hasChanged = false

  /// A Boolean value that indicates whether the field shows a typed text that isn't valid.
  final var isInvalidText: Bool { hasChanged && view.isText && error != nil }

  /// A Boolean value that indicates whether the body is asked for its answer.
  var isAsking = false

  /// A Boolean value that indicates whether the property was compared with other fields.
  var isCompared = false

  /// The message of the field in the form's last answer; `nil` if it was valid.
  var problem: String?

  /// The error of the value that the field shows; `nil` if it is valid.
  var error: ValidationError? { nil }
  /// The message that the field shows before OK; `nil` for none.
  var ownMessage: String? { nil }

  init(_ view: FormFieldView, of property: PartialKeyPath<Root>, in form: Form<Root>) {
    self.view = view
    self.property = property
    self.form = form
  }

  /// A Boolean value that indicates whether the user has chosen a value in the open row that isn't
  /// valid.
  var hasInvalidChoice: Bool { false }

  /// Asks the body for the value that it shows.
  func ask(isChange: Bool) {}

  /// Writes the value that the field shows into a value of the form, if it is valid.
  ///
  /// - Returns: Whether the form had another value.
  @discardableResult func read(into root: inout Root) -> Bool { false }

  /// A Boolean value that indicates whether the property has a value.
  ///
  /// A property without one stays so until the user changes the field.
  func hasValue(in root: Root) -> Bool { true }

  /// Returns whether the property has different values in two values of the form.
  func differs(_ one: Root, _ other: Root) -> Bool { false }

  func copy(from other: Root, into root: inout Root) {}

  /// Shows the message that says why the field isn't valid, or removes it.
  final func show(_ message: String?) {
    guard view.message != message else { return }
    let place = part?.showError?(message.map { ValidationError($0) })
    view.show(message: place == .body ? nil : message, isDescribed: place == .hint)
  }

  func update() {}

  /// Returns whether the field shows something other than the property had initially.
  ///
  /// If the values can't be compared, each change counts.
  func hasChanges(from initial: Root) -> Bool { hasChanged }

  func setContentFont(_ font: UIFont) {
    view.setContentFont(font)
    part?.setContentFont?(font)
  }

  func close() {}

  /// Makes the field first responder, or moves VoiceOver to it.
  func focus() {
    UIAccessibility.post(notification: .layoutChanged, argument: view.element)
  }
}

/// A field whose value is that of its content.
class FormContentField<Root, Property, Content: SheetContent>: FormField<Root> {
  let path: WritableKeyPath<Root, Property>
  /// Returns the content for a value, as the app describes it now.
  var content: (Property) -> Content
  let value: (Content.Value) -> Property
  /// The value of the property for none; `nil` if it has a value always.
  private let noValue: Property?
  /// The answer of the content; `nil` for a row that doesn't say what its sheet returns.
  var state: AnswerState<Content.Value>?
  /// The body of the content; `nil` for a row that isn't open.
  final var body: SheetBody<Content.Value>? { didSet { voidBody = body?.map { _ in } } }
  private var voidBody: SheetBody<Void>?
  override var part: SheetBody<Void>? { voidBody }

  init(
    _ view: FormFieldView, _ property: WritableKeyPath<Root, Property>, in form: Form<Root>,
    content: @escaping (Property) -> Content, noValue: Property?,
    value: @escaping (Content.Value) -> Property
  ) {
    path = property
    self.content = content
    self.noValue = noValue
    self.value = value
    super.init(view, of: property, in: form)
  }

  /// The value of the property in the form, which isn't its normal form.
  final var storedValue: Property? { form?.value[keyPath: path] }

  /// Keeps a value of the content, which the user has chosen.
  final func set(_ value: Content.Value) { form?.value[keyPath: path] = self.value(value) }

  /// Returns the property for the value of the answer; `nil` without one.
  final var answeredValue: Property? { state?.current.value.map(value) }

  /// A Boolean value that indicates whether the field is empty and the property is optional.
  private var isNone: Bool { noValue != nil && state?.current.error?.kind == .empty }

  final override func hasValue(in root: Root) -> Bool {
    (root[keyPath: path] as? any OptionalProperty)?.isNone != true
  }

  /// Shows a value that the body has returned in place of the edited one.
  func showAlternative() {}

  /// Accepts an alternative value that the body returns at this moment, such as none, and shows it.
  final func acceptAlternative() {
    guard let body else { return }
    switch body.answer() {
    case .failure(let error): state?.refuse(error)
    case .success(let alternative):
      set(alternative)
      body.cancel?()
      showAlternative()
      // If it is none, it stays so until the user changes the field.
      hasChanged = false
    }
  }

  override func update() {
    let footer = body?.traits.footer?()
    guard footer != view.footer else { return }
    view.footer = footer
    // A field that appears is read anyway.
    if view.window != nil { announcer.announce(footer) }
  }

  override func ask(isChange: Bool) {
    guard let body else { return }
    if isChange { hasChanged = true }
    // The app's rules can change the form.
    let answer = body.answer()
    state?.update(answer, isChange: isChange)
  }

  override func focus() {
    let responder = body.map { $0.initialFirstResponder ?? $0.view }
    if responder?.becomeFirstResponder() != true { super.focus() }
  }

  override var error: ValidationError? { isNone ? nil : state?.current.error }
  override var ownMessage: String? { isNone ? nil : state?.message?.message }

  override func differs(_ one: Root, _ other: Root) -> Bool {
    Equality.areEqual(one[keyPath: path], other[keyPath: path]) == false
  }

  override func copy(from other: Root, into root: inout Root) {
    root[keyPath: path] = other[keyPath: path]
  }

  @discardableResult override func read(into root: inout Root) -> Bool {
    let none = isNone ? noValue : nil
    guard let new = none ?? (hasChanged || hasValue(in: root) ? answeredValue : nil) else {
      return false
    }
    let isEqual = Equality.areEqual(root[keyPath: path], new)
    // Values that are equal for the app can differ in what the user has entered.
    if hasChanged || isEqual != true { root[keyPath: path] = new }
    return isEqual == false
  }
}

/// A field whose content is in the form: a line of text, or a block.
final class FormPart<Root, Property, Content: SheetContent>:
  FormContentField<Root, Property, Content>
{
  /// The value of the property when the body was made.
  private var bodyValue: Property

  init(
    _ property: WritableKeyPath<Root, Property>, title: String, in form: Form<Root>,
    content: @escaping (Property) -> Content, noValue: Property?,
    value: @escaping (Content.Value) -> Property
  ) {
    bodyValue = form.value[keyPath: property]
    let first = content(bodyValue)
    super.init(
      first.formFieldStyle(form.context).place == .line
        ? FormLineView(form.context.boxMetrics) : FormBlockView(form.context.boxMetrics),
      property, in: form, content: content, noValue: noValue, value: value)
    view.title = title
    makeBody(first, in: form)
  }

  /// Shows what the app describes now, unless it is a row, or no line anymore.
  func update(to content: @escaping (Property) -> Content) -> Bool {
    self.content = content
    guard let form else { return true }
    let content = content(form.value[keyPath: path])
    if content.formFieldStyle(form.context).place != place { return false }
    guard body?.update?(content, form.keepsEditedFields) == true else {
      return form.keepsEditedFields
    }
    // The text may have several lines now.
    view.contentDidChange()
    // A body whose options have changed asks for it.
    if form.askedField !== self { ask(isChange: !form.keepsEditedFields) }
    return true
  }

  private var place: SheetContext.Place { view is FormLineView ? .line : .block }

  private func makeBody(_ content: Content, in form: Form<Root>) {
    var context = form.makeContext(for: self)
    context.place = place
    let body = content.makeBody(context)
    let old = self.body?.view
    self.body = body
    view.add(body.view)
    if old?.currentFirstResponder != nil { focus() }
    old?.removeFromSuperview()
    state = AnswerState(body.answer())
    show(ownMessage)
  }

  // A line is silent until the user has edited it, or OK has refused it.
  override var ownMessage: String? {
    view is FormLineView && !hasChanged ? nil : super.ownMessage
  }

  override func showAlternative() {
    guard let form else { return }
    bodyValue = form.value[keyPath: path]
    makeBody(content(bodyValue), in: form)
    if let font = form.contentFont { setContentFont(font) }
  }

  override func hasChanges(from initial: Root) -> Bool {
    guard var root = form?.value else { return hasChanged }
    let first = initial[keyPath: path]
    // The body began with the value, whose normal form may be another one.
    if areEqual(bodyValue, first) == true {
      let differs = state?.differs { body?.areEqual?($0, $1) ?? Equality.areEqual($0, $1) }
      return hasChanged && differs != false
    }
    if error != nil { return hasChanged }
    read(into: &root)
    return areEqual(root[keyPath: path], first).map { !$0 } ?? hasChanged
  }

  private func areEqual(_ one: Property, _ other: Property) -> Bool? {
    if let one = one as? Content.Value, let other = other as? Content.Value,
      let areEqual = body?.areEqual
    {
      return areEqual(one, other)
    }
    return Equality.areEqual(one, other)
  }
}

/// A property of a type that has a value for none.
private protocol OptionalProperty {
  var isNone: Bool { get }
}

extension Optional: OptionalProperty {
  fileprivate var isNone: Bool { self == nil }
}
