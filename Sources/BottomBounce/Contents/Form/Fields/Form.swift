import UIKit
import ViewBuilding

/// The fields and the value of a form that is shown.
@MainActor final class Form<Root> {
  /// Invalid fields have their last valid values.
  private(set) var value: Root
  let context: SheetContext
  let view: FormView
  /// Set by the sheet, for example while the app saves the value.
  private(set) var isDisabled = false
  private let initialValue: Root
  private var describe: (Root) -> FormDescription<Root>
  private var description = FormDescription<Root>()
  private var fields: [PartialKeyPath<Root>: FormField<Root>] = [:]
  private(set) var visibleFields: [FormField<Root>] = []
  private var sections: [FormSection] = []
  private(set) var contentFont: UIFont?
  private var pendingAnswer: Answer<Root>?
  private var footerText: String?
  private(set) weak var openRow: FormField<Root>?
  private var isUpdating = false
  private var needsUpdate = false
  private var needsReturnKeys = false
  private var pendingUpdate: (() -> Void)?
  private var hasWarned = false
  /// Gets keys while no text is first responder.
  weak var selectedField: FormField<Root>?
  private var locale: NotificationObserver?

  init(
    _ value: Root, context: SheetContext, describe: @escaping (Root) -> FormDescription<Root>
  ) {
    self.value = value
    initialValue = value
    self.context = context
    view = FormView(title: context.title, noteColor: context.boxMetrics.noteColor)
    self.describe = describe
    view.onFocus = { [weak self] in
      self?.updateHighlight()
      self?.closeForKeyboard()
    }
    updateFields()
    locale = NotificationObserver(of: NSLocale.currentLocaleDidChangeNotification) { [weak self] in
      self?.fieldDidChange(byUser: false)
    }
  }

  // MARK: Fields

  /// Repeats until no value changes, because the values of fields can depend on each other.
  private func updateFields(
    asked: FormField<Root>? = nil, isByUser: Bool = false, isSet: Bool = false
  ) {
    if isUpdating { return needsUpdate = true }
    isUpdating = true
    var pass = FormPass(asked: asked, isByUser: isByUser, isSet: isSet)
    repeat {
      needsUpdate = false
      pass.number += 1
    } while (showFields(pass) || needsUpdate) && pass.number <= fields.count + 1
    isUpdating = false
    let update = pendingUpdate
    pendingUpdate = nil
    update?()
    // A closure that updates the form each time would never end.
    pendingUpdate = nil
  }

  /// Returns whether a field's value changed.
  private func showFields(_ pass: FormPass<Root>) -> Bool {
    var shown = value
    // The fields don't show a value yet that the app has just set.
    if !pass.isSet || pass.number > 1 {
      for field in visibleFields { field.read(into: &shown) }
    }
    let first = describeFields(for: shown)
    var newFields: [FormField<Root>] = []
    var hasMoved = false
    var descriptions = first.fields
    var isOther = first.sections != sections || descriptions.count != visibleFields.count
    for index in descriptions.indices {
      let field = field(for: descriptions[index])
      newFields.append(field)
      isOther = isOther || field !== visibleFields[index]
      field.update(pass)
      guard field.read(into: &shown) else { continue }
      hasMoved = true
      // Limits that contradict each other settle only if the next fields follow at once.
      if pass.number < 3 { continue }
      let next = describeFields(for: shown).fields
      if next.map(\.property) == descriptions.map(\.property) { descriptions = next }
    }
    if isOther {
      visibleFields = newFields
      sections = first.sections
      if let openRow, !visibleFields.contains(where: { $0 === openRow }) { open(nil) }
      view.show(visibleFields.map(\.view), in: sections)
    }
    if isOther || needsReturnKeys { setReturnKeys() }
    return hasMoved
  }

  private func describeFields(for value: Root) -> FormDescription<Root> {
    description = describe(value)
    if !hasWarned, let warning = description.warning {
      hasWarned = true
      warning.log()
    }
    return description
  }

  private func setReturnKeys() {
    needsReturnKeys = false
    var last: FormFieldView?
    for field in visibleFields where field.view.isText {
      last?.setReturnKey(.next)
      last = field.view
    }
    last?.setReturnKey(.done)
  }

