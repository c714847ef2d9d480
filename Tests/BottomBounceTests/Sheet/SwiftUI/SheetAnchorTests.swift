import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Modifiers whose views appear after a change of the binding, or disappear.
@MainActor @Suite(.ownDevice) struct SheetAnchorTests {
  typealias Timing = SwiftUIScreenDouble.Timing

  @Test(arguments: Timing.allCases)
  func `an anchor that is added after the first update shows the sheet`(timing: Timing) async {
    let row = NameRowDouble(timing, addsAnchor: false)
    await row.show()
    #expect(row.host.panel == nil && row.isPresented.value && row.log.isEmpty)
    row.modifier?.addAnchor()
    await row.settle()
    #expect(row.host.panel != nil)
    row.host.tapCancel()
    await row.settle()
    #expect(row.log.count == 2)
  }

  @Test func `a screen that is added to a window later shows the sheet`() async {
    let row = NameRowDouble()
    row.host.window.rootViewController = UIViewController()
    await row.settle()
    await row.show()
    #expect(row.host.panel == nil && row.isPresented.value && row.log.isEmpty)
    row.host.window.rootViewController = row.screen.controller
    await row.settle()
    #expect(row.host.panel != nil)
    row.host.tapCancel()
    await row.settle()
    #expect(row.log.count == 2)
  }

  @Test func `an anchor that leaves and returns after the outcome shows nothing`() async {
    let row = NameRowDouble()
    await row.show()
    row.host.tapCancel()
    row.modifier?.anchor.removeFromSuperview()
    row.modifier?.addAnchor()
    await row.settle()
    #expect(row.host.panel == nil && row.log.count == 2)
  }

  @Test(arguments: Timing.allCases)
  func `a modifier that disappears cancels once and leaves its bindings alone`(
    timing: Timing
  ) async {
    let row = NameRowDouble(timing)
    let before = row.host.leftoverState
    await row.show()
    weak var coordinator: SheetBindingCoordinator<Void, TextContent>?
    coordinator = row.modifier?.coordinator
    inOwnPool { row.dismantle() }
    await row.settle()
    #expect(row.log == ["onCancel programmatic, removed"])
    #expect(row.isPresented.value && row.isPresented.writes == 0)
    #expect(row.host.leftoverState.recognizers == before.recognizers)
    #expect(row.host.view.subviews.isEmpty && coordinator == nil)
  }

  @Test(arguments: [0, 0.02, 0.1, 0.3])
  func `a modifier that disappears while its sheet animates in cancels once`(
    time: Double
  ) async {
    let row = NameRowDouble()
    row.isPresented.value = true
    for _ in 0..<5 { await Task.yield() }
    await row.host.advance(by: time)
    row.dismantle()
    await row.settle()
    #expect(row.log == ["onCancel programmatic, removed"])
    #expect(row.screen.controller.presentedViewController == nil)
  }

  @Test func `a modifier that disappears before its sheet shows nothing`() async {
    let row = NameRowDouble(.atOnce)
    row.isPresented.value = true
    row.modifier?.coordinator?.dismantle()
    await row.settle()
    row.dismantle()
    await row.settle()
    #expect(row.host.panel == nil && row.log.isEmpty)
    #expect(row.isPresented.value && row.isPresented.writes == 0)
  }

  @Test func `OK sets the value of a modifier that then disappears`() async {
    let row = NameRowDouble()
    await row.show()
    row.host.type("b")
    row.host.tapOK()
    await row.settle()
    row.dismantle()
    await row.settle()
    #expect(row.name.value == "ab" && row.log.count == 3)
  }
}
