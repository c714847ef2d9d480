import UIKit
import ViewBuilding

/// Fills the gap below a panel that moves above its position, so that the panel keeps its size.
@MainActor final class PanelUnderlay {
  private let view = UIView()

  init(of panel: Panel, in sheet: UIView) {
    // Elevated views have another color in Dark Mode, as the panel has.
    view.traitOverrides.userInterfaceLevel = panel.view.traitCollection.userInterfaceLevel
    view.backgroundColor = panel.surface.content.backgroundColor
    // The view also keeps a second finger from touching the backdrop.
    UIView.performWithoutAnimation {
      sheet.insertSubview(view, belowSubview: panel.view)
      EquationLayout(in: sheet, ["underlay": view, "panel": panel.view]).eqs(
        """
        underlay.leading == panel.leading
        underlay.size == panel.size
        underlay.top == panel.bottom
        """)
      sheet.layoutIfNeeded()
    }
  }

  func move(to offset: CGFloat) {
    view.transform = CGAffineTransform(translationX: 0, y: offset)
  }

  func stop() {
    view.layer.removeAllAnimations()
  }

  func remove() {
    view.removeFromSuperview()
  }
}
