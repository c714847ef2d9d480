import UIKit
import ViewBuilding

/// The fields and the values of a form while it is shown.
@MainActor final class Form<Root> {
  /// Invalid fields have their last valid values.
  private(set) var value: Root
  let context: SheetContext
  let view: FormView
  /// Set by the sheet, for example while the app saves the value.
  private(set) var isDisabled = false
  private let initialValue: Root
  private var describe: (Root) -> FormDescription<Root>
  /// What the app has described last.
  private var description = FormDescription<Root>()
  private var fields: [PartialKeyPath<Root>: FormField<Root>] = [:]
  /// From top to bottom.
  private(set) var visibleFields: [FormField<Root>] = []
  private var sections: [FormSection] = []
  private(set) var contentFont: UIFont?
  /// The answer after a change, until the sheet asks for it.
  private var pendingAnswer: Answer<Root>?
  private var footerText: String?
  /// The row whose body is below it.
  private(set) weak var openRow: FormField<Root>?
  /// `true` while the fields show what the app describes again.
  private var isUpdating = false
  /// `true` if the app has changed the form from one of its closures.
  private var needsUpdate = false
  private var needsReturnKeys = false
  /// A call of the app from one of its closures, which waits until the fields are updated.
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

  /// Shows the fields that the app describes, until none of their values moves with another one.
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
    // A closure that calls each time has no end.
    pendingUpdate = nil
  }

  /// Returns whether a field has another value now.
  private func showFields(_ pass: FormPass<Root>) -> Bool {
    var shown = value
    // The fields don't show a value yet that the app has set.
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

  /// Return moves to the next text, and confirms in the last one.
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

  /// Returns the known field, or a new one.
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
    // A text may have another field now.
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

  /// Runs rules and setters of the app, whose calls wait until the fields are updated.
  private func deferringCalls(_ body: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    body()
    isUpdating = wasUpdating
  }

  /// Logs that a field edits a part of another field's property, or the other way around.
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

  /// Called when the sheet of a row ends, when another row may be in its place.
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

  /// Closes the open row when another field gets the keyboard.
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

  /// Closes a row, moves from a text to the next one, or confirms in the last one.
  private func confirm(from field: FormField<Root>) {
    if field === openRow, closeRow() { return }
    let rest = visibleFields.drop { $0 !== field }.dropFirst()
    guard let next = rest.first(where: \.view.isText) else { return context.confirm() }
    next.focus()
    view.scroll(to: next.view)
  }

  // MARK: Validation

  /// Invalid fields have the values that were stored last.
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
    // The value of an invalid field isn't the one that the user sees.
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

  /// The first invalid field after the last change.
  private var invalidField: FormField<Root>? {
    for field in visibleFields where field.problem != nil { return field }
    return nil
  }

  /// A field that isn't visible has been edited before, so it counts, too.
  private var hasChanges: Bool { fields.values.contains { $0.hasChanges(from: initialValue) } }

  /// Moves to the field of the error, or else to the first invalid one, and returns whether there is
  /// one.
  private func show(_ error: ValidationError) -> Bool {
    let refused = error.field.flatMap { path in visibleFields.first { $0.property == path } }
    for field in fields.values { field.refuseCommit(field === refused ? error.message : nil) }
    for field in visibleFields {
      if refused == nil, field.problem != nil { field.reject() }
      field.showMessage()
    }
    guard let first = refused ?? invalidField else { return false }
    // The focus and the place of the field need a layout, which would be a jump.
    view.layoutSmoothly()
    first.focus()
    view.scroll(to: first.view)
    return true
  }

  // MARK: Body

  /// The bodies of the visible lines, blocks, and open rows.
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
    // The lines and the buttons of the fields are below them.
    body.addButton = nil
    (body.extendToUpperEdge, body.extendToLowerEdge) = (nil, nil)
    body.contentScrollView = nil
    body.usesAnyHeight = false
    body.growsSmoothly = true
    body.prefersGroupedBackground = true
    return body
  }
}
