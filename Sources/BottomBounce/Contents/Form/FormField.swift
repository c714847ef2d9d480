import UIKit

/// A field of a form.
///
/// It is kept while it is hidden.
@MainActor class FormField<Root> {
  /// The view of the field in the form.
  let view: FormFieldView
  /// The property that the field edits.
  let property: PartialKeyPath<Root>
  let formProperty: FormProperty<Root>
  /// The form, which retains its fields.
  private(set) weak var form: Form<Root>?
  /// The body of a line or a block; `nil` for a row.
  var part: SheetBody<Void>? { nil }
  /// Announces the footer after it has changed.
  let announcer = FooterAnnouncer()
  /// A Boolean value that indicates whether OK has found the field invalid, and the user hasn't
  /// corrected it yet.
  var isRejected = false
  /// A Boolean value that indicates whether the app may describe another content for the same
  /// values of the form.
  var isOutdated = true
  /// A Boolean value that indicates whether the user has changed the field.
  var hasChanged = false

  /// The error of the value that the field shows; `nil` if it is valid.
  var error: ValidationError? { nil }
  /// The message that the field shows before OK; `nil` for none.
  var ownMessage: String? { nil }

  init(
    _ view: FormFieldView, of property: PartialKeyPath<Root>, _ formProperty: FormProperty<Root>,
    in form: Form<Root>
  ) {
    self.view = view
    self.property = property
    self.formProperty = formProperty
    self.form = form
  }

  /// Asks the body for the value that it shows.
  ///
  /// - Parameter isChange: Whether the user has changed the value.
  func ask(isChange: Bool) {}

  /// Writes the value that the field shows into values of the form, if it is valid.
  func read(into values: inout FormValues<Root>) {}

  /// Shows the message that says why the field isn't valid, or removes it.
  final func show(_ message: String?) {
    guard view.message != message else { return }
    let place = part?.showError?(message.map { ValidationError($0) })
    view.show(message: place == .body ? nil : message, isDescribed: place == .hint)
  }

  /// Updates the view after a change of the form.
  func update() {}

  /// Returns whether the field shows something other than the property had initially.
  ///
  /// If the values can't be compared, each change counts.
  func hasChanges(from initial: FormValues<Root>) -> Bool { hasChanged }

  /// Sets the font of the title and of the content.
  func setContentFont(_ font: UIFont) {
    view.setContentFont(font)
    part?.setContentFont?(font)
  }

  /// Makes the field first responder, or moves VoiceOver to it.
  func focus() {
    UIAccessibility.post(notification: .layoutChanged, argument: view.element)
  }
}

/// A field whose content stands in the form: a line of text, or a block.
final class FormPart<Root, Property, Content: SheetContent>: FormField<Root> {
  private let path: WritableKeyPath<Root, Property>
  private var content: (Property) -> Content
  private let value: (Content.Value) -> Property
  /// The value of the property for none; `nil` if it has a value always.
  private let noValue: Property?
  private let title: String
  /// The value of the property when the body was made.
  private var bodyValue: Property
  private var body: SheetBody<Content.Value>? { didSet { voidBody = body?.map { _ in } } }
  private var voidBody: SheetBody<Void>?
  private var state = AnswerState<Content.Value>(.failure(.pending("")))
  override var part: SheetBody<Void>? { voidBody }

  init(
    _ property: WritableKeyPath<Root, Property>, title: String, in form: Form<Root>,
    content: @escaping (Property) -> Content, noValue: Property?,
    value: @escaping (Content.Value) -> Property
  ) {
    path = property
    self.title = title
    self.content = content
    self.noValue = noValue
    self.value = value
    bodyValue = form.values[dynamicMember: property]
    let content = content(bodyValue)
    let isLine = (content as? any SheetLineContent<Content.Value>)?.isLine == true
    super.init(
      isLine ? FormLineView(form.context.boxMetrics) : FormBlockView(form.context.boxMetrics),
      of: property, FormProperty(property), in: form)
    makeBody(content, in: form)
  }

