internal import CCairo
internal import Foundation
internal import Synchronization

/// Pango with the project's fonts.
///
/// The process has one engine, which is used by one thread at a time.
final class TextEngine: @unchecked Sendable {
  // Invariant behind `@unchecked`: all members are used only inside `withLock`, by one thread at a
  // time. Pango permits any thread.

  private static let shared = Mutex<TextEngine?>(nil)

  let context: OpaquePointer
  let configuration: OpaquePointer?
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  private var handles: [OpaquePointer: FontHandle] = [:]
  var pictures: [UInt32: CGImage] = [:]

  /// A cache of layouts of short texts.
  private var layouts: [Typesetter.Request: Typesetter.Result] = [:]
  private static let maximumLayoutCount = 512
  /// The number of layout requests, including cached ones.
  private(set) var requestCount = 0
  private static let maximumTextLength = 256

  private struct DescriptionKey: Hashable {
    var font: CanvasFont
    var script: TextScript
  }

  /// Calls a closure that uses Pango while other threads wait, or returns `nil` if Pango isn't
  /// available.
  static func withLock<Result>(_ body: (TextEngine) -> Result) -> Result? {
    // The values stay on the caller's thread. The mutex only excludes other threads.
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      shared.withLock { engine in
        if engine == nil { engine = TextEngine() }
        guard let engine else { return }
        result = body(engine)
      }
    }
    return result
  }

  private init?() {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    configuration = FontConfiguration.make()
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    guard let context = pango_font_map_create_context(map) else { return nil }
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Otherwise Pango would read the language from the environment.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  /// Lays out text, or returns the cached layout of the same request.
  func typeset(_ request: Typesetter.Request) -> Typesetter.Result {
    requestCount += 1
    if let known = layouts[request] { return known }
    let typesetter = Typesetter(request)
    var result = typesetter.lines(with: self)
    result.attributes = typesetter.attributes
    guard request.string.utf8.count <= Self.maximumTextLength else { return result }
    if layouts.count >= Self.maximumLayoutCount { layouts.removeAll() }
    layouts[request] = result
    return result
  }

  /// Returns the Pango description of a font for a script, from a cache.
  func description(of font: CanvasFont, for script: TextScript) -> OpaquePointer? {
    let key = DescriptionKey(font: font, script: script)
    if let known = descriptions[key] { return known }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.family(for: script))
    pango_font_description_set_absolute_size(
      description, Double(font.drawnSize(for: script)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(font.openTypeWeight)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    descriptions[key] = description
    return description
  }

  /// Returns the handle of a font that Pango has chosen.
  ///
  /// Handles are never released. There is one for each font and size in use.
  func handle(of font: UnsafeMutablePointer<PangoFont>) -> FontHandle? {
    let key = OpaquePointer(font)
    if let known = handles[key] { return known }
    guard let handle = FontHandle(retaining: font) else { return nil }
    handles[key] = handle
    return handle
  }
}
