import UIKit

/// Keeps a panel's colour and edge as the person needs them, also where that changes while the sheet is up.
///
/// Where transparency is reduced the colour is opaque; where contrast is increased the edge is drawn.
@MainActor final class PanelSurface {
  private weak var view: UIView?
  private let color: UIColor
  private var transparency: Notice?

  init(of view: UIView, color: UIColor) {
    self.view = view
    self.color = color
    // No trait tells of transparency.
    transparency = Notice(of: UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
      [weak self] in self?.update()
    }
    // The edge has the colour of an appearance, as all that belongs to layers.
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
    let hasEdge = view.traitCollection.accessibilityContrast == .high
    view.layer.borderWidth = hasEdge ? 1 : 0
    view.layer.borderColor =
      hasEdge ? UIColor.secondaryLabel.resolvedColor(with: view.traitCollection).cgColor : nil
  }
}
