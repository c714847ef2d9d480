import Testing
import UIKit
import UIKitSimulator

/// A switch: its size, touches, colors, mirroring, VoiceOver, and keyboard.
@MainActor @Suite(.ownDevice) struct UISwitchTests {
  private let device = Simulator(systemVersion: "18.0")
  private let log = Log()
  private let toggle: UISwitch

  init() {
    device.window.backgroundColor = .white
    toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 200, height: 0))
    for (name, event) in [
      ("changed", .valueChanged), ("primary", .primaryActionTriggered), ("inside", .touchUpInside),
    ] as [(String, UIControl.Event)] {
      toggle.addAction(
        UIAction { [log] in log.note(name, ($0.sender as? UISwitch)?.isOn) }, for: event)
    }
  }

  @MainActor private final class Log {
    private(set) var entries: [String] = []

    func note(_ name: String, _ isOn: Bool?) {
      entries.append(name + (isOn == true ? " on" : " off"))
    }
  }

  private func show(mirrored: Bool = false) {
    toggle.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    device.window.addSubview(toggle)
    device.settle()
  }

  /// A point on the switch; 0.3 and 0.7 are the centers of the thumb at its two ends.
  private func place(_ share: CGFloat) -> CGPoint {
    CGPoint(x: 100 + 51 * share, y: 315.5)
  }

  private func color(at share: CGFloat) throws -> UIColor {
    let scale = device.window.traitCollection.displayScale
    let place = place(share)
    let image = try #require(device.screenshot().cgImage)
    let pixel = try #require(image.pixel(x: Int(place.x * scale), y: Int(place.y * scale)))
    return UIColor(
      red: CGFloat(pixel.r) / 255, green: CGFloat(pixel.g) / 255, blue: CGFloat(pixel.b) / 255,
      alpha: 1)
  }

  private let green = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)

  private var thumb: UIView? { toggle.subviews.first?.subviews.last }

  // MARK: Size

  @Test func `a switch keeps its size and takes only the origin of a frame`() {
    #expect(toggle.frame == CGRect(x: 100, y: 300, width: 51, height: 31))
    toggle.frame = CGRect(x: 20, y: 40, width: 10, height: 500)
    #expect(toggle.frame == CGRect(x: 20, y: 40, width: 51, height: 31))
    toggle.bounds.size = .zero
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    toggle.transform = CGAffineTransform(scaleX: 2, y: 2)
    toggle.frame = CGRect(x: 30, y: 50, width: 10, height: 10)
    #expect(toggle.frame == CGRect(x: 30, y: 50, width: 102, height: 62))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test func `a switch of iOS 26 is wider and less high`() {
    let device = Simulator(systemVersion: "26.1")
    let toggle = UISwitch()
    device.window.addSubview(toggle)
    #expect(toggle.frame.size == CGSize(width: 63, height: 28))
    #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
  }

  @Test func `a label shrinks next to a switch in a row, which centers the switch`() {
    let label = UILabel()
    label.text = "Notifications"
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.frame = CGRect(x: 40, y: 100, width: 300, height: 45)
    device.window.addSubview(row)
    device.settle()
    #expect(label.frame.width == 251)
    #expect(toggle.frame == CGRect(x: 251, y: 7, width: 51, height: 31))
  }

  // MARK: Value

  @Test func `a tap changes the state and sends each event once`() {
    show()
    device.tap(toggle)
    #expect(toggle.isOn)
    #expect(log.entries == ["changed on", "primary on", "inside on"])
    device.tap(toggle)
    #expect(!toggle.isOn)
    #expect(log.entries.count == 6)
  }

  @Test func `setting the state sends nothing`() {
    show()
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    toggle.setOn(true, animated: false)
    #expect(toggle.isOn)
    #expect(log.entries == [])
  }

  @Test func `the thumb is animated for a quarter of a second after a tap, and otherwise not`()
    throws
  {
    show()
    let thumb = try #require(thumb)
    let start = device.screenFrame(of: thumb.layer).minX
    #expect(start == 102)
    device.tap(toggle)
    device.advance(by: 0.1)
    let middle = device.screenFrame(of: thumb.layer).minX
    #expect(middle > start + 2 && middle < start + 18)
    device.advance(by: 0.2)
    #expect(device.screenFrame(of: thumb.layer).minX == 122)
    toggle.isOn = false
    #expect(device.screenFrame(of: thumb.layer).minX == 102)
  }

  @Test func `an action can set the state back`() throws {
    show()
    toggle.addAction(
      UIAction { ($0.sender as? UISwitch)?.isOn = false }, for: .valueChanged)
    device.tap(toggle)
    #expect(!toggle.isOn)
    #expect(device.screenFrame(of: try #require(thumb).layer).minX == 102)
  }

  // MARK: Touches

  @Test(arguments: [false, true])
  func `a drag across the center changes the state when the finger lifts`(mirrored: Bool) {
    show(mirrored: mirrored)
    let finger = device.touchDown(at: place(mirrored ? 0.7 : 0.3))
    finger.move(to: place(mirrored ? 0.3 : 0.7), over: 0.2)
    #expect(!toggle.isOn && log.entries == [])
    device.advance(by: 0.3)
    #expect(thumb?.center.x == (mirrored ? 15.5 : 35.5))
    finger.lift()
    #expect(toggle.isOn)
    #expect(log.entries == ["changed on", "primary on", "inside on"])
  }

  @Test func `a drag across and back changes nothing`() throws {
    show()
    let finger = device.touchDown(at: place(0.3))
    finger.move(to: place(0.9), over: 0.1)
    finger.move(to: place(0.2), over: 0.1)
    finger.lift()
    device.settle()
    #expect(!toggle.isOn)
    #expect(log.entries == ["inside off"])
    #expect(try #require(thumb).center.x == 15.5)
  }

  @Test
  func `a drag continues far outside the switch, and a touch that only ends there is ignored`() {
    show()
    device.drag(from: place(0.3), to: CGPoint(x: 380, y: 315), over: 0.2)
    #expect(toggle.isOn)
    device.drag(from: place(0.7), to: CGPoint(x: 136, y: 500), over: 0.2)
    #expect(toggle.isOn)
    #expect(log.entries == ["changed on", "primary on"])
  }

  @Test func `a canceled touch changes nothing`() throws {
    show()
    let finger = device.touchDown(at: place(0.3))
    finger.move(to: place(0.9), over: 0.1)
    finger.cancel()
    device.settle()
    #expect(!toggle.isOn)
    #expect(log.entries == [])
    #expect(try #require(thumb).center.x == 15.5)
  }

  @Test func `a state set during a drag applies until the thumb crosses the center again`() {
    show()
    let finger = device.touchDown(at: place(0.3))
    finger.move(to: place(0.7), over: 0.1)
    toggle.isOn = true
    toggle.isOn = false
    #expect(thumb?.center.x == 15.5)
    finger.move(to: place(0.75), over: 0.1)
    #expect(thumb?.center.x == 15.5)
    finger.move(to: place(0.3), over: 0.1)
    finger.move(to: place(0.7), over: 0.1)
    #expect(thumb?.center.x == 35.5)
    finger.lift()
    #expect(toggle.isOn)
  }

  @Test func `a disabled switch is dimmed and ignores touches`() throws {
    toggle.isOn = true
    toggle.isEnabled = false
    show()
    device.tap(toggle)
    device.drag(from: place(0.7), to: place(0.3), over: 0.2)
    #expect(toggle.isOn)
    #expect(log.entries == [])
    let track = try color(at: 0.15)
    #expect(track.isClose(to: UIColor(red: 0.6, green: 0.89, blue: 0.675, alpha: 1)))
    toggle.isEnabled = true
    #expect(try color(at: 0.15).isClose(to: green))
  }

  @Test func `disabling a switch ends a drag`() {
    show()
    let finger = device.touchDown(at: place(0.3))
    finger.move(to: place(0.7), over: 0.1)
    toggle.isEnabled = false
    finger.lift()
    #expect(!toggle.isOn && log.entries == [])
    #expect(thumb?.center.x == 15.5)
  }

  @Test func `dragging the thumb doesn't start a pan recognizer of a superview`() {
    show()
    let pan = UIPanGestureRecognizer()
    device.window.addGestureRecognizer(pan)
    device.drag(from: place(0.3), to: place(1.5), over: 0.2)
    #expect(toggle.isOn)
    let finger = device.touchDown(at: place(0.7))
    finger.move(to: CGPoint(x: 136, y: 360), over: 0.2)
    #expect(pan.state == .changed)
    finger.lift()
    #expect(toggle.isOn)
  }

  @Test func `a tap on a switch isn't a tap on a superview`() {
    show()
    var count = 0
    let tap = UITapGestureRecognizer()
    tap.handlers.append { _ in count += 1 }
    device.window.addGestureRecognizer(tap)
    device.tap(toggle)
    #expect(toggle.isOn && count == 0)
  }

  // MARK: Appearance

  @Test(arguments: [false, true])
  func `on is green with the thumb at the trailing end, off is gray`(mirrored: Bool) throws {
    show(mirrored: mirrored)
    let (leading, trailing) = mirrored ? (0.75, 0.25) : (0.25, 0.75)
    let gray = UIColor(red: 233 / 255, green: 233 / 255, blue: 235 / 255, alpha: 1)
    #expect(try color(at: leading).isClose(to: .white))
    #expect(try color(at: trailing + (mirrored ? -0.15 : 0.15)).isClose(to: gray))
    toggle.isOn = true
    #expect(try color(at: trailing).isClose(to: .white))
    #expect(try color(at: leading).isClose(to: green))
  }

  @Test func `the tints of track and thumb can be changed and reset`() throws {
    show()
    toggle.isOn = true
    toggle.onTintColor = .blue
    toggle.thumbTintColor = .yellow
    #expect(try color(at: 0.25).isClose(to: .blue))
    #expect(try color(at: 0.75).isClose(to: .yellow))
    toggle.onTintColor = nil
    toggle.thumbTintColor = nil
    #expect(try color(at: 0.25).isClose(to: green))
    #expect(try color(at: 0.75).isClose(to: .white))
  }

  @Test func `colors follow Dark Mode`() throws {
    toggle.isOn = true
    show()
    device.appearance = .dark
    let dark = UIColor(red: 48 / 255, green: 209 / 255, blue: 88 / 255, alpha: 1)
    #expect(try color(at: 0.25).isClose(to: dark))
    #expect(try color(at: 0.75).isClose(to: .white))
  }

  // MARK: Accessibility

  @Test func `VoiceOver finds a switch button with a value, and activates it`() {
    toggle.accessibilityLabel = "Notifications"
    show()
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
    #expect(device.accessibilityTree() == "  switch “Notifications” = “0”")
    device.activate(toggle)
    #expect(toggle.isOn)
    #expect(toggle.accessibilityValue == "1")
    #expect(log.entries == ["changed on", "primary on"])
    toggle.isEnabled = false
    #expect(toggle.accessibilityTraits == [.button, .toggleButton, .notEnabled])
    device.activate(toggle)
    #expect(toggle.isOn)
    toggle.accessibilityValue = "Yes"
    #expect(toggle.accessibilityValue == "Yes")
  }

  @Test func `Space changes a switch with Full Keyboard Access`() {
    show()
    device.settings.usesFullKeyboardAccess = true
    device.press(.keyboardTab)
    #expect(device.ringedElement === toggle)
    device.press(.keyboardSpacebar)
    #expect(toggle.isOn)
    #expect(log.entries == ["changed on", "primary on"])
  }
}

extension UIColor {
  /// Returns whether each component differs by at most two steps of 255 from another color's.
  fileprivate func isClose(to other: UIColor) -> Bool {
    func components(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    return zip(components(self), components(other)).allSatisfy { abs($0 - $1) <= 2.01 / 255 }
  }
}
