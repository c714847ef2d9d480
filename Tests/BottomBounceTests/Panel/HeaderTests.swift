import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The options of the header: subtitle, lines of the title, no Cancel, no header.
@MainActor @Suite(.ownDevice) struct HeaderTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func show(
    title: (any SheetTitle)? = "Birthday",
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) async -> Outcomes<String> {
    var configuration = SheetConfiguration()
    change(&configuration)
    return await host.showText(
      sheet, TextContent.text("a"), title: title, configuration: configuration)
  }

  private func visibleLabel(_ text: String) -> UILabel? {
    host.parts.compactMap { $0 as? UILabel }.first { $0.text == text && !$0.isHidden }
  }

  /// Returns the frame of a view in the panel.
  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: host.panel) }

  /// The parts of the panel in the order in which VoiceOver reads them.
  private var elements: [UIView] { host.panel?.accessibilityElements as? [UIView] ?? [] }

  /// The beginning of the content below the header, in the panel.
  private var contentsTop: CGFloat? { host.contents.map { $0.frame.minY + $0.contentInset.top } }

  // MARK: Subtitle

  @Test func `a short subtitle is below the title, between the buttons`() async throws {
    _ = await show(title: SheetHeader("Birthday", subtitle: "Only friends see it"))
    let title = try #require(visibleLabel("Birthday"))
    let subtitle = try #require(visibleLabel("Only friends see it"))
    let panel = try #require(host.panel)
    #expect(abs(frame(of: subtitle).minY - frame(of: title).maxY) < 1)
    for label in [title, subtitle] {
      #expect(abs(frame(of: label).midX - panel.bounds.midX) < 0.5)
    }
    #expect(frame(of: subtitle).maxY <= DesignMetrics.headerHeight)
    #expect(subtitle.textColor == .secondaryLabel)
    #expect(subtitle.font == .preferredFont(forTextStyle: .footnote))
  }

  @Test func `VoiceOver reads Cancel, title, subtitle, OK, and content`() async throws {
    _ = await show(title: SheetHeader("Birthday", subtitle: "Only friends see it"))
    let parts: [UIView?] = [
      host.cancelButton, visibleLabel("Birthday"), visibleLabel("Only friends see it"),
      host.okButton,
    ]
    #expect(elements.count == 5)
    #expect(Array(elements.prefix(4)) == parts.compactMap { $0 })
    #expect(host.textField?.isDescendant(of: elements[4]) == true)
  }

  @Test func `a long subtitle moves below the buttons with the title`() async throws {
    let text = "Your friends see the day and the month. Nobody sees the year."
    _ = await show(title: SheetHeader("Birthday", subtitle: text))
    let title = try #require(visibleLabel("Birthday"))
    let subtitle = try #require(visibleLabel(text))
    let cancel = try #require(host.cancelButton)
    let field = try #require(host.textField)
    #expect(frame(of: title).minY >= frame(of: cancel).maxY)
    #expect(frame(of: subtitle).minY >= frame(of: title).maxY - 0.5)
    #expect(frame(of: subtitle).height > 30)
    #expect(frame(of: field).minY > frame(of: subtitle).maxY)
  }

  @Test func `a title moves below the buttons when the text grows, and back when it shrinks`()
    async throws
  {
    // Symbols leave more space than titles.
    let text = DesignMetrics.isGlass ? "Everything else today" : "Everything else"
    _ = await show(title: text)
    let title = try #require(visibleLabel(text))
    let cancel = try #require(host.cancelButton)
    func expectTitle(isInRow: Bool, _ location: SourceLocation = #_sourceLocation) {
      let (title, buttons) = (frame(of: title), frame(of: cancel))
      let isBetween = title.minX > buttons.maxX && abs(title.midY - buttons.midY) < 1
      #expect(isInRow ? isBetween : title.minY >= buttons.maxY, sourceLocation: location)
    }
    expectTitle(isInRow: true)
    for _ in 0..<2 {
      host.controller.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      await host.settle()
      expectTitle(isInRow: false)
      host.controller.traitOverrides.preferredContentSizeCategory = .large
      await host.settle()
      expectTitle(isInRow: true)
    }
  }

  @Test func `a subtitle without a title is shown`() async throws {
    _ = await show(title: SheetHeader(subtitle: "Only friends see it"))
    let subtitle = try #require(visibleLabel("Only friends see it"))
    #expect(elements.dropFirst().first == subtitle)
    #expect(abs(frame(of: subtitle).midY - DesignMetrics.headerHeight / 2) < 1)
  }

  @Test func `empty texts are not elements`() async {
    _ = await show(title: SheetHeader("", subtitle: ""))
    let buttons: [UIView?] = [host.cancelButton, host.okButton]
    #expect(Array(elements.prefix(2)) == buttons.compactMap { $0 })
  }

  @Test func `the titles of OK, Cancel come from the header`() async {
    _ = await show(title: SheetHeader("Birthday", okTitle: "Send", cancelTitle: "Back"))
    for (button, title) in [(host.okButton, "Send"), (host.cancelButton, "Back")] {
      #expect(button?.title(for: .normal) ?? button?.configuration?.title == title)
    }
    host.tapCancel()
    await host.settle()
  }

  @Test func `a title can be an optional string`() async {
    for title in ["Birthday", nil] as [String?] {
      _ = await show(title: title)
      #expect((visibleLabel("Birthday") != nil) == (title != nil))
      host.tapCancel()
      await host.settle()
    }
  }

  // MARK: Title

  @Test(arguments: [(0, 4), (1, 1), (2, 2), (-7, 4)])
  func `a long title has at most the number of lines`(lines: Int, shown: Int) async throws {
    let title = String(repeating: "What others should know ", count: 5)
    _ = await show(title: title) { $0.titleNumberOfLines = lines }
    let label = try #require(visibleLabel(title))
    let height = label.bounds.height / label.font.lineHeight
    #expect(abs(height - CGFloat(shown)) < 0.3, "\(height) lines")
  }

  // MARK: No Cancel

  @Test func `without Cancel the user can confirm, and dismiss in other ways`() async {
    let confirmed = await show { $0.showsCancelButton = false }
    #expect(host.cancelButton?.isHidden == true)
    #expect(elements.contains { $0.accessibilityIdentifier == "BottomBounce.cancel" } == false)
    host.tapOK()
    await host.settle()
    #expect(confirmed.values == ["a"])
    let dismissed = await show { $0.showsCancelButton = false }
    #expect(sheet.accessibilityPerformEscape())
    await host.settle()
    #expect(dismissed.cancellations == [.accessibilityEscape])
  }

  @Test func `without Cancel a title that fits beside OK stays in the row`() async throws {
    // Nearly as wide as the space between OK and the mirrored margin.
    let text =
      DesignMetrics.isGlass ? "A title of twenty-six chars" : "A title of thirty-one letters!!"
    _ = await show(title: text) { $0.showsCancelButton = false }
    let title = try #require(visibleLabel(text))
    let ok = try #require(host.okButton)
    #expect(abs(frame(of: title).midY - frame(of: ok).midY) < 1)
    #expect(frame(of: title).maxX <= frame(of: ok).minX)
  }

  // MARK: No header

  @Test func `without a header OK is at the lower end, as wide as the content`() async throws {
    let outcomes = await show { $0.showsHeader = false }
    let panel = try #require(host.panel)
    let ok = try #require(host.okButton)
    let field = try #require(host.textField)
    #expect(host.cancelButton == nil)
    #expect(visibleLabel("Birthday") == nil)
    #expect(field.accessibilityLabel == "Birthday")
    #expect(frame(of: ok).minX == 16)
    #expect(frame(of: ok).maxX == panel.bounds.width - 16)
    #expect(frame(of: ok).minY > frame(of: field).maxY)
    #expect(frame(of: ok).height >= 50)
    #expect(ok.configuration?.title == "OK" && ok.configuration?.image == nil)
    #expect(elements.count == 2)
    host.tap(ok)
    await host.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `without a header the user can dismiss with the escape gesture`() async {
    let outcomes = await show {
      $0.showsHeader = false
      $0.cancelsOnBackdropTap = false
      $0.isDraggable = false
    }
    #expect(sheet.accessibilityPerformEscape())
    await host.settle()
    #expect(outcomes.cancellations == [.accessibilityEscape])
  }

  @Test(arguments: [[SheetDetent.fits, .large], [.large]])
  func `without a header, the content is as far from a grabber as from the edge`(
    detents: [SheetDetent]
  ) async throws {
    let configuration = SheetConfiguration {
      $0.showsHeader = false
      $0.showsGrabber = true
      $0.detents = detents
    }
    _ = await host.showText(sheet, TextContent.text("a").lines(1...3), configuration: configuration)
    let grabber = try #require(host.view("BottomBounce.grabber"))
    #expect(grabber.isHidden == (detents.count == 1))
    #expect(contentsTop == (grabber.isHidden ? 16 : frame(of: grabber).maxY + 16))
    #expect((elements.first == grabber) != grabber.isHidden)
  }

  @Test(arguments: [true, false])
  func `content that confirms itself has no OK without a header`(hasHeader: Bool) async throws {
    var configuration = SheetConfiguration { $0.showsCancelButton = false }
    configuration.showsHeader = hasHeader
    let options = ["Share", "Delete"].sheetOptions { $0 }
    let outcomes = await host.show(
      ButtonsContent.buttons(options), by: sheet, configuration: configuration)
    #expect(host.okButton == nil)
    // A header without parts is only a margin.
    #expect(contentsTop == 16)
    host.tap(try #require(host.control("BottomBounce.button.1")))
    await host.settle()
    #expect(outcomes.values == ["Delete"])
  }

  @Test func `an error is shown above OK in a panel without a header`() async throws {
    var configuration = SheetConfiguration()
    configuration.showsHeader = false
    _ = await host.showText(
      sheet, TextContent.text("").rules(.required("Type something.")), configuration: configuration)
    // OK is disabled, and Return explains why.
    host.pressReturn()
    await host.settle()
    let message = try #require(host.view("BottomBounce.message"))
    let ok = try #require(host.okButton)
    #expect(frame(of: message).maxY <= frame(of: ok).minY)
    // The message is the hint of the text.
    #expect(host.problem == "Type something." && !message.isAccessibilityElement)
    #expect(host.textField?.accessibilityHint == "Type something.")
  }
}
