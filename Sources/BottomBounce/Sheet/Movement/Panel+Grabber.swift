import UIKit
import ViewBuilding

extension Panel {
  /// Shows, as the system's own sheets do, that the panel can be moved.
  ///
  /// - Parameters:
  ///   - label: what an assistive technology calls it.
  ///   - onActivate: what activating it does there.
  func addGrabber(label: String, onActivate: @escaping @MainActor () -> Void) {
    let grabber = ClosureView()
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.accessibilityIdentifier = "BottomBounce.grabber"
    grabber.isAccessibilityElement = true
    grabber.accessibilityTraits = .button
    grabber.accessibilityLabel = label
    grabber.onAccessibilityActivate = { _ in
      onActivate()
      return true
    }
    // A finger on it is one on the panel.
    grabber.isUserInteractionEnabled = false
    ViewTree(in: view) {
      Subview(grabber, named: "grabber") {
        "centerX == 0"
        "top == 5"
        "width == 36"
        "height == 5"
      }
    }
    view.accessibilityElements?.insert(grabber, at: 0)
  }
}
