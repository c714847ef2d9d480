import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct AccessibilityTreeTests {
  let device = Simulator()
  var root: UIView { device.window }

  @discardableResult
  private func add(
    _ label: String?, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 100, 40),
    traits: UIAccessibilityTraits = .button, to parent: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityTraits = traits
    (parent ?? root).addSubview(view)
    return view
  }

  private var lines: [String] {
    device.accessibilityTree().split(separator: "\n").map { $0.dropFirst(2) }.map(String.init)
  }

  @Test(
    arguments: [
      (.button, "button “A”"), (.link, "link “A”"), (.header, "heading “A”"),
      (.staticText, "text “A”"), (.image, "image “A”"), (.adjustable, "adjustable “A”"),
      (.searchField, "search field “A”"), (.none, "element “A”"),
      ([.button, .selected], "button “A”, selected"),
      ([.button, .notEnabled], "button “A”, dimmed"),
      ([.button, .header], "button “A”, heading"),
    ] as [(UIAccessibilityTraits, String)])
  func `traits are read as words`(traits: UIAccessibilityTraits, line: String) {
    add("A", traits: traits)
    #expect(lines == [line])
  }

  @Test func `value, hint, language, and actions follow the label`() {
    let view = add("Bio")
    view.accessibilityValue = "one\ntwo"
    view.accessibilityHint = "Edits"
    view.accessibilityLanguage = "en"
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Clear") { _ in true },
      UIAccessibilityCustomAction(name: "Copy") { _ in true },
    ]
    #expect(
      lines == [
        "button “Bio” = “one⏎two”, hint “Edits”, language en, actions “Clear” “Copy”"
      ])
    add(nil, (0, 100, 10, 10))
    #expect(lines.last == "button without a label")
  }

  @Test func `elements are read line by line, each line from its leading end`() {
    add("4", (200, 110, 40, 20))
    add("3", (10, 100, 40, 40))
    add("1", (10, 10, 40, 20))
    add("2", (200, 12, 100, 20))
    add("5", (0, 150, 393, 20))
    #expect(lines.map { $0.suffix(2).prefix(1) } == ["1", "2", "3", "4", "5"])
  }

  @Test func `a right-to-left language is read from the right`() {
    let device = Simulator(locale: Locale(identifier: "he_IL"))
    for (label, x) in [("left", 10.0), ("right", 200)] {
      let view = UIView(frame: CGRect(x: x, y: 0, width: 40, height: 20))
      view.isAccessibilityElement = true
      view.accessibilityLabel = label
      device.window.addSubview(view)
    }
    #expect(device.accessibilityElements.map(\.accessibilityLabel) == ["right", "left"])
  }

  @Test func `explicit elements keep their order and needn't be views`() {
    let first = add("A", (0, 0, 10, 10))
    let second = add("B", (0, 50, 10, 10))
    let drawn = UIAccessibilityElement(accessibilityContainer: root)
    drawn.accessibilityLabel = "C"
    drawn.accessibilityTraits = .staticText
    root.accessibilityElements = [second, drawn, first]
    #expect(lines == ["button “B”", "text “C”", "button “A”"])
  }

  @Test func `hidden views aren't read`() {
    add("hidden").isHidden = true
    add("clear").alpha = 0
    add("nearly clear").alpha = 0.005
    add("off the screen", (0, 900, 10, 10))
    let container = UIView(frame: root.bounds)
    root.addSubview(container)
    add("inside", to: container)
    container.accessibilityElementsHidden = true
    #expect(lines == [])
    container.accessibilityElementsHidden = false
    #expect(lines == ["button “inside”"])
  }

  @Test func `elements inside an element aren't read`() {
    let outer = add("outer")
    add("inner", to: outer)
    #expect(lines == ["button “outer”"])
  }

  @Test func `a visible modal view hides its siblings`() {
    add("behind")
    let modal = UIView(frame: root.bounds)
    root.addSubview(modal)
    add("inside", to: modal)
    #expect(lines.count == 2)
    modal.accessibilityViewIsModal = true
    #expect(lines == ["button “inside”"])
    modal.isHidden = true
    #expect(lines == ["button “behind”"])
  }

  @Test func `a presented view controller hides the content below`() {
    let controller = UIViewController()
    device.window.rootViewController = controller
    add("host", to: controller.view)
    let guest = UIViewController()
    controller.present(guest, animated: false)
    add("guest", (0, 100, 10, 10), to: guest.view)
    #expect(lines == ["button “guest”"])
  }

  @Test func `groups are read together, and labeled groups have a line`() {
    let plain = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    plain.shouldGroupAccessibilityChildren = true
    root.addSubview(plain)
    add("right top", to: plain)
    add("right bottom", (0, 60, 100, 40), to: plain)
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Steps"
    root.addSubview(list)
    add("left top", to: list)
    add("left bottom", (0, 60, 100, 40), to: list)
    #expect(
      lines == [
        "list “Steps”", "  button “left top”", "  button “left bottom”", "button “right top”",
        "button “right bottom”",
      ])
  }

  // MARK: Focus, announcements, gestures

  @Test func `the focus follows notifications`() {
    let first = add("A")
    let second = add("B", (0, 100, 10, 10))
    #expect(device.focusedElement == nil)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(device.focusedElement === first)
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(device.accessibilityTree() == "  button “A”\n→ button “B”")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(device.focusedElement === second)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === second)
  }

  @Test func `focusing a container focuses its first element`() {
    let panel = UIView(frame: root.bounds)
    root.addSubview(panel)
    add("second", (0, 100, 10, 10), to: panel)
    let first = add("first", to: panel)
    UIAccessibility.post(notification: .screenChanged, argument: panel)
    #expect(device.focusedElement === first)
  }

  @Test func `announcements are recorded, including attributed ones`() {
    _ = root
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Twice"))
    #expect(device.announcements == ["Saved", "Twice"])
  }

  @Test func `the escape gesture goes up the responder chain from the focused element`() {
    final class Escaping: UIView {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    #expect(!device.performEscape())
    let panel = Escaping(frame: root.bounds)
    root.addSubview(panel)
    add("inside", to: panel)
    #expect(device.performEscape())
    #expect(panel.escapes == 1)
  }

  @Test func `activating an element calls its method, or else taps it`() {
    final class Acting: UIView {
      var activations = 0
      var touches = 0
      var actsItself = true
      override func accessibilityActivate() -> Bool {
        activations += 1
        return actsItself
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
    }
    let view = Acting(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    root.addSubview(view)
    device.activate(view)
    view.actsItself = false
    device.activate(view)
    #expect(view.activations == 2)
    #expect(view.touches == 1)
  }
}
