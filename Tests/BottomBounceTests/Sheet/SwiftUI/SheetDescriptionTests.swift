import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// A modifier that describes its sheet again at each change of state.
@MainActor @Suite(.ownDevice) struct SheetDescriptionTests {
  typealias Timing = SwiftUIScreenDouble.Timing

  /// A stand-in for a view with state and a modifier.
  @MainActor private final class Screen<Content: SheetContent> {
    let screen: SwiftUIScreenDouble
    let host: TestHost
    let isPresented: StateDouble<Bool>
    let state: StateDouble<State>
    var values: [Content.Value] = []
    var log: [String] = []
    private(set) var modifier: ModifierDouble<Void, Content>?

    struct State {
      var value: Content.Value
      var seconds = 30
      var title = "Title"
      var hasButton = true
      /// Called with each value that the sheet reports; the view stores it if it returns `true`.
      var storesDrafts = false
      var limit = 99
    }

    init(
      _ timing: Timing, _ value: Content.Value,
      content: @escaping @MainActor (State) -> Content
    ) {
      screen = SwiftUIScreenDouble(timing)
      host = TestHost(screen.controller)
      isPresented = StateDouble(false, on: screen)
      state = StateDouble(State(value: value), on: screen)
      modifier = ModifierDouble(on: screen) { [unowned self] in
        var values = SheetModifierValues(isPresented: isPresented.binding) {
          content(self.state.value)
        }
        let now = state.value
        values.title = now.title
        values.buttons = { [unowned self] _ in
          guard now.hasButton else { return [] }
          return [
            SheetButton("In \(now.seconds) s", dismissesSheet: false, isEnabled: now.seconds == 0) {
              self.log.append("again at \(now.seconds)")
            },
            SheetButton("Reset", dismissesSheet: false) { sheet in
              self.reset?(sheet)
            },
          ]
        }
        if now.storesDrafts {
          values.callbacks = SheetCallbacks(
            edited: { [unowned self] in state.value.value = $0 },
            valueChanged: { [unowned self] in state.value.value = $0 })
        }
        values.onValue = { [unowned self] _, value in self.values.append(value) }
        return values
      }
    }

    var reset: (@MainActor (BottomBounceView) -> Void)?

    func show() async {
      isPresented.value = true
      await host.settle()
    }

    func change(_ change: (inout State) -> Void) async {
      change(&state.value)
      await host.settle()
    }

    func tapButton(_ number: Int) {
      if let button = host.control("BottomBounce.action.\(number)") as? UIButton {
        host.tap(button)
      }
    }

    func end() async -> Content.Value? {
      host.tapOK()
      await host.settle()
      return values.first
    }
  }

  private func makeText(_ timing: Timing) -> Screen<TextContent> {
    Screen(timing, "a") { .text($0.value, limit: $0.limit) }
  }

