import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Styled header buttons, large text in the header, and the line of the message.
@MainActor @Suite(.ownDevice) struct HeaderLookTests {
  private let host = TestHost()

  private func show(
    title: (any SheetTitle)? = nil, _ content: some SheetContent = PlainContent(height: 100),
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) async {
    var configuration = SheetConfiguration()
    change(&configuration)
    _ = await host.show(content, title: title, by: host.sheet, configuration: configuration)
  }

  @Test func `a styled button is as far from the top as from the side`() async throws {
    await show {
      $0.okButtonConfiguration = .filled()
      $0.cancelButtonConfiguration = .gray()
    }
    let panel = try #require(host.panel)
    for button in [try #require(host.okButton), try #require(host.cancelButton)] {
      let frame = button.convert(button.bounds, to: panel)
      // The buttons of iOS 26 are as high as their tap targets.
      let isGlass = DesignMetrics.isGlass
      #expect(abs(frame.minY - 16) < 0.5 && (isGlass ? frame.height >= 44 : frame.height < 40))
      #expect(abs(min(frame.minX, panel.bounds.width - frame.maxX) - 16) < 0.5)
      #expect(button.configuration?.cornerStyle == .capsule)
      // Otherwise the tap target is larger than the background.
      #expect(button.point(inside: CGPoint(x: 10, y: -4), with: nil) == !isGlass)
      #expect(!button.point(inside: CGPoint(x: 10, y: -12), with: nil))
    }
    let header = try #require(host.header)
    #expect(abs(header.bounds.height - 32 - (host.okButton?.bounds.height ?? 0)) < 0.5)
  }

  @Test func `the app can set the corners and font of a style`() async {
    await show {
      var style = UIButton.Configuration.filled()
      style.cornerStyle = .small
      style.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = .systemFont(ofSize: 11)
        return attributes
      }
      $0.okButtonConfiguration = style
    }
    #expect(host.okButton?.configuration?.cornerStyle == .small)
    #expect(host.okButton?.titleLabel?.font.pointSize == 11)
  }

  @Test func `a styled OK is semibold`() async throws {
    await show { $0.okButtonConfiguration = .filled() }
    let font = try #require(host.okButton?.titleLabel?.font)
    #expect(font == .preferredFont(forTextStyle: .headline))
  }

  @Test func `text in the header stops growing, and the large content viewer shows it`()
    async throws
  {
    let header = try await headerFont(at: .accessibilityExtraExtraExtraLarge)
    let limit = UIFont.preferredFont(
      forTextStyle: .headline,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    #expect(header.pointSize == limit.pointSize)
    let button = try #require(host.okButton)
    #expect(button.showsLargeContentViewer && button.largeContentTitle == "Save")
  }

  private func headerFont(at size: UIContentSizeCategory) async throws -> UIFont {
    host.controller.traitOverrides.preferredContentSizeCategory = size
    await show(title: SheetHeader(okTitle: "Save"))
    return try #require(host.okButton?.titleLabel?.font)
  }

  @Test func `a title keeps a distance from the buttons, or moves below them`() async throws {
    for count in 1...40 {
      let title = String(repeating: "n", count: count)
      await show(title: title)
      let label = try #require(
        host.parts.compactMap { $0 as? UILabel }.first { $0.text == title })
      let panel = try #require(host.panel)
      let frame = label.convert(label.bounds, to: panel)
      let cancel = try #require(host.cancelButton)
      let buttons = cancel.convert(cancel.bounds, to: panel)
      #expect(frame.minX >= buttons.maxX + 16 || frame.minY >= buttons.maxY)
      host.sheet.dismiss()
      await host.settle()
    }
  }

  // MARK: Message

  @Test func `the panel doesn't jump when a message disappears`() async throws {
    await show(.text("").rule(shown: .onOK) { TextRule.required().message(for: $0) })
    let panel = try #require(host.panel)
    let low = panel.bounds.height
    host.tapOK()
    await host.settle()
    let high = panel.bounds.height
    #expect(host.problem == "Enter some text." && high > low)
    host.type("a")
    await host.settle()
    #expect(host.problem == nil)
    #expect(panel.bounds.height == high)
    #expect(
      !(panel.accessibilityElements ?? []).contains { ($0 as? UILabel)?.text == "Enter some text." }
    )
  }

  @Test func `VoiceOver reads the message of the field again`() async throws {
    await show(.text("").rules(.length(3...)))
    host.type("a")
    await host.settle()
    let message = try #require(host.problem)
    #expect(host.textField?.accessibilityHint == message)
    host.type("bc")
    await host.settle()
    #expect(host.problem == nil && host.textField?.accessibilityHint == nil)
  }

  // MARK: Detents

  @Test func `content that can't grow is never higher than necessary`() async throws {
    await show(ControlContent.control(\UISlider.value) { UISlider() }) {
      $0.detents = [.medium, .large]
    }
    #expect(try #require(host.panel).bounds.height < 200)
    #expect(host.sheet.selectedDetent == .medium)
  }
}
