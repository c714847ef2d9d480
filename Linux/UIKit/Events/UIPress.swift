/// A key or button, from going down to going up.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What the key does.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  package final var storedPhase: Phase = .began
  package final var storedTimestamp: TimeInterval = 0
  final weak var storedResponder: UIResponder?
  final weak var storedWindow: UIWindow?
  private let storedKey: UIKey?

  package init(key: UIKey?) {
    storedKey = key
    super.init()
  }

  /// What the key does now.
  open var phase: Phase { storedPhase }
  /// When it did that, in seconds of system uptime.
  open var timestamp: TimeInterval { storedTimestamp }
  /// The window in which the press began.
  open var window: UIWindow? { storedWindow }
  /// The responder that got the press first.
  open var responder: UIResponder? { storedResponder }
  /// The key of a hardware keyboard; nil for a button.
  open var key: UIKey? { storedKey }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  private let storedCharacters: String
  private let storedCharactersIgnoringModifiers: String
  private let storedModifiers: UIKeyModifierFlags
  private let storedKeyCode: UIKeyboardHIDUsage

  package init(
    keyCode: UIKeyboardHIDUsage, characters: String, ignoringModifiers: String? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    storedKeyCode = keyCode
    storedCharacters = characters
    storedCharactersIgnoringModifiers = ignoringModifiers ?? characters
    storedModifiers = modifiers
    super.init()
  }

  /// The text that the key types.
  open var characters: String { storedCharacters }
  /// The text that the key types without modifiers.
  open var charactersIgnoringModifiers: String { storedCharactersIgnoringModifiers }
  /// The modifiers that are down.
  open var modifierFlags: UIKeyModifierFlags { storedModifiers }
  /// The key's place, as the USB standard numbers it.
  open var keyCode: UIKeyboardHIDUsage { storedKeyCode }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
