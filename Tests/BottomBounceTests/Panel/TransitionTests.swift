import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Transitions that the app sets, interrupts, or animates.
@MainActor @Suite(.ownDevice) struct TransitionTests {
  nonisolated private static let transitions: [SheetTransition] = [
    .coverVertical, .spring(), .crossDissolve,
  ]

  private let host = TestHost(inRealTime: true)

  @Test(arguments: transitions)
  func `inside the app's animation the sheet keeps its own duration`(
    transition: SheetTransition
  ) async {
    let configuration = SheetConfiguration { $0.transitionStyle = transition }
    UIView.animate(withDuration: 5, delay: 1, options: .curveLinear) { [host] in
      host.sheet.show(PlainContent(), in: host.view, configuration: configuration) { _ in }
    }
    await host.advance(by: 1)
    #expect(host.sheet.state == .presented)
    UIView.animate(withDuration: 5, delay: 1, options: .curveLinear) { [host] in
      host.sheet.dismiss()
    }
    await host.advance(by: 1)
    #expect(!host.sheet.isPresented)
    await host.settle()
  }

  @Test(arguments: transitions)
  func `dismissing during presentation delivers one outcome`(transition: SheetTransition) async {
    let outcomes = Outcomes<Date>()
    outcomes.show(
      .date(), by: host.sheet, in: host.view, SheetConfiguration { $0.transitionStyle = transition }
    )
    await host.advance(by: 0.1)
    host.sheet.dismiss()
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic] && outcomes.values.isEmpty)
    #expect(host.view.subviews.isEmpty)
  }

  @Test(arguments: [-1, 1, 3, .infinity, .nan] as [CGFloat])
  func `an invalid bounce is clamped`(bounce: CGFloat) async {
    let transition = SheetTransition.spring(bounce: bounce)
    #expect(transition == .spring(bounce: bounce >= 1 ? 0.9 : 0))
    _ = await host.show(
      .date(), title: "Birthday", by: host.sheet,
      configuration: SheetConfiguration { $0.transitionStyle = transition })
    #expect(host.sheet.state == .presented)
  }
}
