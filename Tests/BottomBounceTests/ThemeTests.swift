import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// What a configuration does to the look of a sheet.
@MainActor @Suite(.ownDevice) struct ThemeTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func show(_ configuration: BottomBounceView.Configuration) async {
    _ = await host.showText(sheet, TextContent("a"), configuration: configuration)
  }

  private func label(_ text: String) -> UILabel? {
    host.parts.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  @Test func `colours, corners and the title's font are as configured`() async throws {
    var configuration = BottomBounceView.Configuration(title: "Title")
    configuration.backgroundColor = .systemYellow
    configuration.cornerRadius = 24
    configuration.dimmingColor = .systemIndigo
    configuration.dimming = 0.2
    configuration.titleFont = .systemFont(ofSize: 30)
    configuration.titleColor = .systemRed
    configuration.tintColor = .systemGreen
    await show(configuration)
    let panel = try #require(host.panel)
    let title = try #require(label("Title"))
    #expect(panel.backgroundColor == .systemYellow)
    #expect(panel.layer.cornerRadius == 24)
    #expect(host.backdrop?.backgroundColor == UIColor.systemIndigo.withAlphaComponent(0.2))
    #expect(title.font == .systemFont(ofSize: 30))
    #expect(title.textColor == .systemRed)
    #expect(host.okButton?.tintColor == .systemGreen)
  }

  @Test(arguments: [0, 8, 40] as [CGFloat])
  func `contents keep the margin`(margin: CGFloat) async throws {
    var configuration = BottomBounceView.Configuration(title: "Title")
    configuration.margin = margin
    await show(configuration)
    let panel = try #require(host.panel)
    let cancel = try #require(host.cancelButton)
    let ok = try #require(host.okButton)
    let field = try #require(host.textField)
    // The text lies 12 points inside of its box.
    let places = [
      cancel.frame.minX, panel.bounds.width - ok.frame.maxX,
      field.convert(field.bounds, to: panel).minX - 12,
    ]
    #expect(places.allSatisfy { abs($0 - margin) < 0.001 })
  }

  @Test func `lengths below zero count as zero`() async {
    var configuration = BottomBounceView.Configuration()
    configuration.margin = -5
    configuration.cornerRadius = -5
    await show(configuration)
    #expect(host.cancelButton?.frame.minX == 0)
    #expect(host.panel?.layer.cornerRadius == 0)
  }

  @Test func `buttons may have a look of their own, and keep their titles and what they do`()
    async throws
  {
    var configuration = BottomBounceView.Configuration()
    configuration.okButton = .filled()
    configuration.okTitle = "Save"
    let recorder = await host.showText(sheet, TextContent("a"), configuration: configuration)
    let ok = try #require(host.okButton as? UIButton)
    #expect(ok.configuration?.title == "Save")
    #expect((host.cancelButton as? UIButton)?.configuration == nil)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `every configuration begins with the app's default`() {
    let before = BottomBounceView.Configuration.default
    defer { BottomBounceView.Configuration.default = before }
    BottomBounceView.Configuration.default.cornerRadius = 20
    BottomBounceView.Configuration.default.title = "Everywhere"
    #expect(BottomBounceView.Configuration().cornerRadius == 20)
    #expect(BottomBounceView.Configuration().title == "Everywhere")
    #expect(BottomBounceView.Configuration(title: "Here").title == "Here")
    #expect(BottomBounceView.Configuration(title: "Here").cornerRadius == 20)
  }

  @Test func `nothing is changed unless it is configured`() {
    let configuration = BottomBounceView.Configuration()
    #expect(configuration.title == nil)
    #expect(configuration.dimming == 0.4)
    #expect(configuration.dimmingColor == .black)
    #expect(configuration.duration == 0.3)
    #expect(configuration.cornerRadius == 12)
    #expect(configuration.margin == 16)
    #expect(configuration.maximumWidth == 640)
    #expect(configuration.backgroundColor == nil && configuration.tintColor == nil)
    #expect(configuration.okButton == nil && configuration.cancelButton == nil)
  }
}
