import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A text of several lines in a detent that is higher.
@MainActor @Suite(.ownDevice) struct TextDetentTests {
  /// A text, a device, and detents.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var model = DeviceModel.iPhone16
    var version = "18.0"
    var hasHardwareKeyboard = false
    var detents: @MainActor @Sendable () -> [SheetDetent] = { [.large] }
    /// The detent that is selected when the sheet is shown.
    var selects: SheetDetent.Identifier?
    var content: @MainActor @Sendable (TextContent) -> TextContent = { $0 }
    var text = TextDetentTests.eightLines
  }

  private nonisolated static let eightLines = (1...8).map { "Line \($0)" }.joined(separator: "\n")

  nonisolated private static let cases = [
    Case(testDescription: "large"),
    Case(testDescription: "iOS 26", version: "26.0"),
    Case(testDescription: "hardware keyboard", hasHardwareKeyboard: true),
    Case(testDescription: "iOS 26, hardware keyboard", version: "26.0", hasHardwareKeyboard: true),
    Case(testDescription: "medium", hasHardwareKeyboard: true, detents: { [.medium] }, text: "one"),
    Case(testDescription: "medium above the keyboard", detents: { [.medium] }, text: "one"),
    Case(testDescription: "selectDetent", detents: { [.fits, .large] }, selects: .large),
    Case(
      testDescription: "limit",
      content: { TextContent.text($0.text, limit: 500).lines(2...20).alwaysShowsCount() }),
    Case(testDescription: "footer", content: { $0.footer("Only you see this.") }),
    Case(testDescription: "suggestions", content: { $0.suggestions(["A", "B"]) }),
    Case(
      testDescription: "message", content: { TextContent.text($0.text, limit: 3).lines(2...20) }),
    Case(testDescription: "no maximum", content: { $0.lines(5...) }, text: "one"),
    Case(testDescription: "iPhone SE", model: .iPhoneSE3),
    Case(
      testDescription: "many lines",
      text: Array(repeating: "Line", count: 60).joined(separator: "\n")),
  ]

  @Test(arguments: cases) func `the box fills the detent below the header`(row: Case) throws {
    let device = Simulator(row.model, systemVersion: row.version)
    let screen = TestHost(on: device)
    device.showsSoftwareKeyboard = !row.hasHardwareKeyboard
    let content = row.content(TextContent.text(row.text).lines(2...20))
    screen.sheet.show(
      content, title: "Note", in: screen.view,
      configuration: SheetConfiguration { $0.detents = row.detents() }, onValue: { _ in })
    screen.settleAnimations()
    if let detent = row.selects {
      screen.sheet.selectDetent(detent)
      screen.settleAnimations()
    }
    let panel = try #require(screen.panel)
    let header = try #require(screen.header)
    #expect(header.bounds.height == (row.version == "26.0" ? 76 : 56))
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: panel) }
    let box = frame(of: try #require(screen.textView?.superview))
    #expect(box.minY == header.bounds.height)
    let labels = ["count", "footer", "message"].compactMap {
      screen.view("BottomBounce.\($0)") as? UILabel
    }
    for label in labels {
      #expect(abs(label.bounds.height - label.intrinsicContentSize.height) < 1)
    }
    let parts = (labels.map { $0.superview } + [screen.view("BottomBounce.suggestions")])
      .compactMap { $0.map { frame(of: $0) } }
    // Nothing is between the box and the parts below it, or below them.
    var end = box.maxY
    for part in parts.sorted(by: { $0.minY < $1.minY }) {
      #expect(part.minY - end >= 2 && part.minY - end <= 8)
      end = part.maxY
    }
    #expect(
      abs(screen.view.convert(CGPoint(x: 0, y: end), from: panel).y - bottom(of: screen)) <= 1)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  /// The lower edge of the content: 16 points above the keyboard or the safe area.
  private func bottom(of screen: TestHost) -> CGFloat {
    screen.view.keyboardLayoutGuide.layoutFrame.minY - 16
  }
}
