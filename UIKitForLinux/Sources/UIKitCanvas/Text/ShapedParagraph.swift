internal import CCairo
internal import Foundation

/// A paragraph as graphemes and glyphs, before line breaking.
///
/// Used only inside `TextEngine.withLock`, because it contains Pango's items.
final class ShapedParagraph {
  /// A grapheme cluster.
  struct Grapheme {
    /// The UTF-16 range in the whole text.
    var range: Range<Int>
    /// The UTF-8 range in the paragraph.
    var bytes: Range<Int>
    /// The index of its attributes.
    var attributes: Int
    var script: TextScript
    /// The width in points.
    var width: CGFloat = 0
    var isWhite = false
    var isTab = false
    /// A Boolean value that indicates whether a line can break before the grapheme.
    var allowsBreakBefore = false
  }

  /// A piece of text with the same font, direction, and attributes.
  struct Item {
    let item: UnsafeMutablePointer<PangoItem>
    let bytes: Range<Int>
    let level: UInt8
    let font: FontHandle
    let attributes: Int
    let glyphs: ShapedGlyphs
  }

  let text: [UInt8]
  private(set) var graphemes: [Grapheme] = []
  /// The index of the grapheme that contains each byte.
  private(set) var graphemeAtByte: [Int32] = []
  private(set) var items: [Item] = []
  /// A Boolean value that indicates whether the paragraph is right-to-left.
  private(set) var isRightToLeft = false
  let attributes: [CanvasText.Attributes]
  /// The number of graphemes before the hidden range, or of all graphemes if nothing is hidden.
  private(set) var headCount = 0

  /// - Parameters:
  ///   - string: The text without the line break at its end.
  ///   - hidden: A range that isn't shaped because no line shows it. Offsets include it.
  ///   - start: The paragraph's UTF-16 offset in the whole text.
  ///   - attributeIndex: A closure that returns the index of the attributes at a UTF-16 offset of
  ///   the whole text.
  init(
    _ string: Substring, hiding hidden: Range<Substring.Index>? = nil, start: Int,
    attributes: [CanvasText.Attributes], attributeIndex: (Int) -> Int,
    direction: CanvasText.Paragraph.WritingDirection,
    language: String?, engine: TextEngine
  ) {
    let hidden = hidden ?? string.endIndex..<string.endIndex
    let (head, tail) = (string[..<hidden.lowerBound], string[hidden.upperBound...])
    // Pango would end the text at a zero byte.
    text = (Array(head.utf8) + tail.utf8).map { $0 == 0 ? 0x20 : $0 }
    self.attributes = attributes
    let region = TextScript.Region(language: language)
    graphemeAtByte.reserveCapacity(text.count)
    cutIntoGraphemes(head, start: start, attributeIndex: attributeIndex, region: region)
    headCount = graphemes.count
    if !tail.isEmpty {
      let offset = start + string.utf16.distance(from: string.startIndex, to: tail.startIndex)
      cutIntoGraphemes(tail, start: offset, attributeIndex: attributeIndex, region: region)
    }
    isRightToLeft =
      switch direction {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural: BaseDirection.isRightToLeft(string) ?? false
      }
    itemize(language: language, region: region, engine: engine)
    findBreaks(language: language)
  }

  deinit {
    for item in items { pango_item_free(item.item) }
  }

  private func cutIntoGraphemes(
    _ string: Substring, start: Int, attributeIndex: (Int) -> Int, region: TextScript.Region
  ) {
    var (byte, offset) = (graphemeAtByte.count, start)
    for character in string {
      let (bytes, units) = (character.utf8.count, character.utf16.count)
      graphemes.append(
        Grapheme(
          range: offset..<offset + units, bytes: byte..<byte + bytes,
          attributes: attributeIndex(offset),
          script: TextScript(of: character, region: region), isWhite: character.isWhitespace,
          isTab: character == "\t"))
      for _ in 0..<bytes { graphemeAtByte.append(Int32(graphemes.count - 1)) }
      byte += bytes
      offset += units
    }
  }

