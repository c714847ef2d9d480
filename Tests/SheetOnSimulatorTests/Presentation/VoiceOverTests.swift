import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// VoiceOver that is turned on while a sheet is presented, and the elements that it reaches.
@MainActor @Suite(.ownDevice) struct VoiceOverTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private func addButton(_ title: String, to view: UIView) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 60, width: 200, height: 44))
    button.setTitle(title, for: .normal)
    view.addSubview(button)
    return button
  }

  @Test func `VoiceOver turned on while a sheet is presented focuses the content`() {
    let row = addButton("Row", to: screen.view)
    screen.show(.text("a"), title: "Thing")
    device.system.accessibility.focus(on: row)
    #expect(device.focusedElement == nil)
    device.settings.isVoiceOverRunning = true
    #expect(device.focusedElement === screen.textField)
    // Turned off, it moves no focus.
    device.system.accessibility.focus(on: screen.cancelButton)
    device.settings.isVoiceOverRunning = false
    #expect(device.focusedElement === screen.cancelButton)
  }

  @Test func `VoiceOver turned on during dismissal keeps its focus`() {
    let row = addButton("Row", to: screen.view)
    device.system.accessibility.focus(on: row)
    screen.show(.text("a"))
    screen.sheet.dismiss()
    device.system.accessibility.focus(on: screen.cancelButton)
    device.settings.isVoiceOverRunning = true
    #expect(device.system.accessibility.focusedElement === screen.cancelButton)
    device.settle()
    #expect(device.focusedElement === row)
    device.settings.isVoiceOverRunning = false
    device.system.accessibility.focus(on: nil)
    device.settings.isVoiceOverRunning = true
    #expect(device.focusedElement == nil)
    #expect(device.leaks.isEmpty, "\(device.leaks)")
  }

  @Test func `views outside the dimmed area stay accessible`() {
    let host = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
    screen.view.addSubview(host)
    _ = addButton("Bar", to: screen.view)
    _ = addButton("Row", to: host)
    screen.show(PlainContent(), in: host)
    let labels = device.accessibilityElements.compactMap(\.accessibilityLabel)
    #expect(labels.contains("Bar"))
    #expect(!labels.contains("Row"))
    screen.sheet.dismiss()
    device.settle()
    screen.show(PlainContent())
    let others = device.accessibilityElements.compactMap(\.accessibilityLabel)
    #expect(!others.contains("Bar"))
  }

  @Test func `a presented sheet follows changes of Bold Text and Button Shapes`() throws {
    device.showsSoftwareKeyboard = false
    screen.show(.text("a"), title: "Thing")
    let cancel = try #require(screen.cancelButton?.titleLabel)
    let width = cancel.intrinsicContentSize.width
    device.settings.boldText = true
    device.settle()
    #expect(cancel.intrinsicContentSize.width > width)
    device.settings.buttonShapes = true
    device.settle()
    let line = cancel.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil)
    #expect(line as? Int == NSUnderlineStyle.single.rawValue)
    device.settings.buttonShapes = false
    device.settings.boldText = false
    device.settle()
    #expect(cancel.intrinsicContentSize.width == width)
  }
}