  /// Shows what the app describes now, unless it is a row, or no line anymore.
  func update(to content: @escaping (Property) -> Content) -> Bool {
    self.content = content
    let canBeRow = Content.self is any SheetLineContent.Type
    guard let form, canBeRow || body?.update != nil || !form.keepsEditedFields else { return true }
    let content = content(form.values[dynamicMember: path])
    let isLine = (content as? any SheetLineContent<Content.Value>)?.isLine == true
    if content.isRow || isLine != (view is FormLineView) { return false }
    guard body?.update?(content, form.keepsEditedFields) == true else {
      return form.keepsEditedFields
    }
    // A body whose options have changed asks for it.
    if form.askedField !== self { ask(isChange: !form.keepsEditedFields) }
    return true
  }

  private func makeBody(_ content: Content, in form: Form<Root>) {
    let context = form.makeContext(for: self, title: title)
    let line = content as? any SheetLineContent<Content.Value>
    let body =
      line?.isLine == true
      ? line?.makeLine(context) ?? content.makeBody(context)
      : content.makeBody(context)
    self.body?.view.removeFromSuperview()
    self.body = body
    view.add(body.view)
    state = AnswerState(body.answer())
    show(ownMessage)
  }

  /// A Boolean value that indicates whether the property has a value.
  ///
  /// A property without one stays so until the user changes the field.
  private func hasValue(in values: FormValues<Root>) -> Bool {
    let value = values[dynamicMember: path]
    return (value as? any OptionalProperty)?.isNone != true
  }

  override func update() {
    let footer = body?.footer?()
    guard footer != view.footer else { return }
    view.footer = footer
    // A field that appears is read anyway.
    if view.window != nil { announcer.announce(footer) }
  }

  /// A Boolean value that indicates whether the field is empty and the property is optional.
  private var isNone: Bool { noValue != nil && state.current.error?.kind == .empty }

  override var error: ValidationError? { isNone ? nil : state.current.error }
  override var ownMessage: String? { isNone ? nil : state.message?.message }

  override func ask(isChange: Bool) {
    guard let body else { return }
    if isChange { hasChanged = true }
    state.update(body.answer(), isChange: isChange)
  }

  override func read(into values: inout FormValues<Root>) {
    if let noValue, isNone { return values.set(noValue, at: path) }
    guard let shown = state.current.value else { return }
    if hasChanged || hasValue(in: values) { values.set(value(shown), at: path) }
  }

  /// Accepts an alternative value that the body returns at this moment, such as none, and shows it.
  ///
  /// - Returns: `false` if the value isn't valid.
  func acceptAlternative() -> Bool {
    guard let form, let body else { return false }
    switch body.answer() {
    case .failure(let error):
      state.refuse(error)
      return false
    case .success(let alternative):
      form.values.set(value(alternative), at: path)
      body.cancel?()
      bodyValue = value(alternative)
      makeBody(content(value(alternative)), in: form)
      // If it is none, it stays so until the user changes the new body.
      hasChanged = false
      return true
    }
  }

  override func hasChanges(from initial: FormValues<Root>) -> Bool {
    guard var values = form?.values else { return hasChanged }
    let first = initial[dynamicMember: path]
    // The body began with the value, whose normal form may be another one.
    if areEqual(bodyValue, first) == true {
      return hasChanged && state.differs { body?.areEqual?($0, $1) ?? Equality.areEqual($0, $1) }
    }
    if error != nil { return hasChanged }
    read(into: &values)
    return areEqual(values[dynamicMember: path], first).map { !$0 } ?? hasChanged
  }

  private func areEqual(_ one: Property, _ other: Property) -> Bool? {
    if let one = one as? Content.Value, let other = other as? Content.Value,
      let areEqual = body?.areEqual
    {
      return areEqual(one, other)
    }
    return Equality.areEqual(one, other)
  }

