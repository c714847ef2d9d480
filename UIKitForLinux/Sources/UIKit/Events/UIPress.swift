@preconcurrency @MainActor open class UIPress: NSObject {
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

  open var phase: Phase { storedPhase }
  open var timestamp: TimeInterval { storedTimestamp }
  open var window: UIWindow? { storedWindow }
  open var responder: UIResponder? { storedResponder }
  open var key: UIKey? { storedKey }
}

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

  open var characters: String { storedCharacters }
  open var charactersIgnoringModifiers: String { storedCharactersIgnoringModifiers }
  open var modifierFlags: UIKeyModifierFlags { storedModifiers }
  open var keyCode: UIKeyboardHIDUsage { storedKeyCode }

  final var isVerticalArrow: Bool { keyCode == .keyboardUpArrow || keyCode == .keyboardDownArrow }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
