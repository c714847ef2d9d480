import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// What Cancel and OK show, and what they are called, in both designs.
@MainActor @Suite(.ownDevice) struct HeaderButtonTests {
  private let host = TestHost()

  /// What the app sets for a button.
  enum Setting: CaseIterable {
    case nothing, title, style, titleAndStyle

    var hasTitle: Bool { self == .title || self == .titleAndStyle }
    var hasStyle: Bool { self == .style || self == .titleAndStyle }
  }

  private func show(
    _ content: TextContent = .text("a"), title: (any SheetTitle)? = "Name",
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) async -> Outcomes<String> {
    var configuration = SheetConfiguration()
    change(&configuration)
    return await host.show(content, title: title, by: host.sheet, configuration: configuration)
  }

  private func title(of button: UIButton) -> String? {
    button.configuration?.title ?? button.title(for: .normal)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: host.panel) }

  /// Checks that a button shows a symbol that is called by names.
  private func expectSymbol(
    _ symbol: String, named names: [String], on button: UIButton,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(button.configuration?.image == UIImage(systemName: symbol), sourceLocation: location)
    #expect(title(of: button) == nil, sourceLocation: location)
    #expect(button.accessibilityLabel == names.first, sourceLocation: location)
    #expect(button.accessibilityUserInputLabels == names, sourceLocation: location)
    #expect(button.showsLargeContentViewer, sourceLocation: location)
    #expect(button.largeContentTitle == names.first, sourceLocation: location)
    #expect(button.largeContentImage == button.configuration?.image, sourceLocation: location)
  }

  /// Checks that a button shows a title.
  private func expectTitle(
    _ text: String, on button: UIButton, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(title(of: button) == text, sourceLocation: location)
    #expect(button.configuration?.image == nil, sourceLocation: location)
    #expect(button.showsLargeContentViewer, sourceLocation: location)
    #expect(button.largeContentTitle == text, sourceLocation: location)
    #expect(button.largeContentImage == nil, sourceLocation: location)
  }

  // MARK: Symbols and titles

  @Test(arguments: Setting.allCases, [SheetDesign.automatic, .classic])
  func `OK is a checkmark with glass, unless the app sets a title or a style`(
    setting: Setting, design: SheetDesign
  ) async throws {
    let header = SheetHeader("Name", okTitle: setting.hasTitle ? "Save" : nil)
    let outcomes = await show(title: header) {
      $0.design = design
      if setting.hasStyle { $0.okButtonConfiguration = .tinted() }
    }
    let ok = try #require(host.okButton)
    if setting == .nothing, design == .automatic, DesignMetrics.isGlass {
      expectSymbol("checkmark", named: ["Done", "OK"], on: ok)
    } else {
      expectTitle(setting.hasTitle ? "Save" : "OK", on: ok)
    }
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test(arguments: Setting.allCases, [SheetDesign.automatic, .classic])
  func `Cancel is a cross with glass, unless the app sets a title or a style`(
    setting: Setting, design: SheetDesign
  ) async throws {
    let header = SheetHeader("Name", cancelTitle: setting.hasTitle ? "Back" : nil)
    let outcomes = await show(title: header) {
      $0.design = design
      if setting.hasStyle { $0.cancelButtonConfiguration = .gray() }
    }
    let cancel = try #require(host.cancelButton)
    if setting == .nothing, design == .automatic, DesignMetrics.isGlass {
      expectSymbol("xmark", named: ["Cancel", "Close"], on: cancel)
    } else {
      expectTitle(setting.hasTitle ? "Back" : "Cancel", on: cancel)
    }
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
  }

  @Test(arguments: [nil, "Delete"]) func `a destructive OK is red`(title: String?) async throws {
    for hasHeader in [true, false] {
      let header = SheetHeader("Name", okTitle: title, okRole: .destructive)
      let outcomes = await show(title: header) {
        $0.showsHeader = hasHeader
        $0.tintColor = .systemPink
      }
      #expect(host.okButton?.tintColor == .systemRed)
      if hasHeader { #expect(host.cancelButton?.tintColor == .systemPink) }
      host.tapOK()
      await host.settle()
      #expect(outcomes.values == ["a"])
    }
  }

  @Test func `additional buttons and Clear keep their titles`() async throws {
    _ = await host.show(
      DateContent<DateComponents>.day().todayButton().orNone(), by: host.sheet,
      extraButtons: [SheetButton("Help") {}])
    let titles = buttons(in: try #require(host.panel)).compactMap { title(of: $0) }
    for text in ["Help", "Clear", "Today"] { #expect(titles.contains(text)) }
  }

  // MARK: Circles

  @Test(
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [false, true])
  func `symbols are in circles at the same distance from the edges`(
    size: UIContentSizeCategory, isRightToLeft: Bool
  ) async throws {
    guard DesignMetrics.isGlass else { return }
    host.controller.traitOverrides.preferredContentSizeCategory = size
    host.controller.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    _ = await show()
    let panel = try #require(host.panel)
    let cancel = frame(of: try #require(host.cancelButton))
    let ok = frame(of: try #require(host.okButton))
    for circle in [cancel, ok] {
      #expect(abs(circle.width - circle.height) < 0.5 && abs(circle.minY - 16) < 0.5)
      #expect(size == .large ? abs(circle.width - 44) < 0.5 : circle.width > 44)
    }
    #expect(cancel.height == ok.height)
    let (left, right) = isRightToLeft ? (ok, cancel) : (cancel, ok)
    #expect(abs(left.minX - 16) < 0.5 && abs(right.maxX - panel.bounds.width + 16) < 0.5)
  }

  @Test func `symbols are in the middle of their circles`() async throws {
    guard DesignMetrics.isGlass else { return }
    _ = await show()
    for button in [try #require(host.cancelButton), try #require(host.okButton)] {
      let image = try #require(button.imageView)
      let center = image.convert(
        CGPoint(x: image.bounds.midX, y: image.bounds.midY), to: button)
      #expect(abs(center.x - button.bounds.midX) < 0.75)
      #expect(abs(center.y - button.bounds.midY) < 0.75)
    }
  }

  @Test func `a checkmark beside a title has the height of the title`() async throws {
    guard DesignMetrics.isGlass else { return }
    _ = await show(title: SheetHeader("Name", cancelTitle: "Back"))
    let ok = try #require(host.okButton)
    #expect(ok.bounds.width == ok.bounds.height)
    #expect(ok.bounds.height == host.cancelButton?.bounds.height)
  }

  @Test func `a disabled OK keeps its symbol, name, and tint`() async throws {
    _ = await show(.text("").rules(.required())) { $0.tintColor = .systemPink }
    let ok = try #require(host.okButton)
    #expect(!ok.isEnabled && ok.accessibilityTraits.contains(.notEnabled))
    #expect(ok.tintColor == .systemPink)
    if DesignMetrics.isGlass { expectSymbol("checkmark", named: ["Done", "OK"], on: ok) }
    host.type("a")
    await host.settle()
    #expect(ok.isEnabled)
  }

  // MARK: Languages

  nonisolated private static let languages = [
    "ar", "de", "en", "es", "fr", "he", "hi", "ja", "ko", "pt-BR", "ru", "zh-Hans", "zh-Hant",
  ]

  @Test(arguments: languages)
  func `names differ from the names of the other button and the backdrop`(
    language: String
  ) throws {
    let glass = try #require(GlassNames(language))
    let strings = SheetStrings(languages: [language])
    #expect(glass.ok.first == strings[.done] && glass.cancel.first == strings[.cancel])
    #expect(Set(glass.ok).count == glass.ok.count)
    #expect(!glass.cancel.contains(strings[.dismiss]) && !glass.ok.contains(strings[.dismiss]))
    #expect(Set(glass.ok).isDisjoint(with: glass.cancel))
    // Without the backdrop's name, the button has both names.
    let alone = try #require(GlassNames(language) { $0.cancelsOnBackdropTap = false })
    #expect(alone.cancel == [strings[.cancel], strings[.close]])
  }

  /// The names of the symbols in a language, also where the system has the classic design.
  @MainActor private struct GlassNames {
    let cancel, ok: [String]

    init?(_ language: String, _ change: (inout SheetConfiguration) -> Void = { _ in }) {
      var configuration = SheetConfiguration()
      change(&configuration)
      let strings = SheetStrings(languages: [language])
      let (cancel, ok) = (HeaderButton(type: .system), HeaderButton(type: .system))
      let glass = GlassDouble()
      cancel.showCancel(SheetHeader(), configuration, strings, glass)
      ok.showOK(SheetHeader(), configuration, strings, glass, canBeSymbol: true)
      guard let cancelNames = cancel.accessibilityUserInputLabels,
        let okNames = ok.accessibilityUserInputLabels
      else { return nil }
      (self.cancel, self.ok) = (cancelNames, okNames)
    }
  }

  /// A design with symbols on every system.
  private struct GlassDouble: GlassDesign {
    func makeEffect() -> UIVisualEffect { UIBlurEffect(style: .regular) }
    func buttonStyle(isProminent: Bool) -> UIButton.Configuration { .filled() }
    func roundCorners(of view: UIView, upper: GlassCorner, lower: GlassCorner) {}
    func fade(_ scrollView: UIScrollView, under header: UIView) {}
  }
}
