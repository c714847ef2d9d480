internal import CCairo
internal import Foundation

/// The metrics of color emoji.
enum EmojiPicture {
  /// The font size at which Noto Color Emoji's images aren't scaled: 109 pixels per em.
  static let strikeSize: CGFloat = 109

  /// Returns the width of an emoji at a font size, in points.
  ///
  /// Apple Color Emoji is a quarter wider than the font size up to 16 points, and as wide as the
  /// font size from 24 points, so that small emoji are legible.
  static func advance(at size: CGFloat) -> CGFloat {
    let part = min(max((size - 16) / 8, 0), 1)
    return size * (1.25 - 0.25 * part)
  }

  /// Returns the distance of an emoji's center above the baseline, in points.
  static func middle(at size: CGFloat) -> CGFloat { size * 0.34 }
}

extension TextEngine {
  /// Returns the image of a glyph at its original size, from a cache.
  func picture(of glyph: UInt32, in font: FontHandle) -> CGImage? {
    if let known = pictures[glyph] { return known }
    var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font.scaledFont, &place, 1, &extents)
    let (width, height) = (Int(extents.width.rounded(.up)), Int(extents.height.rounded(.up)))
    guard
      let storage = try? BitmapStorage.make(width: width, height: height, opaque: false)
    else { return nil }
    let cairo = cairo_create(storage.surface)
    place.x = -extents.x_bearing
    place.y = -extents.y_bearing
    cairo_set_scaled_font(cairo, font.scaledFont)
    cairo_show_glyphs(cairo, &place, 1)
    cairo_destroy(cairo)
    let picture = CGImage(storage: storage)
    // Each image has 70 KB, and an emoji keyboard has thousands.
    if pictures.count >= 400 { pictures.removeAll() }
    pictures[glyph] = picture
    return picture
  }
}
