import Testing
import UIKit

@testable import BottomBounce

/// The command of a key press, by key, modifiers, and first responder.
@Suite struct SheetKeyTests {
  private func key(
    _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], hasTextInput: Bool,
    isSearch: Bool = false, isComposing: Bool = false
  ) -> SheetKeyCommand? {
    SheetKeyCommand(
      key, modifiers: modifiers, hasTextInput: hasTextInput, isSearch: isSearch,
      isComposing: isComposing)
  }

  @Test(
    arguments: [
      (.keyboardEscape, .cancel), (.keyboardReturnOrEnter, .key(.return)),
      (.keypadEnter, .key(.return)),
      (.keyboardSpacebar, .key(.space)), (.keyboardUpArrow, .key(.up)),
      (.keyboardDownArrow, .key(.down)), (.keyboardLeftArrow, .key(.left)),
      (.keyboardRightArrow, .key(.right)), (.keyboardTab, .key(.tab)), (.keyboardA, nil),
      (.keyboardPeriod, nil),
    ] as [(UIKeyboardHIDUsage, SheetKeyCommand?)])
  func `keys map to commands while the sheet is first responder`(
    usage: UIKeyboardHIDUsage, command: SheetKeyCommand?
  ) {
    #expect(key(usage, hasTextInput: false) == command)
    // Arrow keys have their own modifier flag, and Caps Lock has no effect.
    #expect(key(usage, [.numericPad, .alphaShift], hasTextInput: false) == command)
  }

  @Test(
    arguments: [
      .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardUpArrow,
      .keyboardLeftArrow,
    ] as [UIKeyboardHIDUsage])
  func `a text field handles its own key presses`(usage: UIKeyboardHIDUsage) {
    #expect(key(usage, hasTextInput: true) == nil)
  }

  @Test(
    arguments: [
      (.keyboardUpArrow, .key(.up)), (.keyboardDownArrow, .key(.down)), (.keyboardLeftArrow, nil),
      (.keyboardRightArrow, nil), (.keyboardSpacebar, nil), (.keyboardReturnOrEnter, nil),
      (.keyboardTab, .key(.tab)), (.keyboardEscape, .cancel), (.keyboardA, nil),
    ] as [(UIKeyboardHIDUsage, SheetKeyCommand?)])
  func `a search field handles its own key presses except for Up and Down`(
    usage: UIKeyboardHIDUsage, command: SheetKeyCommand?
  ) {
    #expect(key(usage, hasTextInput: true, isSearch: true) == command)
    #expect(key(usage, [.numericPad, .alphaShift], hasTextInput: true, isSearch: true) == command)
    #expect(key(usage, hasTextInput: true, isSearch: true, isComposing: true) == nil)
    for modifiers in [UIKeyModifierFlags.shift, .command, .alternate, .control]
    where command == .key(.up) || command == .key(.down) {
      #expect(key(usage, modifiers, hasTextInput: true, isSearch: true) == nil)
    }
  }

  @Test(arguments: [true, false])
  func `Tab and Shift-Tab reach the content for every first responder`(hasTextInput: Bool) {
    #expect(key(.keyboardTab, hasTextInput: hasTextInput) == .key(.tab))
    #expect(key(.keyboardTab, .shift, hasTextInput: hasTextInput) == .key(.shiftTab))
    for modifiers in [UIKeyModifierFlags.control, .alternate, .command, [.control, .shift]] {
      #expect(key(.keyboardTab, modifiers, hasTextInput: hasTextInput) == nil)
    }
    #expect(key(.keyboardTab, hasTextInput: true, isComposing: true) == nil)
  }

  @Test(arguments: [true, false])
  func `Command-Return confirms and Command-Period cancels for every first responder`(
    hasTextInput: Bool
  ) {
    #expect(key(.keyboardReturnOrEnter, .command, hasTextInput: hasTextInput) == .confirm)
    #expect(key(.keypadEnter, [.command, .numericPad], hasTextInput: hasTextInput) == .confirm)
    #expect(key(.keyboardPeriod, .command, hasTextInput: hasTextInput) == .cancel)
    #expect(key(.keyboardEscape, hasTextInput: hasTextInput) == .cancel)
  }

  @Test(arguments: [UIKeyModifierFlags.control, .alternate, .shift, [.command, .shift]])
  func `other modifiers are left to the app`(modifiers: UIKeyModifierFlags) {
    for usage in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardUpArrow, .keyboardSpacebar] {
      #expect(key(usage, modifiers, hasTextInput: false) == nil)
    }
    #expect(key(.keyboardPeriod, modifiers, hasTextInput: false) == nil)
    #expect(
      key(.keyboardEscape, modifiers, hasTextInput: false) == .cancel, "Escape must stay unchanged."
    )
  }

  @Test(
    arguments: [
      UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter, .keyboardPeriod,
      .keyboardDownArrow,
    ])
  func `while an input method composes it gets all keys`(usage: UIKeyboardHIDUsage) {
    for modifiers in [UIKeyModifierFlags.command, []] {
      #expect(key(usage, modifiers, hasTextInput: true, isComposing: true) == nil)
    }
  }

  @Test func `left and right follow the layout direction`() {
    #expect(SheetKey.right.columnStep(isRightToLeft: false) == 1)
    #expect(SheetKey.right.columnStep(isRightToLeft: true) == -1)
    #expect(SheetKey.left.columnStep(isRightToLeft: false) == -1)
    #expect(SheetKey.left.columnStep(isRightToLeft: true) == 1)
    #expect(SheetKey.up.columnStep(isRightToLeft: false) == nil)
    #expect(SheetKey.up.rowStep == -1 && SheetKey.down.rowStep == 1)
    #expect(SheetKey.left.rowStep == nil && SheetKey.right.rowStep == nil)
  }
}
