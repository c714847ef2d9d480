import Testing
import UIKit
import UIKitSimulator

@testable import UIKit

/// Views of a stack that are hidden and shown inside of animations.
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

  @Test func `a view that is hidden in an animation folds up, and is then gone`() {
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

  @Test func `a view that is shown in an animation unfolds`() {
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

  @Test func `a view that is shown again while it folds up stays`() {
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.5) { view.isHidden = true }
    device.advance(by: 0.2)
    UIView.animate(withDuration: 0.5) { view.isHidden = false }
    device.settle()
    #expect(!view.isHidden)
    #expect(!view.layer.isHidden)
    #expect(width(1) == 80)
  }

  @Test func `hiding twice is hiding once`() {
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

  @Test func `without an animation a view is hidden at once`() {
    let view = stack.arrangedSubviews[1]
    view.isHidden = true
    #expect(view.layer.isHidden)
    UIView.performWithoutAnimation { view.isHidden = false }
    #expect(!view.layer.isHidden)
    UIView.animate(withDuration: 0) { view.isHidden = true }
    #expect(view.layer.isHidden)
  }

  @Test func `one folds up while another unfolds, and the rest moves along`() {
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

  @Test func `a view that folds up takes no touches`() {
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.5) { view.isHidden = true }
    device.advance(by: 0.05)
    let point = CGPoint(x: 180, y: 50)
    #expect(stack.hitTest(point, with: nil) !== view)
  }

  @Test func `a view that leaves while it folds up is hidden for good`() {
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.5) { view.isHidden = true }
    view.removeFromSuperview()
    device.settle()
    #expect(view.isHidden)
    view.isHidden = false
    #expect(!view.isHidden)
  }
}
