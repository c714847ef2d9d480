import UIKit

/// A field of a form.
///
/// It is kept while it is hidden.
@MainActor class FormField<Root> {
  /// The view of the field in the form.
  let view: FormFieldView
  /// The property that the field edits.
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

  /// A Boolean value that indicates whether the field is empty and the property is optional.
  var isNone: Bool { false }

  init(_ view: FormFieldView, of property: FormProperty<Root>, in form: Form<Root>) {
    self.view = view
    formProperty = property
    self.form = form
  }

  /// Writes the value that the field shows into values of the form.
  ///
  /// - Throws: An error if the value isn't valid.
  func read(into values: inout FormValues<Root>) throws(ValidationError) {}

  /// A Boolean value that indicates whether the form has the value that the field shows, so that
  /// another field can show it.
  var isValid: Bool { true }

  /// Takes the place of another field, with the text that the user has entered.
  ///
  /// - Returns: `false` if the other field must stay, because the text would be lost.
  func replace(_ old: FormField<Root>) -> Bool {
    // An input method composes.
    if old.view.textEntry?.markedTextRange != nil { return false }
    let adoptsEdits = old.part.map { part?.adoptEdits?($0.view) == true } ?? false
    guard adoptsEdits || old.isValid else { return false }
    hasChanged = old.hasChanged
    if adoptsEdits {
      isRejected = old.isRejected
      show(old.view.message)
    }
    return true
  }

