struct TextLock {
  /// Set by the sheet, for example while the app saves the value.
  var isDisabled = false
  var isSettling = false
  /// `true` while the keyboard may still correct the locked text.
  var awaitsCorrection = false
  /// UIKit could undo a refused change.
  var hasRefused = false

  var isLocked: Bool { isDisabled || isSettling }
}
