import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Fingers on the rows, the texts, and the wheels of a form.
@MainActor @Suite(.ownDevice) struct FormTouchTests {
  private let host = TestHost()
  private var device: Simulator { host.device }

  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  private func row(_ title: String) throws -> UIView {
    try #require(device.accessibilityElement(labeled: title) as? UIView)
  }

  // MARK: Clear

  private struct Trip {
    var day: DateComponents? = DateComponents(year: 2030, month: 6, day: 10)
    var date: Date? = Date(timeIntervalSince1970: 1_900_000_000)
    var time: Date? = Date(timeIntervalSince1970: 1_900_000_000)
    var both: Date? = Date(timeIntervalSince1970: 1_900_000_000)
    var month: Date? = Date(timeIntervalSince1970: 1_900_000_000)
    var number: Int? = 5
    var size: String? = "M"
    var pause: Duration? = .seconds(600)
    var open: Date?
  }

  nonisolated private static let titles = [
    "Day", "Date", "Time", "Both", "Month", "Number", "Size", "Pause", "Open",
  ]

  private func trip(inSection: Bool) -> FormContent<Trip> {
    .form(Trip()) { f, _ in
      @MainActor func add() {
        f.field("Day", \.day) { .day($0).style(.wheels).orNone() }
        f.field("Date", \.date) { .date($0).style(.wheels) }
        f.field("Time", \.time) { .date($0, mode: .time).style(.wheels).orNone() }
        f.field("Both", \.both) { .date($0, mode: .dateAndTime).style(.wheels) }
        f.field("Month", \.month) { .date($0, mode: .yearAndMonth) }
        f.field("Number", \.number) { .number($0, in: 1...20).style(.wheel) }
        f.field("Size", \.size) { .wheel(["S", "M", "L", "XL"], selected: $0) }
        f.field("Pause", \.pause) { .duration($0) }
        f.field("Open", \.open) { .date($0).style(.wheels) }
      }
      if inSection { f.section("Trip") { add() } } else { add() }
    }
  }

