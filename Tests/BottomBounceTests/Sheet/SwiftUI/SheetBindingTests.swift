import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets that a Boolean binding presents.
@MainActor @Suite(.ownDevice) struct SheetBindingTests {
  typealias Timing = SwiftUIScreenDouble.Timing

  @Test(arguments: Timing.allCases)
  func `a true binding shows the sheet over the screen of the modifier`(timing: Timing) async {
    let row = NameRowDouble(timing)
    await row.settle()
    #expect(row.sheet?.isPresented != true)
    await row.show()
    #expect(row.sheet?.isPresented == true)
    #expect(row.host.textField?.text == "a")
    #expect(row.screen.controller.presentedViewController != nil)
    #expect(row.sheet.map { $0.convert($0.bounds, to: nil) } == row.host.window.bounds)
    #expect(row.screen.controller.hosting.unsupportedSubviews == [row.modifier?.anchor])
    row.host.tapCancel()
    await row.settle()
  }

  @Test(arguments: Timing.allCases)
  func `OK sets the bindings before the sheet is removed, and then calls onValue once`(
    timing: Timing
  ) async {
    let row = NameRowDouble(timing)
    let before = row.host.leftoverState
    await row.show()
    row.host.type("b")
    row.host.tapOK()
    await row.settle()
    #expect(
      row.log == ["name = ab, shown", "isPresented = false, shown", "onValue ab, removed"])
    #expect(row.name.value == "ab" && !row.isPresented.value)
    #expect(row.host.leftoverState == before)
    #expect(row.screen.controller.presentedViewController == nil)
  }

  @Test(arguments: Timing.allCases)
  func `Cancel keeps the value, sets the binding, and calls onCancel once`(
    timing: Timing
  ) async {
    let row = NameRowDouble(timing)
    await row.show()
    row.host.type("b")
    row.host.tapCancel()
    await row.settle()
    #expect(row.log == ["isPresented = false, shown", "onCancel cancelButton, removed"])
    #expect(row.name.value == "a")
  }

  @Test(arguments: Timing.allCases)
  func `a binding that the app sets to false cancels, and nothing else`(timing: Timing) async {
    let row = NameRowDouble(timing)
    await row.show()
    row.isPresented.value = false
    await row.settle()
    #expect(row.log == ["onCancel programmatic, removed"])
    #expect(row.isPresented.writes == 0)
    await row.show()
    #expect(row.host.panel != nil)
    row.host.tapOK()
    await row.settle()
    #expect(row.log.last == "onValue a, removed")
  }

  @Test(arguments: Timing.allCases)
  func `changes of the binding in one turn have one effect`(timing: Timing) async {
    let row = NameRowDouble(timing)
    row.isPresented.value = true
    row.isPresented.value = false
    await row.settle()
    #expect(row.host.panel == nil && row.log.isEmpty)
    for isPresented in [true, false, true] { row.isPresented.value = isPresented }
    await row.settle()
    #expect(row.host.panel != nil && row.log.isEmpty)
    for isPresented in [false, true] { row.isPresented.value = isPresented }
    await row.settle()
    #expect(row.host.panel != nil && row.log.isEmpty)
    row.host.tapCancel()
    await row.settle()
    #expect(row.log == ["isPresented = false, shown", "onCancel cancelButton, removed"])
  }

  @Test(arguments: Timing.allCases, 0..<8)
  func `the last of fast changes counts`(timing: Timing, turns: Int) async {
    let row = NameRowDouble(timing)
    for isPresented in [true, false, true, false, true] {
      row.isPresented.value = isPresented
      for _ in 0..<turns { await Task.yield() }
    }
    // A wait for a transition looks at times.
    await row.host.advance(by: 0.6)
    await row.settle()
    #expect(row.host.panel != nil && row.isPresented.value && row.isPresented.writes == 0)
    #expect(row.log.count == row.sheets - 1)
    #expect(row.log.allSatisfy { $0.hasPrefix("onCancel programmatic") })
    row.isPresented.value = false
    await row.settle()
    #expect(row.log.count == row.sheets && row.host.panel == nil)
  }

  @Test(arguments: Timing.allCases)
  func `an environment that changes together with OK does not show the sheet again`(
    timing: Timing
  ) async {
    let row = NameRowDouble(timing)
    await row.show()
    row.isPresented.value = false
    row.isPresented.value = true
    await row.settle()
    row.screen.environment.userInterfaceStyle = .dark
    row.host.tapOK()
    row.screen.environment.userInterfaceStyle = .light
    await row.settle()
    #expect(row.sheets == 1 && row.host.panel == nil && !row.isPresented.value)
    #expect(row.log.last == "onValue a, removed")
  }

  @Test(arguments: Timing.allCases)
  func `a commit that enables the screen again does not show the sheet again`(
    timing: Timing
  ) async {
    let row = NameRowDouble(timing)
    row.commit = { [unowned row] _ in
      row.screen.environment.isEnabled = false
      await Task.yield()
      row.screen.environment.isEnabled = true
    }
    await row.show()
    row.host.tapOK()
    await row.settle()
    #expect(row.sheets == 1 && row.host.panel == nil && !row.isPresented.value)
    #expect(row.log.count { $0.hasPrefix("onValue") } == 1)
  }

  @Test(arguments: Timing.allCases)
  func `a binding that is set again while the sheet is removed shows the next one`(
    timing: Timing
  ) async {
    let row = NameRowDouble(timing)
    await row.show()
    row.host.tapOK()
    row.isPresented.value = false
    row.isPresented.value = true
    await row.settle()
    // The outcome of the first sheet doesn't reset the binding, unless it came first.
    #expect((row.host.panel != nil) == row.isPresented.value)
    #expect(row.log.count { $0.hasPrefix("onValue") } == 1)
    row.isPresented.value = false
    await row.settle()
    #expect(row.host.panel == nil)
  }

  @Test func `a binding that is set again in the turn of its reset shows the next sheet`() async {
    let screen = SwiftUIScreenDouble()
    let host = TestHost(screen.controller)
    let isPresented = StateDouble(true, on: screen)
    var resets = 0
    let modifier = ModifierDouble(on: screen) {
      SheetModifierValues(
        isPresented: SheetBinding(
          get: { isPresented.value },
          set: {
            resets += 1
            isPresented.value = $0
            if resets == 1 { isPresented.value = true }
          })
      ) { TextContent.text("a") }
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(resets == 1 && modifier.sheet?.isPresented == true)
    host.tapOK()
    await host.settle()
    #expect(resets == 2 && modifier.sheet?.isPresented != true)
  }

  @Test(arguments: Timing.allCases)
  func `onValue can show the sheet again`(timing: Timing) async {
    let row = NameRowDouble(timing)
    row.onOutcome = { [unowned row] in
      if row.name.value.count < 4 { row.isPresented.value = true }
    }
    await row.show()
    for _ in 0..<3 {
      row.host.type("b")
      row.host.tapOK()
      await row.settle()
    }
    #expect(row.name.value == "abbb" && row.name.writes == 3)
    #expect(row.log.count { $0.hasPrefix("onValue") } == 3)
    #expect(!row.isPresented.value && row.host.panel == nil)
  }

  @Test func `an alert refuses the sheet and resets the binding`() async {
    let row = NameRowDouble()
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    row.screen.controller.present(alert, animated: false)
    await row.settle()
    await row.show()
    #expect(row.log == ["isPresented = false, removed", "onCancel alertPresented, removed"])
    #expect(row.screen.controller.presentedViewController === alert)
    row.screen.controller.dismiss(animated: false)
    await row.settle()
    await row.show()
    #expect(row.host.panel != nil)
    row.host.tapCancel()
    await row.settle()
  }

  @Test(arguments: Timing.allCases)
  func `other code that dismisses the sheet's controller resets the binding`(
    timing: Timing
  ) async {
    let row = NameRowDouble(timing)
    await row.show()
    row.screen.controller.dismiss(animated: false)
    await row.settle()
    #expect(row.log.count == 2 && row.log.last == "onCancel hostDetached, removed")
    #expect(!row.isPresented.value && row.host.panel == nil)
  }

  @Test func `an optional value is nil until OK`() async {
    let screen = SwiftUIScreenDouble()
    let host = TestHost(screen.controller)
    let isPresented = StateDouble(true, on: screen)
    let name = StateDouble<String?>(nil, on: screen)
    let modifier = ModifierDouble(on: screen) {
      SheetModifierValues(isPresented: isPresented.binding, value: name.binding) {
        TextContent.text($0 ?? "none")
      }
    }
    await host.settle()
    #expect(host.textField?.text == "none")
    host.tapCancel()
    await host.settle()
    #expect(name.value == nil && !isPresented.value)
    isPresented.value = true
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(name.value == "none")
    #expect(modifier.sheet?.isPresented != true)
  }

  /// Shows a sheet of a modifier twice: Cancel keeps a change out of the binding, and OK writes it.
  private func edit<Content: SheetContent>(
    _ initial: Content.Value, _ timing: Timing, content: @escaping (Content.Value) -> Content,
    change: (TestHost) -> Void
  ) async -> Content.Value where Content.Value: Equatable {
    let screen = SwiftUIScreenDouble(timing)
    let host = TestHost(screen.controller)
    let isPresented = StateDouble(false, on: screen)
    let value = StateDouble(initial, on: screen)
    let modifier = ModifierDouble(on: screen) {
      var values = SheetModifierValues(
        isPresented: isPresented.binding, value: value.binding
      ) { content($0) }
      values.configuration.confirmsDiscardingChanges = false
      return values
    }
    for confirms in [false, true] {
      isPresented.value = true
      await host.settle()
      change(host)
      // An update of the screen keeps the change.
      screen.stateDidChange()
      await host.settle()
      #expect(value.value == initial && value.writes == 0)
      if confirms { await host.tapOKAndWait() } else { host.tapCancel() }
      await host.settle()
      #expect(!isPresented.value && modifier.sheet?.isPresented != true)
    }
    #expect(value.writes == 1)
    return value.value
  }

  private struct Person: Equatable {
    var name = "a"
    var age = 30
  }

  @Test(arguments: Timing.allCases)
  func `forms, numbers, and options that load write their values at OK`(timing: Timing) async {
    let person = await edit(Person(), timing) { person in
      .form(person) { f, _ in
        f.field("Name", \.name) { .text($0) }
        f.field("Age", \.age) { .number($0, in: 0...120) }
      }
    } change: {
      $0.type("b")
    }
    #expect(person == Person(name: "ab", age: 30))
    let number = await edit(7, timing) {
      .number($0, in: 0...5_000)
    } change: {
      $0.type("8")
    }
    #expect(number == 78)
    let letter = await edit("a", timing) {
      .list(.loading { ["a", "b"].sheetOptions { $0 } }, selected: $0)
    } change: {
      $0.tapRow(1)
    }
    #expect(letter == "b")
  }

  @Test(arguments: Timing.allCases)
  func `two modifiers of one screen stack their sheets`(timing: Timing) async {
    let row = NameRowDouble(timing)
    let isPresented = StateDouble(false, on: row.screen)
    var values: [String] = []
    let other = ModifierDouble(on: row.screen) {
      var modifierValues = SheetModifierValues(isPresented: isPresented.binding) {
        TextContent.text("other")
      }
      modifierValues.onValue = { _, value in values.append(value) }
      return modifierValues
    }
    row.isPresented.value = true
    isPresented.value = true
    await row.settle()
    #expect(row.sheet?.isPresented == true && other.sheet?.isPresented == true)
    #expect(row.host.textField?.text == "other")
    row.host.tapOK()
    await row.settle()
    #expect(values == ["other"] && !isPresented.value && row.isPresented.value)
    #expect(row.log.isEmpty && row.host.textField?.text == "a")
    row.host.tapOK()
    await row.settle()
    #expect(row.log.last == "onValue a, removed" && !row.isPresented.value)
    #expect(row.screen.controller.presentedViewController == nil)
  }

  @Test func `a modifier has no sheet until it first presents one`() async {
    let row = NameRowDouble()
    await row.settle()
    row.screen.stateDidChange()
    await row.settle()
    #expect(row.sheet == nil)
    await row.show()
    #expect(row.sheet?.isPresented == true)
    let sheet = row.sheet
    row.host.tapCancel()
    await row.settle()
    await row.show()
    #expect(row.sheet === sheet)
    row.host.tapCancel()
    await row.settle()
  }
}
