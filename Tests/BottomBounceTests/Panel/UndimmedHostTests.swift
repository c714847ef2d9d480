import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets with a detent at which the host view stays in use.
@MainActor @Suite(.ownDevice) struct UndimmedHostTests {
  private let host = TestHost()

  private func show(_ change: (inout SheetConfiguration) -> Void) async {
    _ = await host.show(
      PlainContent(height: 200), by: host.sheet, configuration: SheetConfiguration(change))
  }

  @Test func `a panel above an undimmed host has a border`() async throws {
    await show {
      // Glass needs no line.
      $0.design = .classic
      $0.detents = [.fits, .large]
      $0.largestUndimmedDetent = .fits
    }
    #expect(try #require(host.surface).layer.borderWidth > 0)
    host.sheet.dismiss()
    await host.settle()
    await show { $0.design = .classic }
    #expect(try #require(host.panel).layer.borderWidth == 0)
  }

  @Test func `a hit test finds the host only where it isn't dimmed or covered`() async throws {
    let button = UIButton(frame: CGRect(x: 100, y: 120, width: 100, height: 44))
    host.view.addSubview(button)
    await show {
      $0.detents = [.custom(.init("low")) { _ in 250 }, .custom(.init("high")) { _ in 450 }]
      $0.largestUndimmedDetent = .init("low")
    }
    let panel = try #require(host.panel)
    func hit(_ point: CGPoint, of view: UIView) -> UIView? {
      host.window.hitTest(view.convert(point, to: nil), with: nil)
    }
    let (middle, inPanel) = (CGPoint(x: 50, y: 22), CGPoint(x: 100, y: 100))
    #expect(hit(middle, of: button) === button)
    #expect(hit(inPanel, of: panel)?.isDescendant(of: panel) == true)
    host.sheet.selectDetent(.init("high"), animated: false)
    #expect(hit(middle, of: button) === host.backdrop)
    host.sheet.selectDetent(.init("low"), animated: false)
    #expect(hit(middle, of: button) === button)
    host.sheet.dismiss()
    await host.settle()
    await show { _ in }
    #expect(hit(middle, of: button) === host.backdrop)
  }
}
