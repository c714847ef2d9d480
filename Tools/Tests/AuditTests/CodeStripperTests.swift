import Testing

@testable import Audit

@Suite struct CodeStripperTests {
  @Test(arguments: [
    ("let a = 1 // #if", "let a = 1       "),
    ("/* a /* b */ c */ d", "                  d"),
    (#"f("a\"b") + c"#, "f(      ) + c"),
    (#"f("x \(g("y", (1))) z")"#, "f(    (g(   , (1)))   )"),
    ("f(#\"a\"b\"#)", "f(       )"),
    ("a \"\"\"\n #if \"x\"\n \"\"\" b", "a    \n        \n     b"),
  ])
  func blanksWhatIsNotCode(text: String, expected: String) {
    var stripper = CodeStripper(text)
    let stripped = stripper.stripped()
    #expect(stripped.count == text.count)
    #expect(stripped == expected)
  }

  @Test(arguments: [
    ("#if", "#if os(Linux)\n  #if A\n#ifx", ["A.swift:1:1", "A.swift:2:3"]),
    ("@objc", "@objcMembers @objc(x) @objc", ["A.swift:1:14", "A.swift:1:23"]),
    ("isolated deinit", "nonisolated deinit\nisolated   deinit {}", ["A.swift:2:1"]),
  ])
  func findsWholeWords(words: String, text: String, expected: [String]) {
    let source = SourceText(file: "A.swift", text: text)
    #expect(source.places(of: words).map(\.description) == expected)
  }
}
