import TestHost
import Testing
import UIKit
import ViewBuilding

/// The activation of a closure view by an assistive technology.
@MainActor @Suite(.ownDevice) struct ActivationClosureTests {
  @Test func `without a closure, UIKit handles activation`() {
    #expect(ClosureView().accessibilityActivate() == UIView().accessibilityActivate())
  }

  @Test(arguments: [true, false])
  func `the activation closure gets the view and returns the result`(isDone: Bool) {
    let view = ClosureView()
    var activated: [ClosureView] = []
    view.onAccessibilityActivate = { view in
      activated.append(view)
      return isDone
    }
    #expect(view.accessibilityActivate() == isDone)
    #expect(activated == [view])
    view.onAccessibilityActivate = nil
    #expect(!view.accessibilityActivate())
    #expect(activated.count == 1)
  }
}
