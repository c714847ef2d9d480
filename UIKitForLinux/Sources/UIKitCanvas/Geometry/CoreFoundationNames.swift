// Foundation on Linux hides Core Foundation. Core Graphics uses these names in its signatures, so
// client code that uses them compiles unchanged.

/// Core Foundation's string, which is Swift's `String` on Linux.
public typealias CFString = String
/// Core Foundation's array, which is a Swift array on Linux, so that `[…] as CFArray` compiles.
public typealias CFArray = [Any]
/// Core Foundation's dictionary, which is a Swift dictionary on Linux.
public typealias CFDictionary = [AnyHashable: Any]
