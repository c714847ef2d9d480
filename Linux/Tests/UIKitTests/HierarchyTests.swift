import Testing
import UIKit
import UIKitSimulator

@MainActor struct HierarchyTests {
  @Test func `a subview keeps its place in the order of its siblings`() {
    let device = Simulator()
    let (a, b, c) = (UIView(), UIView(), UIView())
    device.window.addSubview(a)
    device.window.addSubview(c)
    device.window.insertSubview(b, belowSubview: c)
    #expect(device.window.subviews == [a, b, c])
  }

  @Test func `an animated view is on its way, its model at the goal`() {
    let device = Simulator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.center.x = 105
    } completion: {
      finished = $0
    }
    device.advance(by: 0.5)
    #expect(view.center.x == 105)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 0.01)
    device.advance(by: 0.5)
    #expect(finished == true)
  }
}
