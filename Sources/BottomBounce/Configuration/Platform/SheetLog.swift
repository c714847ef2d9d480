import Foundation

#if !os(Linux)
  import os
#endif

/// The system's log in the subsystem `BottomBounce`; on Linux only tests receive its messages.
enum SheetLog {
  #if os(Linux)
    @TaskLocal static var receiver: (@MainActor @Sendable (String) -> Void)?
  #else
    static let logger = Logger(subsystem: "BottomBounce", category: "Presentation")
  #endif
}

extension SheetWarning {
  /// Logs no data of the user; `types` are the type of a value, and the expected type.
  @MainActor func log(types: (Any.Type, Any.Type)? = nil) {
    let names = types.map { " The types are \($0) and \($1)." } ?? ""
    let message = message + names
    #if os(Linux)
      SheetLog.receiver?(message)
    #else
      SheetLog.logger.warning("\(message, privacy: .public)")
    #endif
  }
}
