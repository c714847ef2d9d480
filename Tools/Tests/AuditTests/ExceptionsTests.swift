import Testing

@testable import Audit

/// Known findings, which the audit ignores while they exist.
@Suite struct ExceptionsTests {
  private static let exceptions = Exceptions(
    StrictRulesTests.markdown(
      "e.md",
      """
      | exported name | `Layout` | it is renamed later |
      | nil queue | `Sources/A/B.swift` | it looks itself |
      """, columns: 3))

  private static func finding(_ rule: Exceptions.Rule?, _ name: String) -> Finding {
    Finding(
      at: StrictRulesTests.place, "A sentence.",
      subject: rule.map { Exceptions.Subject(rule: $0, name: name) })
  }

  @Test func `a known finding is ignored, and others aren't`() {
    let known = [
      Self.finding(.exportedName, "Layout"), Self.finding(.nilQueue, "Sources/A/B.swift"),
    ]
    let others = [
      Self.finding(.exportedName, "Subview"), Self.finding(.constraints, "Sources/A/B.swift"),
      Self.finding(nil, ""),
    ]
    #expect(Self.exceptions.findings.isEmpty)
    #expect(Self.exceptions.applied(to: known + others) == others)
  }

  @Test func `a row without a finding is reported`() {
    #expect(
      Self.exceptions.applied(to: [Self.finding(.nilQueue, "Sources/A/B.swift")])
        .map(\.description) == [
          "e.md:3:1: error: Nothing breaks the rule \"exported name\" for Layout any more: remove the "
            + "row."
        ])
  }

  @Test(arguments: ["| exported name | `A` |", "| unknown | `A` | b |", "| nil queue | `A` |  |"])
  func `an incomplete row is reported`(row: String) {
    #expect(
      Exceptions(StrictRulesTests.markdown("e.md", row, columns: 3)).findings.map(\.message) == [
        "This row is not complete: write rule, subject, reason."
      ])
  }
}