  func show(
    _ root: Root, _ update: BodyUpdate, describe: @escaping (Root) -> FormDescription<Root>
  ) {
    if isUpdating {
      pendingUpdate = { [weak self] in self?.show(root, update, describe: describe) }
      return
    }
    self.describe = describe
    view.nameGroup(context.title)
    if !update.keepsValue { value = root }
    updateFields(isSet: !update.keepsEdits)
    if update.keepsEdits { return }
    for (property, field) in fields where !visibleFields.contains(where: { $0 === field }) {
      field.part?.cancel?()
      fields[property] = nil
    }
    for field in visibleFields { field.showMessage() }
  }

  private func field(for description: FormFieldDescription<Root>) -> FormField<Root> {
    let old = fields[description.property]
    let field = description.field(self, old)
    field.view.title = description.title
    if field === old { return field }
    fields[description.property] = field
    if let old {
      old.part?.cancel?()
      old.announcer.announce(nil)
      view.replace(old.view, with: field.view) {}
    }
    if let contentFont { field.setContentFont(contentFont) }
    return field
  }

  func makeContext(for field: FormField<Root>, in place: BodyPlace) -> SheetContext {
    weak let view = field.view
    return SheetContext(
      place: place, locale: context.locale, calendar: context.calendar, timeZone: context.timeZone,
      boxMetrics: context.boxMetrics,
      onChange: { [weak self, weak field] in
        if let self, let field { partDidChange(field, isChange: true) }
      },
      onSizeChange: { [weak self, weak field] in
        if let self, let field { partDidChange(field, isChange: false) }
      },
      onConfirm: { [weak self, weak field] in
        if let self, let field { confirm(from: field) }
      },
      onConfirmAlternative: { [weak self, weak field] onRefusal in
        if let self, let field, !isDisabled {
          field.acceptAlternative()
          fieldDidChange()
        }
        // From now on the body, if it stays, returns the value that the user edits.
        onRefusal()
      },
      onQuestion: { [context] in context.ask($0) }
    ).titled { view?.title }
  }

  func partDidChange(_ field: FormField<Root>, isChange: Bool) {
    // A text may have another text field or text view now.
    if !isChange { needsReturnKeys = true }
    // The closure that reads the value can report a change.
    if field.isAsking { return }
    let old = isUpdating || field.isCompared || !isChange ? nil : value
    field.isAsking = true
    deferringCalls {
      field.ask(isChange: isChange)
      field.store()
    }
    field.isAsking = false
    if isUpdating {
      if isChange { needsUpdate = true }
      return
    }
    if let old { warnOfOverlap(with: field, since: old) }
    fieldDidChange(asked: field, byUser: isChange)
  }

  func set<Property>(_ new: Property, at path: WritableKeyPath<Root, Property>) {
    deferringCalls {
      var root = value
      root[keyPath: path] = new
      value = root
    }
  }

  /// Calls from the app's rules and setters wait until the fields are updated.
  private func deferringCalls(_ body: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    body()
    isUpdating = wasUpdating
  }

  private func warnOfOverlap(with field: FormField<Root>, since old: Root) {
    field.isCompared = true
    if hasWarned { return }
    for other in visibleFields where other !== field && other.differs(old, value) {
      var root = old
      other.copy(from: value, into: &root)
      if field.differs(old, root) {
        hasWarned = true
        return SheetWarning.fieldsOverlap.log()
      }
    }
  }

  /// Called when the sheet of a row ends; another field may have replaced the row.
  func choose<Property>(_ new: Property, at path: WritableKeyPath<Root, Property>) {
    set(new, at: path)
    fields[path]?.didChoose()
    fieldDidChange()
  }

  func fieldDidChange(asked: FormField<Root>? = nil, byUser: Bool = true) {
    updateFields(asked: asked, isByUser: byUser)
    pendingAnswer = makeAnswer()
    for field in visibleFields { field.showMessage() }
    if byUser { context.valueChanged() } else { context.sizeChanged() }
    pendingAnswer = nil
  }

  // MARK: Rows in place

  func open(_ row: FormField<Root>?) {
    let old = openRow
    openRow = row
    old?.close()
    if let row { focus(on: row) }
  }

  /// A row with an invalid choice stays open; returns whether a row was open.
  @discardableResult func closeRow() -> Bool {
    guard let openRow else { return false }
    guard openRow.isInvalidEdit else {
      open(nil)
      return true
    }
    openRow.reject()
    openRow.showMessage()
    return true
  }

