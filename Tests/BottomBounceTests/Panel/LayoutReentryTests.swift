import BottomBounce
import TestHost
import Testing
import UIKit

/// Bodies that report a change while the sheet lays them out.
@MainActor @Suite(.ownDevice) struct LayoutReentryTests {
  private let host = TestHost()

  /// The closure of a body that reports a change.
  enum Moment: CaseIterable { case prepareLayout, fitHeight }

  /// Content whose view gets its height in a layout.
  private struct LateContent: SheetContent {
    let moment: Moment
    let height: Height

    @MainActor final class Height {
      var value: CGFloat = 80
      let view = UIView()
    }

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let constraint = height.view.heightAnchor.constraint(equalToConstant: 10)
      constraint.isActive = true
      var body = SheetBody(height.view) { 7 }
      let update = { @MainActor [height] in
        constraint.constant = height.value
        context.valueChanged()
      }
      switch moment {
      case .prepareLayout: body.prepareLayout = { _, _ in update() }
      case .fitHeight: body.fitHeight = { _, _ in update() }
      }
      return body
    }
  }

  @Test(arguments: Moment.allCases)
  func `a body that reports a change in each layout has its height, and ends`(
    moment: Moment
  ) async throws {
    let content = LateContent(moment: moment, height: .init())
    let outcomes = await host.show(content, by: host.sheet)
    #expect(content.height.view.bounds.height == 80)
    let panel = try #require(host.panel)
    let height = panel.bounds.height
    content.height.value = 120
    panel.superview?.setNeedsLayout()
    await host.settle()
    #expect(content.height.view.bounds.height == 120)
    #expect(panel.bounds.height == height + 40)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [7])
  }

  @Test func `an error that a body has since its layout is visible`() async {
    struct InvalidContent: SheetContent {
      func makeBody(_ context: SheetContext) -> SheetBody<Int> {
        var hasError = false
        var body = SheetBody(UIView()) { () throws(ValidationError) in
          if hasError { throw ValidationError("Never.", shown: .atOnce) }
          return 7
        }
        body.prepareLayout = { _, _ in
          if hasError { return }
          hasError = true
          context.sizeChanged()
        }
        return body
      }
    }
    _ = await host.show(InvalidContent(), by: host.sheet)
    #expect(host.problem == "Never.")
    host.sheet.dismiss()
    await host.settle()
  }
}
