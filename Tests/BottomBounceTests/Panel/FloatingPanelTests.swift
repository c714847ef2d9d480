import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The position and the width of panels, floating or attached to the lower edge.
@MainActor @Suite(.ownDevice) struct FloatingPanelTests {
  private let host = TestHost(inRealTime: true)

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) <= 0.5 }

  private func show(
    _ content: some SheetContent = PlainContent(height: 200),
    _ change: (inout SheetConfiguration) -> Void
  ) async {
    _ = await host.show(content, by: host.sheet, configuration: SheetConfiguration(change))
  }

  @Test func `on a phone an anchored panel is attached to the edge`() async throws {
    host.controller.traitOverrides.horizontalSizeClass = .compact
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    host.view.addSubview(button)
    await show { $0.floatingStyle = .anchored(to: button) }
    let panel = try #require(host.panel)
    #expect(isNear(panel.frame.maxY, host.view.bounds.maxY - DesignMetrics.edgeGap))
    #expect(panel.bounds.width == host.view.bounds.width - 2 * DesignMetrics.edgeGap)
  }

  @Test func `with asymmetric safe areas the panel is centered in the safe area`() async throws {
    host.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    await host.settle()
    await show { $0.maximumWidth = 200 }
    let middle = 60 + (host.view.bounds.width - 60) / 2
    #expect(isNear(try #require(host.panel).center.x, middle))
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude])
  func `a maximum width may be infinite`(width: CGFloat) async throws {
    await show { $0.maximumWidth = width }
    #expect(host.sheet.state == .presented)
    let insets = host.view.safeAreaInsets
    let safeWidth = host.view.bounds.width - insets.left - insets.right
    #expect(try #require(host.panel).bounds.width == safeWidth - 2 * DesignMetrics.edgeGap)
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `a floating panel that overshoots needs no fill`() async {
    await host.allowCards()
    let configuration = SheetConfiguration {
      $0.transitionStyle = .spring(bounce: 0.5)
      $0.maximumWidth = 300
    }
    host.sheet.show(.date(), title: "Birthday", in: host.view, configuration: configuration) { _ in
    }
    await host.advance(by: 0.1)
    #expect(host.sheet.subviews.count == 2)
    await host.settle()
  }
}
