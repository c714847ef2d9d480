/// A value that indicates whether the user may change a text.
struct TextLock {
  /// Set by the sheet, for example while the app saves the value.
  var isDisabled = false
  /// `true` while the sheet waits for the value.
  var isSettling = false
  /// `true` while the keyboard may still correct the locked text.
  var awaitsCorrection = false
  /// `true` after the text has refused a change, which UIKit could undo.
  var hasRefused = false

  var isLocked: Bool { isDisabled || isSettling }
}
