/// A value that indicates whether the user may change a text.
struct TextLock {
  /// A Boolean value that indicates whether the sheet has disabled the text, for example because
  /// the app saves the value.
  var isDisabled = false
  /// A Boolean value that indicates whether the sheet waits for the value.
  var isSettling = false
  /// A Boolean value that indicates whether the keyboard may still correct the locked text.
  var awaitsCorrection = false
  /// A Boolean value that indicates whether the text has refused a change, which UIKit could undo.
  var hasRefused = false

  /// A Boolean value that indicates whether the user must not change the text.
  var isLocked: Bool { isDisabled || isSettling }
}
