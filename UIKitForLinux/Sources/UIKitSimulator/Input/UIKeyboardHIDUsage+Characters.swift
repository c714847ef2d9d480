package import UIKit

// The keys of a US keyboard and their characters.
extension UIKeyboardHIDUsage {
  private static let rows: [(first: UIKeyboardHIDUsage, plain: String, shifted: String)] = [
    (.keyboardA, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (.keyboard1, "1234567890\r", "!@#$%^&*()\r"),
    (.keyboardTab, "\t -=[]\\", "\t _+{}|"),
    (.keyboardSemicolon, ";'`,./", ":\"~<>?"),
  ]

  /// The characters of the key.
  ///
  /// Other keys have UIKit's input names.
  package func characters(shifted: Bool) -> String {
    switch self {
    case .keyboardEscape: return "UIKeyInputEscape"
    case .keyboardDeleteOrBackspace: return "\u{8}"
    case .keyboardLeftArrow: return "UIKeyInputLeftArrow"
    case .keyboardRightArrow: return "UIKeyInputRightArrow"
    case .keyboardUpArrow: return "UIKeyInputUpArrow"
    case .keyboardDownArrow: return "UIKeyInputDownArrow"
    case .keyboardHome: return "UIKeyInputHome"
    case .keyboardEnd: return "UIKeyInputEnd"
    case .keyboardPageUp: return "UIKeyInputPageUp"
    case .keyboardPageDown: return "UIKeyInputPageDown"
    case .keyboardDeleteForward: return "UIKeyInputDelete"
    default: break
    }
    for row in Self.rows {
      let index = rawValue - row.first.rawValue
      let characters = Array(shifted ? row.shifted : row.plain)
      if characters.indices.contains(index) { return String(characters[index]) }
    }
    return ""
  }

  /// Returns the key that types a character and a Boolean value that indicates whether it needs
  /// Shift, or `nil` if there is no such key.
  static func key(for character: Character) -> (UIKeyboardHIDUsage, shift: Bool)? {
    if character == "\n" { return (.keyboardReturnOrEnter, false) }
    for row in rows {
      for (characters, shift) in [(row.plain, false), (row.shifted, true)] {
        if let index = Array(characters).firstIndex(of: character),
          let key = UIKeyboardHIDUsage(rawValue: row.first.rawValue + index)
        {
          return (key, shift)
        }
      }
    }
    return nil
  }
}
