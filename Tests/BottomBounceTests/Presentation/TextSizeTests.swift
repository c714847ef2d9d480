import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets in other text sizes, and from right to left.
@MainActor @Suite(.ownDevice) struct TextSizeTests {
  private let host = TestHost()

  /// Presents a sheet in a view that is as wide as a phone, below which no keyboard moves it.
  private func show(
    _ content: TextContent, title: (any SheetTitle)? = nil,
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) async {
    let view = UIView(frame: host.view.bounds)
    view.frame.size.width = 393
    host.view.addSubview(view)
    var configuration = SheetConfiguration { $0.avoidsKeyboard = false }
    change(&configuration)
    _ = await host.showText(
      host.sheet, content, title: title, configuration: configuration, in: view)
  }

  /// Checks that every text in the panel fits, inside the panel and without overlap.
  private func expectNothingCut() throws {
    let panel = try #require(host.panel)
    let buttons = [try #require(host.cancelButton), try #require(host.okButton)]
    let labels = host.parts.compactMap { $0 as? UILabel } + buttons.compactMap(\.titleLabel)
    for label in labels where !label.isHidden && !(label.text ?? "").isEmpty {
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      let what = label.text ?? ""
      #expect(label.bounds.width >= needed.width - 0.5, "\(what) is cut at its end")
      #expect(label.bounds.height >= needed.height - 0.5, "\(what) lacks lines")
      let frame = label.convert(label.bounds, to: panel)
      #expect(panel.bounds.contains(frame), "\(what) is outside")
    }
    let parts = host.parts.filter { !$0.isHidden && !$0.frame.isEmpty }
    let frames = parts.map { $0.convert($0.bounds, to: panel) }
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] {
        #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(other))
      }
    }
  }

  @Test(
    arguments: [
      (.extraSmall, 1), (.large, 1), (.extraExtraExtraLarge, 2), (.accessibilityMedium, 2),
      (.accessibilityExtraExtraExtraLarge, 2),
    ] as [(UIContentSizeCategory, Int)])
  func `no text is truncated at any text size`(
    size: UIContentSizeCategory, rows: Int
  ) async throws {
    await host.changeTraits { $0.preferredContentSizeCategory = size }
    let text = "Something About You"
    await show(.text("a", limit: 9), title: text)
    try expectNothingCut()
    let title = try #require(host.parts.compactMap { $0 as? UILabel }.first { $0.text == text })
    let cancel = try #require(host.cancelButton)
    // Between the buttons, or on a line below them: it grows no further than the buttons.
    let top = title.convert(title.bounds, to: host.header).minY
    // The buttons of iOS 26 leave less room between them.
    #expect(DesignMetrics.isGlass || (top >= cancel.frame.maxY) == (rows > 1))
    let greatest = UIFont.preferredFont(
      forTextStyle: .headline,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    #expect(title.bounds.height < 1.5 * greatest.lineHeight)
  }

  @Test(arguments: ["Abbrechen", "Zrušit", "Переключить"])
  func `long button titles are not truncated at the largest text size`(word: String) async throws {
    await host.changeTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    await show(.text("a"), title: SheetHeader(cancelTitle: word))
    try expectNothingCut()
  }

  @Test func `a presented sheet follows changes of the text size`() async throws {
    await show(.text("a", limit: 9), title: "Something About You")
    let height = try #require(host.panel).bounds.height
    await host.changeTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    #expect(try #require(host.panel).bounds.height > height + 40)
    try expectNothingCut()
  }

  // MARK: Right to left

  @Test func `right to left mirrors the sheet`() async throws {
    var frames: [[CGRect]] = []
    for isMirrored in [false, true] {
      host.sheet.dismiss()
      await host.changeTraits { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
      await show(.text("a", limit: 9), title: "Bio")
      frames.append(host.parts.map { $0.convert($0.bounds, to: host.panel) })
      try expectNothingCut()
    }
    let width = try #require(host.panel).bounds.width
    #expect(frames[0].count == frames[1].count && !frames[0].isEmpty)
    for (left, right) in zip(frames[0], frames[1]) where !left.isEmpty {
      // Both edges are on whole pixels in either direction.
      let pixel = 1 / host.window.screen.scale + 0.01
      #expect(abs(width - left.maxX - right.minX) < pixel)
      #expect(abs(left.width - right.width) < pixel)
      #expect(abs(left.height - right.height) < 0.01 && abs(left.minY - right.minY) < 0.01)
    }
    let cancel = try #require(host.cancelButton)
    #expect(abs(cancel.frame.maxX - (width - 16)) < 0.01)
    let title = try #require(cancel.titleLabel)
    #expect(DesignMetrics.isGlass || title.frame.maxX > cancel.bounds.width - 1)
  }
}
