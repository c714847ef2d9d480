internal import CCairo
internal import Foundation

extension CanvasFont {
  /// The size from which San Francisco uses its display shapes, in points.
  static let displaySize: CGFloat = 20

  /// Inter's size for one of San Francisco: their capital letters are 0.727 and 0.705 of an em.
  static let interScale: CGFloat = 0.969

  /// The size of Arabic and Hindi for one of San Francisco, and how far they are above the baseline.
  ///
  /// Their lowest parts, at 0.293 of an em, have to stay above San Francisco's descender, at 0.241;
  /// judged by eye.
  private static let (deepScale, deepRise): (CGFloat, CGFloat) = (0.92, 0.03)

  /// Returns how far the glyphs of a script are above the baseline, in points.
  func rise(of script: TextScript) -> CGFloat {
    script == .arabic || script == .devanagari ? size * CanvasFont.deepRise : 0
  }

  /// The family that a script is drawn with.
  func family(for script: TextScript) -> String {
    switch script {
    case .han(let region): return "Noto Sans CJK \(region.rawValue)"
    case .hangul: return "Noto Sans CJK KR"
    case .arabic: return "Noto Sans Arabic UI"
    case .devanagari: return "Noto Sans Devanagari UI"
    case .emoji: return "Noto Color Emoji"
    case .system: break
    }
    switch design {
    case .system: return size >= CanvasFont.displaySize ? "Inter Display" : "Inter"
    case .monospaced: return "DejaVu Sans Mono"
    case .named(let name): return name
    }
  }

  /// The size that a script is drawn at, in points.
  func drawnSize(for script: TextScript) -> CGFloat {
    // FreeType cannot scale a font by more, and afterwards fails for every size.
    let size = size > 0 ? min(size, 8192) : 0
    return switch script {
    case .han, .hangul: size
    case .arabic, .devanagari: size * CanvasFont.deepScale
    case .emoji: EmojiPicture.strikeSize
    case .system: size * (design == .system ? CanvasFont.interScale : 1)
    }
  }

  /// The weight on OpenType's scale, 100 to 900, half-way values between.
  var openTypeWeight: Int {
    let scale: [(weight: Double, openType: Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    guard let first = scale.first, let last = scale.last else { return 400 }
    if weight <= first.weight { return 100 }
    if weight >= last.weight { return 900 }
    for (lower, upper) in zip(scale, scale.dropFirst()) where weight <= upper.weight {
      let part = (weight - lower.weight) / (upper.weight - lower.weight)
      return Int((lower.openType + part * (upper.openType - lower.openType)).rounded())
    }
    return 900
  }

  /// The features in OpenType's notation, those of San Francisco's defaults included.
  var featureText: String {
    // Inter makes arrows of “->”; San Francisco does not.
    var all = design == .system ? ["calt": 0] : [:]
    if monospacedDigits { all["tnum"] = 1 }
    all.merge(features) { _, given in given }
    return all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  /// Throws if a font that text is drawn with is not installed.
  ///
  /// Text is drawn all the same, with whatever there is.
  package static func checkInstalled() throws(CanvasError) {
    let missing = TextEngine.withLock { engine in
      FontConfiguration.required.first { !engine.hasFamily($0.family) }
    }
    guard let missing = missing ?? FontConfiguration.required.first else { return }
    throw .missingFont(family: missing.family, debianPackage: missing.debianPackage)
  }
}

extension TextEngine {
  /// Whether a family is among the fonts found.
  func hasFamily(_ family: String) -> Bool {
    version(ofFamily: family) != nil
  }

  /// A family's version; `nil` if it is not installed.
  func version(ofFamily family: String) -> Double? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    let objects = FcObjectSetCreate()
    defer { FcObjectSetDestroy(objects) }
    FcObjectSetAdd(objects, FC_FONTVERSION)
    guard let fonts = FcFontList(configuration, pattern, objects) else { return nil }
    defer { FcFontSetDestroy(fonts) }
    var version: Int32 = 0
    guard fonts.pointee.nfont > 0, let first = fonts.pointee.fonts[0],
      FcPatternGetInteger(first, FC_FONTVERSION, 0, &version) == FcResultMatch
    else { return nil }
    return Double(version) / 65536
  }
}
