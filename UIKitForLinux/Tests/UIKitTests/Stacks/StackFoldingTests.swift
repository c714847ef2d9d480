import Testing
import UIKit
import UIKitSimulator

@testable import UIKit

/// Arranged views that are hidden and shown in animations.
@MainActor @Suite(.ownDevice) struct StackFoldingTests {
  let device = Simulator()
  let stack = UIStackView.ofBoxes(spacing: 10)

  init() {
    stack.show(in: device.window)
    device.settle()
  }

  private func width(_ index: Int) -> CGFloat {
    let layer = stack.arrangedSubviews[index].layer
    return (layer.presentation() ?? layer).bounds.width
  }

  @Test func `a view hidden in an animation collapses, and is then hidden`() {
    let view = stack.arrangedSubviews[1]
    var ended: [Bool] = []
    UIView.animate(withDuration: 0.5) {
      view.isHidden = true
    } completion: {
      ended.append($0)
    }
    #expect(view.isHidden)
    #expect(view.frame.width == 0)
    #expect(stack.bounds.width == 210)
    device.advance(by: 0.25)
    #expect(!view.layer.isHidden)
    #expect(width(1) > 20 && width(1) < 60)
    device.advance(by: 0.3)
    #expect(view.layer.isHidden)
    #expect(view.isHidden)
    #expect(ended == [true])
  }

  @Test func `a view shown in an animation expands`() {
    let view = stack.arrangedSubviews[1]
    view.isHidden = true
    device.settle()
    #expect(view.layer.isHidden)
    UIView.animate(withDuration: 0.5) { view.isHidden = false }
    #expect(!view.layer.isHidden)
    device.advance(by: 0.25)
    #expect(width(1) > 20 && width(1) < 60)
    device.settle()
    #expect(width(1) == 80)
    #expect(stack.bounds.width == 300)
  }

  @Test func `a view shown again while it collapses stays`() {
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.5) { view.isHidden = true }
    device.advance(by: 0.2)
    UIView.animate(withDuration: 0.5) { view.isHidden = false }
    device.settle()
    #expect(!view.isHidden)
    #expect(!view.layer.isHidden)
    #expect(width(1) == 80)
  }

  @Test func `hiding twice has the effect of hiding once`() {
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.5) {
      view.isHidden = true
      view.isHidden = true
    }
    device.settle()
    UIView.animate(withDuration: 0.5) { view.isHidden = false }
    device.settle()
    #expect(!view.isHidden)
    #expect(view.frame.width == 80)
  }

  @Test func `without an animation, a view is hidden immediately`() {
    let view = stack.arrangedSubviews[1]
    view.isHidden = true
    #expect(view.layer.isHidden)
    UIView.performWithoutAnimation { view.isHidden = false }
    #expect(!view.layer.isHidden)
    UIView.animate(withDuration: 0) { view.isHidden = true }
    #expect(view.layer.isHidden)
  }

  @Test func `one view collapses while another one expands, and the others move`() {
    let views = stack.arrangedSubviews
    views[2].isHidden = true
    device.window.layoutIfNeeded()
    UIView.animate(withDuration: 0.5) {
      views[0].isHidden = true
      views[2].isHidden = false
    }
    #expect(views.map(\.frame.minX) == [0, 0, 90])
    device.advance(by: 0.25)
    let layer = views[1].layer
    let middle = (layer.presentation() ?? layer).frame.minX
    #expect(middle > 40 && middle < 130)
    device.settle()
    #expect(views.map(\.layer.isHidden) == [true, false, false])
  }

  @Test func `a collapsing view receives no touches`() {
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.5) { view.isHidden = true }
    device.advance(by: 0.05)
    let point = CGPoint(x: 180, y: 50)
    #expect(stack.hitTest(point, with: nil) !== view)
  }

  @Test func `a view removed while it collapses stays hidden`() {
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.5) { view.isHidden = true }
    view.removeFromSuperview()
    device.settle()
    #expect(view.isHidden)
    view.isHidden = false
    #expect(!view.isHidden)
  }
}
