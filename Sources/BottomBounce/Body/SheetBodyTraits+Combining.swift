import UIKit

extension SheetBodyTraits {
  /// Creates the traits of a body whose view contains the views of several other bodies.
  init(combining parts: [SheetBody<Void>], in view: UIView) {
    let waits = parts.compactMap(\.settle)
    if !waits.isEmpty { settle = { for settle in waits { await settle() } } }
    let cancels = parts.compactMap(\.cancel)
    if !cancels.isEmpty { cancel = { for cancel in cancels { cancel() } } }
    if let first = parts.first {
      initialFirstResponder = first.initialFirstResponder ?? first.view
      initialAccessibilityElement = { first.initialAccessibilityElement?() ?? first.view }
    }
    let keyHandlers = parts.compactMap(\.handleKey)
    if !keyHandlers.isEmpty { handleKey = { key in keyHandlers.contains { $0(key) } } }
    let fonts = parts.compactMap(\.setContentFont)
    if !fonts.isEmpty { setContentFont = { font in for set in fonts { set(font) } } }
    let enablers = parts.compactMap(\.setEnabled)
    if !enablers.isEmpty {
      setEnabled = { isEnabled in for set in enablers { set(isEnabled) } }
    }
    let displays = parts.compactMap(\.showError)
    if !displays.isEmpty { showError = { error in displays.contains { $0(error) } } }
    let empties = parts.compactMap(\.isEmpty)
    if !empties.isEmpty, empties.count == parts.count {
      isEmpty = { empties.allSatisfy { $0() } }
    }
    let comparisons = parts.compactMap(\.hasChanges)
    if !comparisons.isEmpty, comparisons.count == parts.count {
      hasChanges = { comparisons.contains { $0() } }
    }
    let changes = parts.compactMap(\.applyChanges)
    if !changes.isEmpty {
      applyChanges = {
        let undos = changes.map { $0() }
        return { for undo in undos.reversed() { undo() } }
      }
    }
    let footers = parts.compactMap(\.footer)
    if !footers.isEmpty {
      footer = {
        let lines = footers.compactMap { $0() }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
      }
    }
    proposesValue = parts.contains(where: \.proposesValue)
    addButton = parts.last?.addButton
    extendToLowerEdge = parts.last?.extendToLowerEdge
    if parts.contains(where: { $0.usesAnyHeight == true }) {
      usesAnyHeight = true
    } else if !parts.isEmpty, parts.allSatisfy({ $0.usesAnyHeight == false }) {
      usesAnyHeight = false
    }
    growsSmoothly = parts.contains(where: \.growsSmoothly)
    prefersGroupedBackground = parts.contains(where: \.prefersGroupedBackground)
    combineLayout(of: parts, in: view)
  }

  private mutating func combineLayout(of parts: [SheetBody<Void>], in view: UIView) {
    let preparations = parts.compactMap(\.prepareLayout)
    // A part that can't use any height has nothing to shrink.
    let fitting = parts.filter { $0.usesAnyHeight != false }
      .compactMap { part in part.fitHeight.map { (part.view, $0) } }
    if preparations.isEmpty, fitting.isEmpty { return }
    var lastWidth: CGFloat = 0
    prepareLayout = { width, hostSize in
      lastWidth = width
      for prepare in preparations { prepare(width, hostSize) }
    }
    if fitting.isEmpty { return }
    fitHeight = { current, greatest in
      let size = CGSize(width: lastWidth, height: 0)
      let height = view.fittingHeight(in: size)
      for (part, fit) in fitting {
        // The height of the other parts, and of the distances between them.
        let others = height - part.fittingHeight(in: size)
        fit(current - others, greatest - others)
      }
    }
  }
}

extension UIView {
  /// Returns the height that the view's constraints require in a width, in points.
  fileprivate func fittingHeight(in size: CGSize) -> CGFloat {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
