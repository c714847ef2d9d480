import UIKit

/// Moves through the fields of a form with the keys of a hardware keyboard.
///
/// Tab and Shift-Tab move through all fields, and the Up and Down keys through rows. Space opens
/// the selected row, or turns its switch. A selected block, such as a slider, gets all other keys.
@MainActor final class FormKeyboardNavigator<Root> {
  private unowned let form: Form<Root>
  /// The row or block that gets keys while no text is first responder.
  private weak var selected: FormField<Root>?

  init(_ form: Form<Root>) {
    self.form = form
  }

  /// Handles a key, and returns whether it did.
  func handle(_ key: SheetKey) -> Bool {
    switch key {
    case .tab: return move(by: 1)
    case .shiftTab: return move(by: -1)
    default: break
    }
    let selected = currentField
    if selected?.part?.handleKey?(key) == true { return true }
    if key == .space, let control = selected?.view.tapTarget {
      control.sendActions(for: .touchUpInside)
      return true
    }
    if key == .return, form.closeRow() { return true }
    if let step = key.rowStep, moveThroughRows(by: step) { return true }
    // The first block that has a use for the key gets the next one, too.
    guard
      let block = form.visibleFields.first(where: {
        $0 !== selected && $0.part?.handleKey?(key) == true
      })
    else { return false }
    select(block)
    return true
  }

  /// The field with the first responder, or the selected one, if it is visible.
  private var currentField: FormField<Root>? {
    let fields = form.visibleFields
    if let responder = form.view.currentFirstResponder as? UIView, responder !== form.view {
      return fields.first { responder.isDescendant(of: $0.view) }
    }
    return fields.first { $0 === selected ?? form.openRow }
  }

  // MARK: Moving

  /// Moves to the next field that takes keys, and from the last one to the first.
  private func move(by step: Int) -> Bool {
    let fields = form.visibleFields
    if fields.isEmpty { return false }
    let start = fields.firstIndex { $0 === currentField } ?? (step > 0 ? -1 : fields.count)
    let others = (1...fields.count).lazy.map { distance in
      (start + step * distance + 2 * fields.count) % fields.count
    }
    guard let index = others.first(where: { acceptsKeys(fields[$0]) }) else { return false }
    select(fields[index])
    return true
  }

  private func moveThroughRows(by step: Int) -> Bool {
    let rows = form.visibleFields.filter { $0.view.tapTarget != nil }
    guard !rows.isEmpty else { return false }
    let start = rows.firstIndex { $0 === currentField }
    let index = start.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    if rows.indices.contains(index) { select(rows[index]) }
    return true
  }

  /// Returns the responder of a text, or of another content that has one.
  private func responder(of field: FormField<Root>) -> UIResponder? {
    guard let part = field.part else { return nil }
    let responder = part.initialFirstResponder ?? part.view
    return responder.canBecomeFirstResponder ? responder : nil
  }

  private func acceptsKeys(_ field: FormField<Root>) -> Bool {
    field.view.tapTarget != nil || field.part?.handleKey != nil || responder(of: field) != nil
  }

  /// Lets the form get keys for an open row, and no other row or block.
  func focus(on row: FormField<Root>) {
    if selected !== row {
      setHighlighted(false)
      selected = nil
    }
    form.view.becomeFirstResponder()
  }

  private func select(_ field: FormField<Root>) {
    setHighlighted(false)
    if field !== form.openRow { form.open(nil) }
    selected = field
    if let responder = responder(of: field) {
      responder.becomeFirstResponder()
    } else {
      form.view.becomeFirstResponder()
    }
    updateHighlight()
    form.view.scroll(to: field.view)
  }

  // MARK: Highlight

  func updateHighlight() {
    setHighlighted(form.view.isFirstResponder)
  }

  private func setHighlighted(_ isHighlighted: Bool) {
    guard let view = selected?.view else { return }
    if let control = view.tapTarget {
      control.isHighlighted = isHighlighted
    } else if !view.isInCard {
      view.titleLabel.textColor = isHighlighted ? view.tintColor : .secondaryLabel
    }
  }
}
