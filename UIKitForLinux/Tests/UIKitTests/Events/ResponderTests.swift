import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ResponderTests {
  let device = Simulator()

  final class Field: UIView {
    var gives = true
    var log: [String] = []
    var onResign: () -> Void = {}
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { gives }
    override func resignFirstResponder() -> Bool {
      log.append("resign")
      onResign()
      return super.resignFirstResponder()
    }
  }

  @Test func `a plain view cannot become first responder`() {
    let view = UIView()
    device.window.addSubview(view)
    #expect(!view.canBecomeFirstResponder)
    #expect(view.canResignFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test func `a view without a window can't become first responder`() {
    let field = Field()
    #expect(!field.becomeFirstResponder())
    device.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(field.becomeFirstResponder())
  }

  @Test func `the previous first responder can refuse to resign`() {
    let (first, second) = (Field(), Field())
    device.window.addSubview(first)
    device.window.addSubview(second)
    first.becomeFirstResponder()
    first.gives = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.gives = true
    #expect(second.becomeFirstResponder())
    #expect(second.isFirstResponder && !first.isFirstResponder)
    #expect(first.log == ["resign", "resign"])
    #expect(second.resignFirstResponder())
    #expect(device.window.firstResponder == nil)
  }

  @Test func `a view removed while the previous one resigns doesn't become first responder`() {
    let (first, second) = (Field(), Field())
    device.window.addSubview(first)
    device.window.addSubview(second)
    first.becomeFirstResponder()
    first.onResign = { second.removeFromSuperview() }
    #expect(!second.becomeFirstResponder())
    #expect(device.window.firstResponder == nil)
  }

  @Test func `leaving the window always resigns first responder`() {
    let (outer, field) = (UIView(), Field())
    outer.addSubview(field)
    device.window.addSubview(outer)
    field.becomeFirstResponder()
    field.gives = false
    outer.removeFromSuperview()
    #expect(field.log == ["resign"])
    #expect(!field.isFirstResponder)
    #expect(device.window.firstResponder == nil)
  }

  @Test func `moving within the window keeps first responder`() {
    let (outer, field) = (UIView(), Field())
    device.window.addSubview(outer)
    device.window.addSubview(field)
    field.becomeFirstResponder()
    outer.addSubview(field)
    #expect(field.isFirstResponder)
    #expect(field.log.isEmpty)
  }

  @Test func `endEditing resigns, with or without force`() {
    let (outer, field) = (UIView(), Field())
    outer.addSubview(field)
    device.window.addSubview(outer)
    #expect(!outer.endEditing(false))
    field.becomeFirstResponder()
    field.gives = false
    #expect(!outer.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(outer.endEditing(true))
    #expect(!field.isFirstResponder)
    field.gives = true
    field.becomeFirstResponder()
    #expect(device.window.endEditing(false))
    #expect(!field.isFirstResponder)
  }

  @Test func `the responder chain ends at the application delegate`() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    let controller = UIViewController()
    let view = UIView()
    device.system.application.delegate = delegate
    device.window.rootViewController = controller
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === device.window)
    #expect(device.window.next === device.window.windowScene)
    #expect(device.window.windowScene?.next === device.system.application)
    #expect(device.system.application.next === delegate)
  }

  @Test func `unhandled touches go up the responder chain`() {
    let (outer, inner) = (TouchedView(frame: device.window.bounds), UIView())
    inner.frame = outer.bounds
    outer.addSubview(inner)
    device.window.addSubview(outer)
    device.tap(inner)
    #expect(outer.log == ["began 1", "ended 1"])
  }

  @Test func `a view controller can be first responder`() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    #expect(!controller.becomeFirstResponder())
    device.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    device.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
    #expect(device.window.firstResponder == nil)
  }
}
