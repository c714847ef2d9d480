import UIKit

@MainActor final class BodyInput {
  private let view: UIView
  private let setEnabled: (@MainActor (Bool) -> Void)?
  private var isEnabled = true
  private var wasInteractive: Bool?
  private var opacity: CGFloat?
  private var restorations: [@MainActor () -> Void] = []

  init(of view: UIView, setEnabled: (@MainActor (Bool) -> Void)?) {
    self.view = view
    self.setEnabled = setEnabled
  }

  func update(ignoresInput: Bool, isEnabled: Bool, isDimmed: Bool) {
    if ignoresInput, wasInteractive == nil {
      wasInteractive = view.isUserInteractionEnabled
      view.isUserInteractionEnabled = false
    } else if !ignoresInput, let wasInteractive {
      self.wasInteractive = nil
      view.isUserInteractionEnabled = wasInteractive
    }
    setDimmed(isDimmed)
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    for restore in restorations { restore() }
    restorations = isEnabled ? [] : Self.dimElements(in: view)
    setEnabled?(isEnabled)
  }

  /// If the app answers at once, the change is too small to be seen.
  private func setDimmed(_ isDimmed: Bool) {
    guard isDimmed != (opacity != nil) else { return }
    let full = opacity ?? view.alpha
    opacity = isDimmed ? full : nil
    SheetAnimation.animate(
      duration: Self.duration, options: [.curveEaseInOut, .beginFromCurrentState]
    ) { [view] in view.alpha = isDimmed ? full * Panel.disabledOpacity : full }
  }

  /// Lets VoiceOver read elements as dimmed, except for labels, and returns how to undo it.
  private static func dimElements(in view: UIView) -> [@MainActor () -> Void] {
    if view is UIPickerView {
      // Its columns have the trait while it gets no touches.
      guard view.isUserInteractionEnabled else { return [] }
      view.isUserInteractionEnabled = false
      return [{ view.isUserInteractionEnabled = true }]
    }
    guard view.isAccessibilityElement else {
      return view.subviews.flatMap { dimElements(in: $0) }
    }
    let traits = view.accessibilityTraits
    if view is UILabel || traits.contains(.notEnabled) { return [] }
    // The view itself adds others, for example that it is being edited.
    view.accessibilityTraits = .none
    let ownTraits = traits.subtracting(view.accessibilityTraits)
    view.accessibilityTraits = ownTraits.union(.notEnabled)
    return [{ view.accessibilityTraits = ownTraits }]
  }

  /// Chosen by eye.
  private static let duration: TimeInterval = 0.25
}
