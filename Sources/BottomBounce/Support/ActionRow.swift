import UIKit
import ViewBuilding

/// A row of buttons under a body.
///
/// Without buttons its height is 0.
@MainActor final class ActionRow: UIView {
  private let stack = UIStackView()

  /// Creates an empty row.
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

  /// Archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("ActionRow is made in code.")
    return nil
  }

  /// Adds a button after the existing ones, and returns it.
  @discardableResult func addButton(_ title: String, _ action: UIAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(action, for: .touchUpInside)
    ViewTree(in: stack) {
      ViewNode(button) { "height >= \(SheetMetrics.tapTarget)" }
    }
    return button
  }

  /// Stacks the buttons vertically if the text size is an accessibility size.
  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
  }
}
