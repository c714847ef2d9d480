import UIKit

enum SheetKeyCommand: Equatable {
  case confirm
  case cancel
  case key(SheetKey)

  init?(
    _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, hasTextInput: Bool,
    isSearch: Bool, isComposing: Bool
  ) {
    if isComposing { return nil }
    // Arrow keys and the numeric pad set additional flags.
    let modifiers = modifiers.intersection([.command, .control, .alternate, .shift])
    switch key {
    case .keyboardEscape: self = .cancel
    // iPad keyboards without Escape use Command-period.
    case .keyboardPeriod where modifiers == .command: self = .cancel
    case .keyboardReturnOrEnter where modifiers == .command: self = .confirm
    case .keypadEnter where modifiers == .command: self = .confirm
    case .keyboardTab where modifiers.isEmpty: self = .key(.tab)
    case .keyboardTab where modifiers == .shift: self = .key(.shiftTab)
    // A search has one line. What it finds can use the keys.
    case .keyboardUpArrow where isSearch && modifiers.isEmpty: self = .key(.up)
    case .keyboardDownArrow where isSearch && modifiers.isEmpty: self = .key(.down)
    case _ where hasTextInput || !modifiers.isEmpty: return nil
    case .keyboardReturnOrEnter, .keypadEnter: self = .key(.return)
    case .keyboardSpacebar: self = .key(.space)
    case .keyboardUpArrow: self = .key(.up)
    case .keyboardDownArrow: self = .key(.down)
    case .keyboardLeftArrow: self = .key(.left)
    case .keyboardRightArrow: self = .key(.right)
    default: return nil
    }
  }
}
