/// What a person did: touches, presses or motion.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of event.
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

  /// The kind of event.
  open var type: EventType { .touches }
  /// When it happened, in seconds of system uptime.
  open var timestamp: TimeInterval { storedTimestamp }
  /// The modifier keys that were down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// All touches of the event.
  open var allTouches: Set<UITouch>? { touches }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// Returns the touches that a recogniser looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }
}

/// Keys or buttons that are down.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  package final var presses: Set<UIPress> = []

  open override var type: EventType { .presses }
  /// All presses of the event.
  open var allPresses: Set<UIPress> { presses }
}
