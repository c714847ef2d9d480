internal import CCairo
internal import Foundation

/// A font at a size, for drawing glyphs.
final class FontHandle: @unchecked Sendable {
  // Invariant behind `@unchecked`: the pointers are constants, and the objects behind them are used
  // only inside `TextEngine.withLock`.

  let pangoFont: UnsafeMutablePointer<PangoFont>
  let scaledFont: OpaquePointer
  /// A Boolean value that indicates whether glyphs are images and not outlines.
  let isColor: Bool
  /// A Boolean value that indicates whether the font replaces San Francisco and gets its tracking.
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
