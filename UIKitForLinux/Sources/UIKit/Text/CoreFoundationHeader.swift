/// The header that Core Foundation reads from values of an attributed string.
///
/// `NSMutableAttributedString` on Linux compares values with `CFEqual`, which takes the first stored word of a
/// Swift object for a Core Foundation header and stops the process where that says “no type”. With this
/// word in its place it goes on to `isEqual(_:)`. It has to be the first stored property of the class.
struct CoreFoundationHeader: Sendable {
  private let bits: UInt64 = 0x100
}
