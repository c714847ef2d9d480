import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Lists, wheels, and buttons with touches, key presses, and rotation.
@MainActor @Suite(.ownDevice) struct OptionsOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private var table: UITableView? { screen.find("options") }
  private var search: UITextField? { screen.find("search") }
  private let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }
  private let many = (0..<10_000).sheetOptions { "Number \($0)" }

  private func row(_ row: Int) -> UITableViewCell? {
    table?.cellForRow(at: IndexPath(row: row, section: 0))
  }

  @Test func `scrolling the list changes neither the panel nor the selection`() throws {
    screen.show(.list(many, selected: 5_000))
    let table = try #require(table)
    let (panel, offset) = (screen.panel?.frame, table.contentOffset.y)
    let middle = device.middle(of: table)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 120), over: 0.1)
    screen.settleAnimations()
    #expect(table.contentOffset.y > offset + 100)
    #expect(screen.panel?.frame == panel)
    #expect(table.visibleCells.allSatisfy { $0.accessoryType == .none })
  }

  /// The data source of a list, which notes the rows that the table asks for.
  private final class RowRecorder: NSObject, UITableViewDataSource {
    private let list: OptionListView
    var rows: [Int] = []

    init(_ list: OptionListView) {
      self.list = list
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      list.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      rows.append(indexPath.row)
      return list.tableView(tableView, cellForRowAt: indexPath)
    }
  }

  @Test func `the rows that a letter finds are made once, from the first one on`() throws {
    screen.show(.list((0..<400).sheetOptions { "Number \($0)" }, selected: 200).searchable())
    let table = try #require(table)
    let list = try #require(table.superview as? OptionListView)
    try #require(search).becomeFirstResponder()
    screen.settleAnimations()
    let recorder = RowRecorder(list)
    table.dataSource = recorder
    table.layoutIfNeeded()
    for letter in ["1", "2"] {
      recorder.rows = []
      device.type(letter)
      device.advance(by: device.frameInterval)
      #expect(recorder.rows.count == Set(recorder.rows).count, "\(recorder.rows)")
      #expect(recorder.rows.min() == 0)
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }
    table.dataSource = list
    screen.settleAnimations()
  }

  @Test func `a list of 10,000 options creates only the visible rows`() throws {
    screen.show(.list(many, selected: 5_000).searchable())
    let table = try #require(table)
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count < 20)
    let middle = device.middle(of: table)
    for _ in 0..<3 {
      device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150), over: 0.04)
      screen.settleAnimations()
    }
    device.tap(try #require(search))
    screen.settleAnimations()
    device.type("7")
    screen.settleAnimations()
    #expect(table.subviews.filter { $0 is UITableViewCell }.count < 20)
  }

  @Test func `many options are read for a search when its field is tapped, not by a letter`()
    async throws
  {
    var count = 0
    let list = ListContent<Int>.list(
      Array(0..<2_000),
      title: {
        count += 1
        return "Number \($0)"
      })
    screen.show(list.searchable())
    device.tap(try #require(search))
    await device.settle()
    #expect(count >= 2_000)
    count = 0
    device.type("7")
    await device.settle()
    #expect(table?.numberOfRows(inSection: 0) == 542)
    #expect(count < 100)
  }

  @Test func `scrolling a long list allocates little memory per frame`() throws {
    screen.show(.list(many, selected: 5_000))
    device.updatedScreen()
    let table = try #require(table)
    let middle = device.middle(of: table)
    let made = cells(in: table)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150), over: 0.04)
    screen.settleAnimations()
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 150), over: 0.04)
    screen.settleAnimations()
    // Rows are reused. A few more exist while one disappears and another one appears.
    #expect(cells(in: table).subtracting(made).count < 6)
  }

  private func cells(in table: UITableView) -> Set<ObjectIdentifier> {
    Set(table.subviews.filter { $0 is UITableViewCell }.map { ObjectIdentifier($0) })
  }

  @Test(arguments: [DeviceModel.iPhoneSE3, .iPhone16, .iPadPro11])
  func `in landscape a long list stays within the host`(model: DeviceModel) throws {
    let screen = TestHost(on: Simulator(model))
    screen.show(.list(many, selected: 5_000).searchable(), title: "Number")
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    let panel = try #require(screen.panel)
    let table: UITableView = try #require(screen.find("options"))
    #expect(panel.frame.minY >= 0)
    #expect(table.bounds.height >= 44)
    let row = table.rectForRow(at: IndexPath(row: 5_000, section: 0))
    let body = try #require(table.superview as? OptionListView)
    let middle = table.bounds.minY + table.contentInset.top + body.area.layoutFrame.height / 2
    #expect(abs(row.midY - middle) < row.height, "The selection is centered again.")
  }

  @Test func `new options appear after the list stops scrolling`() async throws {
    var numbers = 0..<100
    let loader = OptionSource.loading { numbers.sheetOptions { "Number \($0)" } }
    screen.show(.list(loader))
    await device.settle()
    let table = try #require(table)
    let middle = device.middle(of: table)
    let finger = device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y - 80), over: 0.2)
    numbers = 0..<200
    loader.reload()
    for _ in 0..<5 { await Simulator.letTasksRun() }
    #expect(table.isDragging && table.numberOfRows(inSection: 0) == 100)
    finger.lift()
    await device.settle()
    #expect(table.numberOfRows(inSection: 0) == 200)
    #expect(table.contentOffset.y > 40, "The list keeps its position.")
  }

  @Test func `rotation keeps the scroll position of a list`() throws {
    screen.show(.list(many, selected: 5_000))
    let table = try #require(table)
    let middle = device.middle(of: table)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150), over: 0.5)
    screen.settleAnimations()
    let offset = table.contentOffset.y
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(table.contentOffset.y == offset)
  }

  @Test func `rotation keeps the scroll position of search results`() async throws {
    screen.show(.list(many, selected: 5_000).searchable())
    device.tap(try #require(search))
    screen.settleAnimations()
    device.type("5")
    await device.settle()
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(table?.contentOffset.y == table.map { -$0.adjustedContentInset.top })
  }

  @Test func `a list in a taller panel shows more rows at the bottom`() throws {
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    screen.show(.list(many, selected: 5_000))
    let table = try #require(table)
    let (offset, height) = (table.contentOffset.y, table.bounds.height)
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(table.bounds.height > height)
    #expect(table.contentOffset.y == offset)
  }

  @Test func `a tap on or near the search box starts the search`() throws {
    screen.show(.list(many).searchable())
    let box = try #require(search?.superview)
    let frame = box.convert(box.bounds, to: nil)
    try #require(frame.height < 44)
    for point in [
      CGPoint(x: frame.minX + 12, y: frame.midY), CGPoint(x: frame.midX, y: frame.minY + 43),
    ] {
      device.tap(at: point)
      screen.settleAnimations()
      #expect(search?.isFirstResponder == true, "\(point)")
      search?.resignFirstResponder()
      screen.settleAnimations()
    }
  }

  @Test func `OK waits for wheels, and later columns follow earlier ones`() async throws {
    let outcomes = screen.show(
      .wheels(.wheel(Array(0..<30), selected: 0) { "\($0)" }) { first in
        .wheel(Array(first * 100..<first * 100 + 5), selected: 0) { "\($0)" }
      })
    let picker: UIPickerView = try #require(screen.find("wheels"))
    let wheels = device.scrollViews(in: picker)
    let middle = device.middle(of: try #require(wheels.first))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), over: 0.06)
    device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    let value = try #require(outcomes.values.first)
    #expect(value.0 > 2)
    #expect(value.1 == value.0 * 100)
  }

  @Test func `Return confirms and Escape cancels`() async throws {
    let outcomes = screen.show(.list(colors, selected: "red"))
    device.press(.keyboardReturnOrEnter)
    await screen.awaitDecision()
    screen.settleAnimations()
    #expect(outcomes.values == ["red"])
    let others = screen.show(.list(colors).searchable())
    device.tap(try #require(search))
    screen.settleAnimations()
    device.press(.keyboardEscape)
    screen.settleAnimations()
    #expect(others.cancellations == [.escapeKey])
  }

  @Test func `VoiceOver reads rows from top to bottom`() throws {
    var options = colors
    options[2].isEnabled = false
    screen.show(.list(options, selected: "green").searchable(), title: "Color")
    let lines = device.accessibilityTree().split(separator: "\n").map { $0.dropFirst(2) }
    #expect(
      lines == [
        "button “Cancel”", "heading “Color”", "button “OK”", "search field “Search”",
        "list “Color”", "  button “RED”", "  button “GREEN”, selected",
        "  button “BLUE”, dimmed", "button “Dismiss”",
      ])
  }

  @Test func `option sheets have no leaks`() async throws {
    for _ in 0..<3 {
      for content in [ListContent.list(many, selected: 3)] {
        screen.show(content)
        device.tap(try #require(screen.okButton))
        await screen.awaitDecision()
        screen.settleAnimations()
      }
      screen.show(.buttons(colors))
      device.tap(try #require(screen.cancelButton))
      screen.settleAnimations()
      screen.show(.wheels([colors, colors]))
      device.tap(try #require(screen.cancelButton))
      screen.settleAnimations()
    }
    #expect(screen.view.subviews.isEmpty)
    #expect(device.leaks.isEmpty, "\(device.leaks)")
  }
}
