import Testing
import UIKit

@testable import BottomBounce

/// What a key asks for, by the key, its modifiers and who has the keys.
@Suite struct SheetKeyTests {
  private func key(
    _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], hasTextInput: Bool,
    isComposing: Bool = false
  ) -> SheetKeyCommand? {
    SheetKeyCommand(key, modifiers: modifiers, hasTextInput: hasTextInput, isComposing: isComposing)
  }

  @Test(
    arguments: [
      (.keyboardEscape, .cancel), (.keyboardReturnOrEnter, .key(.return)),
      (.keypadEnter, .key(.return)),
      (.keyboardSpacebar, .key(.space)), (.keyboardUpArrow, .key(.up)),
      (.keyboardDownArrow, .key(.down)), (.keyboardLeftArrow, .key(.left)),
      (.keyboardRightArrow, .key(.right)), (.keyboardTab, nil), (.keyboardA, nil),
      (.keyboardPeriod, nil),
    ] as [(UIKeyboardHIDUsage, SheetKeyCommand?)])
  func `of a sheet that has the keys`(usage: UIKeyboardHIDUsage, command: SheetKeyCommand?) {
    #expect(key(usage, hasTextInput: false) == command)
    // Arrows come with a flag of their own, and Caps Lock means nothing.
    #expect(key(usage, [.numericPad, .alphaShift], hasTextInput: false) == command)
  }

  @Test(
    arguments: [
      .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardUpArrow,
      .keyboardLeftArrow,
    ] as [UIKeyboardHIDUsage])
  func `a field keeps its keys`(usage: UIKeyboardHIDUsage) {
    #expect(key(usage, hasTextInput: true) == nil)
  }

  @Test(arguments: [true, false])
  func `with Command, Return confirms and full stop cancels, whoever has the keys`(
    hasTextInput: Bool
  ) {
    #expect(key(.keyboardReturnOrEnter, .command, hasTextInput: hasTextInput) == .confirm)
    #expect(key(.keypadEnter, [.command, .numericPad], hasTextInput: hasTextInput) == .confirm)
    #expect(key(.keyboardPeriod, .command, hasTextInput: hasTextInput) == .cancel)
    #expect(key(.keyboardEscape, hasTextInput: hasTextInput) == .cancel)
  }

  @Test(arguments: [UIKeyModifierFlags.control, .alternate, .shift, [.command, .shift]])
  func `other modifiers are the app's`(modifiers: UIKeyModifierFlags) {
    for usage in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardUpArrow, .keyboardSpacebar] {
      #expect(key(usage, modifiers, hasTextInput: false) == nil)
    }
    #expect(key(.keyboardPeriod, modifiers, hasTextInput: false) == nil)
    #expect(key(.keyboardEscape, modifiers, hasTextInput: false) == .cancel, "Escape is Escape.")
  }

  @Test(
    arguments: [
      UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter, .keyboardPeriod,
      .keyboardDownArrow,
    ])
  func `while an input method composes all keys are its own`(usage: UIKeyboardHIDUsage) {
    for modifiers in [UIKeyModifierFlags.command, []] {
      #expect(key(usage, modifiers, hasTextInput: true, isComposing: true) == nil)
    }
  }

  @Test func `left and right follow the direction of the interface`() {
    #expect(SheetKey.right.columnStep(isRightToLeft: false) == 1)
    #expect(SheetKey.right.columnStep(isRightToLeft: true) == -1)
    #expect(SheetKey.left.columnStep(isRightToLeft: false) == -1)
    #expect(SheetKey.left.columnStep(isRightToLeft: true) == 1)
    #expect(SheetKey.up.columnStep(isRightToLeft: false) == nil)
    #expect(SheetKey.up.rowStep == -1 && SheetKey.down.rowStep == 1)
    #expect(SheetKey.left.rowStep == nil && SheetKey.right.rowStep == nil)
  }
}
