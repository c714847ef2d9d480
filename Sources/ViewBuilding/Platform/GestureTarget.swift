import UIKit

#if os(Linux)
  /// A target of gesture recognizers that calls a closure.
  @MainActor final class GestureTarget {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.action = action
    }

    func connect(_ recognizer: UIGestureRecognizer) {
      recognizer.removableHandler = action
    }

    func disconnect(_ recognizer: UIGestureRecognizer) {
      recognizer.removableHandler = nil
    }
  }
#else
  @MainActor final class GestureTarget: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.action = action
    }

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
  }
#endif
