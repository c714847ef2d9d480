import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct SafeAreaTests {
  // An iPhone 16 has insets of 59 points at the top and 34 at the bottom of 393 × 852.
  let device = Simulator()

  final class Told: UIView {
    var safeAreaChanges = 0
    var marginChanges = 0
    override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    override func layoutMarginsDidChange() { marginChanges += 1 }
  }

  @Test func `without a window, there is no safe area; in a window, it's the screen's`() {
    let view = Told(frame: device.window.bounds)
    #expect(view.safeAreaInsets == .zero)
    device.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaChanges == 1)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    #expect(view.safeAreaChanges == 2)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 100, width: 100, height: 100), 0.0, 0.0),
    (CGRect(x: 0, y: 20, width: 100, height: 100), 39, 0),
    (CGRect(x: 0, y: 800, width: 100, height: 52), 0, 34),
    (CGRect(x: 0, y: 800, width: 100, height: 30), 0, 12),
    // Extending beyond the window, and next to it.
    (CGRect(x: 0, y: 800, width: 100, height: 100), 0, 82),
    (CGRect(x: 0, y: 852, width: 100, height: 100), 0, 0),
  ])
  func `a nested view's safe area is the part it overlaps`(
    frame: CGRect, top: Double, bottom: Double
  ) {
    let outer = UIView(frame: device.window.bounds)
    let inner = UIView(frame: frame)
    outer.addSubview(inner)
    device.window.addSubview(outer)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `moving or resizing notifies subviews, transforms don't`() {
    let (outer, inner) = (Told(frame: device.window.bounds), Told())
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 852)
    outer.addSubview(inner)
    device.window.addSubview(outer)
    let before = inner.safeAreaChanges
    outer.frame.origin.y = 30
    #expect(outer.safeAreaInsets.top == 29)
    #expect(inner.safeAreaInsets.top == 29)
    #expect(inner.safeAreaChanges == before + 1)
    outer.transform = CGAffineTransform(translationX: 0, y: 200)
    #expect(inner.safeAreaInsets.top == 29)
    outer.transform = .identity
    outer.frame = CGRect(x: 0, y: 0, width: 393, height: 500)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    let settled = inner.safeAreaChanges
    outer.frame.size.width = 100
    #expect(inner.safeAreaChanges == settled)
  }

  @Test func `a view controller can add safe area insets`() {
    let controller = UIViewController()
    device.window.rootViewController = controller
    device.advance(by: 0)
    let inner = UIView(frame: controller.view.bounds)
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 5, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == controller.view.safeAreaInsets)
  }

  @Test func `a window away from the edges has no safe area`() {
    let window = UIWindow(windowScene: device.system.scene)
    window.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    window.isHidden = false
    #expect(window.safeAreaInsets == .zero)
    window.frame.origin.y = 0
    #expect(window.safeAreaInsets.top == 59)
  }

  // MARK: Margins

  @Test func `margins are 8 points plus the safe area`() {
    let view = UIView(frame: device.window.bounds)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    device.window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `directional margins follow the layout direction`() {
    let view = Told()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.marginChanges == 1)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func `a view can preserve its superview's margins`() {
    let outer = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    let inner = Told(frame: CGRect(x: 10, y: 10, width: 150, height: 150))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 8))
    let before = inner.marginChanges
    outer.layoutMargins.left = 50
    #expect(inner.layoutMargins.left == 40)
    #expect(inner.marginChanges == before + 1)
  }

  @Test(arguments: [(393.0, 16.0), (430, 20)])
  func `a view controller's view has the system's minimum margins`(
    width: Double, margin: Double
  ) {
    let controller = UIViewController()
    device.window.frame.size.width = width
    device.window.rootViewController = controller
    device.advance(by: 0)
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(top: 59, left: margin, bottom: 34, right: margin))
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(top: 64, left: margin, bottom: 39, right: 50))
  }
}
