@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  package final var touches: Set<UITouch> = []
  package final var storedTimestamp: TimeInterval = 0
  package final var storedModifierFlags: UIKeyModifierFlags = []

  open var type: EventType { .touches }
  open var timestamp: TimeInterval { storedTimestamp }
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  open var allTouches: Set<UITouch>? { touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }
}

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  package final var presses: Set<UIPress> = []

  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { presses }
}
