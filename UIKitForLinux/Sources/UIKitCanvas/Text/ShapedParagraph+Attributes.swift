internal import CCairo
internal import Foundation

extension ShapedParagraph {
  /// Adds the font, features, and language of each piece of text to Pango's attributes.
  func addAttributes(
    to list: OpaquePointer?, language: String?, region: TextScript.Region, engine: TextEngine
  ) {
    var start = 0
    while start < graphemes.count {
      let (look, script) = (graphemes[start].attributes, graphemes[start].script)
      var end = start + 1
      while end < graphemes.count, graphemes[end].attributes == look,
        graphemes[end].script == script
      {
        end += 1
      }
      let font = attributes[look].font
      let bytes = graphemes[start].bytes.lowerBound..<graphemes[end - 1].bytes.upperBound
      if let description = engine.description(of: font, for: script) {
        insert(pango_attr_font_desc_new(description), bytes, into: list)
      }
      let features = script == .system ? font.featureText : ""
      if !features.isEmpty { insert(pango_attr_font_features_new(features), bytes, into: list) }
      let spoken =
        switch script {
        case .han(let region): region.language
        case .hangul: "ko"
        case .arabic: "ar"
        case .hebrew: "he"
        case .devanagari: "hi"
        case .system, .emoji: language ?? "en"
        }
      insert(pango_attr_language_new(pango_language_from_string(spoken)), bytes, into: list)
      start = end
    }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>,
    into list: OpaquePointer?
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(bytes.lowerBound)
    attribute.pointee.end_index = UInt32(bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
