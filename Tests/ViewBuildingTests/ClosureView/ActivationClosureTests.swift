import TestHost
import Testing
import UIKit
import ViewBuilding

/// What activating a closure view by an assistive technology does.
@MainActor @Suite(.ownDevice) struct ActivationClosureTests {
  @Test func `without a closure activation is UIKit's`() {
    #expect(ClosureView().accessibilityActivate() == UIView().accessibilityActivate())
  }

  @Test(arguments: [true, false]) func `the closure gets the view and has the say`(isDone: Bool) {
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
