import UIKit

/// A target of gesture recognizers that calls a closure.
@MainActor final class GestureTarget: NSObject {
  private let action: @MainActor (UIGestureRecognizer) -> Void

  init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.action = action
  }

  #if os(Linux)
    func connect(_ recognizer: UIGestureRecognizer) {
      recognizer.removableHandler = action
    }

    func disconnect(_ recognizer: UIGestureRecognizer) {
      recognizer.removableHandler = nil
    }
  #else
    /// Another call for the same recognizer has no effect.
    func connect(_ recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: #selector(recognized))
    }

    func disconnect(_ recognizer: UIGestureRecognizer) {
      recognizer.removeTarget(self, action: #selector(recognized))
    }

    @objc private func recognized(_ recognizer: UIGestureRecognizer) {
      action(recognizer)
    }
  #endif
}
