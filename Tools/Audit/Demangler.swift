import Foundation

/// Turns the mangled names of the index into readable ones, with the demangler of Swift's runtime.
struct Demangler {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private let function: Function

  /// Finds the demangler, which is part of every Swift program.
  init() throws(AuditError) {
    guard let symbol = dlsym(nil, "swift_demangle") else {
      throw .missingFunction("swift_demangle", library: "libswiftCore.so")
    }
    function = unsafeBitCast(symbol, to: Function.self)
  }

  /// The readable form of a unified symbol resolution, or nil if it is not of a Swift declaration.
  func demangle(usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    let mangled = "$s" + usr.dropFirst(2)
    guard let result = function(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { free(result) }
    let text = String(cString: result)
    return text == mangled ? nil : text
  }
}