  override func focus() {
    guard let body else { return }
    let responder = body.initialFirstResponder ?? body.view
    if !responder.becomeFirstResponder() { super.focus() }
  }
}

/// A property of a type that has a value for none.
private protocol OptionalProperty {
  var isNone: Bool { get }
}

extension Optional: OptionalProperty {
  fileprivate var isNone: Bool { self == nil }
}

/// A field whose row opens its content in a sheet.
final class FormRow<Root, Property, Content: SheetContent>: FormField<Root> {
  private let path: WritableKeyPath<Root, Property>
  private let value: (Content.Value) -> Property
  /// Returns the content for a value, as the app describes it now.
  private var content: (Property) -> Content
  /// Updates the row when its options have loaded.
  private var observation: AnyObject?
  /// What the content and the text of the row depend on.
  private var reads: FormReads<Root>.Record?

  init(
    _ property: WritableKeyPath<Root, Property>, in form: Form<Root>,
    content: @escaping (Property) -> Content, value: @escaping (Content.Value) -> Property
  ) {
    path = property
    self.content = content
    self.value = value
    let row = FormRowView(form.context.boxMetrics)
    super.init(row, of: property, FormProperty(property), in: form)
    row.tapTarget?.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    update()
  }

  /// Shows what the app describes now, unless it isn't a row anymore.
  func update(to content: @escaping (Property) -> Content) -> Bool {
    if Content.self is any SheetLineContent.Type, let form,
      !content(form.values[dynamicMember: path]).isRow
    {
      return false
    }
    self.content = content
    return true
  }

  override func update() {
    guard let form, let row = view as? FormRowView else { return }
    // Content may describe very many options.
    if !isOutdated, reads?.isCurrent(in: form.values) == true { return }
    isOutdated = false
    let values = form.values
    let (content, reads) = values.reads.record {
      self.content(values[dynamicMember: path]) as? any SheetRowContent
    }
    self.reads = reads
    row.text = content?.rowText(form.context)
    observation = content?.observeRowText { [weak self] in
      self?.isOutdated = true
      self?.update()
      self?.form?.context.sizeChanged()
    }
  }

  private func open() {
    guard let form, !form.isDisabled else { return }
    let content = content(form.values[dynamicMember: path])
    form.context.show(content, title: view.title) { [weak self] value in
      guard let self, let form = self.form else { return }
      hasChanged = true
      form.values.set(self.value(value), at: path)
      form.fieldDidChange()
    }
  }

  override func hasChanges(from initial: FormValues<Root>) -> Bool {
    guard let value = form?.values[dynamicMember: path] else { return hasChanged }
    return Equality.areEqual(initial[dynamicMember: path], value).map { !$0 } ?? hasChanged
  }
}

/// A field with a switch.
final class FormToggle<Root>: FormField<Root> {
  private let path: WritableKeyPath<Root, Bool>
  private let toggle = UISwitch()

  init(_ property: WritableKeyPath<Root, Bool>, in form: Form<Root>) {
    path = property
    toggle.isOn = form.values[dynamicMember: property]
    let row = FormToggleView(toggle, form.context.boxMetrics)
    super.init(row, of: property, FormProperty(property), in: form)
    // VoiceOver can activate the row while the sheet ignores touches.
    row.tapTarget?.addAction(
      UIAction { [weak self, weak row] _ in
        if self?.form?.isDisabled == false { row?.turn() }
      }, for: .touchUpInside)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self, let form = self.form else { return }
        form.values.set(toggle.isOn, at: path)
        form.fieldDidChange()
      }, for: .valueChanged)
  }

  override func update() {
    guard let isOn = form?.values[dynamicMember: path], isOn != toggle.isOn else { return }
    toggle.setOn(isOn, animated: view.window != nil)
  }

  override func hasChanges(from initial: FormValues<Root>) -> Bool {
    form?.values[dynamicMember: path] != initial[dynamicMember: path]
  }
}
