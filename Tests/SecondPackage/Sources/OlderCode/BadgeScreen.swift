#if os(Linux)
  import UIKit
  import UIKitSimulator

  /// What a test does that was written before Swift 6: its methods belong to no actor.
  public class BadgeScreen {
    /// A screen without badges.
    public init() {}

    /// Returns what VoiceOver reads of a badge.
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