  /// Shows the message that says why the field isn't valid, or removes it.
  final func show(_ message: String?) {
    let error = message.map { ValidationError($0) }
    view.show(message: message, isDescribed: part?.describeError?(error) == true)
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
  private let property: WritableKeyPath<Root, Property>
  private var content: (Property) -> Content
  /// The settings of the content when the body was made.
  private var settings: AnyHashable?
  private let value: (Content.Value) -> Property
  /// The value of the property for none; `nil` if it has a value always.
  private let noValue: Property?
  private let title: String
  /// The value of the property when the body was made.
  private var bodyValue: Property
  private var body: SheetBody<Content.Value>?
  override var part: SheetBody<Void>? { body?.map { _ in } }

  init(
    _ property: WritableKeyPath<Root, Property>, title: String, in form: Form<Root>,
    content: @escaping (Property) -> Content, noValue: Property?,
    value: @escaping (Content.Value) -> Property
  ) {
    self.property = property
    self.title = title
    self.content = content
    self.noValue = noValue
    self.value = value
    bodyValue = form.values[dynamicMember: property]
    let content = content(bodyValue)
    let isLine = (content as? any SheetLineContent<Content.Value>)?.isLine == true
    super.init(
      isLine ? FormLineView(form.context.boxMetrics) : FormBlockView(form.context.boxMetrics),
      of: FormProperty(property), in: form)
    makeBody(content, in: form)
  }

  /// Keeps the field with another closure, unless its content needs another body.
  func update(to content: @escaping (Property) -> Content) -> Bool {
    if Content.self is any SheetLineContent.Type, let form {
      let content = content(form.values[dynamicMember: property])
      let line = content as? any SheetLineContent<Content.Value>
      let isLine = line?.isLine == true
      if content.isRow || isLine != (view is FormLineView) || line?.bodySettings != settings {
        return false
      }
    }
    self.content = content
    return true
  }

  override var isValid: Bool { isNone || (try? body?.value()) != nil }

  private func makeBody(_ content: Content, in form: Form<Root>) {
    let context = form.makeContext(for: self, title: title)
    let line = content as? any SheetLineContent<Content.Value>
    let body =
      line?.isLine == true
      ? line?.makeLine(context) ?? content.makeBody(context)
      : content.makeBody(context)
    settings = line?.bodySettings
    self.body?.view.removeFromSuperview()
    self.body = body
    view.add(body.view)
    // The body may have reported an error while it was made.
    if let message = view.message { show(message) }
  }

  /// A Boolean value that indicates whether the property has a value.
  ///
  /// A property without one stays so until the user changes the field.
  private func hasValue(in values: FormValues<Root>) -> Bool {
    let value = values[dynamicMember: property]
    return (value as? any OptionalProperty)?.isNone != true
  }

  override func update() {
    let footer = body?.footer?()
    guard footer != view.footer else { return }
    view.footer = footer
    // A field that appears is read anyway.
    if view.window != nil { announcer.announce(footer) }
  }

  override var isNone: Bool { noValue != nil && body?.isEmpty?() == true }

  override func read(into values: inout FormValues<Root>) throws(ValidationError) {
    guard let body else { return }
    if let noValue, isNone { return values.set(noValue, at: property) }
    let shown = try body.value()
    if hasChanged || hasValue(in: values) { values.set(value(shown), at: property) }
  }

  /// Handles a change by the user.
  func noteChange() { hasChanged = true }

  /// Accepts an alternative value that the body returns at this moment, such as none, and shows it.
  func acceptAlternative() {
    guard let form, let body, let alternative = try? body.value() else { return }
    form.values.set(value(alternative), at: property)
    body.cancel?()
    bodyValue = value(alternative)
    makeBody(content(value(alternative)), in: form)
    // If it is none, it stays so until the user changes the new body.
    hasChanged = false
  }

  override func replace(_ old: FormField<Root>) -> Bool {
    guard super.replace(old) else { return false }
    if let old = old as? FormPart { bodyValue = old.bodyValue }
    return true
  }

  override func hasChanges(from initial: FormValues<Root>) -> Bool {
    guard let body, var values = form?.values else { return hasChanged }
    let first = initial[dynamicMember: property]
    // The user has typed the initial text again.
    if body.hasChanges?() == false, areEqual(bodyValue, first) == true { return false }
    do {
      try read(into: &values)
    } catch {
      return hasChanged
    }
    return areEqual(values[dynamicMember: property], first).map { !$0 } ?? hasChanged
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
  private let property: WritableKeyPath<Root, Property>
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
    self.property = property
    self.content = content
    self.value = value
    let row = FormRowView(form.context.boxMetrics)
    super.init(row, of: FormProperty(property), in: form)
    row.tapTarget?.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    update()
  }

  /// Shows what the app describes now, unless it isn't a row anymore.
  func update(to content: @escaping (Property) -> Content) -> Bool {
    if Content.self is any SheetLineContent.Type, let form,
      !content(form.values[dynamicMember: property]).isRow
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
      self.content(values[dynamicMember: property]) as? any SheetRowContent
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
    let content = content(form.values[dynamicMember: property])
    form.context.show(content, title: view.title) { [weak self] value in
      guard let self, let form = self.form else { return }
      hasChanged = true
      form.values.set(self.value(value), at: property)
      form.fieldDidChange(self)
    }
  }

  override func hasChanges(from initial: FormValues<Root>) -> Bool {
    guard let value = form?.values[dynamicMember: property] else { return hasChanged }
    return Equality.areEqual(initial[dynamicMember: property], value).map { !$0 } ?? hasChanged
  }
}

/// A field with a switch.
final class FormToggle<Root>: FormField<Root> {
  private let property: WritableKeyPath<Root, Bool>
  private let toggle = UISwitch()

  init(_ property: WritableKeyPath<Root, Bool>, in form: Form<Root>) {
    self.property = property
    toggle.isOn = form.values[dynamicMember: property]
    let row = FormToggleView(toggle, form.context.boxMetrics)
    super.init(row, of: FormProperty(property), in: form)
    // VoiceOver can activate the row while the sheet ignores touches.
    row.tapTarget?.addAction(
      UIAction { [weak self, weak row] _ in
        if self?.form?.isDisabled == false { row?.turn() }
      }, for: .touchUpInside)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self, let form = self.form else { return }
        form.values.set(toggle.isOn, at: property)
        form.fieldDidChange(self)
      }, for: .valueChanged)
  }

  override func hasChanges(from initial: FormValues<Root>) -> Bool {
    form?.values[dynamicMember: property] != initial[dynamicMember: property]
  }
}
