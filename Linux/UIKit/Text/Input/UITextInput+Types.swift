/// A direction in the order of characters.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of either kind.
  public var rawValue: Int
  /// A direction from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the order of characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The size of a step through text.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// Is told by a text input of changes that the keyboard did not make.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the boundaries of words and their like.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a place, on the side of a direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at a unit's boundary.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is inside of a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The language and kind of an input method.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  private let language: String?

  package init(primaryLanguage: String?) {
    language = primaryLanguage
    super.init()
  }

  /// The language as a BCP 47 tag, such as `zh-Hans`.
  open var primaryLanguage: String? { language }

  /// The input methods that the person has chosen.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(primaryLanguage: Device.current.keyboard.inputLanguage)]
  }
}
