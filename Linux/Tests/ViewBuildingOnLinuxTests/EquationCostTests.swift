import CAllocations
import Testing

@testable import ViewBuilding

/// What reading equations costs in memory.
@Suite struct EquationCostTests {
  private static let vocabulary: EquationVocabulary = {
    var vocabulary = EquationVocabulary()
    for name in ["photo", "title", "名前"] { _ = vocabulary.addItem(name, isGuide: false) }
    vocabulary.setNumbers(["margin": 8])
    return vocabulary
  }()

  private static let block = """
    # A comment, and a blank line

    photo.left == view.safeArea.left * 2.5 - margin @ high ?
    photo, title, 名前.top == lastVisible.bottom + 8 # below each other
    photo.edges >= 8
    title.hugH == low
    photo.width == photo.height * 16/9 + 1e-3 @ 749.5

    """

  /// How often memory is asked for while a text is read.
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

  @Test func `reading allocates nothing for a token, only room for the result`() {
    // The tables of words are made when they are first asked for.
    _ = Self.allocations(reading: Self.block)
    let once = Self.allocations(reading: Self.block)
    let often = Self.allocations(reading: String(repeating: Self.block, count: 1_024))
    // The array of equations doubles ten times meanwhile.
    #expect(once <= 12)
    #expect(often - once <= 12)
  }
}
