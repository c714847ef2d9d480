public import UIKit

extension TestHost {
  /// Activates an element as VoiceOver does: an element that doesn't handle the activation is tapped.
  public func activate(_ view: UIView) {
    #if os(Linux)
      device.activate(view)
    #else
      if view.accessibilityActivate() { return }
      (view as? UIControl)?.sendActions(for: .touchUpInside)
    #endif
  }

  /// Performs VoiceOver's gesture for leaving what is on screen, and returns whether a responder
  /// handled it.
  ///
  /// On iOS the first responder is asked first, or else the panel, and then the responders above it.
  @discardableResult
  public func performEscape() -> Bool {
    #if os(Linux)
      device.performEscape()
    #else
      sequence(first: (firstResponder ?? panel ?? view) as UIResponder, next: \.next)
        .contains { $0.accessibilityPerformEscape() }
    #endif
  }
}
