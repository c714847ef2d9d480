/// The header that Core Foundation reads from values of an attributed string.
///
/// `NSMutableAttributedString` on Linux compares values with `CFEqual`. That function reads the
/// first stored word of a Swift object as a Core Foundation header, and stops the process if the
/// header has no type. With this value as the first word, `CFEqual` calls `isEqual(_:)`. It must be
/// the first stored property of the class.
struct CoreFoundationHeader: Sendable {
  private let bits: UInt64 = 0x100
}
