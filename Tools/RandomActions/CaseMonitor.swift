import Foundation

/// Prints the current case if the program crashes, or if the case takes too long.
package enum CaseMonitor {
  private static let capacity = 400
  /// The text that a signal handler writes.
  ///
  /// Only the main thread writes it, before each case. A handler reads it when the program ends, so
  /// a partially written text would only be hard to read.
  private nonisolated(unsafe) static let text: UnsafeMutablePointer<CChar> = {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    text.initialize(repeating: 0, count: capacity)
    return text
  }()
  /// The file descriptor of the report.
  ///
  /// `start(reportingTo:)` sets it before it installs the signal handlers, which read it.
  private nonisolated(unsafe) static var output: Int32 = 2

  /// Installs the signal handlers.
  package static func start(reportingTo descriptor: Int32) {
    output = descriptor
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(number) { _ in CaseMonitor.end("\nCrash in ") }
    }
    signal(SIGALRM) { _ in CaseMonitor.end("\nNo end of ") }
  }

  /// Records the case that begins.
  ///
  /// - Parameters:
  ///   - name: The description of the case, with its seed.
  ///   - limit: The seconds after which the program ends.
  package static func begin(_ name: String, limit: UInt32) {
    _ = name.withCString { strncpy(text, $0, capacity - 1) }
    alarm(limit)
  }

  private static func end(_ what: StaticString) {
    write(output, what.utf8Start, what.utf8CodeUnitCount)
    write(output, text, strlen(text))
    write(output, "\n", 1)
    _exit(1)
  }
}