  func withText<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        return withUnsafePointer(to: CChar(0), body)
      }
      return UnsafeRawPointer(start).withMemoryRebound(
        to: CChar.self, capacity: buffer.count, body)
    }
  }

  private func itemize(language: String?, region: TextScript.Region, engine: TextEngine) {
    guard !graphemes.isEmpty else { return }
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    addAttributes(to: list, language: language, region: region, engine: engine)
    withText { text in
      let found = pango_itemize_with_base_dir(
        engine.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text, 0,
        Int32(self.text.count), list, nil)
      var node = found
      while let current = node {
        node = current.pointee.next
        guard let data = current.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoItem.self)
        guard let pangoFont = item.pointee.analysis.font, let font = engine.handle(of: pangoFont)
        else {
          pango_item_free(item)
          continue
        }
        let start = Int(item.pointee.offset)
        let bytes = start..<start + Int(item.pointee.length)
        let attributes = graphemes[Int(graphemeAtByte[start])].attributes
        items.append(
          Item(
            item: item, bytes: bytes, level: item.pointee.analysis.level, font: font,
            attributes: attributes,
            glyphs: shape(item, bytes: bytes, font: font, attributes: attributes, text: text)))
      }
      g_list_free(found)
    }
    var widths = [CGFloat](repeating: 0, count: graphemes.count)
    for item in items {
      item.glyphs.divideAmongGraphemes(graphemeAtByte) { index, left, right in
        widths[index] += right - left
      }
    }
    for index in graphemes.indices { graphemes[index].width = widths[index] }
  }

  /// Shapes a part of an item, for a line that contains only that part.
  func shape(_ item: Item, part: Range<Int>) -> ShapedGlyphs {
    if part == item.bytes { return item.glyphs }
    guard let copy = pango_item_copy(item.item) else { return item.glyphs }
    defer { pango_item_free(copy) }
    copy.pointee.offset = Int32(part.lowerBound)
    copy.pointee.length = Int32(part.count)
    return withText { text in
      copy.pointee.num_chars = Int32(
        g_utf8_strlen(text + part.lowerBound, gssize(part.count)))
      return shape(
        copy, bytes: part, font: item.font, attributes: item.attributes, text: text)
    }
  }

  private func shape(
    _ item: UnsafeMutablePointer<PangoItem>, bytes: Range<Int>, font: FontHandle, attributes: Int,
    text: UnsafePointer<CChar>
  ) -> ShapedGlyphs {
    let string = pango_glyph_string_new()
    defer { pango_glyph_string_free(string) }
    pango_shape_item(item, text, Int32(self.text.count), nil, string, PANGO_SHAPE_NONE)
    let look = self.attributes[attributes]
    let script = graphemes[Int(graphemeAtByte[bytes.lowerBound])].script
    return ShapedGlyphs(
      string, bytes: bytes, isRightToLeft: item.pointee.analysis.level % 2 == 1,
      spacing: look.kern + (font.isInter ? look.font.tracking : 0),
      rise: look.font.rise(of: script),
      pictureWidth: font.isColor ? EmojiPicture.advance(at: look.font.size) : nil)
  }

  private func findBreaks(language: String?) {
    guard !graphemes.isEmpty else { return }
    let count = withText { g_utf8_strlen($0, gssize(text.count)) }
    var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: Int(count) + 1)
    withText {
      pango_get_log_attrs(
        $0, Int32(text.count), -1, pango_language_from_string(language ?? "en"), &marks,
        Int32(marks.count))
    }
    var scalar = 0
    var next = 0
    for index in graphemes.indices {
      while next < graphemes[index].bytes.lowerBound {
        // Each byte that isn't a continuation byte starts a scalar.
        next += 1
        if next == text.count || text[next] & 0xC0 != 0x80 { scalar += 1 }
      }
      graphemes[index].allowsBreakBefore = marks[scalar].is_line_break != 0
    }
  }
}
