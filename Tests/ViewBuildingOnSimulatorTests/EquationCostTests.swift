import CAllocations
import Testing

@testable import ViewBuilding

/// The memory allocations of the equation parser.
@Suite struct EquationCostTests {
  private static let vocabulary: EquationVocabulary = {
    var vocabulary = EquationVocabulary()
    for name in ["photo", "title", "名前"] { _ = vocabulary.addItem(name, isGuide: false) }
    vocabulary.numbers = ["margin": 8]
    return vocabulary
  }()

  private static let block = """
    # A comment, and a blank line

    photo.left == view.safeArea.left * 2.5 - margin @ high ?
    photo, title, 名前.top == view.top + 8 # below each other
    photo.edges >= 8
    title.hugH == low
    photo.width == photo.height * 16/9 + 1e-3 @ 749.5

    """

  /// Returns the number of allocations while a text is parsed.
  private static func allocations(reading text: String) -> Int {
    var text = text
    text.makeContiguousUTF8()
    return text.withUTF8 { buffer in
      let before = allocation_count_of_thread()
      var parser = EquationParser(buffer, vocabulary: vocabulary)
      parser.readAll()
      let after = allocation_count_of_thread()
      return after - before + (parser.equations.isEmpty ? 1 << 20 : 0)
    }
  }

  @Test func `parsing allocates at most one object per line, apart from the result`() {
    // The tables of words are created on first use.
    _ = Self.allocations(reading: Self.block)
    let once = Self.allocations(reading: Self.block)
    let often = Self.allocations(reading: String(repeating: Self.block, count: 1_024))
    // The array of equations doubles its capacity ten times in the long text. Names are separate
    // strings, and only strings of more than 15 bytes are allocated.
    let lines = Self.block.split(separator: "\n").count
    #expect(once <= 12 + lines)
    #expect(often - once <= 12 + 1_023 * lines)
  }
}
