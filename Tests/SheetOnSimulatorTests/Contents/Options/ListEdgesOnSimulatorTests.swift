import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The drawn scroll indicators of lists, and their edges above the keyboard and under glass.
@MainActor @Suite(.ownDevice) struct ListEdgesOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private let many = (0..<60).sheetOptions { "Number \($0)" }

  /// The layers of a table's indicators, which have no views.
  private func indicators(_ table: UITableView?) -> Int {
    (table?.layer.sublayers ?? []).filter { layer in
      table?.subviews.contains { $0.layer === layer } == false
    }.count
  }

  @Test func `the indicator of a list is visible from the rest of the sheet until it fades`() {
    var counts: [Int] = []
    screen.sheet.show(
      .list(many), in: screen.view,
      callbacks: .init(
        didPresent: { [screen] in counts.append(indicators(screen.find("options"))) })
    ) { _ in }
    device.advance(by: device.frameInterval)
    #expect(indicators(screen.find("options")) == 0 && counts == [])
    screen.settleAnimations()
    #expect(counts == [1])
    #expect(indicators(screen.find("options")) == 0)
    screen.sheet.dismiss()
    screen.settleAnimations()
    screen.show(.list(Array(many.prefix(3))))
    let short: UITableView? = screen.find("options")
    #expect(indicators(short) == 0, "Three rows don't scroll.")
  }

  @Test func `rows that arrive later flash the indicator once`() async {
    var count = 60
    let loader = OptionSource.loading {
      await Task.yield()
      return (0..<count).sheetOptions { "Number \($0)" }
    }
    screen.show(.list(loader))
    #expect(indicators(screen.find("options")) == 0)
    for _ in 0..<5 { await Simulator.letTasksRun() }
    #expect(indicators(screen.find("options")) == 1)
    await device.settle()
    #expect(indicators(screen.find("options")) == 0)
    count = 80
    loader.reload()
    for _ in 0..<5 { await Simulator.letTasksRun() }
    let table: UITableView? = screen.find("options")
    #expect(table?.numberOfRows(inSection: 0) == 80)
    #expect(indicators(table) == 0)
  }

  @Test(arguments: ["18.0", "26.0"], [false, true])
  func `the first and the last row scroll to their places above the keyboard`(
    version: String, isMirrored: Bool
  ) throws {
    let screen = TestHost(on: Simulator(systemVersion: version))
    if isMirrored { screen.controller.traitOverrides.layoutDirection = .rightToLeft }
    screen.show(.list(many).searchable(), title: "Number") { $0.detents = [.medium, .large] }
    let table: UITableView = try #require(screen.find("options"))
    let box = try #require(screen.find("search", as: UITextField.self)?.superview)
    func distance() -> CGFloat {
      let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
      return table.convert(row, to: nil).minY - box.convert(box.bounds, to: nil).maxY
    }
    #expect(abs(distance() - 12) < 0.5)
    screen.device.tap(try #require(screen.find("search", as: UITextField.self)))
    screen.settleAnimations()
    #expect(abs(distance() - 12) < 0.5)
    table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    screen.settleAnimations()
    let last = table.convert(table.rectForRow(at: IndexPath(row: 59, section: 0)), to: nil)
    let keyboard = screen.view.keyboardLayoutGuide.layoutFrame
    #expect(keyboard.height > 100 && last.maxY <= keyboard.minY + 0.5)
  }

  @Test func `rows scroll under a header of glass, up to the edge of the panel`() throws {
    let screen = TestHost(on: Simulator(systemVersion: "26.0"))
    screen.show(.list(many), title: "Number") { $0.detents = [.medium, .large] }
    let table: UITableView = try #require(screen.find("options"))
    let panel = try #require(screen.panel)
    let cancel = try #require(screen.cancelButton)
    let top = table.convert(table.bounds, to: panel).minY
    #expect(abs(top) < 0.5)
    let finger = screen.device.touchDown(at: screen.device.middle(of: cancel))
    finger.lift()
    screen.settleAnimations()
    #expect(screen.panel == nil, "Cancel is in front of the rows.")
  }
}
