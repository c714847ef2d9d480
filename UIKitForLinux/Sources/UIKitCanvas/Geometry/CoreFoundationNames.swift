// Foundation on Linux hides Core Foundation. These are the names of it that Core Graphics'
// signatures are written with, so that client code that spells them out compiles unchanged.

/// Core Foundation's string; on Linux Swift's own.
public typealias CFString = String
/// Core Foundation's array; on Linux Swift's own, so that `[…] as CFArray` compiles.
public typealias CFArray = [Any]
/// Core Foundation's dictionary; on Linux Swift's own.
public typealias CFDictionary = [AnyHashable: Any]
