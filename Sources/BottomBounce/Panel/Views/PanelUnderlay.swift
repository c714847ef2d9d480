import UIKit
import ViewBuilding

/// A view that fills the gap below a panel that moves above its position, by a drag or a spring.
///
/// The panel keeps its size, so nothing in it is laid out again.
@MainActor final class PanelUnderlay {
  private let view = UIView()

  /// Adds an underlay below a panel that is in a sheet.
  init(of panel: Panel, in sheet: UIView) {
    // Elevated views have another color in Dark Mode, as the panel has.
    view.traitOverrides.userInterfaceLevel = panel.view.traitCollection.userInterfaceLevel
    view.backgroundColor = panel.surface.content.backgroundColor
    // The view also keeps a second finger from touching the backdrop.
    UIView.performWithoutAnimation {
      sheet.insertSubview(view, belowSubview: panel.view)
      EquationLayout(in: sheet, ["underlay": view, "panel": panel.view]).eqs(
        """
        underlay.left == panel.left
        underlay.size == panel.size
        underlay.top == panel.bottom
        """)
      sheet.layoutIfNeeded()
    }
  }

  /// Moves with the panel.
  func move(to offset: CGFloat) {
    view.transform = CGAffineTransform(translationX: 0, y: offset)
  }

  /// Stops animations.
  func stop() {
    view.layer.removeAllAnimations()
  }

  /// Removes the view from the sheet.
  func remove() {
    view.removeFromSuperview()
  }
}
