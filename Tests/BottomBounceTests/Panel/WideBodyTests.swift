import BottomBounce
import TestHost
import Testing
import UIKit

/// Bodies whose constraints require a width.
@MainActor @Suite(.ownDevice) struct WideBodyTests {
  private let host = TestHost()

  private struct WideContent: SheetContent {
    let width: CGFloat
    let view = UIView()

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: width),
        view.heightAnchor.constraint(equalToConstant: 60),
      ])
      return SheetBody(view) { 7 }
    }
  }

  /// The part of the host that a view covers.
  private func frame(of view: UIView, in host: UIView) -> CGRect {
    view.convert(view.bounds, to: host)
  }

  @Test(arguments: [100, 400, 1_200] as [CGFloat], [nil, 220] as [CGFloat?])
  func `the panel keeps its width around a body that requires another`(
    width: CGFloat, hostWidth: CGFloat?
  ) async throws {
    let area = UIView(frame: host.view.bounds)
    if let hostWidth { area.frame.size.width = hostWidth }
    host.view.addSubview(area)
    let content = WideContent(width: width)
    let outcomes = Outcomes<Int>()
    outcomes.show(content, title: "Width", by: host.sheet, in: area, SheetConfiguration())
    await host.settle()
    let panel = try #require(host.panel)
    let expected = min(area.bounds.width - 2 * DesignMetrics.edgeGap, 640)
    #expect(abs(panel.bounds.width - expected) < 0.5)
    #expect(abs(panel.frame.midX - area.bounds.midX) < 0.5)
    for button in [host.okButton, host.cancelButton] {
      let button = try #require(button)
      #expect(area.bounds.contains(frame(of: button, in: area)))
    }
    #expect(abs(content.view.bounds.width - width) < 0.5)
    let contents = try #require(host.contents)
    #expect(frame(of: content.view, in: contents).minX == 16)
    #expect(contents.clipsToBounds && contents.contentSize.width <= contents.bounds.width)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [7])
  }
}
