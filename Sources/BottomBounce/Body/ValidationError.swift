/// An error that explains why a value is not valid.
///
/// The sheet stays open and shows the message.
public struct ValidationError: Error, Hashable, Sendable {
  /// A full sentence for the user, in the user's language, that says what to do.
  public var message: String

  /// Creates an error with a message for the user.
  public init(_ message: String) {
    self.message = message
  }
}
