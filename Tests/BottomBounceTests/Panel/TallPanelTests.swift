import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Panels whose contents are taller than the available height.
@MainActor @Suite(.ownDevice) struct TallPanelTests {
  private let host = TestHost()

  /// A host view that is too low for large text, above the keyboard.
  private func addLowHost() async -> UIView {
    await host.changeTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let low = UIView(frame: CGRect(x: 0, y: 80, width: host.view.bounds.width, height: 180))
    host.view.addSubview(low)
    return low
  }

  @Test(arguments: SampleSheet.allCases)
  func `at the default text size nothing scrolls`(_ asked: SampleSheet) async throws {
    await asked.show(on: host)
    let contents = try #require(host.contents)
    #expect(!contents.isScrollEnabled)
    let insets = contents.contentInset.top + contents.contentInset.bottom
    let (needed, room) = (contents.contentSize.height + insets, contents.bounds.height)
    #expect(abs(needed - room) < 0.001)
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `Cancel and OK stay in place while the content scrolls`() async throws {
    let outcomes = await host.showText(
      host.sheet, .text("a").suggestions(["The first", "The second"]),
      title: "Something About You", in: await addLowHost())
    let contents = try #require(host.contents)
    let (ok, panel) = (try #require(host.okButton), try #require(host.panel))
    let place = ok.convert(ok.bounds, to: panel)
    let top = -contents.contentInset.top
    contents.contentOffset.y = contents.contentSize.height - contents.bounds.height
    await host.settle()
    #expect(contents.contentOffset.y > top + 20)
    #expect(ok.convert(ok.bounds, to: panel) == place)
    #expect(panel.bounds.contains(place))
    // Below glass the contents fade instead.
    let line = host.header?.subviews.last { $0.bounds.height < 1 }
    #expect(DesignMetrics.isGlass || line?.isHidden == false)
    contents.contentOffset.y = top
    await host.settle()
    #expect(DesignMetrics.isGlass || line?.isHidden == true)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `an error message that makes the panel too tall can be scrolled to`() async throws {
    let long = String(repeating: "A nickname has at least three letters. ", count: 40)
    _ = await host.showText(host.sheet, .text("a").rules(.length(3..., long)), title: "Nickname")
    host.type("b")
    await host.settle()
    let contents = try #require(host.contents)
    let label = try #require(host.view("BottomBounce.message"))
    #expect(contents.isScrollEnabled)
    let place = label.convert(label.bounds, to: contents)
    let end = CGRect(x: 0, y: place.maxY - 20, width: 1, height: 20)
    contents.scrollRectToVisible(end, animated: false)
    #expect(contents.bounds.maxY >= place.maxY - 0.5)
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `a tap on the status bar does not scroll the panel`() async throws {
    _ = await host.showText(
      host.sheet, TextContent.text("a"), title: SampleSheet.title,
      in: await addLowHost())
    let contents = try #require(host.contents)
    #expect(contents.isScrollEnabled && !contents.scrollsToTop)
    host.sheet.dismiss()
    await host.settle()
  }
}