  @Test(arguments: Timing.allCases)
  func `a countdown changes a title and a button, and keeps a text`(timing: Timing) async throws {
    let screen = makeText(timing)
    await screen.show()
    screen.host.type("b ")
    for second in [2, 1, 0] {
      await screen.change {
        $0.seconds = second
        $0.title = "\(second) s left"
      }
      #expect(screen.host.textField?.text == "ab ")
      #expect(screen.host.panel?.texts.contains("\(second) s left") == true)
      let button = screen.host.control("BottomBounce.action.0") as? UIButton
      #expect(
        button?.configuration?.title == "In \(second) s" && button?.isEnabled == (second == 0))
    }
    screen.tapButton(0)
    #expect(screen.log == ["again at 0"])
    #expect(await screen.end() == "ab")
  }

  @Test(arguments: Timing.allCases)
  func `a value of the app replaces the text, and the same one doesn't`(timing: Timing) async {
    let screen = makeText(timing)
    await screen.show()
    screen.host.type("b")
    await screen.change { $0.value = "x" }
    #expect(screen.host.textField?.text == "x")
    screen.host.type("y")
    await screen.change { $0.value = "x" }
    #expect(screen.host.textField?.text == "xy")
    await screen.change { $0.value = "" }
    #expect(screen.host.textField?.text == "")
    await screen.change { $0.limit = 0 }
    screen.host.type("z")
    #expect(screen.host.okButton?.isEnabled == false)
    await screen.change { $0.limit = 1 }
    #expect(await screen.end() == "z")
  }

  @Test(arguments: Timing.allCases)
  func `a reset of the sheet outlives descriptions`(timing: Timing) async {
    let screen = makeText(timing)
    screen.reset = { $0.update(.text("reset")) }
    await screen.show()
    screen.host.type("b")
    screen.tapButton(1)
    await screen.change { $0.seconds = 3 }
    #expect(screen.host.textField?.text == "reset")
    screen.host.type("!")
    await screen.change { $0.seconds = 2 }
    #expect(await screen.end() == "reset!")
  }

  @Test(arguments: Timing.allCases)
  func `a live draft moves nothing`(timing: Timing) async {
    let screen = makeText(timing)
    screen.state.value.storesDrafts = true
    await screen.show()
    for letter in ["b", " ", "c", " "] {
      screen.host.type(letter)
      await screen.host.settle()
    }
    #expect(screen.host.textField?.text == "ab c " && screen.state.value.value.hasPrefix("ab c"))
    screen.host.textField?.selectedOffsets = 1..<1
    for letter in ["x", "y", "z"] { screen.host.type(letter) }
    await screen.host.settle()
    #expect(screen.host.textField?.text == "axyzb c ")
    #expect(screen.host.textField?.selectedOffsets == 4..<4)
    screen.host.textField?.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    await screen.host.settle()
    #expect(screen.host.textField?.markedTextRange != nil)
    screen.host.textField?.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
    await screen.host.settle()
    screen.host.textField?.unmarkText()
    await screen.host.settle()
    #expect(await screen.end() == "axyzかなb c")
  }

  @Test func `no letter is lost that is typed before the state arrives`() async {
    let screen = makeText(.atOnce)
    await screen.show()
    var late: [String] = []
    screen.state.value.storesDrafts = false
    // The app stores each text one letter late.
    screen.modifier?.coordinator?.run?.reported = []
    for letter in ["b", "c", "d", "e"] {
      screen.host.type(letter)
      if let text = screen.host.textField?.text {
        screen.modifier?.coordinator?.run?.reported.append(text)
        late.append(text)
      }
      if late.count > 1 {
        screen.state.value.value = late[late.count - 2]
        await screen.host.settle()
      }
    }
    #expect(screen.host.textField?.text == "abcde")
  }

  @Test(arguments: Timing.allCases)
  func `wheels keep a turned date, and show one of the app`(timing: Timing) async throws {
    let screen = Screen(timing, Date(timeIntervalSince1970: 1_907_280_000)) {
      DateContent<Date>.date($0.value).style(.wheels).timeZone(.gmt)
    }
    let before = screen.state.value.value
    await screen.show()
    let picker = try #require(screen.host.datePicker)
    picker.setDate(before + 172_800, animated: false)
    picker.sendActions(for: .valueChanged)
    await screen.change { $0.seconds = 3 }
    #expect(picker.date == before + 172_800)
    await screen.change { $0.value = before + 864_000 }
    await screen.change { $0.seconds = 2 }
    #expect(await screen.end() == before + 864_000)
  }

  private struct Person: Equatable {
    var name = "a"
    var isOn = false
  }

  @Test(arguments: Timing.allCases)
  func `a form keeps its fields, and shows a value of the app`(timing: Timing) async {
    let screen = Screen(timing, Person()) { state in
      FormContent<Person>.form(state.value) { f, _ in
        f.field("Name", \.name) { .text($0, limit: state.limit) }
        f.toggle("On", \.isOn)
      }
    }
    await screen.show()
    // Another limit makes another field.
    var field: UITextField? { (screen.host.formViews("BottomBounce.text") as [UITextField]).first }
    field?.becomeFirstResponder()
    screen.host.type("b ")
    await screen.change { $0.seconds = 3 }
    #expect(field?.text == "ab " && field?.isFirstResponder == true)
    await screen.change { $0.limit = 1 }
    #expect(field?.text == "ab " && field?.isFirstResponder == true)
    screen.host.tapOK()
    await screen.host.settle()
    #expect(screen.values.isEmpty)
    await screen.change {
      $0.limit = 9
      $0.value = Person(name: "x", isOn: true)
    }
    #expect(field?.text == "x" && field?.isFirstResponder == true)
    screen.host.type("y")
    await screen.change { $0.seconds = 2 }
    #expect(await screen.end() == Person(name: "xy", isOn: true))
  }

  @Test(arguments: Timing.allCases)
  func `a live draft of a form moves nothing`(timing: Timing) async throws {
    let screen = Screen(timing, Person()) { state in
      FormContent<Person>.form(state.value) { f, _ in
        f.field("Name", \.name) { .text($0, limit: 4) }
      }
    }
    screen.state.value.storesDrafts = true
    await screen.show()
    let field = try #require((screen.host.formViews("BottomBounce.text") as [UITextField]).first)
    field.becomeFirstResponder()
    for letter in ["b", " ", "c", "d", "e"] {
      screen.host.type(letter)
      await screen.host.settle()
    }
    #expect(field.text == "ab cde" && field.isFirstResponder)
    field.deleteBackward()
    field.deleteBackward()
    await screen.host.settle()
    #expect(await screen.end() == Person(name: "ab c"))
  }

  @Test(arguments: Timing.allCases)
  func `no value of the app replaces an entry that is no value`(timing: Timing) async throws {
    let screen = Screen(timing, Int?(5)) {
      NumberContent<Int>.number($0.value, in: 0...99).style(.field).orNone()
    }
    await screen.show()
    screen.host.type("x")
    #expect(screen.host.textField?.text == "5x")
    await screen.change { $0.value = nil }
    #expect(screen.host.textField?.text == "")
  }

  @Test(arguments: Timing.allCases)
  func `buttons come and go with the state`(timing: Timing) async {
    let screen = makeText(timing)
    await screen.show()
    screen.host.type("b")
    await screen.change { $0.hasButton = false }
    #expect(screen.host.control("BottomBounce.action.0") == nil)
    await screen.change { $0.hasButton = true }
    #expect(screen.host.control("BottomBounce.action.1") != nil)
    #expect(await screen.end() == "ab")
  }

  @Test(arguments: Timing.allCases)
  func `after OK nothing changes`(timing: Timing) async {
    let screen = makeText(timing)
    await screen.show()
    screen.host.type("b")
    await screen.host.tapOKAndWait()
    screen.state.value.value = "x"
    screen.state.value.title = "Late"
    screen.state.value.hasButton = false
    await screen.host.advance(by: 0.05)
    #expect(screen.host.textField?.text == "ab")
    #expect(screen.host.panel?.texts.contains("Late") != true)
    await screen.host.settle()
    #expect(screen.values == ["ab"])
  }

  @Test(arguments: Timing.allCases)
  func `a value without Equatable keeps what was entered`(timing: Timing) async {
    struct Note {
      var text = "a"
    }
    let screen = Screen(timing, Note()) { state in
      FormContent<Note>.form(state.value) { f, _ in f.field("Text", \.text) { .text($0) } }
    }
    await screen.show()
    (screen.host.formViews("BottomBounce.text") as [UITextField]).first?.becomeFirstResponder()
    screen.host.type("b")
    await screen.change { $0.value = Note(text: "x") }
    #expect(await screen.end()?.text == "ab")
  }

  @Test(arguments: Timing.allCases)
  func `content of another kind changes nothing, and the log says so`(timing: Timing) async {
    let screen = Screen(timing, 3) { state in
      NumberContent<Int>.number(state.value, in: 0...state.limit)
        .style(state.limit == 99 ? .field : .wheel)
    }
    await screen.show()
    screen.host.type("4")
    #expect(screen.modifier?.coordinator?.run?.hasWarned == false)
    await screen.change { $0.limit = 50 }
    await screen.change { $0.title = "New" }
    #expect(screen.host.textField?.text == "34")
    #expect(screen.host.panel?.texts.contains("New") != true)
    #expect(screen.modifier?.coordinator?.run?.hasWarned == true)
    #expect(await screen.end() == 34)
  }

  @Test(arguments: Timing.allCases)
  func `OK stays disabled while the value is the one of the state`(timing: Timing) async {
    let row = NameRowDouble(timing)
    row.configuration = SheetConfiguration { $0.disablesOKWhileUnchanged = true }
    await row.show()
    row.host.type("b")
    #expect(row.host.okButton?.isEnabled == true)
    row.name.value = "x"
    await row.host.settle()
    #expect(row.host.textField?.text == "x" && row.host.okButton?.isEnabled == false)
    row.host.type("y")
    #expect(row.host.okButton?.isEnabled == true)
    row.host.tapCancel()
    await row.settle()
  }
}
