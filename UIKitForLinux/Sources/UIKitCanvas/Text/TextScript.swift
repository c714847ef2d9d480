/// The scripts that are drawn with different fonts.
enum TextScript: Hashable, Sendable {
  /// San Francisco's substitute, and fallback fonts for scripts that it lacks.
  case system
  /// Chinese characters, kana, and their punctuation, in a region's forms.
  case han(Region)
  /// Hangul, the Korean script.
  case hangul
  /// Arabic letters, digits, and punctuation.
  case arabic
  /// Hebrew letters, points, and punctuation.
  case hebrew
  /// Hindi letters and digits.
  case devanagari
  /// Color emoji.
  case emoji

  enum Region: String, Hashable, Sendable {
    case simplified = "SC"
    case traditional = "TC"
    case hongKong = "HK"
    case japanese = "JP"
    case korean = "KR"

    /// Creates the region whose character forms a language uses.
    ///
    /// The default is simplified Chinese.
    init(language: String?) {
      let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
      switch parts.first {
      case "ja": self = .japanese
      case "ko": self = .korean
      case "zh", "yue":
        if parts.contains("hk") || parts.contains("mo") {
          self = .hongKong
        } else if parts.contains("tw") || parts.contains("hant") {
          self = .traditional
        } else {
          self = .simplified
        }
      default: self = .simplified
      }
    }

    /// The language that selects the region's forms in a font.
    var language: String {
      switch self {
      case .simplified: "zh-cn"
      case .traditional: "zh-tw"
      case .hongKong: "zh-hk"
      case .japanese: "ja"
      case .korean: "ko"
      }
    }
  }

  /// Creates the script of a character.
  init(of character: Character, region: Region) {
    guard let first = character.unicodeScalars.first, first.value >= 0x80 || character.hasMarks
    else {
      self = .system
      return
    }
    if TextScript.isEmoji(character, first) {
      self = .emoji
    } else if TextScript.isHangul(first.value) {
      self = .hangul
    } else if TextScript.isHan(first.value) {
      self = .han(region)
    } else if TextScript.isArabic(first.value) {
      self = .arabic
    } else if TextScript.isHebrew(first.value) {
      self = .hebrew
    } else if TextScript.isDevanagari(first.value) {
      self = .devanagari
    } else {
      self = .system
    }
  }

  /// Returns a Boolean value that indicates whether a character is displayed as an emoji, by
  /// default or because of a variation selector.
  private static func isEmoji(_ character: Character, _ first: Unicode.Scalar) -> Bool {
    guard first.properties.isEmoji else { return false }
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
      || scalars.contains("\u{20E3}") || scalars.contains { 0x1F3FB...0x1F3FF ~= $0.value }
  }

  private static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  private static func isArabic(_ value: UInt32) -> Bool {
    switch value {
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }

  private static func isHebrew(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: true
    default: false
    }
  }

  private static func isDevanagari(_ value: UInt32) -> Bool {
    switch value {
    case 0x0900...0x097F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF: true
    default: false
    }
  }

  private static func isHan(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x2FF0...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension Character {
  /// A Boolean value that indicates whether the character consists of several scalars.
  fileprivate var hasMarks: Bool { unicodeScalars.dropFirst().first != nil }
}
