/// Why a content has no value to give yet; the sheet stays up and shows the message.
public struct ValidationProblem: Error, Hashable, Sendable {
  /// A full sentence for the person, in their language, that says what to do.
  public var message: String

  /// A problem with a message for the person.
  public init(_ message: String) {
    self.message = message
  }
}
