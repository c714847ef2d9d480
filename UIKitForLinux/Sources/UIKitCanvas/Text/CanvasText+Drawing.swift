internal import CCairo
package import Foundation

extension CanvasText {
  /// Draws the text with its layout's top left corner at a point in user space.
  ///
  /// Glyphs are filled as outlines at fractional positions, because Cairo would round their
  /// positions to pixels. The context's alpha, blend mode, clip, and shadow apply.
  package func draw(in context: CGContext, at origin: CGPoint) {
    let clip = context.state.shadow == nil ? context.boundingBoxOfClipPath : .infinite
    // Glyphs can extend beyond their line, but not by more than a line.
    let visible = laidLines.filter { line in
      let top = origin.y + line.minY
      let height = line.fragment.height
      return top - height < clip.maxY && top + 2 * height > clip.minY
    }
    guard !visible.isEmpty else { return }
    let alpha = context.state.alpha
    let transform = context.deviceTransform
    _ = TextEngine.withLock { engine in
      context.render { cairo in
        var painter = TextPainter(
          cairo: cairo, alpha: alpha, transform: transform, attributes: attributes,
          engine: engine, sight: clip)
        for line in visible {
          painter.paintBackgrounds(of: line, at: origin)
        }
        for line in visible {
          painter.paintLetters(of: line, at: origin)
        }
      }
    }
  }
}

/// Draws laid-out lines with Cairo.
struct TextPainter {
  let cairo: OpaquePointer?
  let alpha: CGFloat
  let transform: CGAffineTransform
  let attributes: [CanvasText.Attributes]
  let engine: TextEngine
  /// The visible rectangle in user space.
  let sight: CGRect
  private var glyphs: [cairo_glyph_t] = []

  init(
    cairo: OpaquePointer?, alpha: CGFloat, transform: CGAffineTransform,
    attributes: [CanvasText.Attributes], engine: TextEngine, sight: CGRect
  ) {
    self.cairo = cairo
    self.alpha = alpha
    self.transform = transform
    self.attributes = attributes
    self.engine = engine
    self.sight = sight
  }

  func paintBackgrounds(of line: LaidLine, at origin: CGPoint) {
    for run in line.runs {
      guard let color = attributes[run.attributes].background else { continue }
      setSource(color)
      cairo_new_path(cairo)
      cairo_rectangle(
        cairo, Double(origin.x + line.minX + run.x), Double(origin.y + line.minY),
        Double(run.width), Double(line.fragment.height))
      cairo_fill(cairo)
    }
  }

  mutating func paintLetters(of line: LaidLine, at origin: CGPoint) {
    for run in line.runs {
      let look = attributes[run.attributes]
      let place = CGPoint(
        x: origin.x + line.minX + run.x,
        y: origin.y + line.fragment.baseline - look.baselineOffset)
      if let underline = look.underline {
        // Below the baseline, as in San Francisco's `post` table.
        paint(underline, look, at: place, width: run.width, below: look.font.size * 0.1)
      }
      if run.font.isColor {
        paintPictures(run, look, at: place)
      } else {
        paintOutlines(run, look, at: place)
      }
      if let strikethrough = look.strikethrough {
        paint(strikethrough, look, at: place, width: run.width, below: -look.font.xHeight / 2)
      }
    }
  }

  private mutating func paintOutlines(
    _ run: LaidLine.GlyphRun, _ look: CanvasText.Attributes, at place: CGPoint
  ) {
    glyphs.removeAll(keepingCapacity: true)
    glyphs.reserveCapacity(run.glyphs.count)
    // Glyphs may extend beyond their advance, but not by several times the font size.
    let margin = look.font.size * 4
    for glyph in run.glyphs {
      let x = place.x + glyph.x
      guard x > sight.minX - margin, x < sight.maxX + margin else { continue }
      // Pango marks characters that no font contains.
      if glyph.index & 0x1000_0000 != 0 { continue }
      glyphs.append(
        cairo_glyph_t(
          index: UInt(glyph.index), x: Double(place.x + glyph.x), y: Double(place.y + glyph.y)))
    }
    guard !glyphs.isEmpty else { return }
    setFont(run.font)
    setSource(look.color)
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  private func paintPictures(
    _ run: LaidLine.GlyphRun, _ look: CanvasText.Attributes, at place: CGPoint
  ) {
    let size = look.font.size
    let width = EmojiPicture.advance(at: size)
    for glyph in run.glyphs {
      guard place.x + glyph.x < sight.maxX, place.x + glyph.x + 2 * width > sight.minX,
        let image = engine.picture(of: glyph.index, in: run.font),
        let surface = image.makeSurface()
      else { continue }
      let scale = Double(width) / Double(image.width)
      let height = CGFloat(image.height) * CGFloat(scale)
      cairo_save(cairo)
      cairo_translate(
        cairo, Double(place.x + glyph.x),
        Double(place.y - EmojiPicture.middle(at: size) - height / 2))
      cairo_scale(cairo, scale, scale)
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(cairo, Double(look.color.rgba.alpha * alpha))
      cairo_restore(cairo)
      cairo_surface_destroy(surface)
    }
  }

  private func setFont(_ font: FontHandle) {
    cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(font.scaledFont))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font.scaledFont, &matrix)
    cairo_set_font_matrix(cairo, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(font.scaledFont, options)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  private func setSource(_ color: CGColor) {
    let rgba = color.rgba
    cairo_set_source_rgba(
      cairo, Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha * alpha))
  }

  /// Draws an underline or strikethrough, pixel-aligned if the transform permits.
  private func paint(
    _ line: CanvasText.Line, _ look: CanvasText.Attributes, at place: CGPoint, width: CGFloat,
    below: CGFloat
  ) {
    setSource(line.color ?? look.color)
    let pixel = 1 / max(abs(transform.d), 0.01)
    func onPixels(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    // San Francisco's lines are 100/2048 em thick.
    let single = max(onPixels(look.font.size * 100 / 2048), pixel)
    let thickness = line.style == .thick ? single * 2 : single
    let top =
      onPixels(place.y + below - thickness / 2 + transform.ty * pixel)
      - transform.ty * pixel
    let middle = Double(top + thickness / 2)
    cairo_save(cairo)
    cairo_set_line_width(cairo, Double(thickness))
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    let unit = Double(thickness)
    switch line.style {
    case .dotted: cairo_set_dash(cairo, [unit, unit], 2, 0)
    case .dashed: cairo_set_dash(cairo, [unit * 4, unit * 2], 2, 0)
    case .single, .thick, .double: cairo_set_dash(cairo, nil, 0, 0)
    }
    cairo_new_path(cairo)
    for offset in line.style == .double ? [0, unit * 2] : [0] {
      cairo_move_to(cairo, Double(place.x), middle + offset)
      cairo_line_to(cairo, Double(place.x + width), middle + offset)
    }
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }
}
