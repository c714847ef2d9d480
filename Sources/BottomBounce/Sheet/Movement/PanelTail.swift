import UIKit

/// Fills what opens under a panel that is pulled above its place.
///
/// The panel itself keeps its size meanwhile: nothing in it is laid out anew.
@MainActor final class PanelTail {
  private let view = UIView()

  /// A tail that hangs on a panel which is in its sheet.
  init(of panel: UIView, in sheet: UIView) {
    // Colours are lighter in the dark here, as the panel's own.
    view.traitOverrides.userInterfaceLevel = panel.traitCollection.userInterfaceLevel
    view.backgroundColor = panel.backgroundColor
    // A second finger on it is not one on the backdrop.
    UIView.performWithoutAnimation {
      sheet.insertSubview(view, belowSubview: panel)
      let size = panel.bounds.size
      view.frame = CGRect(
        x: panel.center.x - size.width / 2, y: panel.center.y + size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// Follows the panel.
  func move(to offset: CGFloat) {
    view.transform = CGAffineTransform(translationX: 0, y: offset)
  }

  /// Goes on from where it is on the screen.
  func stop() {
    view.layer.removeAllAnimations()
  }

  /// Leaves the sheet.
  func end() {
    view.removeFromSuperview()
  }
}
