import Testing
import UIKit
import UIKitSimulator

/// The rule of the keyboard layout guide, and the keyboard that it follows.
@MainActor @Suite(.ownDevice) struct KeyboardOverlapTests {
  private static let view = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// Computes overlaps from the state of the keyboard and the view, with the height at the view's
  /// bottom edge.
  nonisolated static let cases: [(keyboard: CGRect?, isDocked: Bool, height: CGFloat)] = [
    (nil, true, 20), (nil, false, 20),
    (CGRect(x: 0, y: 500, width: 400, height: 300), true, 300),
    (CGRect(x: 0, y: 790, width: 400, height: 300), true, 20),
    (CGRect(x: 0, y: 900, width: 400, height: 300), true, 20),
    (CGRect(x: -200, y: 500, width: 800, height: 300), true, 300),
    (CGRect(x: 0, y: -100, width: 400, height: 300), true, 800),
    (CGRect(x: 0, y: 200, width: 400, height: 300), false, 20),
  ]

  @Test(arguments: cases)
  func `the guide covers the overlap at the bottom edge`(
    keyboard: CGRect?, isDocked: Bool, height: CGFloat
  ) {
    var overlap = KeyboardOverlap(bounds: Self.view, safeBottom: 20, keyboard: keyboard)
    overlap.isDocked = isDocked
    #expect(overlap.frame == CGRect(x: 0, y: 800 - height, width: 400, height: height))
    #expect(!overlap.floats)
  }

  @Test func `the guide of a scroll view is at its visible edge`() {
    let bounds = CGRect(x: 0, y: 1_000, width: 400, height: 800)
    let overlap = KeyboardOverlap(
      bounds: bounds, safeBottom: 0, keyboard: CGRect(x: 0, y: 1_500, width: 400, height: 300))
    #expect(overlap.frame == CGRect(x: 0, y: 1_500, width: 400, height: 300))
  }

  @Test func `a guide that follows undocked keyboards has the keyboard's frame`() {
    let keyboard = CGRect(x: 60, y: 200, width: 320, height: 280)
    var overlap = KeyboardOverlap(bounds: Self.view, safeBottom: 20, keyboard: keyboard)
    overlap.followsUndocked = true
    #expect(overlap.frame.minY == 200 && overlap.frame.width == 400)
    overlap.isDocked = false
    #expect(overlap.frame == keyboard)
    #expect(overlap.floats)
    overlap.keyboard = nil
    #expect(overlap.frame.height == 20)
  }

  // MARK: The keyboard of an iPad

  private let device = Simulator(.iPadPro11)

  private func beginEditing() -> UITextField {
    let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
    device.window.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
    return field
  }

  private var guideFrame: CGRect {
    device.window.layoutIfNeeded()
    return device.window.keyboardLayoutGuide.layoutFrame
  }

  @Test(arguments: [Simulator.KeyboardPlacement.undocked, .floating])
  func `undocking the keyboard posts hide, and docking posts show`(
    placement: Simulator.KeyboardPlacement
  ) {
    let log = KeyboardLog(device)
    let field = beginEditing()
    #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(guideFrame.height == 340)
    log.clear()
    device.keyboardPlacement = placement
    device.settle()
    #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(log.end("WillChangeFrame") == device.system.keyboard.frame)
    #expect(device.system.keyboard.frame.maxY < 1_000)
    #expect(guideFrame == CGRect(x: 0, y: 1_190, width: 834, height: 20))
    log.clear()
    field.resignFirstResponder()
    device.settle()
    field.becomeFirstResponder()
    device.settle()
    #expect(Set(log.names) == ["WillChangeFrame", "DidChangeFrame"])
    log.clear()
    device.keyboardPlacement = .docked
    device.settle()
    #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(guideFrame.height == 340)
  }

  @Test func `a guide can follow a floating keyboard`() {
    _ = beginEditing()
    let guide = device.window.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.bottomAnchor.constraint(equalTo: guide.topAnchor),
      follower.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      follower.widthAnchor.constraint(equalTo: guide.widthAnchor),
      follower.heightAnchor.constraint(equalToConstant: 30),
    ])
    device.keyboardPlacement = .floating
    device.settle()
    let keyboard = device.system.keyboard.frame
    #expect(keyboard.width == 320)
    #expect(
      follower.frame == CGRect(x: keyboard.minX, y: keyboard.minY - 30, width: 320, height: 30))
  }

  @Test func `the user can drag an undocked keyboard on the screen`() {
    let log = KeyboardLog(device)
    _ = beginEditing()
    let docked = device.system.keyboard.frame
    device.dragKeyboard(by: CGVector(dx: 10, dy: -50))
    device.settle()
    #expect(device.system.keyboard.frame == docked)
    device.keyboardPlacement = .floating
    device.settle()
    let start = device.system.keyboard.frame
    #expect(start.midY == 605 && start.maxX == 814)
    log.clear()
    device.dragKeyboard(by: CGVector(dx: -100, dy: 50))
    device.settle()
    #expect(device.system.keyboard.frame == start.offsetBy(dx: -100, dy: 50))
    #expect(log.names == ["WillChangeFrame", "DidChangeFrame"])
    device.dragKeyboard(by: CGVector(dx: 1_000, dy: 1_000))
    device.settle()
    #expect(device.system.keyboard.frame.maxX == 834)
    #expect(device.system.keyboard.frame.maxY == 1_210)
    device.keyboardPlacement = .undocked
    device.dragKeyboard(by: CGVector(dx: 10, dy: 40))
    device.settle()
    #expect(device.system.keyboard.frame.minX == 0)
    #expect(abs(device.system.keyboard.frame.midY - 645) <= 0.5)
  }

  @Test func `a phone's keyboard stays docked`() {
    let phone = Simulator()
    phone.keyboardPlacement = .floating
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.settle()
    #expect(phone.system.keyboard.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test func `with a hardware keyboard, an iPad can show a shortcuts bar`() {
    device.showsSoftwareKeyboard = false
    let field = beginEditing()
    #expect(guideFrame.height == 20)
    device.showsShortcutsBar = true
    device.settle()
    #expect(guideFrame.height == 69)
    field.resignFirstResponder()
    device.settle()
    #expect(guideFrame.height == 20)
  }

  @Test func `touches between the halves of a split keyboard go to the app`() throws {
    let device = Simulator(.iPadMini)
    let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
    device.window.addSubview(field)
    field.becomeFirstResponder()
    device.keyboardPlacement = .split
    device.settle()
    let frame = device.system.keyboard.frame
    var taps = 0
    let button = UIButton(frame: CGRect(x: 332, y: frame.minY + 100, width: 60, height: 60))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    device.window.addSubview(button)
    device.tap(button)
    #expect(taps == 1)
    let p = try #require(device.system.keyboard.place(of: .type("P")))
    #expect(p.x > 600)
    device.tap(at: p)
    #expect(field.text?.lowercased() == "p")
  }

  @Test func `an iPad Pro has no split keyboard`() {
    _ = beginEditing()
    let docked = device.system.keyboard.frame
    device.keyboardPlacement = .split
    device.settle()
    #expect(device.system.keyboard.frame == docked && device.system.keyboard.isDocked)
  }
}
