internal import CCairo
internal import Foundation

extension CanvasFont {
  /// The minimum size at which San Francisco uses its display variant, in points.
  static let displaySize: CGFloat = 20

  /// The factor from San Francisco's to Inter's size: their capital letters are 0.727 and 0.705 of
  /// an em.
  static let interScale: CGFloat = 0.969

  /// The factor from San Francisco's size to that of Arabic and Hindi, and their distance above the
  /// baseline.
  ///
  /// Their lowest parts, at 0.293 of an em, must stay above San Francisco's descender, at 0.241.
  /// The values are estimates.
  private static let (deepScale, deepRise): (CGFloat, CGFloat) = (0.92, 0.03)

  /// Returns the distance of a script's glyphs above the baseline, in points.
  func rise(of script: TextScript) -> CGFloat {
    script == .arabic || script == .devanagari ? size * CanvasFont.deepRise : 0
  }

  /// Returns the font family for a script.
  func family(for script: TextScript) -> String {
    switch script {
    case .han(let region): return "Noto Sans CJK \(region.rawValue)"
    case .hangul: return "Noto Sans CJK KR"
    case .arabic: return "Noto Sans Arabic UI"
    case .hebrew: return "Noto Sans Hebrew"
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

  /// Returns the font size for a script, in points.
  func drawnSize(for script: TextScript) -> CGFloat {
    // FreeType can't scale a font further, and then fails for every size.
    let size = size > 0 ? min(size, 8192) : 0
    return switch script {
    case .han, .hangul, .hebrew: size
    case .arabic, .devanagari: size * CanvasFont.deepScale
    case .emoji: EmojiPicture.strikeSize
    case .system: size * (design == .system ? CanvasFont.interScale : 1)
    }
  }

  /// The weight on OpenType's scale, 100 to 900, with values in between.
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

  /// The features in OpenType's notation, including San Francisco's defaults.
  var featureText: String {
    // Inter has an arrow ligature for “->”, San Francisco doesn't.
    var all = design == .system ? ["calt": 0] : [:]
    if monospacedDigits { all["tnum"] = 1 }
    all.merge(features) { _, given in given }
    return all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  /// Throws an error if a font for drawing text isn't installed.
  ///
  /// Text is then drawn with other fonts.
  package static func checkInstalled() throws(CanvasError) {
    let missing = TextEngine.withLock { engine in
      FontConfiguration.required.first { !engine.hasFamily($0.family) }
    }
    guard let missing = missing ?? FontConfiguration.required.first else { return }
    throw .missingFont(family: missing.family, debianPackage: missing.debianPackage)
  }
}

extension TextEngine {
  /// Returns a Boolean value that indicates whether a family is installed.
  func hasFamily(_ family: String) -> Bool {
    version(ofFamily: family) != nil
  }

  /// Returns a family's version, or `nil` if it isn't installed.
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
