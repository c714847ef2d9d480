import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Forms with a hardware keyboard, without Full Keyboard Access.
@MainActor @Suite(.ownDevice) struct FormKeyTests {
  private let host = TestHost()
  private var device: Simulator { host.device }

  private struct Sound: CustomStringConvertible {
    var name = "Rain"
    var size = "M"
    var isOn = false
    var volume: Float = 0.5
    var note = "a"

    var description: String {
      "\(name), \(size), \(isOn), \(Int((volume * 10).rounded())), \(note)"
    }
  }

  init() {
    host.device.showsSoftwareKeyboard = false
  }

  private static func slider(_ volume: Float) -> ControlContent<UISlider, Float> {
    .control(\UISlider.value) {
      let slider = UISlider()
      slider.value = volume
      return slider
    }
  }

  /// A form with each kind of field.
  private var sound: FormContent<Sound> {
    .form(Sound()) { f, _ in
      f.field("Name", \.name) { .text($0) }
      f.field("Size", \.size) { .list(["S", "M", "L"], selected: $0) }
      f.toggle("On", \.isOn)
      f.field("Volume", \.volume) { Self.slider($0) }
      f.field("Note", \.note) { .text($0).lines(1...3) }
    }
  }

  private func press(_ keys: UIKeyboardHIDUsage..., shift: Bool = false) async {
    for key in keys {
      device.press(key, modifiers: shift ? .shift : [])
      await host.settle()
    }
  }

  private func view<View: UIView>(_ type: View.Type, _ matches: (View) -> Bool = { _ in true })
    -> View?
  {
    func first(in view: UIView) -> View? {
      if let match = view as? View, matches(match) { return match }
      for subview in view.subviews {
        if let match = first(in: subview) { return match }
      }
      return nil
    }
    return first(in: device.window)
  }

  private func control(_ title: String) -> UIControl? {
    device.accessibilityElement(labeled: title) as? UIControl
  }

  /// The title of the field that gets key presses.
  private var selected: String? {
    if view(UITextField.self)?.isFirstResponder == true { return "Name" }
    if view(UITextView.self)?.isFirstResponder == true { return "Note" }
    let rows = ["Size", "On"].filter { control($0)?.isHighlighted == true }
    let blocks = view(FormBlockView.self) { $0.backgroundColor == .systemGray4 }
    return (rows + (blocks?.title.map { [$0] } ?? [])).joined(separator: ", ")
  }

