import UIKit

// Keys of a hardware keyboard: Tab and Shift-Tab move through all fields, and the Up and Down keys
// through rows. Space opens the selected row, or turns its switch. A selected block, such as a
// slider, gets all other keys.
extension Form {
  func handle(_ key: SheetKey) -> Bool {
    switch key {
    case .tab: return move(by: 1)
    case .shiftTab: return move(by: -1)
    default: break
    }
    let field = currentField
    if field?.part?.handleKey?(key) == true { return true }
    if key == .space, let control = field?.view.tapTarget {
      control.sendActions(for: .touchUpInside)
      return true
    }
    if key == .return, closeRow() { return true }
    if let step = key.rowStep, moveThroughRows(by: step) { return true }
    // The first block that handles the key gets the next one, too.
    guard
      let block = visibleFields.first(where: {
        $0 !== field && $0.part?.handleKey?(key) == true
      })
    else { return false }
    select(block)
    return true
  }

  private var currentField: FormField<Root>? {
    let fields = visibleFields
    if let responder = view.currentFirstResponder as? UIView, responder !== view {
      return fields.first { responder.isDescendant(of: $0.view) }
    }
    return fields.first { $0 === selectedField ?? openRow }
  }

  // MARK: Moving

  private func move(by step: Int) -> Bool {
    let fields = visibleFields
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
    let rows = visibleFields.filter { $0.view.tapTarget != nil }
    guard !rows.isEmpty else { return false }
    let start = rows.firstIndex { $0 === currentField }
    let index = start.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    if rows.indices.contains(index) { select(rows[index]) }
    return true
  }

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
    if selectedField !== row {
      setHighlighted(false)
      selectedField = nil
    }
    view.becomeFirstResponder()
  }

  private func select(_ field: FormField<Root>) {
    setHighlighted(false)
    if field !== openRow { open(nil) }
    selectedField = field
    if let responder = responder(of: field) {
      responder.becomeFirstResponder()
    } else {
      view.becomeFirstResponder()
    }
    updateHighlight()
    view.scroll(to: field.view)
  }

  // MARK: Highlight

  func updateHighlight() {
    setHighlighted(view.isFirstResponder)
  }

  private func setHighlighted(_ isHighlighted: Bool) {
    guard let view = selectedField?.view else { return }
    if let control = view.tapTarget {
      control.isHighlighted = isHighlighted
    } else if !view.isInCard {
      view.backgroundColor = isHighlighted ? .systemGray4 : nil
      view.roundCorners(view.boxes.cornerRadius)
    }
  }
}
