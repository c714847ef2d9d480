import SeededRandom

/// A generator of texts that are equations, nearly equations, or anything else.
struct EquationText {
  private static let items = [
    "photo", "title", "button", "gap", "view", "photo, title", "superview", "phto",
  ]
  private static let guides = [".safeArea", ".margins", ".keyboard", ".readable", "", "", "", ""]
  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline",
    "edges", "size", "center", "resistH", "hugV", "lefft",
  ]
  private static let pieces = [
    "photo", "title", "gap", "view", "left", "top", "width", "edges", "size",
    "safeArea", "hugH", "high", "margin", ".", ",", "==", "<=", ">=", "=", "<", "+", "-", "*", "/",
    "@", "?", "#", " ", "  ", "\t", "\r", "\n", "8", "0", "1e9", "1.5", "1.", "1e", "1e999",
    "9999999999999999999", "é", "👩‍👩‍👧", "\u{301}", "−", "≤", "\0", "\u{7F}", "\u{10FFFF}", "(", ")",
    "\"", "\\", "x", "photo.left == ",
  ]

  /// Returns a text of up to about 2,000 bytes.
  static func next(_ random: inout SplitMix64) -> String {
    switch random.index(4) {
    case 0: return lines(&random)
    case 1: return mutated(lines(&random), &random)
    case 2: return garbage(random.index(40), &random)
    default:
      let count = 1 + random.index(60)
      return String(repeating: garbage(1 + random.index(4), &random), count: count)
    }
  }

  /// Returns pieces of equations in random order.
  static func garbage(_ count: Int, _ random: inout SplitMix64) -> String {
    (0..<count).map { _ in random.pick(pieces) }.joined()
  }

  /// Returns lines that follow the grammar, with some wrong names and combinations.
  static func lines(_ random: inout SplitMix64) -> String {
    (0..<1 + random.index(6)).map { _ in line(&random) }.joined(separator: "\n")
  }

  private static func line(_ random: inout SplitMix64) -> String {
    var line = random.pick(items) + random.pick(guides) + "." + random.pick(attributes)
    line += random.pick([" == ", " <= ", " >= ", "=="])
    if random.chance(60) {
      line += random.pick(items) + random.pick(guides) + "." + random.pick(attributes)
      line += random.pick(["", " * 2", " * 0", " / -3", " * 1e30", " / 0"])
    } else {
      line += random.pick(["0", "8", "-3.5", "low", "margin", "1e30"])
    }
    return line + random.pick(["", " + 4", " - margin", " @ low", " @ 1", " ?", " # comment"])
  }

  /// Returns a text with a few changed, missing, or added characters.
  private static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<1 + random.index(4) where !scalars.isEmpty {
      let index = random.index(scalars.count)
      switch random.index(4) {
      case 0: scalars.remove(at: index)
      case 1: scalars.insert(scalars[random.index(scalars.count)], at: index)
      case 2: scalars.insert(contentsOf: random.pick(pieces).unicodeScalars, at: index)
      default: scalars[index] = Unicode.Scalar(UInt8.random(in: 1...126, using: &random))
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
