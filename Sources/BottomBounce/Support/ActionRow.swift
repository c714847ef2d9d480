import UIKit
import ViewBuilding

/// A row of buttons under a body, or a column if they don't fit; without buttons its height is 0.
@MainActor final class ActionRow: SheetSubview {
  private let stack = UIStackView()
  private var width: CGFloat?

  var buttons: [UIButton] { stack.arrangedSubviews.compactMap { $0 as? UIButton } }

  init() {
    super.init(frame: .zero)
    stack.distribution = .fillEqually
    ViewTree(in: self) {
      "height == 0 @ low"
      ViewNode(stack) { "edges == 0" }
    }
    updateAxis()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in
      self.updateAxis()
    }
  }

  @discardableResult func addButton(
    _ title: String, _ action: UIAction, isFirst: Bool = false
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(action, for: .touchUpInside)
    ViewTree(in: stack) {
      ViewNode(button) { "height >= \(SheetMetrics.tapTarget)" }
    }
    if isFirst { stack.insertArrangedSubview(button, at: 0) }
    return button
  }

  func prepareLayout(width: CGFloat) {
    self.width = width
    updateAxis()
  }

  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let axis: NSLayoutConstraint.Axis = isLarge || !fitsRow ? .vertical : .horizontal
    if stack.axis != axis { stack.axis = axis }
  }

  private var fitsRow: Bool {
    let buttons = buttons.filter { !$0.isHidden }
    guard let width, buttons.count > 1 else { return true }
    let widest = buttons.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    let distances = SheetMetrics.spacing * CGFloat(buttons.count - 1)
    return widest * CGFloat(buttons.count) + distances <= width
  }
}
