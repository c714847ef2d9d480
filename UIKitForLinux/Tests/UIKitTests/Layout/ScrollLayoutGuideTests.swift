import Testing
import UIKit
import UIKitSimulator

/// Constraints to the content and frame layout guides of scroll views.
@MainActor @Suite(.ownDevice) struct ScrollLayoutGuideTests {
  let device = Simulator()
  let scroll = UIScrollView()
  let content = UIView()

  init() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentInsetAdjustmentBehavior = .never
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    device.window.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 100),
      scroll.leadingAnchor.constraint(equalTo: device.window.leadingAnchor, constant: 40),
      scroll.widthAnchor.constraint(equalToConstant: 300),
      scroll.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  private func pin(
    _ edges: UILayoutGuide, _ insets: UIEdgeInsets = .zero, size: CGSize
  ) -> [NSLayoutConstraint] {
    [
      content.topAnchor.constraint(equalTo: edges.topAnchor, constant: insets.top),
      content.leftAnchor.constraint(equalTo: edges.leftAnchor, constant: insets.left),
      content.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -insets.bottom),
      content.rightAnchor.constraint(equalTo: edges.rightAnchor, constant: -insets.right),
      content.widthAnchor.constraint(equalToConstant: size.width),
      content.heightAnchor.constraint(equalToConstant: size.height),
    ]
  }

  @Test func `constraints to the content layout guide's edges determine the content size`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate(
      pin(scroll.contentLayoutGuide, insets, size: CGSize(width: 500, height: 900)))
    device.window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 506, height: 904))
    #expect(content.frame == CGRect(x: 2, y: 1, width: 500, height: 900))
    #expect(
      scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 506, height: 904))
    #expect(scroll.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test func `for subviews, the scroll view's edges are its content edges`() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    device.window.layoutIfNeeded()
    // The content size equals the frame.
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    #expect(scroll.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test func `views constrained to the content scroll, views constrained to the frame don't`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(bar)
    NSLayoutConstraint.activate(
      pin(scroll.contentLayoutGuide, size: CGSize(width: 300, height: 900)) + [
        bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        bar.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        bar.heightAnchor.constraint(equalToConstant: 20),
      ])
    device.window.layoutIfNeeded()
    #expect(scroll.convert(bar.frame, to: nil) == CGRect(x: 40, y: 105, width: 300, height: 20))
    scroll.contentOffset.y = 70
    device.window.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    #expect(bar.frame.minY == 75)
    #expect(scroll.convert(bar.frame, to: nil).minY == 105)
    #expect(scroll.frameLayoutGuide.layoutFrame.minY == 70)
  }

  @Test func `a finger scrolls content sized by constraints`() {
    NSLayoutConstraint.activate(
      pin(scroll.contentLayoutGuide, size: CGSize(width: 300, height: 900)))
    device.settle()
    device.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 180), over: 0.3)
    device.settle()
    #expect(scroll.contentOffset.y > 50)
    #expect(scroll.contentOffset.y <= 700)
    #expect(content.frame.minY == 0)
  }

  @Test func `content as wide as the frame scrolls only vertically`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "All work and no play makes a dull screen. ", count: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    content.removeFromSuperview()
    scroll.addSubview(label)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    device.window.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(scroll.contentSize.width - 300) < 0.01)
    #expect(abs(scroll.contentSize.height - height) < 0.34)
    #expect(height > 600)
  }

  @Test func `a smaller content size changes the offset`() throws {
    let constraints = pin(scroll.contentLayoutGuide, size: CGSize(width: 300, height: 900))
    NSLayoutConstraint.activate(constraints)
    device.window.layoutIfNeeded()
    scroll.contentOffset.y = 700
    let height = try #require(constraints.last)
    height.constant = 300
    device.window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 300)
    #expect(scroll.contentOffset.y == 100)
    height.constant = 0
    device.window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 0)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a content size without constraints is the app's`() {
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 10),
      content.heightAnchor.constraint(equalToConstant: 10),
    ])
    device.window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 1000, height: 1000))
    #expect(content.frame == CGRect(x: 0, y: 20, width: 10, height: 10))
  }

  @Test func `content insets aren't part of the content size`() {
    scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    NSLayoutConstraint.activate(
      pin(scroll.contentLayoutGuide, size: CGSize(width: 300, height: 900)))
    device.window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 900)
    #expect(scroll.contentOffset.y == -30)
    scroll.setContentOffset(CGPoint(x: 0, y: 10_000), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 890, width: 1, height: 10), animated: false)
    #expect(content.frame.minY == 0)
  }

  @Test func `centering constraints center a view in the content`() {
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(dot)
    NSLayoutConstraint.activate(
      pin(scroll.contentLayoutGuide, size: CGSize(width: 500, height: 900)) + [
        dot.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        dot.centerYAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerYAnchor),
        dot.widthAnchor.constraint(equalToConstant: 20),
        dot.heightAnchor.constraint(equalToConstant: 20),
      ])
    device.window.layoutIfNeeded()
    #expect(dot.frame == CGRect(x: 240, y: 90, width: 20, height: 20))
  }

  @Test func `a scroll view constrained to the keyboard shows the end of its content`() {
    NSLayoutConstraint.activate(
      pin(scroll.contentLayoutGuide, size: CGSize(width: 300, height: 900)))
    let below = scroll.bottomAnchor.constraint(
      equalTo: device.window.keyboardLayoutGuide.topAnchor)
    for constraint in scroll.constraints where constraint.firstAttribute == .height {
      constraint.isActive = constraint.firstItem !== scroll
    }
    below.isActive = true
    device.settle()
    let tall = scroll.bounds.height
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    device.window.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
    #expect(scroll.bounds.height < tall - 150)
    #expect(scroll.contentSize.height == 900)
  }

  @Test func `a table view sets its content size itself`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    device.window.addSubview(table)
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: table.topAnchor),
      header.leadingAnchor.constraint(equalTo: table.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: 12),
    ])
    device.window.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 12))
    #expect(table.contentSize.width == 300)
  }

  @Test func `the guides are the same each time, and belong to the scroll view`() {
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
    #expect(scroll.frameLayoutGuide === scroll.frameLayoutGuide)
    #expect(scroll.contentLayoutGuide.owningView === scroll)
    #expect(scroll.frameLayoutGuide.owningView === scroll)
    #expect(scroll.layoutGuides.isEmpty)
  }
}
