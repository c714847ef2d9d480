import UIKit

/// What a key of a hardware keyboard asks a sheet for.
enum SheetKey: Equatable {
  /// OK.
  case confirm
  /// Cancel.
  case cancel
  /// Return: OK, or what the arrows have come to where that confirms by itself.
  case enter
  /// Space: what a tap on what the arrows have come to does.
  case press
  /// To another row or column.
  case move(ArrowKey)

  /// What a key asks for; nil for what is the app's.
  ///
  /// - Parameters:
  ///   - hasKeys: Whether nothing that takes text has the keys: what comes here, the content had no use for.
  ///   - isComposing: Whether an input method is at work. Then all keys are its own.
  init?(
    _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, hasKeys: Bool, isComposing: Bool
  ) {
    if isComposing { return nil }
    // Arrows and the number block have flags of their own, which mean nothing here.
    let modifiers = modifiers.intersection([.command, .control, .alternate, .shift])
    switch key {
    // An iPad's keyboard may have no Escape; Command-full stop is what its system takes for it.
    case .keyboardEscape: self = .cancel
    case .keyboardPeriod where modifiers == .command: self = .cancel
    case .keyboardReturnOrEnter where modifiers == .command: self = .confirm
    case .keypadEnter where modifiers == .command: self = .confirm
    case _ where !hasKeys || !modifiers.isEmpty: return nil
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    case .keyboardSpacebar: self = .press
    case .keyboardUpArrow: self = .move(.up)
    case .keyboardDownArrow: self = .move(.down)
    case .keyboardLeftArrow: self = .move(.left)
    case .keyboardRightArrow: self = .move(.right)
    default: return nil
    }
  }
}

/// An arrow of a keyboard.
enum ArrowKey: CaseIterable {
  case up, down, left, right

  /// The step through rows: 1 down, −1 up; nil across.
  var rowStep: Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right: nil
    }
  }

  /// The step through columns that begin at the leading side; nil up and down.
  func columnStep(isMirrored: Bool) -> Int? {
    switch self {
    case .up, .down: nil
    case .left: isMirrored ? 1 : -1
    case .right: isMirrored ? -1 : 1
    }
  }
}
