import UIKit

/// Connects a gesture recognizer with the closure that its view has for it.
///
/// The view is looked up when the recogniser tells something, so nothing here keeps anything alive, and what
/// is left connected on another view does nothing.
@MainActor enum GestureAction {
  /// Begins to listen; once, however often it is called.
  static func connect(_ recognizer: UIGestureRecognizer) {
    #if os(Linux)
      recognizer.removableHandler = forward
    #else
      recognizer.addTarget(Target.shared, action: #selector(Target.recognized))
    #endif
  }

  /// Listens no more.
  static func disconnect(_ recognizer: UIGestureRecognizer) {
    #if os(Linux)
      recognizer.removableHandler = nil
    #else
      recognizer.removeTarget(Target.shared, action: #selector(Target.recognized))
    #endif
  }

  private static func forward(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.runAction(of: recognizer)
  }

  #if !os(Linux)
    /// One for all: recognisers do not keep their targets alive.
    @MainActor private final class Target: NSObject {
      static let shared = Target()

      @objc func recognized(_ recognizer: UIGestureRecognizer) {
        forward(recognizer)
      }
    }
  #endif
}
