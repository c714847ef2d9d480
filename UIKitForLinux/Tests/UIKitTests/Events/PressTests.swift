import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PressTests {
  let device = Simulator()

  @MainActor final class Log {
    var entries: [String] = []
    func note(_ name: String, _ what: String, _ presses: Set<UIPress>) {
      entries.append("\(name) \(what) \(presses.compactMap { $0.key?.characters }.joined())")
    }
  }

  final class Field: UIView {
    var name = ""
    var log: Log?
    var takes = true
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.note(name, "began", presses)
      if !takes { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.note(name, "ended", presses)
      if !takes { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.note(name, "cancelled", presses)
    }
  }

  func field(_ name: String, _ log: Log, in parent: UIView) -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.name = name
    field.log = log
    parent.addSubview(field)
    return field
  }

  func send(_ press: UIPress, _ phase: UIPress.Phase) {
    press.storedPhase = phase
    let event = UIPressesEvent()
    event.presses = [press]
    device.system.application.sendEvent(event)
  }

  let key = UIPress(key: UIKey(keyCode: .keyboardA, characters: "a", modifiers: .shift))

  @Test func `a key has the characters it types`() {
    #expect(key.key?.characters == "a")
    #expect(key.key?.keyCode == .keyboardA)
    #expect(key.key?.modifierFlags == .shift)
    #expect(UIPressesEvent().type == .presses)
  }

  @Test func `presses go to the first responder, and up the responder chain if it forwards them`() {
    let log = Log()
    let outer = field("outer", log, in: device.window)
    let inner = field("inner", log, in: outer)
    inner.becomeFirstResponder()
    send(key, .began)
    #expect(log.entries == ["inner began a"])
    #expect(key.responder === inner)
    #expect(key.window === device.window)
    send(key, .ended)
    log.entries = []
    inner.takes = false
    send(key, .began)
    send(key, .ended)
    #expect(
      log.entries == ["inner began a", "outer began a", "inner ended a", "outer ended a"])
  }

  @Test
  func `a press ends at the responder where it began, even after a change of first responder`() {
    let log = Log()
    let (first, second) = (
      field("first", log, in: device.window), field("second", log, in: device.window)
    )
    first.becomeFirstResponder()
    send(key, .began)
    second.becomeFirstResponder()
    send(key, .ended)
    send(key, .began)
    send(key, .cancelled)
    #expect(
      log.entries == ["first began a", "first ended a", "second began a", "second cancelled a"])
  }

  @Test func `without a first responder, the frontmost view controller receives presses`() {
    final class Controller: UIViewController {
      var count = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        count += 1
      }
    }
    let controller = Controller()
    device.window.rootViewController = controller
    send(key, .began)
    #expect(controller.count == 1)
  }

  @Test func `unhandled presses end at the application delegate`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var count = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        count += 1
      }
    }
    let delegate = Delegate()
    device.system.application.delegate = delegate
    device.window.rootViewController = UIViewController()
    send(key, .began)
    #expect(delegate.count == 1)
  }

  @Test func `the key window receives presses`() {
    let log = Log()
    let first = field("first", log, in: device.window)
    let window = UIWindow(windowScene: device.system.scene)
    let second = field("second", log, in: window)
    window.isHidden = false
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    send(key, .began)
    window.makeKey()
    send(key, .ended)
    let other = UIPress(key: UIKey(keyCode: .keyboardB, characters: "b"))
    send(other, .began)
    #expect(log.entries == ["first began a", "first ended a", "second began b"])
  }
}
