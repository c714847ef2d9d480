import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets that an optional item presents.
@MainActor @Suite(.ownDevice) struct SheetItemTests {
  typealias Timing = SwiftUIScreenDouble.Timing

  private struct Reminder: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  /// A stand-in for a SwiftUI list whose rows are edited in a sheet.
  @MainActor private final class List {
    let host: TestHost
    let screen: SwiftUIScreenDouble
    let edited: StateDouble<Reminder?>
    var log: [String] = []
    var onOutcome: (@MainActor () -> Void)?
    private(set) var modifier: ModifierDouble<Reminder, TextContent>?

    init(_ timing: Timing) {
      screen = SwiftUIScreenDouble(timing)
      host = TestHost(screen.controller)
      edited = StateDouble(nil, on: screen)
      edited.onWrite = { [unowned self] in
        log.append("edited = \($0.map { String($0.id) } ?? "nil")")
      }
      modifier = ModifierDouble(on: screen) { [unowned self] in
        var values = SheetModifierValues(item: edited.binding) { TextContent.text($0.text) }
        values.onValue = { [unowned self] item, value in
          log.append("onValue \(item.id) \(value)")
          onOutcome?()
        }
        values.buttons = { [unowned self] item in
          [SheetButton("Remove") { self.log.append("remove \(item.id)") }]
        }
        values.onCancel = { [unowned self] item, reason in
          log.append("onCancel \(item.id) \(reason)")
          onOutcome?()
        }
        return values
      }
    }

    func edit(_ item: Reminder?) async {
      edited.value = item
      await host.settle()
    }
  }

  private let milk = Reminder(id: 1, text: "milk")
  private let bread = Reminder(id: 2, text: "bread")

  @Test(arguments: Timing.allCases)
  func `OK resets the binding and passes the item with the value`(timing: Timing) async {
    let list = List(timing)
    await list.edit(milk)
    #expect(list.host.textField?.text == "milk")
    list.host.type("!")
    list.host.tapOK()
    await list.host.settle()
    #expect(list.log == ["edited = nil", "onValue 1 milk!"])
    #expect(list.edited.value == nil && list.host.panel == nil)
  }

  @Test(arguments: Timing.allCases, [true, false])
  func `a button has the item of its sheet, after the closure`(
    timing: Timing, goesAway: Bool
  ) async throws {
    let list = List(timing)
    await list.edit(milk)
    list.host.tap(try #require(list.host.control("BottomBounce.action.0") as? UIButton))
    if goesAway { list.edited.value = bread }
    await list.host.settle()
    let log = goesAway ? list.log.filter { !$0.hasPrefix("edited") } : list.log
    let expected = ["edited = nil", "onCancel 1 button", "remove 1"]
    #expect(log == (goesAway ? Array(expected.dropFirst()) : expected))
    await list.edit(nil)
  }

  @Test(arguments: Timing.allCases)
  func `another item replaces the sheet, and stays presented`(timing: Timing) async {
    let list = List(timing)
    await list.edit(milk)
    await list.edit(bread)
    #expect(list.log == ["onCancel 1 programmatic"])
    #expect(list.edited.value == bread && list.edited.writes == 0)
    #expect(list.host.textField?.text == "bread")
    list.host.tapOK()
    await list.host.settle()
    #expect(list.log.dropFirst() == ["edited = nil", "onValue 2 bread"])
    #expect(list.screen.controller.presentedViewController == nil)
  }

  @Test(arguments: Timing.allCases)
  func `an item that the app removes cancels its sheet`(timing: Timing) async {
    let list = List(timing)
    await list.edit(milk)
    await list.edit(nil)
    #expect(list.log == ["onCancel 1 programmatic"])
    #expect(list.edited.writes == 0 && list.host.panel == nil)
  }

  @Test(arguments: Timing.allCases)
  func `a change of the same item keeps its sheet`(timing: Timing) async {
    let list = List(timing)
    await list.edit(milk)
    list.host.type("!")
    await list.edit(Reminder(id: 1, text: "water"))
    #expect(list.log.isEmpty && list.host.textField?.text == "water")
    list.host.type("!")
    await list.edit(Reminder(id: 1, text: "water"))
    list.host.tapOK()
    await list.host.settle()
    #expect(list.log == ["edited = nil", "onValue 1 water!"])
  }

  @Test(arguments: Timing.allCases, [true, false])
  func `an item that is set together with an outcome is shown, and stays presented`(
    timing: Timing, isOK: Bool
  ) async {
    let list = List(timing)
    await list.edit(milk)
    if isOK { await list.host.tapOKAndWait() } else { list.host.tapCancel() }
    await list.edit(bread)
    #expect(list.host.textField?.text == "bread" && list.edited.value == bread)
    #expect(list.log.last == (isOK ? "onValue 1 milk" : "onCancel 1 cancelButton"))
    #expect(list.log.count { $0.hasPrefix("on") } == 1)
    list.host.tapCancel()
    await list.host.settle()
    #expect(list.log.last == "onCancel 2 cancelButton" && list.edited.value == nil)
  }

  @Test(arguments: Timing.allCases)
  func `a closure can show the sheet for the next item`(timing: Timing) async {
    let list = List(timing)
    list.onOutcome = { [unowned list, bread] in
      if list.log.count < 3 { list.edited.value = bread }
    }
    await list.edit(milk)
    list.host.tapOK()
    await list.host.settle()
    #expect(list.host.textField?.text == "bread")
    list.host.tapCancel()
    await list.host.settle()
    #expect(
      list.log == ["edited = nil", "onValue 1 milk", "edited = nil", "onCancel 2 cancelButton"])
  }

  @Test(arguments: Timing.allCases)
  func `only the last of several items in one turn is shown`(timing: Timing) async {
    let list = List(timing)
    for item in [milk, bread, nil, milk, bread] { list.edited.value = item }
    await list.host.settle()
    #expect(list.host.textField?.text == "bread" && list.log.isEmpty)
    await list.edit(nil)
    #expect(list.log == ["onCancel 2 programmatic"])
  }
}
