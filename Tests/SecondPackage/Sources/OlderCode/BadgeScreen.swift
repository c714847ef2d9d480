#if os(Linux)
  import UIKit
  import UIKitSimulator

  /// A test from before Swift 6, whose methods are nonisolated.
  public class BadgeScreen {
    /// A screen without badges.
    public init() {}

    /// Returns the texts that VoiceOver reads for a badge.
    public func read(_ number: Int) -> String {
      let device = Simulator()
      let view = BadgedView(frame: device.window.bounds)
      device.window.addSubview(view)
      view.number = number
      device.advance(by: 0.1)
      device.settle()
      return device.accessibilityTree()
    }
  }
#endif
