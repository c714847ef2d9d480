#if !os(Linux)
  import os
#endif

/// The system's log in the subsystem `ViewBuilding`; on Linux, the standard output.
enum LayoutLog {
  static func write(_ message: String) {
    #if os(Linux)
      print(message)
    #else
      Logger(subsystem: "ViewBuilding", category: "Layout").warning("\(message, privacy: .public)")
    #endif
  }
}
