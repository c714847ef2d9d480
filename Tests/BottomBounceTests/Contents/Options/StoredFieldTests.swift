import Testing

@testable import BottomBounce

/// Properties of very many options, and the options with some values.
struct StoredFieldTests {
  private let options = (0..<100).map { SheetOption("v\($0 % 90)", title: "Title \($0)") }

  @Test func `a field has the property of each element`() throws {
    let titles = options.withField(\.title) { titles in
      (0..<titles.count).map { titles[$0] }
    }
    #expect(titles == options.map(\.title))
    let values = options.withField(\.value) { values in (0..<values.count).map { values[$0] } }
    #expect(values == options.map(\.value))
    #expect([SheetOption<Int>]().withField(\.title) { $0.count } == nil)
    // The subtitles of options are optional, and some are set.
    var others = options
    others[7].subtitle = "A subtitle that needs memory of its own"
    let subtitles = others.withField(\.subtitle) { field in (0..<field.count).map { field[$0] } }
    #expect(subtitles == others.map(\.subtitle))
  }

  @Test(arguments: [
    [], ["v0"], ["v5"], ["v89"], ["none"], ["v3", "v4"], ["v3", "none"], ["v1", "v40", "v89"],
  ])
  func `the first option with each value is found`(values: [String]) {
    let found = options.firstIndices(of: Set(values), in: \.value)
    var expected: [String: Int] = [:]
    for value in values { expected[value] = options.firstIndex { $0.value == value } }
    #expect(found == expected)
    #expect([SheetOption<String>]().firstIndices(of: Set(values), in: \.value).isEmpty)
  }
}
