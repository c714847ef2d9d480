import UIKit

extension Simulator {
  /// The haptic feedback that the app played, in order: "success", "warning", or "error".
  public var feedback: [String] {
    system.feedback.map { "\($0)" }
  }
}
