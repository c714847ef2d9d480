import Testing
import UIKit

@testable import BottomBounce

/// The command of a key press, by key, modifiers, and first responder.
@Suite struct SheetKeyTests {
  private func key(
    _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], hasKeys: Bool,
    isComposing: Bool = false
  ) -> SheetKey? {
    SheetKey(key, modifiers: modifiers, hasKeys: hasKeys, isComposing: isComposing)
  }

  @Test(
    arguments: [
      (.keyboardEscape, .cancel), (.keyboardReturnOrEnter, .enter), (.keypadEnter, .enter),
      (.keyboardSpacebar, .press), (.keyboardUpArrow, .move(.up)),
      (.keyboardDownArrow, .move(.down)), (.keyboardLeftArrow, .move(.left)),
      (.keyboardRightArrow, .move(.right)), (.keyboardTab, nil), (.keyboardA, nil),
      (.keyboardPeriod, nil),
    ] as [(UIKeyboardHIDUsage, SheetKey?)])
  func `keys map to commands while the sheet is first responder`(
    usage: UIKeyboardHIDUsage, command: SheetKey?
  ) {
    #expect(key(usage, hasKeys: true) == command)
    // Arrow keys have their own modifier flag, and Caps Lock has no effect.
    #expect(key(usage, [.numericPad, .alphaShift], hasKeys: true) == command)
  }

  @Test(
    arguments: [
      .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardUpArrow,
      .keyboardLeftArrow,
    ] as [UIKeyboardHIDUsage])
  func `a text field keeps its keys`(usage: UIKeyboardHIDUsage) {
    #expect(key(usage, hasKeys: false) == nil)
  }

  @Test(arguments: [true, false])
  func `Command-Return confirms and Command-Period cancels for every first responder`(hasKeys: Bool)
  {
    #expect(key(.keyboardReturnOrEnter, .command, hasKeys: hasKeys) == .confirm)
    #expect(key(.keypadEnter, [.command, .numericPad], hasKeys: hasKeys) == .confirm)
    #expect(key(.keyboardPeriod, .command, hasKeys: hasKeys) == .cancel)
    #expect(key(.keyboardEscape, hasKeys: hasKeys) == .cancel)
  }

  @Test(arguments: [UIKeyModifierFlags.control, .alternate, .shift, [.command, .shift]])
  func `other modifiers are left to the app`(modifiers: UIKeyModifierFlags) {
    for usage in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardUpArrow, .keyboardSpacebar] {
      #expect(key(usage, modifiers, hasKeys: true) == nil)
    }
    #expect(key(.keyboardPeriod, modifiers, hasKeys: true) == nil)
    #expect(
      key(.keyboardEscape, modifiers, hasKeys: true) == .cancel, "Escape must stay unchanged.")
  }

  @Test(
    arguments: [
      UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter, .keyboardPeriod,
      .keyboardDownArrow,
    ])
  func `while an input method composes it gets all keys`(usage: UIKeyboardHIDUsage) {
    for modifiers in [UIKeyModifierFlags.command, []] {
      #expect(key(usage, modifiers, hasKeys: false, isComposing: true) == nil)
    }
  }

  @Test func `left and right follow the layout direction`() {
    #expect(ArrowKey.right.columnStep(isMirrored: false) == 1)
    #expect(ArrowKey.right.columnStep(isMirrored: true) == -1)
    #expect(ArrowKey.left.columnStep(isMirrored: false) == -1)
    #expect(ArrowKey.left.columnStep(isMirrored: true) == 1)
    #expect(ArrowKey.up.columnStep(isMirrored: false) == nil)
    #expect(ArrowKey.up.rowStep == -1 && ArrowKey.down.rowStep == 1)
    #expect(ArrowKey.left.rowStep == nil && ArrowKey.right.rowStep == nil)
  }
}
