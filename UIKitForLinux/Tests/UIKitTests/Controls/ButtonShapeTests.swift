import Testing
import UIKit
import UIKitSimulator

/// The setting "Button Shapes".
@MainActor @Suite(.ownDevice) struct ButtonShapeTests {
  private let device = Simulator()

  private func isUnderlined(_ button: UIButton) -> Bool {
    button.layoutIfNeeded()
    let text = button.titleLabel?.attributedText
    return text.flatMap {
      $0.length > 0 ? $0.attribute(.underlineStyle, at: 0, effectiveRange: nil) : nil
    } as? Int
      == NSUnderlineStyle.single.rawValue
  }

  private func add(_ button: UIButton) -> UIButton {
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    device.window.addSubview(button)
    device.settle()
    return button
  }

  @Test func `titles are underlined while the setting is on`() {
    var posts = 0
    let watch = NotificationCenter.default.addObserver(
      forName: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(watch) }
    let button = add(UIButton(type: .system))
    button.setTitle("OK", for: .normal)
    #expect(!UIAccessibility.buttonShapesEnabled)
    #expect(!isUnderlined(button))
    for isOn in [true, false] {
      device.settings.buttonShapes = isOn
      #expect(UIAccessibility.buttonShapesEnabled == isOn)
      #expect(isUnderlined(button) == isOn)
    }
    #expect(posts == 2)
  }

  @Test(arguments: [true, false])
  func `only buttons without another shape are underlined`(hasBackground: Bool) {
    device.settings.buttonShapes = true
    var look = hasBackground ? UIButton.Configuration.filled() : .plain()
    look.title = "OK"
    #expect(isUnderlined(add(UIButton(configuration: look))) == !hasBackground)
    let custom = add(UIButton(type: .custom))
    custom.setTitle("OK", for: .normal)
    #expect(!isUnderlined(custom))
  }
}
