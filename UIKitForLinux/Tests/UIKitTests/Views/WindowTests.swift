import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct WindowTests {
  let device = Simulator()
  var scene: UIWindowScene { device.system.scene }

  @MainActor final class Log {
    var entries: [String] = []
  }

  @Test func `a new window is hidden and not key`() {
    let window = UIWindow(windowScene: scene)
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.windowLevel == .normal)
    #expect(window.frame == device.window.screen.bounds)
    #expect(window.window === window)
    #expect(window.superview == nil)
    #expect(scene.windows == [device.window])
  }

  @Test(
    arguments: [(.normal, 0), (.statusBar, 1000), (.alert, 2000)] as [(UIWindow.Level, CGFloat)])
  func `levels have Apple's values`(level: UIWindow.Level, value: CGFloat) {
    #expect(level.rawValue == value)
  }

  @Test func `windows are ordered by level, then by the order in which they were shown`() {
    let (alert, normal) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    alert.windowLevel = .alert
    alert.isHidden = false
    normal.isHidden = false
    #expect(scene.windows == [device.window, normal, alert])
    normal.windowLevel = UIWindow.Level(2001)
    #expect(scene.windows == [device.window, alert, normal])
    alert.isHidden = true
    #expect(scene.windows == [device.window, normal])
  }

  @Test func `one window is key`() {
    let window = UIWindow(windowScene: scene)
    let log = Log()
    let names = [ObjectIdentifier(device.window): "first", ObjectIdentifier(window): "second"]
    let tokens = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
        let what = note.name.rawValue
        guard let object = note.object as AnyObject?, let name = names[ObjectIdentifier(object)]
        else { return }
        MainActor.assumeIsolated { log.entries.append("\(name) \(what)") }
      }
    }
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && !device.window.isKeyWindow)
    #expect(scene.keyWindow === window)
    window.isHidden = true
    #expect(!window.isKeyWindow && device.window.isKeyWindow)
    #expect(
      log.entries == [
        "first UIWindowDidResignKeyNotification", "second UIWindowDidBecomeKeyNotification",
        "second UIWindowDidResignKeyNotification", "first UIWindowDidBecomeKeyNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `a window is owned by the app`() {
    weak var gone: UIWindow?
    let before = device.system.tree.root.sublayers?.count
    do {
      let window = UIWindow(windowScene: scene)
      window.isHidden = false
      gone = window
      #expect(scene.windows.count == 2)
    }
    #expect(gone == nil)
    #expect(scene.windows == [device.window])
    #expect(device.system.tree.root.sublayers?.count == before)
  }

  @Test func `hiding a window removes touches and key status`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    let touched = TouchedView(frame: device.window.bounds)
    device.window.addSubview(touched)
    touched.addSubview(field)
    field.becomeFirstResponder()
    let finger = device.touchDown(at: CGPoint(x: 100, y: 100))
    device.window.isHidden = true
    #expect(touched.log == ["began 1", "cancelled 1"])
    #expect(!field.isFirstResponder)
    finger.lift()
    #expect(touched.log == ["began 1", "cancelled 1"])
  }

  @Test func `the root view controller's view fills the window, behind added views`() {
    let extra = UIView()
    device.window.addSubview(extra)
    let (first, second) = (UIViewController(), UIViewController())
    device.window.rootViewController = first
    #expect(device.window.subviews == [first.view, extra])
    #expect(first.view.frame == device.window.bounds)
    device.window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(second.view.superview === device.window)
    device.window.rootViewController = nil
    #expect(device.window.subviews == [extra])
  }

  @Test func `points are converted between windows through the screen`() {
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    window.isHidden = false
    #expect(window.convert(CGPoint(x: 1, y: 1), to: device.window) == CGPoint(x: 11, y: 21))
    #expect(window.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 11, y: 21))
    #expect(window.convert(CGPoint(x: 11, y: 21), from: nil as UIWindow?) == CGPoint(x: 1, y: 1))
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(window.convert(rect, to: nil as UIWindow?).origin == CGPoint(x: 10, y: 20))
    let view = UIView(frame: rect)
    window.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: device.window) == CGPoint(x: 10, y: 20))
  }
}
