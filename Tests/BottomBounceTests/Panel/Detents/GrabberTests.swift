import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The grabber.
@MainActor @Suite(.ownDevice) struct GrabberTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func show(_ showsGrabber: Bool) async -> Outcomes<String> {
    var configuration = SheetConfiguration()
    configuration.showsGrabber = showsGrabber
    configuration.detents = [.fits, .large]
    return await host.showText(
      sheet, TextContent.text("a").lines(1...3), title: "Title", configuration: configuration)
  }

  private var grabber: UIView? { host.view("BottomBounce.grabber") }

  @Test func `VoiceOver finds the grabber and the visible parts`() async throws {
    var configuration = SheetConfiguration()
    configuration.showsGrabber = true
    configuration.detents = [.medium, .large]
    _ = await host.show(
      .checklist([SheetOption(1, title: "One")], minimum: 1), by: sheet,
      configuration: configuration)
    let panel = try #require(host.panel)
    func identifiers() -> [String?] {
      (panel.accessibilityElements ?? []).map { ($0 as? UIView)?.accessibilityIdentifier }
    }
    let grabber = panel.accessibilityElements?.first as? UIView
    #expect(grabber?.accessibilityRespondsToUserInteraction == true)
    // There is no title and no error yet.
    let first = ["BottomBounce.grabber", "BottomBounce.cancel", "BottomBounce.ok"]
    #expect(identifiers().prefix(3).compactMap { $0 } == first)
    #expect(identifiers().count == 4)
    sheet.pressReturn()
    await host.settle()
    #expect(identifiers().count == 5)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `there is no grabber by default`() async {
    #expect(!SheetConfiguration().showsGrabber)
    _ = await host.showText(sheet)
    #expect(grabber == nil)
  }

  @Test func `the grabber is a capsule at the top center and takes no space`() async throws {
    _ = await show(false)
    let height = try #require(host.panel).bounds.height
    sheet.dismiss()
    await host.settle()
    _ = await show(true)
    let panel = try #require(host.panel)
    let grabber = try #require(grabber)
    #expect(panel.bounds.height == height)
    #expect(grabber.bounds.size == CGSize(width: 36, height: 5))
    #expect(abs(grabber.center.x - panel.bounds.midX) < 0.5)
    #expect(grabber.frame.minY == 5)
    #expect(grabber.layer.cornerRadius == 2.5)
    #expect(grabber.backgroundColor == .tertiaryLabel)
  }

  @Test func `the grabber's accessibility frame is large enough`() async throws {
    _ = await show(true)
    let panel = try #require(host.panel)
    let frame = try #require(grabber).accessibilityFrame
    let edge = panel.accessibilityFrame
    #expect(frame.size == CGSize(width: 44, height: 44))
    #expect(abs(frame.minY - edge.minY) < 0.01)
    #expect(abs(frame.midX - edge.midX) < 0.5)
  }

  @Test func `VoiceOver reads the name, the height, and what the grabber does`() async throws {
    let recorder = await show(true)
    let grabber = try #require(grabber)
    #expect(host.panel?.accessibilityElements?.first as? UIView === grabber)
    #expect(grabber.isAccessibilityElement)
    #expect(grabber.accessibilityTraits == [.button, .adjustable])
    #expect(grabber.accessibilityLabel == "Sheet Grabber")
    #expect(grabber.accessibilityValue?.hasSuffix("%") == true)
    #expect(grabber.accessibilityHint == "Changes the height of the sheet.")
    #expect(grabber.accessibilityActivate())
    await host.settle()
    #expect(grabber.accessibilityValue == "Full screen")
    #expect(recorder.total == 0 && sheet.isPresented)
  }

  @Test func `the tappable area does not change the grabber's visible size`() async throws {
    _ = await show(true)
    #expect(try #require(grabber).bounds.size == CGSize(width: 36, height: 5))
  }
}
