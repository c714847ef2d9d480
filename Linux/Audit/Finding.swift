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

  init(_ severity: Severity = .error, at location: SourceLocation, _ message: String) {
    self.severity = severity
    self.location = location
    self.message = message
  }

  var description: String {
    "\(location): \(severity.rawValue): \(message)"
  }
}
