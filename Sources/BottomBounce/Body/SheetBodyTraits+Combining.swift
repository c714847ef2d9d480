import UIKit

extension SheetBodyTraits {
  /// Creates the traits of a body whose view contains the views of several other bodies.
  init(combining parts: [SheetBody<Void>], in view: UIView) {
    // The dynamic members of a body would be looked up by key paths.
    let all = parts.map { $0.traits }
    let waits = all.compactMap(\.settle)
    if !waits.isEmpty { settle = { for settle in waits { await settle() } } }
    let cancels = all.compactMap(\.cancel)
    if !cancels.isEmpty { cancel = { for cancel in cancels { cancel() } } }
    if let first = parts.first {
      initialFirstResponder = first.traits.initialFirstResponder ?? first.view
      initialAccessibilityElement = { first.initialAccessibilityElement?() ?? first.view }
    }
    let keyHandlers = all.compactMap(\.handleKey)
    if !keyHandlers.isEmpty { handleKey = { key in keyHandlers.contains { $0(key) } } }
    let fonts = all.compactMap(\.setContentFont)
    if !fonts.isEmpty { setContentFont = { font in for set in fonts { set(font) } } }
    let enablers = all.compactMap(\.setEnabled)
    if !enablers.isEmpty {
      setEnabled = { isEnabled in for set in enablers { set(isEnabled) } }
    }
    let displays = all.compactMap(\.showError)
    if !displays.isEmpty { showError = { error in displays.contains { $0(error) } } }
    // The error of several controls may belong to any of them.
    let descriptions = all.compactMap(\.describeError)
    if descriptions.count == 1 { describeError = descriptions.first }
    let empties = all.compactMap(\.isEmpty)
    if !empties.isEmpty, empties.count == all.count {
      isEmpty = { empties.allSatisfy { $0() } }
    }
    let comparisons = all.compactMap(\.hasChanges)
    if !comparisons.isEmpty, comparisons.count == all.count {
      hasChanges = { comparisons.contains { $0() } }
    }
    let changes = all.compactMap(\.applyChanges)
    if !changes.isEmpty {
      applyChanges = {
        let undos = changes.map { $0() }
        return { for undo in undos.reversed() { undo() } }
      }
    }
    let footers = all.compactMap(\.footer)
    if !footers.isEmpty {
      footer = {
        let lines = footers.compactMap { $0() }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
      }
    }
    proposesValue = all.contains(where: \.proposesValue)
    contentScrollView = all.lazy.compactMap(\.contentScrollView).first
    extendToUpperEdge = all.first?.extendToUpperEdge
    addButton = all.last?.addButton
    extendToLowerEdge = all.last?.extendToLowerEdge
    if all.contains(where: { $0.usesAnyHeight == true }) {
      usesAnyHeight = true
    } else if !all.isEmpty, all.allSatisfy({ $0.usesAnyHeight == false }) {
      usesAnyHeight = false
    }
    growsSmoothly = all.contains(where: \.growsSmoothly)
    prefersGroupedBackground = all.contains(where: \.prefersGroupedBackground)
    combineLayout(of: parts, in: view)
  }

  private mutating func combineLayout(of parts: [SheetBody<Void>], in view: UIView) {
    let preparations = parts.compactMap(\.traits.prepareLayout)
    // A part that can't use any height has nothing to shrink.
    let fitting = parts.filter { $0.traits.usesAnyHeight != false }
      .compactMap { part in part.traits.fitHeight.map { (part.view, $0) } }
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
