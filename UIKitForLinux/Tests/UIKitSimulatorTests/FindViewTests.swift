import Testing
import UIKit
import UIKitSimulator

/// Views that are found by their accessibility identifiers.
@MainActor @Suite(.ownDevice) struct FindViewTests {
  private let device = Simulator(.iPadPro11)

  private func add(_ identifier: String?, to superview: UIView) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = identifier
    superview.addSubview(view)
    return view
  }

  @Test func `a view is found at any depth, including hidden views`() {
    let outer = add(nil, to: device.window)
    let inner = add("inner", to: outer)
    inner.isHidden = true
    #expect(device.view("inner") === inner)
    #expect(device.view("Inner") == nil)
    #expect(device.view("") == nil)
  }

  @Test func `of several views, the front one is found, and a subview before its superview`() {
    let back = add("row", to: device.window)
    _ = add("row", to: back)
    let front = add("row", to: device.window)
    let inner = add("row", to: front)
    #expect(device.view("row") === inner)
    inner.removeFromSuperview()
    #expect(device.view("row") === front)
    front.removeFromSuperview()
    #expect(device.view("row") === back.subviews.first)
  }

  @Test func `a view or another window can be searched alone`() {
    let row = add("row", to: add(nil, to: device.window))
    let other = device.openScene(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let otherRow = add("row", to: other)
    #expect(device.view("row") === row)
    #expect(device.view("row", in: other) === otherRow)
    #expect(device.view("row", in: row) === row)
    #expect(device.view("row", in: UIView()) == nil)
  }
}