  @Test(arguments: titles, [false, true])
  func `Clear isn't undone by a wheel that spins`(title: String, inSection: Bool) async throws {
    let outcomes = host.show(trip(inSection: inSection))
    device.tap(try row(title))
    await host.settle()
    let wheel = try #require(
      host.wheels.first { $0.contentSize.height > $0.bounds.height + 200 } ?? host.wheels.first)
    let middle = device.middle(of: wheel)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.05)
    #expect(wheel.isDecelerating)
    device.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(try row(title).accessibilityValue == SheetStrings()[.none])
    await confirm()
    let trip = try #require(outcomes.values.first)
    let values: [Any?] = [
      trip.day, trip.date, trip.time, trip.both, trip.month, trip.number, trip.size, trip.pause,
      trip.open,
    ]
    let index = try #require(Self.titles.firstIndex(of: title))
    #expect(values[index] == nil)
  }

  // MARK: The insertion point

  private struct Texts {
    var name = "12345"
    var price = 1.0
    var note = "x"
  }

  private func texts() -> FormContent<Texts> {
    .form(Texts()) { f, _ in
      f.field("Note", \.note) { .text($0) }
      f.field("Name", \.name) { .text($0) }
      f.field("Price", \.price) { .number($0, in: 0...1_000, currency: "EUR") }
    }
  }

  private func field(_ title: String) throws -> UITextField {
    let fields: [UITextField] = host.formViews("BottomBounce.text")
    return try #require(fields.first { $0.accessibilityLabel?.hasPrefix(title) == true })
  }

  private func selection(of field: UITextField) -> Range<Int>? { field.selectedOffsets }

  @Test func `a tap beside the text of a line puts the insertion point at its end`() async throws {
    host.show(texts())
    let field = try field("Name")
    let middle = device.middle(of: field)
    device.tap(at: CGPoint(x: middle.x - field.bounds.width / 4, y: middle.y))
    await host.settle()
    #expect(field.isFirstResponder && selection(of: field) == 5..<5)
    device.tap(at: CGPoint(x: middle.x + field.bounds.width / 2 - 15, y: middle.y))
    await host.settle()
    let offset = try #require(selection(of: field)?.lowerBound)
    #expect((1...4).contains(offset), "A tap on the text puts it there.")
  }

  @Test(arguments: [true, false])
  func `the first tap into an amount selects all of it`(inForm: Bool) async throws {
    let outcomes = Outcomes<Double>()
    if inForm {
      host.sheet.show(texts(), in: host.view) { outcomes.onValue($0.price) }
    } else {
      outcomes.show(.number(1.0, in: 0...1_000, currency: "EUR"), by: host.sheet, in: host.view)
    }
    await host.settle()
    let fields: [UITextField] = host.formViews("BottomBounce.text")
    let field = try #require(fields.last)
    if inForm { device.tap(field) }
    await host.settle()
    #expect(selection(of: field) == 0..<(field.text?.utf16.count ?? 0))
    device.type("8")
    await confirm()
    #expect(outcomes.values == [8])
  }

  // MARK: Scrolling

  private func switches(_ count: Int) -> FormContent<[Bool]> {
    .form(Array(repeating: false, count: count)) { f, flags in
      for index in flags.indices { f.toggle("Flag \(index)", \.[index]) }
    }
  }

  @Test(arguments: [0, 0.4])
  func `a finger on a row scrolls the form, also after a rest`(rest: TimeInterval) async throws {
    let outcomes = host.show(switches(30))
    let contents = try #require(host.contents)
    let row = try row("Flag 3")
    let finger = device.touchDown(at: CGPoint(x: 60, y: device.middle(of: row).y))
    if rest > 0 { device.advance(by: rest) }
    finger.move(to: CGPoint(x: 60, y: device.middle(of: row).y - 140), over: 0.3)
    finger.lift()
    await host.settle()
    #expect(contents.contentOffset.y + contents.contentInset.top > 100)
    await confirm()
    #expect(outcomes.values == [Array(repeating: false, count: 30)])
  }

  @Test(arguments: [0, 0.4])
  func `a finger on a large button scrolls, also after a rest`(rest: TimeInterval) async throws {
    let outcomes = host.show(.buttons((1...19).map { "Button \($0)" }))
    let contents = try #require(host.contents)
    let button = try #require(host.control("BottomBounce.button.3"))
    let start = device.middle(of: button)
    let finger = device.touchDown(at: start)
    if rest > 0 { device.advance(by: rest) }
    finger.move(to: CGPoint(x: start.x, y: start.y - 140), over: 0.3)
    finger.lift()
    await host.settle()
    #expect(contents.contentOffset.y + contents.contentInset.top > 100)
    #expect(outcomes.total == 0)
  }

  @Test(arguments: [0, 0.4])
  func `a finger on a suggestion scrolls the row, also after a rest`(
    rest: TimeInterval
  ) async throws {
    host.show(.text("a").suggestions((1...20).map { "Suggestion \($0)" }))
    let row = try #require(host.view("BottomBounce.suggestions"))
    let scrollView = try #require(row.subviews.first { $0 is UIScrollView } as? UIScrollView)
    let start = device.middle(of: row)
    let finger = device.touchDown(at: start)
    if rest > 0 { device.advance(by: rest) }
    finger.move(to: CGPoint(x: start.x - 140, y: start.y), over: 0.3)
    finger.lift()
    await host.settle()
    #expect(scrollView.contentOffset.x > 100 && host.textField?.text == "a")
  }

  @Test(arguments: ["Flag 1", "header"])
  func `a drag down on a row moves the panel as one on the header does`(
    place: String
  ) async throws {
    let outcomes = host.show(switches(4))
    let view = place == "header" ? host.header : try row(place)
    let start = device.middle(of: try #require(view))
    let top = device.middle(of: try #require(host.panel)).y
    let finger = device.touchDown(at: CGPoint(x: start.x - 40, y: start.y))
    finger.move(to: CGPoint(x: start.x - 40, y: start.y + 120), over: 0.3)
    #expect(device.middle(of: try #require(host.panel)).y - top > 90)
    finger.move(to: CGPoint(x: start.x - 40, y: start.y + 400), over: 0.1)
    finger.lift()
    await host.settle()
    #expect(outcomes.cancellations == [.drag])
  }

  @Test func `a drag on a slider or a switch stays with it`() async throws {
    struct Sound {
      var volume: Float = 0.5
      var isOn = false
    }
    host.show(
      FormContent<Sound>.form(Sound()) { f, _ in
        f.toggle("On", \.isOn)
        f.field("Volume", \.volume) { volume in
          .control(\UISlider.value) {
            let slider = UISlider()
            slider.value = volume
            return slider
          }
        }
      })
    let top = device.middle(of: try #require(host.panel)).y
    let slider = try #require((host.formViews(nil) as [UISlider]).first)
    let toggle = try #require((host.formViews(nil) as [UISwitch]).first)
    for view in [slider, toggle] {
      let start = device.middle(of: view)
      let finger = device.touchDown(at: start)
      device.advance(by: 0.4)
      finger.move(to: CGPoint(x: start.x, y: start.y + 120), over: 0.3)
      #expect(abs(device.middle(of: try #require(host.panel)).y - top) < 1)
      finger.lift()
      await host.settle()
    }
  }

  // MARK: Rows that are described again

  private struct Shirt {
    var name = "a"
    var size = "S"
  }

  /// A form whose text is checked, after which the app describes its fields again.
  private func shirt(
    _ server: CheckServer, sizes: @escaping () -> [String]
  ) -> FormContent<Shirt> {
    .form(Shirt()) { f, _ in
      f.field("Name", \.name) { .text($0).rules(.async { try await server.check($0) }) }
      f.field("Size", \.size) { .list(sizes(), selected: $0) }
    }
  }

  @Test func `a finger on an option chooses it, although a check ends meanwhile`() async throws {
    let server = CheckServer()
    let outcomes = host.show(shirt(server) { ["S", "M", "L"] })
    device.type("b")
    device.advance(by: 1)
    device.tap(try row("Size"))
    await host.settle()
    let finger = device.touchDown(
      at: device.middle(of: try #require(host.control("BottomBounce.button.2"))))
    server.answer("ab")
    await host.settle()
    finger.lift()
    await host.settle()
    server.isQuick = true
    await confirm()
    #expect(outcomes.values.map(\.size) == ["L"])
  }

  @Test func `a choice in a row's sheet is kept, although the row is replaced`() async throws {
    let server = CheckServer()
    var sizes = (1...7).map { "\($0)" }
    sizes[0] = "S"
    let outcomes = host.show(shirt(server) { sizes })
    device.type("b")
    device.advance(by: 1)
    device.tap(try row("Size"))
    await host.settle()
    sizes = ["S", "2"]
    server.answer("ab")
    await host.settle()
    let table = try #require(host.view("BottomBounce.options") as? UITableView)
    host.tapRow(IndexPath(row: 1, section: 0), in: table)
    host.tapOK()
    await host.settle()
    server.isQuick = true
    await confirm()
    #expect(outcomes.values.map(\.size) == ["2"])
  }

  // MARK: Keys

  @Test(arguments: [0, 1, 2])
  func `an arrow key goes to the row that a tap has opened`(index: Int) async throws {
    device.showsSoftwareKeyboard = false
    struct Numbers { var values = [5, 5, 5] }
    let outcomes = host.show(
      FormContent<Numbers>.form(Numbers()) { f, _ in
        for index in 0..<3 {
          f.field("Number \(index)", \.values[index]) { .number($0, in: 1...20).style(.wheel) }
        }
      })
    device.tap(try row("Number \(index)"))
    await host.settle()
    for _ in 0..<3 {
      device.press(.keyboardDownArrow)
      await host.settle()
    }
    device.press(.keyboardReturnOrEnter)
    await host.settle()
    await confirm()
    var expected = [5, 5, 5]
    expected[index] = 8
    #expect(outcomes.values.map(\.values) == [expected])
  }
}
