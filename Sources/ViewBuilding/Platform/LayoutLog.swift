import Foundation

#if !os(Linux)
  import os
#endif

/// The system's log in the subsystem `ViewBuilding`; on Linux, the standard error.
enum LayoutLog {
  static func write(_ message: String) {
    #if os(Linux)
      FileHandle.standardError.write(Data("\(message)\n".utf8))
    #else
      Logger(subsystem: "ViewBuilding", category: "Layout").warning("\(message, privacy: .public)")
    #endif
  }
}
