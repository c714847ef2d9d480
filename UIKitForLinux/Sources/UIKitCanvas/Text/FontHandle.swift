internal import CCairo
internal import Foundation

/// A font that glyphs are drawn with, at a size.
final class FontHandle: @unchecked Sendable {
  // Invariant behind `@unchecked`: the pointers are set once; what they point to is used only inside
  // `TextEngine.withLock`.

  let pangoFont: UnsafeMutablePointer<PangoFont>
  let scaledFont: OpaquePointer
  /// Whether glyphs are pictures and not outlines.
  let isColor: Bool
  /// Whether the font stands for San Francisco, and takes its letter-spacing.
  let isInter: Bool

  init?(retaining font: UnsafeMutablePointer<PangoFont>) {
    let raw = UnsafeMutableRawPointer(font)
    let cairoFont = OpaquePointer(raw)
    guard let scaledFont = pango_cairo_font_get_scaled_font(cairoFont) else { return nil }
    g_object_ref(raw)
    pangoFont = font
    self.scaledFont = scaledFont
    let pattern = pango_fc_font_get_pattern(raw.assumingMemoryBound(to: PangoFcFont.self))
    var color = FcFalse
    isColor = FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color == FcTrue
    var family: UnsafeMutablePointer<FcChar8>?
    if FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family {
      isInter = String(cString: family).hasPrefix("Inter")
    } else {
      isInter = false
    }
  }
}
