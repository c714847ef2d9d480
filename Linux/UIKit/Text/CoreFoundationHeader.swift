/// What Core Foundation reads from an object that is a value in an attributed string.
///
/// `NSMutableAttributedString` on Linux compares values with `CFEqual`, which takes the first stored word of a
/// Swift object for a Core Foundation header and stops the process where that says “no type”. With this
/// word in its place it goes on to `isEqual(_:)`. It has to be the first stored property of the class.
struct CoreFoundationHeader: Sendable {
  private let bits: UInt64 = 0x100
}
