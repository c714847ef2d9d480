import UIKit

/// The fields and the values of a form while it is shown.
@MainActor final class Form<Root> {
  /// The edited values.
  ///
  /// Invalid fields have their last valid values.
  var values: FormValues<Root>
  let context: SheetContext
  let view: FormView
  /// A Boolean value that indicates whether the sheet has disabled the fields, for example because
  /// the app saves the value.
  private(set) var isDisabled = false
  private let initialValues: FormValues<Root>
  private let rules: [FormRule<Root>]
  private let describe: (FormBuilder<Root>, FormValues<Root>) -> Void
  /// The fields that have been shown.
  private var fields: [PartialKeyPath<Root>: FormField<Root>] = [:]
  /// The properties of the visible fields, from top to bottom.
  private var order: [PartialKeyPath<Root>] = []
  /// The traits of the visible lines and blocks.
  private var parts = SheetBody(UIView()) {}
  private var contentFont: UIFont?
  /// What the app's closure has read the last time, outside of the closures of the fields.
  private var reads: FormReads<Root>.Record?
  /// A Boolean value that indicates whether the log says that a property has several fields.
  private var hasWarned = false
  private lazy var navigator = FormKeyboardNavigator(self)

  init(
    _ values: FormValues<Root>, rules: [FormRule<Root>], context: SheetContext,
    describe: @escaping (FormBuilder<Root>, FormValues<Root>) -> Void
  ) {
    self.values = values
    initialValues = values
    self.rules = rules
    self.context = context
    view = FormView(title: context.title)
    self.describe = describe
    updateFields()
  }

  /// The visible fields, from top to bottom.
  var visibleFields: [FormField<Root>] { order.compactMap { fields[$0] } }

  // MARK: Fields

  /// Shows the fields that the app describes for the current values.
  ///
  /// - Parameter isRepeated: Whether it is called by itself, because a new field has read its text.
  private func updateFields(isRepeated: Bool = false) {
    let builder = FormBuilder<Root>()
    let isSame = reads?.isCurrent(in: values) == true
    reads = values.reads.record { describe(builder, values) }.reads
    let descriptions = builder.fields
    if !hasWarned, descriptions.count < builder.count {
      hasWarned = true
      SheetWarning.fieldRepeated.log()
    }
    var hasReplaced = false
    for description in descriptions {
      let old = fields[description.property]
      let field = field(for: description)
      hasReplaced = hasReplaced || old != nil && field !== old
      field.view.title = description.title
      // A new field is up to date.
      if field === old, !isSame || !order.contains(description.property) {
        field.isOutdated = true
      }
      field.update()
    }
    let newOrder = descriptions.map(\.property)
    guard newOrder != order || hasReplaced else { return }
    order = newOrder
    combineParts()
    view.show(visibleFields.map(\.view))
    let texts = visibleFields.map(\.view).filter(\.isText)
    for field in texts {
      guard let input = field.textField, [.done, .next].contains(input.returnKeyType) else {
        continue
      }
      input.returnKeyType = field === texts.last ? .done : .next
    }
    if hasReplaced, !isRepeated { updateFields(isRepeated: true) }
  }

  /// Returns the field that a description stands for: the known one, or a new one if there is none
  /// or its content has changed.
  private func field(for description: FormFieldDescription<Root>) -> FormField<Root> {
    let old = fields[description.property]
    if let old, description.update(old) { return old }
    let field = description.makeField(self)
    if let old {
      guard field.replace(old) else { return old }
      old.part?.cancel?()
      old.announcer.announce(nil)
      view.replace(old.view, with: field.view) { field.focus() }
      // The text may be valid now.
      var values = values
      try? field.read(into: &values)
      self.values = values
    }
    fields[description.property] = field
    if let contentFont { field.setContentFont(contentFont) }
    if isDisabled { field.part?.setEnabled?(false) }
    return field
  }

  private func combineParts() {
    parts = SheetBody(view, combining: visibleFields.compactMap(\.part)) {}
  }

  /// Returns a connection of a field's content to the form.
  func makeContext<Property, Content>(
    for field: FormPart<Root, Property, Content>, title: String
  ) -> SheetContext {
    SheetContext(
      title: title, locale: context.locale, calendar: context.calendar,
      timeZone: context.timeZone, boxMetrics: context.boxMetrics,
      onChange: { [weak self, weak field] in
        guard let self, let field else { return }
        field.noteChange()
        var values = self.values
        try? field.read(into: &values)
        self.values = values
        fieldDidChange(field)
      },
      onSizeChange: { [context, weak field] in
        field?.update()
        context.sizeChanged()
      },
      onSubmit: { [weak self, weak field] in
        if let self, let field { submit(from: field) }
      },
      onSubmitAlternative: { [weak self, weak field] onRefusal in
        if let self, let field, !isDisabled {
          field.acceptAlternative()
          if let contentFont { field.setContentFont(contentFont) }
          combineParts()
          show(nil, at: field)
          fieldDidChange(field)
        }
        // From now on the body, if it stays, returns the value that the user edits.
        onRefusal()
      },
      onError: { [weak self, weak field] error in
        guard let self, let field else { return }
        field.isRejected = false
        show(field.isNone ? nil : error?.message, at: field)
      },
      onQuestion: { [context] in context.ask($0) })
  }

