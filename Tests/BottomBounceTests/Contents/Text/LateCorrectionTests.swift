import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// OK while the keyboard is about to correct the last word.
@MainActor @Suite(.ownDevice) struct LateCorrectionTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  nonisolated private static let both = [1...1, 1...5]

  /// Presents a text with a misspelled word and a keyboard that will correct it.
  private func type(
    _ content: TextContent = TextContent.text(), _ lines: ClosedRange<Int> = 1...1
  ) async throws -> (LateCorrection, Outcomes<String>) {
    let outcomes = await host.showText(sheet, content.lines(lines))
    host.type("on teh")
    let entry = try #require(host.view("BottomBounce.text") as? any TextEntry)
    return (LateCorrection("teh", as: "the", in: entry), outcomes)
  }

  @Test(arguments: both) func `OK returns a correction that arrives a turn later`(
    lines: ClosedRange<Int>
  ) async throws {
    let (keyboard, outcomes) = try await type(TextContent.text(), lines)
    host.tapOK()
    await host.settle()
    #expect(keyboard.hasCorrected)
    #expect(outcomes.values == ["on the"])
  }

  @Test func `rules validate the corrected text`() async throws {
    let rule = TextRule.matches(#/(?!.*the).*/#, "No article.")
    let (keyboard, outcomes) = try await type(TextContent.text().rules(rule))
    host.tapOK()
    await host.settle()
    #expect(keyboard.hasCorrected)
    #expect(outcomes.total == 0)
    #expect(host.problem == "No article.")
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: both) func `the user can't change the text during the wait`(
    lines: ClosedRange<Int>
  ) async throws {
    let (keyboard, outcomes) = try await type(TextContent.text(), lines)
    var answers: [Bool] = []
    keyboard.beforeCorrection = { [weak keyboard] in
      guard let keyboard else { return }
      let end = NSRange(location: 6, length: 0)
      answers = [
        keyboard.allows("x", in: end),
        keyboard.allows("", in: NSRange(location: 5, length: 1)),
      ]
    }
    host.tapOK()
    await host.settle()
    #expect(answers == [false, false])
    #expect(outcomes.values == ["on the"])
  }

  @Test func `dismissing the sheet ends the wait`() async throws {
    let (keyboard, outcomes) = try await type()
    host.tapOK()
    await Task.yield()
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.values == [])
    #expect(outcomes.cancellations == [.programmatic])
    _ = keyboard
  }

  @Test func `composed text is committed before the wait`() async throws {
    let outcomes = await host.showText(sheet)
    let entry = try #require(host.textField)
    let keyboard = LateCorrection("teh", as: "the", in: entry)
    entry.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
    keyboard.beforeCorrection = { #expect(entry.markedTextRange == nil) }
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["nihao"])
    #expect(!keyboard.hasCorrected)
  }
}
