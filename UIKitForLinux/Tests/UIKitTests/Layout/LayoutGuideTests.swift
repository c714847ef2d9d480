import Testing
import UIKit
import UIKitSimulator

/// The layout guides that UIKit adds to views.
@MainActor @Suite(.ownDevice) struct LayoutGuideTests {
  let device = Simulator(.iPhone16)
  let controller = UIViewController()
  let box = LayoutBox()
  var view: UIView { controller.view }

  init() {
    device.window.rootViewController = controller
    controller.view.addSubview(box)
  }

  func fill(_ guide: UILayoutGuide) -> CGRect {
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.rightAnchor.constraint(equalTo: guide.rightAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    device.advance(by: 0)
    return box.frame
  }

  @Test
  func `the safe area layout guide excludes bars and notches in every orientation`() {
    #expect(fill(view.safeAreaLayoutGuide) == CGRect(0, 59, 393, 759))
    #expect(view.safeAreaLayoutGuide.layoutFrame == box.frame)
    controller.additionalSafeAreaInsets.top = 10
    device.advance(by: 0)
    #expect(box.frame == CGRect(0, 69, 393, 749))
    controller.additionalSafeAreaInsets.top = 0
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(box.frame == view.bounds.inset(by: view.safeAreaInsets))
    #expect(box.frame.width > 600)
  }

  @Test func `without a window, the safe area layout guide equals the edges`() {
    let alone = UIView(frame: CGRect(0, 0, 100, 80))
    let child = LayoutBox()
    alone.addSubview(child)
    child.topAnchor.constraint(equalTo: alone.safeAreaLayoutGuide.topAnchor).isActive = true
    child.bottomAnchor.constraint(equalTo: alone.safeAreaLayoutGuide.bottomAnchor).isActive = true
    alone.layoutIfNeeded()
    #expect(child.frame == CGRect(0, 0, 0, 80))
    #expect(alone.safeAreaLayoutGuide.layoutFrame == alone.bounds)
  }

  @Test func `a nested view's safe area follows its frame from constraints`() {
    let panel = LayoutBox()
    view.addSubview(panel)
    let top = panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 19)
    NSLayoutConstraint.activate([
      top, panel.heightAnchor.constraint(equalToConstant: 200),
      panel.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    panel.addSubview(box)
    #expect(fill(panel.safeAreaLayoutGuide) == CGRect(0, 40, 393, 160))
    top.constant = 100
    device.advance(by: 0)
    #expect(box.frame == CGRect(0, 0, 393, 200))
  }

  @Test func `margins are 8 points by default, and the guide follows them`() {
    let plain = UIView(frame: CGRect(0, 200, 200, 100))
    view.addSubview(plain)
    plain.addSubview(box)
    #expect(fill(plain.layoutMarginsGuide) == CGRect(8, 8, 184, 84))
    plain.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    device.advance(by: 0)
    #expect(box.frame == CGRect(2, 1, 194, 96))
    #expect(plain.layoutMarginsGuide.layoutFrame == box.frame)
    #expect(plain.layoutMarginsGuide === plain.layoutMarginsGuide)
  }

  @Test func `preserved superview margins follow the frame from constraints`() {
    let panel = LayoutBox()
    panel.preservesSuperviewLayoutMargins = true
    view.addSubview(panel)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let left = panel.leftAnchor.constraint(equalTo: view.leftAnchor)
    NSLayoutConstraint.activate([
      left, panel.rightAnchor.constraint(equalTo: view.rightAnchor),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
      panel.heightAnchor.constraint(equalToConstant: 100),
    ])
    panel.addSubview(box)
    #expect(fill(panel.layoutMarginsGuide).minX == 50)
    left.constant = 20
    device.advance(by: 0)
    #expect(box.frame.minX == 30)
    left.constant = 60
    device.advance(by: 0)
    #expect(box.frame.minX == 8)
  }

  @Test func `the readable content guide is centered and at most 672 points wide`() {
    let wide = UIView(frame: CGRect(0, 0, 1000, 100))
    wide.insetsLayoutMarginsFromSafeArea = false
    view.addSubview(wide)
    wide.addSubview(box)
    #expect(fill(wide.readableContentGuide) == CGRect(164, 8, 672, 84))
    #expect(wide.readableContentGuide.layoutFrame == box.frame)
    wide.frame.size.width = 300
    device.advance(by: 0)
    #expect(box.frame == CGRect(8, 8, 284, 84))
  }

  @Test func `the keyboard layout guide is the bottom safe area, and follows the keyboard`() {
    let field = UITextField(frame: CGRect(0, 100, 200, 40))
    view.addSubview(field)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
      box.widthAnchor.constraint(equalTo: view.keyboardLayoutGuide.widthAnchor),
    ])
    device.advance(by: 0)
    #expect(box.frame == CGRect(0, 768, 393, 50))
    field.becomeFirstResponder()
    // The model has the new value immediately. The screen follows with the keyboard.
    let end = box.frame.maxY
    #expect(end == view.keyboardLayoutGuide.layoutFrame.minY)
    #expect(end < 600)
    device.advance(by: 0.1)
    let shown = box.layer.presentation()?.frame.maxY ?? 0
    #expect(shown < 818 && shown > end)
    device.settle()
    #expect(box.frame.maxY == end)
    field.resignFirstResponder()
    device.settle()
    #expect(box.frame.maxY == 818)
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    device.advance(by: 0)
    #expect(box.frame.maxY == 852)
  }

  @Test func `constraints of a tracking guide are active near or away from an edge`() {
    let guide = view.keyboardLayoutGuide
    let near = box.widthAnchor.constraint(equalToConstant: 10)
    let away = box.heightAnchor.constraint(equalToConstant: 20)
    let never = box.heightAnchor.constraint(equalToConstant: 30)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([never], activeWhenNearEdge: .top)
    #expect([near, away, never].map(\.isActive) == [true, true, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive)
  }
}
