/// A problem at a location in a file.
struct Finding: Hashable, CustomStringConvertible, Sendable {
  /// The severity of a finding.
  enum Severity: String, Sendable {
    /// The audit fails.
    case error
    /// The audit passes with a warning.
    case warning
  }

  var severity: Severity
  var location: SourceLocation

  /// A complete sentence that describes the problem and its solution.
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
