import UIKit

extension SheetBodyTraits {
  /// Each new trait needs a line here; the first part is the topmost one, and unless the parts can
  /// change, a closure that none has is `nil`.
  init(
    combining parts: @escaping @MainActor () -> [SheetBody<Void>], in view: UIView,
    canChange: Bool
  ) {
    // The dynamic members of a body would be looked up by key paths.
    let traits = { parts().map { $0.traits } }
    let all = traits()
    func has(_ isSet: (SheetBodyTraits) -> Bool) -> Bool { canChange || all.contains(where: isSet) }
    if has({ $0.settle != nil }) { settle = { for part in traits() { await part.settle?() } } }
    if has({ $0.cancel != nil }) { cancel = { for part in traits() { part.cancel?() } } }
    if let first = parts().first {
      initialFirstResponder = first.traits.initialFirstResponder ?? first.view
      initialAccessibilityElement = { first.initialAccessibilityElement?() ?? first.view }
    }
    if has({ $0.handleKey != nil }) {
      handleKey = { key in traits().contains { $0.handleKey?(key) == true } }
    }
    if has({ $0.setContentFont != nil }) {
      setContentFont = { font in for part in traits() { part.setContentFont?(font) } }
    }
    if has({ $0.setEnabled != nil }) {
      setEnabled = { isEnabled in for part in traits() { part.setEnabled?(isEnabled) } }
    }
    if has({ $0.showError != nil }) {
      showError = { error in Self.show(error, in: traits().compactMap(\.showError)) }
    }
    if has({ $0.footer != nil }) { footer = { traits().map { $0.footer?() ?? nil }.joinedLines } }
    if has({ $0.prepareLayout != nil || $0.fitHeight != nil }) {
      combineLayout(of: parts, in: view)
    }
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
  }

  /// The error of several controls may belong to any of them, so it is the hint of none.
  private static func show(
    _ error: ValidationError?, in displays: [@MainActor (ValidationError?) -> ErrorPlace]
  ) -> ErrorPlace {
    if displays.count == 1, let show = displays.first { return show(error) }
    for show in displays {
      switch show(error) {
      case .body: return .body
      case .hint: _ = show(nil)
      case .below: break
      }
    }
    return .below
  }

  private mutating func combineLayout(
    of parts: @escaping @MainActor () -> [SheetBody<Void>], in view: UIView
  ) {
    let width = LastWidth()
    prepareLayout = { newWidth, hostSize in
      width.value = newWidth
      for part in parts() { part.traits.prepareLayout?(newWidth, hostSize) }
    }
    fitHeight = { current, greatest in
      // A part that can't use any height has nothing to shrink.
      let fitting = parts().filter { $0.usesAnyHeight != false && $0.fitHeight != nil }
      if fitting.isEmpty { return }
      let size = CGSize(width: width.value, height: 0)
      let height = view.fittingHeight(in: size)
      for part in fitting {
        // The height of the other parts, and of the distances between them.
        let others = height - part.view.fittingHeight(in: size)
        part.fitHeight?(current - others, greatest - others)
      }
    }
  }
}

@MainActor private final class LastWidth {
  var value: CGFloat = 0
}

extension [String?] {
  var joinedLines: String? {
    let lines = compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension UIView {
  fileprivate func fittingHeight(in size: CGSize) -> CGFloat {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
