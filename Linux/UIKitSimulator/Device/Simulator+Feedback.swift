import UIKit

extension Simulator {
  /// What the app has let be felt, in order: "success", "warning", "error" or "selection".
  public var feedback: [String] {
    system.feedback.map {
      switch $0 {
      case .notification(let type): "\(type)"
      case .selection: "selection"
      }
    }
  }
}
