/// Something that the audit has to say about one place in one file.
struct Finding: Hashable, CustomStringConvertible, Sendable {
  /// How much a finding matters.
  enum Severity: String, Sendable {
    /// The audit fails.
    case error
    /// The audit passes and says so.
    case warning
  }

  var severity: Severity
  var location: SourceLocation

  /// One full sentence: what is wrong, and what to do about it.
  var message: String

  /// The subject of an exception for the finding; `nil` if the rule has no exceptions.
  var subject: Exceptions.Subject?

  init(
    _ severity: Severity = .error, at location: SourceLocation, _ message: String,
    subject: Exceptions.Subject? = nil
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.subject = subject
  }

  var description: String {
    "\(location): \(severity.rawValue): \(message)"
  }
}
