import UIKit
import ViewBuilding

@MainActor final class SheetBackdrop {
  private let view = ClosureView()
  private weak var container: UIView?
  private weak var owner: (any PanelDelegate)?
  private var cancelsOnTap = false
  private var hasUndimmedDetent = false
  private lazy var touches = TouchFilter { [weak self] in self?.owner?.acceptsTaps == true }

  private final class TouchFilter: NSObject, UIGestureRecognizerDelegate {
    private let accepts: @MainActor () -> Bool

    init(_ accepts: @escaping @MainActor () -> Bool) {
      self.accepts = accepts
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      accepts()
    }
  }

  func add(to container: UIView, cancel: @escaping @MainActor () -> Void) {
    self.container = container
    let handleTap: @MainActor () -> Bool = { [weak self] in
      guard let self, owner != nil, cancelsOnTap else { return false }
      cancel()
      return true
    }
    let tap = UITapGestureRecognizer()
    tap.delegate = touches
    view.alpha = 0
    view.accessibilityTraits = .button
    view.accessibilityIdentifier = "BottomBounce.backdrop"
    view.addGestureRecognizer(tap) { _ in _ = handleTap() }
    // VoiceOver would tap the center of the backdrop, which may be under the panel.
    view.onAccessibilityActivate = { _ in handleTap() }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  func begin(
    for presentation: any PanelDelegate, _ header: SheetHeader, _ configuration: SheetConfiguration
  ) {
    owner = presentation
    cancelsOnTap = configuration.cancelsOnBackdropTap
    hasUndimmedDetent = configuration.largestUndimmedDetent != nil
    UIView.performWithoutAnimation { view.backgroundColor = configuration.dimmedBackdropColor }
    view.accessibilityLabel = SheetStrings().dismiss(besides: header.cancelTitle)
    updateModality()
  }

  /// Lets VoiceOver read a panel before the backdrop.
  func setElementOrder(after panel: UIView) {
    container?.accessibilityElements = [panel, view]
  }

  /// Only the current presentation has an effect.
  func setVisibility(
    _ visibility: CGFloat, stopsAnimation: Bool, by presentation: AnyObject
  ) {
    guard owner === presentation || owner == nil && !stopsAnimation else { return }
    if stopsAnimation { view.layer.removeAllAnimations() }
    view.alpha = visibility
    if hasUndimmedDetent { updateModality() }
  }

  func end(by presentation: AnyObject) {
    if owner === presentation { owner = nil }
  }

  func reset() {
    view.layer.removeAllAnimations()
    view.alpha = 0
    container?.accessibilityElements = nil
  }

  var leavesHostInUse: Bool { hasUndimmedDetent && view.alpha == 0 }

  /// Lets assistive technologies and keyboards use the host view while it isn't dimmed.
  private func updateModality() {
    container?.accessibilityViewIsModal = !leavesHostInUse
    view.isAccessibilityElement = owner != nil && cancelsOnTap && !leavesHostInUse
  }
}
