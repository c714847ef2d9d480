/// The base direction of a paragraph, from its first strong letter.
///
/// Rules P2 and P3 of the Unicode bidirectional algorithm: text between isolates is skipped.
enum BaseDirection {
  /// Returns a Boolean value that indicates whether a paragraph is right-to-left, or `nil` if it
  /// has no strong letter.
  static func isRightToLeft(_ text: some StringProtocol) -> Bool? {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(depth - 1, 0)
      case _ where depth > 0: continue
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      default:
        guard scalar.properties.isAlphabetic, scalar.properties.generalCategory != .nonspacingMark
        else { continue }
        return isInRightToLeftBlock(scalar.value)
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a scalar is in a right-to-left block: Hebrew,
  /// Arabic, Syriac, Thaana, N’Ko, and others, their presentation forms, and the blocks of the
  /// ancient Near East.
  private static func isInRightToLeftBlock(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
