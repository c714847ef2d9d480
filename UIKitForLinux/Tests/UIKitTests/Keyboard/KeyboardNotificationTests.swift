import Testing
import UIKit
import UIKitSimulator

/// Collects the keyboard's notifications of one device.
@MainActor final class KeyboardLog {
  private(set) var events: [(name: String, info: [AnyHashable: Any])] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ device: Simulator) {
    let names: [NSNotification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(
          forName: name, object: device.window.screen, queue: nil
        ) { [weak self] notification in
          // Posted and read on the main actor.
          nonisolated(unsafe) let info = notification.userInfo ?? [:]
          let name = notification.name.rawValue
            .replacing("UIKeyboard", with: "").replacing("Notification", with: "")
          MainActor.assumeIsolated { self?.events.append((name, info)) }
        })
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  var names: [String] { events.map(\.name) }

  func end(_ name: String) -> CGRect? {
    events.last { $0.name == name }?.info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
  }

  func clear() { events = [] }
}

/// A minimal text input.
private final class Input: UIView, UIKeyInput {
  var text = ""
  var keyboardType = UIKeyboardType.default
  var autocorrectionType = UITextAutocorrectionType.default
  var panel: UIView?
  var bar: UIView?
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { panel }
  override var inputAccessoryView: UIView? { bar }
}

@MainActor @Suite(.ownDevice) struct KeyboardNotificationTests {
  private let device = Simulator()
  private let input = Input(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  private let other = Input(frame: CGRect(x: 0, y: 200, width: 100, height: 40))

  init() {
    device.window.addSubview(input)
    device.window.addSubview(other)
  }

  @Test func `the keyboard posts notifications before and after it moves`() {
    let log = KeyboardLog(device)
    input.becomeFirstResponder()
    #expect(log.names == ["WillChangeFrame", "WillShow"])
    device.advance(by: 0.2)
    #expect(log.names.count == 2)
    device.advance(by: 0.1)
    #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    log.clear()
    input.resignFirstResponder()
    #expect(log.names == ["WillChangeFrame", "WillHide"])
    device.advance(by: 0.3)
    #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  @Test func `the notification's values have the types that apps cast them to`() throws {
    let log = KeyboardLog(device)
    input.becomeFirstResponder()
    let info = try #require(log.events.last?.info)
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey]
    let end = info[UIResponder.keyboardFrameEndUserInfoKey]
    #expect(begin as? CGRect == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(end as? CGRect == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect((end as? NSValue)?.cgRectValue == end as? CGRect)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
    #expect(curve as? Int == 7)
    #expect(curve as? UInt == 7)
    #expect((curve as? NSNumber)?.uintValue == 7)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    input.resignFirstResponder()
    #expect(log.end("WillHide") == CGRect(x: 0, y: 852, width: 393, height: 336))
  }

  @Test func `a number can't be cast to a rectangle`() {
    let number: Any = NSNumber(value: 7)
    #expect(number as? CGRect == nil)
  }

  @Test func `the keyboard stays between two text inputs, and posts nothing`() {
    input.becomeFirstResponder()
    device.settle()
    let log = KeyboardLog(device)
    other.becomeFirstResponder()
    device.settle()
    #expect(log.names == [])
    #expect(other.isFirstResponder)
  }

  @Test func `another keyboard type has another height`() {
    input.becomeFirstResponder()
    device.settle()
    let log = KeyboardLog(device)
    other.keyboardType = .numberPad
    other.becomeFirstResponder()
    device.settle()
    #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(log.end("WillShow") == CGRect(x: 0, y: 561, width: 393, height: 291))
  }

  @Test func `without autocorrection there is no suggestion bar`() {
    let log = KeyboardLog(device)
    input.autocorrectionType = .no
    input.becomeFirstResponder()
    #expect(log.end("WillShow")?.height == 291)
  }

  @Test func `if hiding is reversed halfway, only the final state is reported`() {
    let log = KeyboardLog(device)
    input.becomeFirstResponder()
    device.advance(by: 0.1)
    input.resignFirstResponder()
    device.settle()
    #expect(
      log.names == [
        "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
      ])
  }

  @Test func `with a hardware keyboard, only an input accessory view appears`() {
    device.system.keyboard.isSoftware = false
    let log = KeyboardLog(device)
    input.becomeFirstResponder()
    #expect(log.names == [])
    input.bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    input.reloadInputViews()
    #expect(log.end("WillShow") == CGRect(x: 0, y: 774, width: 393, height: 78))
    device.system.keyboard.isSoftware = true
    #expect(log.end("WillShow") == CGRect(x: 0, y: 472, width: 393, height: 380))
  }

  @Test func `an input view replaces the keyboard`() {
    let log = KeyboardLog(device)
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    input.panel = panel
    input.becomeFirstResponder()
    #expect(log.end("WillShow")?.height == 234)
    #expect(panel.window != nil && panel.window !== device.window)
    input.resignFirstResponder()
    device.settle()
    #expect(panel.window == nil)
  }

  @Test func `removing the text input from the window hides the keyboard`() {
    input.becomeFirstResponder()
    device.settle()
    let log = KeyboardLog(device)
    input.removeFromSuperview()
    #expect(log.names == ["WillChangeFrame", "WillHide"])
  }

  @Test func `the keyboard in landscape has another height`() {
    input.becomeFirstResponder()
    device.settle()
    let log = KeyboardLog(device)
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(log.end("WillShow") == CGRect(x: 0, y: 184, width: 852, height: 209))
  }

  @Test func `the keyboard's window isn't in the app's windows`() {
    input.becomeFirstResponder()
    #expect(device.window.windowScene?.windows == [device.window])
    #expect(device.window.isKeyWindow)
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 667), false, true, 260.0),
    (CGSize(width: 375, height: 667), false, false, 216),
    (CGSize(width: 375, height: 812), true, false, 291),
    (CGSize(width: 393, height: 852), true, true, 336),
    (CGSize(width: 440, height: 956), true, true, 346),
    (CGSize(width: 430, height: 932), true, false, 301),
    (CGSize(width: 852, height: 393), true, true, 209),
    (CGSize(width: 852, height: 393), true, false, 171),
    (CGSize(width: 667, height: 375), false, false, 162),
    (CGSize(width: 820, height: 1180), true, true, 340),
  ])
  func `heights match iOS`(screen: CGSize, home: Bool, bar: Bool, height: CGFloat) {
    let metrics = KeyboardMetrics(screen: screen, hasHomeIndicator: home, showsBar: bar)
    #expect(metrics.height == height)
  }
}
