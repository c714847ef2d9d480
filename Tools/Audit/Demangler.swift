import Foundation

/// Demangles the names in the index with the demangler of the Swift runtime.
struct Demangler {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private let function: Function

  /// Finds the demangler in the running program.
  init() throws(AuditError) {
    guard let symbol = dlsym(nil, "swift_demangle") else {
      throw .missingFunction("swift_demangle", library: "libswiftCore.so")
    }
    function = unsafeBitCast(symbol, to: Function.self)
  }

  /// Returns the demangled form of a unified symbol resolution, or `nil` if it isn't a Swift
  /// declaration.
  func demangle(usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    let mangled = "$s" + usr.dropFirst(2)
    guard let result = function(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { free(result) }
    let text = String(cString: result)
    return text == mangled ? nil : text
  }
}
