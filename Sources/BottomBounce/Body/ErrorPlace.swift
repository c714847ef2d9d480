/// The place where a user finds the message of an error.
public enum ErrorPlace: Hashable, Sendable {
  /// Below the view.
  case below
  /// Below the view, and in the accessibility hint of the invalid control.
  ///
  /// VoiceOver doesn't read the message below the view again.
  case hint
  /// In the view, which shows the message itself.
  case body
}
