import UIKit

/// Updates the color and border of a panel for Reduce Transparency and Increase Contrast.
@MainActor final class PanelAppearance {
  private weak var view: UIView?
  private let color: UIColor
  private var transparency: NotificationObserver?

  init(of view: UIView, color: UIColor) {
    self.view = view
    self.color = color
    // There is no trait for Reduce Transparency.
    transparency = NotificationObserver(
      of: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak self] in self?.update() }
    // A layer's border color doesn't follow the appearance.
    view.registerForTraitChanges([
      UITraitAccessibilityContrast.self, UITraitUserInterfaceStyle.self,
    ]) {
      [weak self] (_: UIView, _) in self?.update()
    }
    update()
  }

  private func update() {
    guard let view else { return }
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    view.backgroundColor = isOpaque ? color.withAlphaComponent(1) : color
    let hasBorder = view.traitCollection.accessibilityContrast == .high
    view.layer.borderWidth = hasBorder ? 1 : 0
    view.layer.borderColor =
      hasBorder ? UIColor.secondaryLabel.resolvedColor(with: view.traitCollection).cgColor : nil
  }
}