  private func closeForKeyboard() {
    guard openRow != nil else { return }
    // The next first responder isn't known yet.
    PendingWork.task("focus of a form") { [weak self] _ in
      guard let self, let openRow, !view.isFirstResponder, view.currentFirstResponder != nil,
        openRow.view.currentFirstResponder == nil
      else { return }
      open(nil)
    }
  }

  private func confirm(from field: FormField<Root>) {
    if field === openRow, closeRow() { return }
    let rest = visibleFields.drop { $0 !== field }.dropFirst()
    guard let next = rest.first(where: \.view.isText) else { return context.confirm() }
    next.focus()
    view.scroll(to: next.view)
  }

  // MARK: Validation

  var currentValue: Root {
    var value = value
    for field in visibleFields { field.read(into: &value) }
    return value
  }

  /// After a change, only the field that has changed is asked, and otherwise all are.
  private func answer() -> Answer<Root> {
    if let pendingAnswer { return pendingAnswer }
    for field in visibleFields { field.ask(isChange: false) }
    return makeAnswer()
  }

  private func makeAnswer() -> Answer<Root> {
    let value = currentValue
    var problems = visibleFields.map { $0.error?.message }
    // For an invalid field, this is the last valid value and not what the user sees.
    if problems.allSatisfy({ $0 == nil }) {
      for rule in description.rules {
        guard let index = visibleFields.firstIndex(where: { $0.property == rule.field }),
          problems[index] == nil
        else { continue }
        problems[index] = rule.message(value)
      }
    }
    for (field, problem) in zip(visibleFields, problems) { field.judge(problem) }
    guard let field = invalidField, let message = field.problem else {
      footerText = description.footer?(value)
      return .success(value)
    }
    footerText = nil
    return .failure(ValidationError("\(field.view.title ?? ""): \(message)"))
  }

  private var invalidField: FormField<Root>? {
    for field in visibleFields where field.problem != nil { return field }
    return nil
  }

  /// A hidden field counts, too, because it may have been edited before.
  private var hasChanges: Bool { fields.values.contains { $0.hasChanges(from: initialValue) } }

  /// Returns `false` if no field is invalid.
  private func show(_ error: ValidationError) -> Bool {
    let refused = error.field.flatMap { path in visibleFields.first { $0.property == path } }
    for field in fields.values { field.refuseCommit(field === refused ? error.message : nil) }
    for field in visibleFields {
      if refused == nil, field.problem != nil { field.reject() }
      field.showMessage()
    }
    guard let first = refused ?? invalidField else { return false }
    // The focus and the position of the field need a layout, which would jump without an animation.
    view.layoutSmoothly()
    first.focus()
    view.scroll(to: first.view)
    return true
  }

  // MARK: Body

  private var parts: [SheetBody<Void>] {
    var parts: [SheetBody<Void>] = []
    // In code that isn't specialized, `compactMap` allocates for each element.
    for index in visibleFields.indices {
      if let part = visibleFields[index].part { parts.append(part) }
    }
    return parts
  }

  /// The body retains the form.
  func makeBody() -> SheetBody<Root> {
    let traits = SheetBodyTraits(
      combining: { self.parts }, in: view, canChange: true)
    var body = SheetBody<Root>(view, traits: traits) { () throws(ValidationError) in
      try self.answer().get()
    }
    body.areEqual = { _, _ in !self.hasChanges }
    body.cancel = {
      for field in self.fields.values {
        field.announcer.announce(nil)
        field.part?.cancel?()
      }
    }
    body.initialFirstResponder = visibleFields.first.flatMap { field in
      field.view.isText ? field.part.map { $0.initialFirstResponder ?? $0.view } : nil
    }
    body.initialAccessibilityElement = { self.visibleFields.first?.view.element }
    body.handleKey = { self.handle($0) }
    body.setContentFont = { font in
      self.contentFont = font
      for field in self.fields.values { field.setContentFont(font) }
    }
    body.setEnabled = { [setEnabled = body.setEnabled] isEnabled in
      self.isDisabled = !isEnabled
      setEnabled?(isEnabled)
    }
    body.showError = { error in error.map(self.show) == true ? .body : .below }
    body.footer = { self.footerText }
    // Lines of text and buttons are below their fields.
    body.addButton = nil
    body.extendToUpperEdge = nil
    body.extendToLowerEdge = nil
    body.contentScrollView = nil
    body.usesAnyHeight = false
    body.growsSmoothly = true
    body.prefersGroupedBackground = true
    return body
  }
}
