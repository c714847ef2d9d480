import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The search field of a list with a hardware keyboard, without Full Keyboard Access.
@MainActor @Suite(.ownDevice) struct SearchKeyTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private static let names = ["Ann", "Bob", "Bono", "Boris"].sheetOptions { $0 }

  /// A list that is searched with keys, and what it returns.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let keys: [UIKeyboardHIDUsage]
    let value: String
    let show: @MainActor (TestHost) -> @MainActor () -> [String]

    init(
      _ name: String, _ text: String, _ keys: [UIKeyboardHIDUsage], _ value: String,
      _ content: @escaping @MainActor () -> some SheetContent
    ) {
      testDescription = name
      self.text = text
      self.keys = keys
      self.value = value
      show = { screen in
        let outcomes = screen.show(content())
        return { outcomes.values.map { "\($0)" } }
      }
    }
  }

  nonisolated private static let up = UIKeyboardHIDUsage.keyboardUpArrow
  nonisolated private static let down = UIKeyboardHIDUsage.keyboardDownArrow
  nonisolated private static let enter = UIKeyboardHIDUsage.keyboardReturnOrEnter
  private static var list: ListContent<String> { .list(names).searchable() }
  private static var checklist: ChecklistContent<[String]> { .checklist(names).searchable() }
  private static let sections = [
    SheetSection("A", options: ["Ann", "Abo"].sheetOptions { $0 }),
    SheetSection("B", options: ["Bob"].sheetOptions { $0 }),
  ]
  private static var disabled: [SheetOption<String>] {
    var names = names
    names[1].isEnabled = false
    return names
  }

  nonisolated static let cases: [Case] = [
    Case("list", "bo", [down, down, enter], "Bono") { list },
    Case("list, up to the last row", "bo", [up, enter], "Boris") { list },
    Case("list, up and down", "bo", [down, down, down, down, up, enter], "Bono") { list },
    Case("list without a text", "", [down, down, enter], "Bob") { list },
    Case("list, below the selection", "bo", [down, enter], "Boris") {
      .list(names, selected: "Bono").searchable()
    },
    Case("list, hidden selection", "bo", [down, enter], "Bob") {
      .list(names, selected: "Ann").searchable()
    },
    Case("list, disabled row", "bo", [down, enter], "Bono") { .list(disabled).searchable() },
    Case("checklist", "bo", [down, enter, down, down, enter], #"["Bob", "Boris"]"#) { checklist },
    Case("checklist, twice", "bo", [down, enter, down, enter, enter], #"["Bob"]"#) { checklist },
    Case("checklist, disabled row", "bo", [down, enter], #"["Bono"]"#) {
      .checklist(disabled).searchable()
    },
    Case("confirms on tap", "bo", [down, down, enter], "Bono") { list.confirmsOnTap() },
    Case("confirms on tap, disabled row", "bo", [up, up, up, up, enter], "Bono") {
      .list(disabled).searchable().confirmsOnTap()
    },
    Case("sections", "bo", [down, down, enter], "Bob") { .list(sections).searchable() },
    Case("sections of a checklist", "bo", [down, enter, down, enter], #"["Abo", "Bob"]"#) {
      .checklist(sections).searchable()
    },
    Case("sections, confirms on tap", "bo", [up, enter], "Bob") {
      .list(sections).searchable().confirmsOnTap()
    },
  ]

  init() {
    screen.device.showsSoftwareKeyboard = false
  }

  private var search: UITextField? { screen.find("search") }

  private func table() throws -> UITableView { try #require(screen.find("options")) }

  private func search(_ text: String) async throws {
    device.tap(try #require(search))
    screen.settleAnimations()
    device.type(text)
    await screen.settle()
  }

  private func press(_ keys: [UIKeyboardHIDUsage]) async {
    for key in keys {
      device.press(key)
      screen.settleAnimations()
    }
    await screen.settle()
  }

  @Test(arguments: cases)
  func `arrow keys in the search move through the rows, and Return selects`(item: Case)
    async throws
  {
    let values = item.show(screen)
    try await search(item.text)
    await press(item.keys)
    if values().isEmpty {
      #expect(search?.text == item.text)
      screen.tapOK()
      await screen.awaitDecision()
    }
    #expect(values() == [item.value])
  }

  @Test func `a checklist is searched on after Return, and a list isn't`() async throws {
    screen.show(Self.checklist)
    try await search("bo")
    await press([Self.down, Self.enter])
    #expect(search?.isFirstResponder == true)
    screen.show(Self.list)
    try await search("bo")
    await press([Self.down, Self.enter])
    #expect(search?.isFirstResponder == false)
    #expect(screen.sheet.state == .presented)
  }

  @Test(arguments: [0, 1, 2])
  func `without a highlighted row, Return ends the search`(kind: Int) async throws {
    switch kind {
    case 0: screen.show(Self.list)
    case 1: screen.show(Self.checklist)
    default: screen.show(Self.list.confirmsOnTap())
    }
    try await search("bo")
    await press([Self.enter])
    #expect(search?.isFirstResponder == false)
    #expect(screen.sheet.state == .presented)
  }

  @Test(arguments: [false, true])
  func `a search without a result ignores Up and Down`(confirmsOnTap: Bool) async throws {
    let outcomes = screen.show(Self.list.confirmsOnTap(confirmsOnTap))
    try await search("xyz")
    await press([Self.down, Self.up, Self.enter])
    #expect(search?.isFirstResponder == false)
    #expect(outcomes.total == 0)
    #expect(try table().indexPathForSelectedRow == nil)
  }

  @Test func `the input method has the arrow keys while text is marked`() async throws {
    screen.show(Self.checklist)
    try await search("")
    device.compose("bo")
    await press([Self.down])
    #expect(try table().indexPathForSelectedRow == nil)
    device.commitComposition(as: "bo")
    await press([Self.down])
    #expect(try table().indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test(arguments: [UIKeyModifierFlags.shift, .command, .alternate, .control])
  func `arrow keys with modifiers move in the text`(modifiers: UIKeyModifierFlags) async throws {
    screen.show(Self.checklist)
    try await search("bo")
    device.press(Self.down, modifiers: modifiers)
    #expect(try table().indexPathForSelectedRow == nil)
  }

  @Test func `the app sees neither the beginning nor the end of an arrow press`() async throws {
    let listener = KeyRecorder()
    listener.frame = screen.view.bounds
    screen.view.addSubview(listener)
    screen.show(Self.checklist, in: listener)
    try await search("bo")
    await press([Self.down, Self.up])
    #expect(listener.keys == [] && listener.ended == [])
  }

  @Test(arguments: [4, 20_000])
  func `another text ends the highlight at once`(count: Int) async throws {
    let many = (0..<count).sheetOptions { "Number \($0)" }
    let outcomes = screen.show(.list(many).searchable().confirmsOnTap())
    try await search("n")
    await press([Self.down])
    #expect(try table().indexPathForSelectedRow != nil)
    device.type("u")
    device.press(Self.enter)
    await screen.settle()
    #expect(outcomes.total == 0)
    #expect(search?.isFirstResponder == false)
  }

  @Test func `a list that the app saves ignores Return`() async throws {
    let (answers, server) = AsyncStream<Void>.makeStream()
    var values: [[String]] = []
    screen.sheet.show(
      Self.checklist, in: screen.view,
      commit: { _ in for await _ in answers {} },
      onValue: { values.append($0) })
    screen.settleAnimations()
    try await search("bo")
    device.press(Self.down)
    screen.tapOK()
    await device.settle()
    #expect(screen.sheet.state == .saving)
    device.press(Self.enter)
    server.finish()
    await screen.awaitDecision()
    #expect(values == [[]])
  }

  private struct Guest {
    var name = "Ann"
  }

  @Test(arguments: [false, true])
  func `a list in the sheet of a form's row is searched with keys`(confirmsOnTap: Bool)
    async throws
  {
    let outcomes = screen.show(
      .form(Guest()) { f, _ in
        f.field("Name", \.name) {
          .list(Self.names, selected: $0).searchable().confirmsOnTap(confirmsOnTap)
        }
      })
    await screen.settle()
    device.tap(try #require(device.accessibilityElement(labeled: "Name") as? UIControl))
    await screen.settle()
    try await search("bo")
    await press([Self.down, Self.down, Self.enter])
    if !confirmsOnTap { await press([Self.enter]) }
    device.press(Self.enter, modifiers: .command)
    await screen.awaitDecision()
    #expect(outcomes.values.map(\.name) == ["Bono"])
  }
}
