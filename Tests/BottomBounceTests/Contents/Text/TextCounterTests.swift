import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The counter of a limit, which appears near the limit.
@MainActor @Suite(.ownDevice) struct TextCounterTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// The visible counter.
  private var count: String? {
    guard let label = host.view("BottomBounce.count") as? UILabel, let line = label.superview,
      !line.isHidden, line.alpha > 0
    else { return nil }
    return label.text
  }

  private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  nonisolated private static let moments = [
    // The limit, and the number of characters at which the counter appears.
    (0, 0), (6, 0), (10, 0), (20, 10), (40, 30), (50, 40), (100, 80), (240, 192), (500, 400),
  ]

  @Test(arguments: moments)
  func `the counter appears when a fifth or ten characters are left`(
    limit: Int, first: Int
  ) async {
    _ = await host.showText(sheet, TextContent.text(text(first), limit: limit))
    #expect(count == "\(first)/\(limit)")
    guard first > 0 else { return }
    host.textField?.deleteBackward()
    await host.settle()
    #expect(count == nil)
    #expect(host.textField?.accessibilityHint == "Characters: \(first - 1) of \(limit)")
    host.type("x")
    await host.settle()
    #expect(count == "\(first)/\(limit)")
    #expect(host.textField?.accessibilityHint == nil)
  }

  @Test(arguments: [1...1, 1...4])
  func `a hidden counter takes no room`(lines: ClosedRange<Int>) async throws {
    var heights: [CGFloat] = []
    for limit in [nil, 100, 6] {
      _ = await host.showText(sheet, TextContent.text("abc", limit: limit).lines(lines))
      heights.append(try #require(host.panel).bounds.height)
      sheet.dismiss()
      await host.settle()
    }
    #expect(heights[0] == heights[1] && heights[1] < heights[2])
  }

  @Test func `the counter is always visible if the app wants it`() async {
    _ = await host.showText(sheet, TextContent.text("", limit: 500).alwaysShowsCount())
    #expect(count == "0/500")
    #expect(sheet.update(TextContent.text("", limit: 500).alwaysShowsCount(false)))
    await host.settle()
    #expect(count == nil)
  }

  @Test func `a line of a form has the height of one without a limit`() async throws {
    struct Poll { var question = "", answer = "" }
    sheet.show(
      .form(Poll()) { f, _ in
        f.field("Question", \.question) { .text($0, limit: 240) }
        f.field("Answer", \.answer) { .text($0) }
      }, in: host.view
    ) { _ in }
    await host.settle()
    let fields: [UITextField] = host.formViews("BottomBounce.text")
    let places = fields.map { $0.convert($0.bounds, to: nil) }
    try #require(places.count == 2)
    let counters: [UILabel] = host.formViews("BottomBounce.count")
    #expect(counters.isEmpty)
    #expect(places[1].minY - places[0].maxY < 2)
  }
}
