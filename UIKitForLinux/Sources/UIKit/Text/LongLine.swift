/// Limits for the layout of a single line of text that is much wider than any screen.
///
/// During editing, only a part around the insertion point is laid out, so the cost of a key press
/// doesn't depend on the length of the text. Positions outside that part are clamped to it.
enum LongLine {
  /// The maximum length, in UTF-16 units, of text that is laid out completely.
  static let limit = 4096
  /// The length of a block in UTF-16 units.
  ///
  /// Another part is laid out when the insertion point enters another block.
  private static let blockLength = 1024
  /// A width, in points, that exceeds any view's.
  private static let widest: CGFloat = 20_000

  /// Returns the maximum width for measuring text with a number of UTF-16 units.
  static func unlimitedWidth(for length: Int) -> CGFloat { length > limit ? widest : .infinity }

  /// Returns the number of the block that contains an offset.
  static func block(at offset: Int) -> Int { offset / blockLength }

  /// The part that is laid out while the insertion point is in a block: that block and the two
  /// beside it.
  struct Part {
    let block: Int
    /// The range in UTF-16 offsets, aligned to characters.
    let range: Range<Int>

    init(block: Int, of text: String) {
      self.block = block
      let boundaries = TextBoundaries(text)
      func edge(_ block: Int) -> Int {
        boundaries.start(ofCharacterAt: min(max(block, 0) * blockLength, boundaries.length))
      }
      range = edge(block - 1)..<edge(block + 2)
    }
  }
}