  /// Handles a change of a field by the user.
  func fieldDidChange(_ field: FormField<Root>) {
    updateFields()
    if visibleFields.contains(where: \.isRejected) {
      let messages = messages()
      for field in visibleFields where field.isRejected {
        let message = messages.first { $0.field === field }?.message
        field.isRejected = message != nil
        show(message, at: field)
      }
    }
    context.valueChanged()
  }

  private func show(_ message: String?, at field: FormField<Root>) {
    guard field.view.message != message else { return }
    field.show(message)
    context.sizeChanged()
  }

  /// Moves from a text to the next one, or confirms in the last one.
  private func submit(from field: FormField<Root>) {
    let rest = visibleFields.drop { $0 !== field }.dropFirst()
    guard let next = rest.first(where: \.view.isText) else { return context.submit() }
    next.focus()
    view.scroll(to: next.view)
  }

  // MARK: Validation

  /// Returns the messages of the invalid fields, in the order of the fields.
  private func messages() -> [(field: FormField<Root>, message: String)] {
    var values = values
    var messages: [PartialKeyPath<Root>: String] = [:]
    for property in order {
      do throws(ValidationError) {
        try fields[property]?.read(into: &values)
      } catch {
        messages[property] = error.message
      }
    }
    // The value of an invalid field isn't the one that the user sees.
    let invalid = messages.keys.compactMap { fields[$0]?.formProperty }
    for rule in rules where order.contains(rule.field) && messages[rule.field] == nil {
      let (message, reads) = values.reads.record { rule.message(values) }
      if let message, !reads.overlaps(invalid) { messages[rule.field] = message }
    }
    return order.compactMap { property in
      guard let field = fields[property], let message = messages[property] else { return nil }
      return (field, message)
    }
  }

  /// Returns the app's value with the values of the fields.
  private func value() throws(ValidationError) -> Root {
    if let (field, message) = messages().first {
      throw ValidationError("\(field.view.title ?? ""): \(message)")
    }
    return readValues().root
  }

  /// The values that the fields show; `nil` while one of them is invalid.
  var validValues: FormValues<Root>? { messages().isEmpty ? readValues() : nil }

  /// Returns the values that the fields show.
  private func readValues() -> FormValues<Root> {
    var values = values
    for field in visibleFields { try? field.read(into: &values) }
    return values
  }

  /// A Boolean value that indicates whether a field differs from its initial value.
  ///
  /// A field that isn't visible has been edited before.
  private var hasChanges: Bool { fields.values.contains { $0.hasChanges(from: initialValues) } }

  /// Shows the messages of the invalid fields, and moves to the first one.
  ///
  /// - Returns: Whether a field is invalid.
  private func showErrors() -> Bool {
    let messages = messages()
    for (field, message) in messages {
      field.isRejected = true
      show(message, at: field)
    }
    guard let first = messages.first?.field else { return false }
    first.focus()
    view.scroll(to: first.view)
    return true
  }

  // MARK: Body

  /// Creates the body of the form, which retains the form.
  func makeBody() -> SheetBody<Root> {
    var body = SheetBody<Root>(view) { () throws(ValidationError) in try self.value() }
    body.areEqual = { _, _ in !self.hasChanges }
    body.hasChanges = { self.hasChanges }
    body.settle = { await self.parts.settle?() }
    body.cancel = {
      for field in self.fields.values { field.announcer.announce(nil) }
      self.parts.cancel?()
    }
    body.initialFirstResponder = visibleFields.first.flatMap { field in
      field.view.isText ? field.part.map { $0.initialFirstResponder ?? $0.view } : nil
    }
    body.initialAccessibilityElement = { self.visibleFields.first?.view.element }
    body.handleKey = { self.navigator.handle($0) }
    body.setContentFont = { font in
      self.contentFont = font
      for field in self.fields.values { field.setContentFont(font) }
    }
    body.setEnabled = { isEnabled in
      self.isDisabled = !isEnabled
      self.parts.setEnabled?(isEnabled)
    }
    body.prepareLayout = { width, hostSize in self.parts.prepareLayout?(width, hostSize) }
    body.fitHeight = { current, greatest in self.parts.fitHeight?(current, greatest) }
    body.showError = { _ in self.showErrors() }
    body.applyChanges = {
      self.values = self.readValues()
      return self.values.apply()
    }
    body.usesAnyHeight = view.containsScrollView ? false : nil
    body.growsSmoothly = true
    body.prefersGroupedBackground = true
    return body
  }
}