  @Test(arguments: [true, false])
  func `Tab and Shift-Tab move through all fields of a form`(fromController: Bool) async {
    let outcomes = Outcomes<Sound>()
    if fromController {
      host.sheet.show(
        sound, title: "Sound", from: host.controller, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    } else {
      outcomes.show(sound, title: "Sound", by: host.sheet, in: host.view)
    }
    await host.settle()
    var order = [selected]
    for _ in 0..<5 {
      await press(.keyboardTab)
      order.append(selected)
    }
    #expect(order == ["Name", "Size", "On", "Volume", "Note", "Name"])
    order = []
    for _ in 0..<5 {
      await press(.keyboardTab, shift: true)
      order.append(selected)
    }
    #expect(order == ["Note", "Volume", "On", "Size", "Name"])
    #expect(outcomes.total == 0)
    await press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
  }

  @Test func `each field of a form can be changed with a hardware keyboard alone`() async {
    let outcomes = host.show(sound)
    device.type("y")
    await press(.keyboardTab, .keyboardSpacebar)
    #expect(host.find("button.0", as: UIButton.self) != nil)
    await press(.keyboardDownArrow, .keyboardReturnOrEnter)
    #expect(host.find("button.0", as: UIButton.self) == nil)
    #expect(selected == "Size", "It is still selected after it has closed.")
    await press(.keyboardDownArrow, .keyboardSpacebar)
    await press(.keyboardTab, .keyboardUpArrow, .keyboardRightArrow)
    await press(.keyboardTab)
    device.type(" b")
    await press(.keyboardTab, .keyboardReturnOrEnter)
    #expect(selected == "Note", "Return moves to the next text.")
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    await host.settle()
    #expect(outcomes.values.map(\.description) == ["Rainy, L, true, 7, a b"])
  }

  @Test func `Tab in a form without fields does nothing`() async {
    let outcomes = host.show(FormContent<Sound>.form(Sound()) { _, _ in })
    await press(.keyboardTab)
    await press(.keyboardTab, shift: true)
    await press(.keyboardEscape)
    #expect(outcomes.cancellations == [.escapeKey])
  }

  @Test(arguments: [true, false])
  func `when the focused text disappears, the next one or the form gets key presses`(
    hasNext: Bool
  ) async {
    let outcomes = host.show(
      FormContent<Sound>.form(Sound()) { f, sound in
        f.field("Size", \.size) { .text($0) }
        if !sound.isOn { f.field("Name", \.name) { .text($0) } }
        f.toggle("On", \.isOn)
        if hasNext { f.field("Note", \.note) { .text($0) } }
      })
    await press(.keyboardTab)
    device.type("y")
    device.activate(control("On") ?? UIControl())
    await host.settle()
    device.type("b")
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    await host.settle()
    #expect(outcomes.values.map(\.description) == ["Rainy, M, true, 5, \(hasNext ? "ab" : "a")"])
  }

  @Test func `a focused text that Clear empties keeps the focus`() async {
    struct Memo { var text: String? = "a" }
    let outcomes = host.show(
      FormContent<Memo>.form(Memo()) { f, _ in
        f.field("Text", \.text) { .text($0 ?? "").orNone() }
      })
    await host.settle()
    view(UITextField.self)?.becomeFirstResponder()
    device.activate(control("Clear") ?? UIControl())
    await host.settle()
    device.type("b")
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    await host.settle()
    #expect(outcomes.values.map(\.text) == ["b"])
  }

  @Test func `arrow keys reach a slider beside a row`() async {
    let outcomes = host.show(
      FormContent<Sound>.form(Sound()) { f, _ in
        f.toggle("On", \.isOn)
        f.field("Volume", \.volume) { Self.slider($0) }
      })
    await press(.keyboardRightArrow, .keyboardUpArrow)
    #expect(selected == "Volume")
    await press(.keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter)
    #expect(outcomes.values.map(\.description) == ["Rain, M, true, 7, a"])
  }

  @Test func `a tap on a text ends the highlight of a row`() async throws {
    host.show(sound)
    await press(.keyboardTab)
    #expect(control("Size")?.isHighlighted == true)
    device.tap(try #require(view(UITextField.self)))
    await host.settle()
    #expect(control("Size")?.isHighlighted == false)
    await press(.keyboardTab)
    #expect(selected == "Size", "Tab starts at the first responder.")
  }

  @Test func `a selected field that disappears leaves the keys to the others`() async {
    host.show(
      FormContent<Sound>.form(Sound()) { f, sound in
        f.toggle("On", \.isOn)
        if !sound.isOn { f.field("Size", \.size) { .list(["S", "M"], selected: $0) } }
      })
    await press(.keyboardDownArrow, .keyboardDownArrow)
    #expect(selected == "Size")
    device.tap(control("On") ?? UIView())
    await host.settle()
    await press(.keyboardSpacebar)
    #expect(host.find("options", as: UITableView.self) == nil)
    await press(.keyboardTab)
    #expect(selected == "On")
  }

  @Test func `while the app saves, Tab and Space change nothing`() async {
    var continuation: CheckedContinuation<Void, Never>?
    host.sheet.show(
      sound, title: "Sound", in: host.view,
      commit: { _ in await withCheckedContinuation { continuation = $0 } }, onValue: { _ in })
    await host.settle()
    await press(.keyboardTab, .keyboardReturnOrEnter)
    #expect(continuation != nil)
    await press(.keyboardTab, .keyboardSpacebar)
    #expect(view(UISwitch.self)?.isOn == false)
    #expect(host.find("options", as: UITableView.self) == nil)
    continuation?.resume()
    await host.settle()
    #expect(!host.sheet.isPresented)
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar], [true, false])
  func `Return and Space load options again that could not be loaded`(
    key: UIKeyboardHIDUsage, asksForOne: Bool
  ) async {
    var loads = 0
    func load() throws -> [SheetOption<String>] {
      loads += 1
      if loads < 3 { throw ValidationError("Offline.") }
      return ["a", "b"].sheetOptions { $0 }
    }
    let outcomes = Outcomes<[String]>()
    if asksForOne {
      host.sheet.show(
        .list(.loading { try load() }, selected: "b"), title: "Letter", in: host.view
      ) { outcomes.onValue([$0]) }
    } else {
      outcomes.show(
        .checklist(.loading { try load() }, selected: ["b"]), title: "Letters", by: host.sheet,
        in: host.view)
    }
    await host.settle()
    await press(key)
    #expect(loads == 2 && outcomes.total == 0)
    await press(key)
    #expect(loads == 3 && outcomes.total == 0)
    await press(.keyboardReturnOrEnter)
    #expect(loads == 3 && outcomes.values == [["b"]])
  }
}
