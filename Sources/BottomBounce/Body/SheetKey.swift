/// A key of a hardware keyboard that a body can handle.
///
/// A sheet passes keys to ``SheetBodyTraits/handleKey`` while no text input is first responder. It
/// passes Up and Down also from a text field with the trait `UIAccessibilityTraits.searchField`,
/// and Tab always. With Full Keyboard Access the system handles these keys.
public enum SheetKey: Hashable, Sendable, CaseIterable {
  /// The Up Arrow key.
  case up
  /// The Down Arrow key.
  case down
  /// The Left Arrow key.
  case left
  /// The Right Arrow key.
  case right
  /// The Space bar.
  case space
  /// The Return key.
  case `return`
  /// The Tab key.
  case tab
  /// The Tab key together with the Shift key.
  case shiftTab

  var rowStep: Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right, .space, .return, .tab, .shiftTab: nil
    }
  }

  /// Counted from the leading side; `nil` for keys other than Left and Right Arrow.
  func columnStep(isRightToLeft: Bool) -> Int? {
    switch self {
    case .left: isRightToLeft ? 1 : -1
    case .right: isRightToLeft ? -1 : 1
    case .up, .down, .space, .return, .tab, .shiftTab: nil
    }
  }
}
