import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The effect of a configuration on the appearance of a sheet.
@MainActor @Suite(.ownDevice) struct ThemeTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func show(_ configuration: SheetConfiguration, title: String? = nil) async {
    _ = await host.showText(
      sheet, TextContent.text("a"), title: title, configuration: configuration)
  }

  private func label(_ text: String) -> UILabel? {
    host.parts.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  @Test func `colors, corners, and the title's font are configurable`() async throws {
    var configuration = SheetConfiguration()
    configuration.backgroundColor = .systemYellow
    configuration.cornerRadius = 24
    configuration.backdropColor = .systemIndigo
    configuration.backdropOpacity = 0.2
    configuration.titleFont = .systemFont(ofSize: 30)
    configuration.titleColor = .systemRed
    configuration.tintColor = .systemGreen
    await show(configuration, title: "Title")
    let panel = try #require(host.panel)
    let title = try #require(label("Title"))
    let surface = try #require(host.surface)
    #expect(surface.backgroundColor == .systemYellow)
    if #available(iOS 26, *), DesignMetrics.isGlass {
      let corners = UICornerConfiguration.uniformEdges(
        topRadius: .fixed(24), bottomRadius: .fixed(24))
      #expect(surface.cornerConfiguration == corners)
    } else {
      #expect(surface.layer.cornerRadius == 24)
    }
    let traits = panel.traitCollection
    #expect(
      host.backdrop?.backgroundColor?.resolvedColor(with: traits)
        == UIColor.systemIndigo.resolvedColor(with: traits).withAlphaComponent(0.2))
    #expect(title.font == .systemFont(ofSize: 30))
    #expect(title.textColor == .systemRed)
    #expect(host.okButton?.tintColor == .systemGreen)
  }

  @Test(
    arguments: [
      NSDirectionalEdgeInsets.zero, .init(top: 0, leading: 16, bottom: 16, trailing: 16),
      .init(top: 8, leading: 24, bottom: 4, trailing: 40),
    ], [false, true])
  func `the content respects the insets`(insets: NSDirectionalEdgeInsets, hasLongTitle: Bool)
    async throws
  {
    let title = hasLongTitle ? "What others should know about you, and what not" : "Title"
    let configuration = SheetConfiguration { $0.contentInsets = insets }
    await show(configuration, title: title)
    let panel = try #require(host.panel)
    let cancel = try #require(host.cancelButton)
    let ok = try #require(host.okButton)
    let titleLabel = try #require(label(title))
    let field = try #require(host.textField)
    // The text is inset by 16 points in its box.
    let text = field.convert(field.bounds, to: panel)
    #expect(abs(cancel.frame.minX - insets.leading) < 0.001)
    #expect(abs(panel.bounds.width - ok.frame.maxX - insets.trailing) < 0.001)
    #expect(abs(text.minX - 16 - insets.leading) < 0.001)
    let titleFrame = titleLabel.convert(titleLabel.bounds, to: panel)
    if hasLongTitle {
      #expect(abs(titleFrame.minX - insets.leading) < 0.001)
      #expect(abs(panel.bounds.width - titleFrame.maxX - insets.trailing) < 0.001)
    } else {
      #expect(abs(titleFrame.midX - panel.bounds.midX) < 0.5)
    }
    let contents = try #require(host.contents)
    let body = try #require(
      sequence(first: field as UIView, next: \.superview).first { $0 is TextContentView })
    let place = body.convert(body.bounds, to: contents)
    let above = hasLongTitle ? titleLabel.convert(titleLabel.bounds, to: contents).maxY + 16 : 0
    #expect(abs(place.minY - above - insets.top) < 0.5)
    #expect(abs(contents.bounds.maxY - place.maxY - insets.bottom) < 0.5)
  }

  @Test func `negative lengths count as zero`() async {
    var configuration = SheetConfiguration()
    configuration.contentInsets = .init(top: -5, leading: -5, bottom: -5, trailing: -5)
    configuration.cornerRadius = -5
    await show(configuration)
    #expect(host.cancelButton?.frame.minX == 0)
    #expect(host.surface?.layer.cornerRadius == 0)
  }

  @Test func `buttons accept a configuration and keep titles and actions`()
    async throws
  {
    var configuration = SheetConfiguration()
    configuration.okButtonConfiguration = .filled()
    let recorder = await host.showText(
      sheet, TextContent.text("a"), title: SheetHeader(okTitle: "Save"),
      configuration: configuration)
    let ok = try #require(host.okButton)
    #expect(ok.configuration?.title == "Save")
    #expect(DesignMetrics.hasDefaultStyle(host.cancelButton, isProminent: false))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `Cancel accepts its own configuration`() async throws {
    var configuration = SheetConfiguration()
    configuration.cancelButtonConfiguration = .gray()
    let recorder = await host.showText(
      sheet, TextContent.text("a"), title: SheetHeader(cancelTitle: "Discard"),
      configuration: configuration)
    let cancel = try #require(host.cancelButton)
    #expect(cancel.configuration?.title == "Discard")
    #expect(
      cancel.configuration?.background.backgroundColor
        == UIButton.Configuration.gray().background.backgroundColor)
    #expect(DesignMetrics.hasDefaultStyle(host.okButton, isProminent: true))
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
  }

  @Test(arguments: [12, 40] as [CGFloat])
  func `text input uses the configured font and fits it`(size: CGFloat) async throws {
    let font = UIFont.systemFont(ofSize: size)
    var configuration = SheetConfiguration()
    configuration.contentFont = font
    _ = await host.showText(sheet, TextContent.text("a"), configuration: configuration)
    let field = try #require(host.textField)
    #expect(field.font == font)
    #expect(field.bounds.height >= max(44, font.lineHeight + 21))
    sheet.dismiss()
    await host.settle()
    _ = await host.showText(
      sheet, .text("", placeholder: "b").lines(2...4), configuration: configuration)
    let view = try #require(host.textView)
    #expect(view.font == font)
    #expect(view.bounds.height >= 2 * font.lineHeight)
    #expect(labels(in: try #require(view.superview)).allSatisfy { $0.font == font })
    sheet.dismiss()
    await host.settle()
  }

  @Test func `selected values use the configured font, also if optional`()
    async throws
  {
    let font = UIFont.systemFont(ofSize: 30)
    var configuration = SheetConfiguration()
    configuration.contentFont = font
    let options = ["red", "green"].sheetOptions { $0 }
    _ = await host.show(
      ListContent.list(options).searchable().orNone(), by: sheet,
      configuration: configuration)
    let list = try #require(host.view("BottomBounce.options") as? UITableView)
    let cell = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(labels(in: cell).first { $0.text == "red" }?.font == font)
    #expect(cell.bounds.height >= font.lineHeight)
    #expect(list.bounds.height >= 2 * cell.bounds.height - 1)
    #expect((host.view("BottomBounce.search") as? UITextField)?.font == font)
    sheet.dismiss()
    await host.settle()
    _ = await host.show(.buttons(options), by: sheet, configuration: configuration)
    let button = try #require(host.control("BottomBounce.button.0") as? UIButton)
    #expect(button.titleLabel?.font == font)
    sheet.dismiss()
    await host.settle()
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  @Test func `a sheet's configuration overrides the app's default`() async throws {
    let before = SheetConfiguration.default
    let (everywhere, here) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 30))
    SheetConfiguration.default.contentInsets.leading = 24
    SheetConfiguration.default.contentFont = everywhere
    SheetConfiguration.default.cancelButtonConfiguration = .gray()
    SheetConfiguration.default.cancelButtonConfiguration?.baseBackgroundColor = .systemPink
    SheetConfiguration.default.backgroundColor = .systemYellow
    var own = SheetConfiguration()
    own.contentInsets.leading = 8
    own.contentFont = here
    own.cancelButtonConfiguration = nil
    own.backgroundColor = .systemTeal
    let plain = SheetConfiguration()
    // The default is shared by the process, so it is reset before other tests run.
    SheetConfiguration.default = before
    for (configuration, margin, font) in [(own, 8.0, here), (plain, 24.0, everywhere)] {
      await show(configuration)
      #expect(abs(try #require(host.cancelButton).frame.minX - margin) < 0.001)
      #expect(host.textField?.font == font)
      #expect(
        DesignMetrics.hasDefaultStyle(host.cancelButton, isProminent: false) == (margin == 8))
      #expect(host.surface?.backgroundColor == (margin == 8 ? .systemTeal : .systemYellow))
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test func `every configuration starts with the app's default`() {
    let before = SheetConfiguration.default
    defer { SheetConfiguration.default = before }
    SheetConfiguration.default.cornerRadius = 20
    SheetConfiguration.default.showsGrabber = true
    #expect(SheetConfiguration().cornerRadius == 20)
    #expect(SheetConfiguration().showsGrabber)
    #expect(!SheetConfiguration { $0.showsGrabber = false }.showsGrabber)
    #expect(SheetConfiguration { $0.showsGrabber = false }.cornerRadius == 20)
  }

  @Test func `nothing changes unless it is configured`() {
    let configuration = SheetConfiguration()
    #expect(configuration.isCancellable && configuration.confirmsDiscardingChanges == nil)
    #expect(configuration.backdropOpacity == nil)
    #expect(configuration.backdropColor == .black)
    #expect(configuration.animationDuration == 0.35)
    #expect(configuration.cornerRadius == nil)
    #expect(
      configuration.contentInsets == .init(top: 0, leading: 16, bottom: 16, trailing: 16))
    #expect(configuration.maximumWidth == 640)
    #expect(configuration.backgroundColor == nil && configuration.tintColor == nil)
    #expect(
      configuration.okButtonConfiguration == nil && configuration.cancelButtonConfiguration == nil)
    #expect(configuration.titleFont == nil && configuration.titleColor == nil)
    #expect(configuration.contentFont == nil)
  }
}
