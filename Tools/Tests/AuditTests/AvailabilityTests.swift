import Testing

@testable import Audit

/// The scope of `if #available`.
@Suite struct AvailabilityTests {
  /// The use is at the `§` in the code.
  @Test(arguments: [
    ("if #available(iOS 17.4, *) { § }", "17.4"),
    ("if #available(iOS 18, *) { § }", "18.0"),
    ("if #available(iOS 17.4, *) { a { § } }", "17.4"),
    ("if #available(iOS 17.4, *) { if #available(iOS 18.2, *) { § } }", "18.2"),
    ("if #available(iOS 17.4, *) { if #available(iOS 18.2, *) { a } § }", "17.4"),
    ("if b, #available(iOS 17.4, *) {\n  §\n}", "17.4"),
    ("if #available(iOS 17.4, *) { a } §", nil),
    ("if #available(iOS 17.4, *) { a } else { § }", nil),
    ("guard #available(iOS 17.4, *) else { § }", nil),
    ("func a() { guard #available(iOS 17.4, *) else { b } § }", "17.4"),
    ("func a() { guard #available(iOS 17.4, *) else { return b { c } }\n d { § } }", "17.4"),
    ("func a() { guard #available(iOS 17.4, *) else { b } }\nfunc c() { § }", nil),
    ("func a() { guard b else { c } § }", nil),
    ("// if #available(iOS 17.4, *) {\n§", nil),
    ("let a = b(#available(iOS 17.4, *))\nc { § }", nil),
    ("if #available(iOS 17.4, *) { a }\nif b { § }", nil),
    (
      "func a() {\n  switch b {\n  case c:\n    if #available(iOS 17.4, *) { return § }\n  }\n}",
      "17.4"
    ),
    ("@available(iOS 17.4, *)\nfunc a() { § }", "17.4"),
    ("@available(iOS 17.4, *) @Test(arguments: [§]) func a() {}", "17.4"),
    ("@available(iOS 17.4, *)\nstruct A {\n  func b() { § }\n}", "17.4"),
    ("@available(iOS 17.4, *)\nvar a = 1\nvar b = §", nil),
    ("@available(iOS 17.4, *)\nfunc a() {}\nfunc b() { § }", nil),
    ("@available(iOS 17.4, *)\nfunc a() { if b { § } }", "17.4"),
    ("@available(*, deprecated)\nfunc a() { § }", nil),
  ])
  func `a checked version applies inside its block`(
    code: String, version: String?
  ) throws {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("§") })
    let column = lines[line].prefix { $0 != "§" }.count + 1
    let text = SourceText(file: "A.swift", text: code.replacing("§", with: " "))
    let place = SourceLocation(file: "A.swift", line: line + 1, column: column)
    #expect(text.checkedVersion(at: place)?.description == version)
  }

  @Test func `a location outside the text has no version`() {
    let text = SourceText(file: "A.swift", text: "if #available(iOS 17.4, *) {")
    for line in [-1, 0, 1, 7] {
      #expect(
        text.checkedVersion(at: SourceLocation(file: "A.swift", line: line, column: 1)) == nil
          || line > 1)
    }
  }
}
