import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// One wheel, and two wheels whose values have different types.
@MainActor @Suite(.ownDevice) struct WheelTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let models = ["Audi": ["A3", "A4", "A6"], "BMW": ["X1", "X3"]]

  private var view: WheelsView? { picker?.superview as? WheelsView }
  private var picker: UIPickerView? { host.view("BottomBounce.wheels") as? UIPickerView }

  /// Selects a row as turning the wheel does.
  private func turn(_ wheel: Int, to row: Int) {
    guard let picker else { return }
    picker.selectRow(row, inComponent: wheel, animated: false)
    view?.pickerView(picker, didSelectRow: row, inComponent: wheel)
  }

  private func titles(_ wheel: Int) -> [String?] {
    guard let picker else { return [] }
    return (0..<picker.numberOfRows(inComponent: wheel)).map {
      view?.pickerView(picker, titleForRow: $0, forComponent: wheel)
    }
  }

  private func label(_ wheel: Int) -> String? {
    picker.flatMap { view?.pickerView($0, accessibilityLabelForComponent: wheel) }
  }

  // MARK: One wheel

  @Test func `a wheel returns its initial value without a touch, and then the turned one`() async {
    for row in [nil, 2] {
      let outcomes = await host.show(.wheel(["S", "M", "L"], selected: "M"), by: sheet)
      #expect(titles(0) == ["S", "M", "L"] && picker?.selectedRow(inComponent: 0) == 1)
      if let row { turn(0, to: row) }
      host.tapOK()
      await host.settle()
      #expect(outcomes.values == [row == nil ? "M" : "L"])
    }
  }

  @Test func `a wheel of values begins with the first one`() async {
    let outcomes = await host.show(.wheel([5, 10, 15]) { "\($0) min" }, by: sheet)
    #expect(titles(0) == ["5 min", "10 min", "15 min"])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [5])
  }

  @Test func `a value that isn't in the wheel disables OK until the wheel is turned`() async {
    let outcomes = await host.show(.wheel(["S", "M"], selected: "X"), by: sheet)
    #expect(host.okButton?.isEnabled == false && host.problem != nil)
    turn(0, to: 1)
    #expect(host.okButton?.isEnabled == true && host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["M"])
  }

  @Test func `an empty wheel shows that there is nothing to choose`() async {
    let outcomes = await host.show(.wheel([String]()), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0 && host.problem == SheetStrings()[.noOption])
    host.tapCancel()
    await host.settle()
  }

  @Test func `Clear returns no value`() async throws {
    let outcomes = await host.show(.wheel(["S", "M"]).orNone(), by: sheet)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `a wheel is labeled with its title or the title of the sheet`() async {
    _ = await host.show(.wheel(["S"]), title: "Size", by: sheet)
    #expect(label(0) == "Size")
    host.tapCancel()
    await host.settle()
    _ = await host.show(.wheel(["S"]).wheelTitles(["Letter"]), title: "Size", by: sheet)
    #expect(label(0) == "Letter")
    host.tapCancel()
    await host.settle()
  }

  // MARK: Two wheels

  private var cars: WheelsContent<(String, String)> {
    .wheels(.wheel(models.keys.sorted(), selected: "Audi").wheelTitles(["Make"])) { [models] make in
      .wheel(models[make] ?? [], selected: "A6").wheelTitles(["Model"])
    }
  }

  @Test func `independent wheels return a pair of two types`() async throws {
    let outcomes = await host.show(
      .wheels(.wheel(["a", "b"], selected: "b"), .wheel([1, 2, 3], selected: 3) { "\($0)" }),
      by: sheet)
    turn(1, to: 1)
    host.tapOK()
    await host.settle()
    let pair = try #require(outcomes.values.first)
    #expect(pair == ("b", 2))
  }

  @Test func `the second wheel depends on the first one`() async throws {
    let outcomes = await host.show(cars, by: sheet)
    #expect(titles(1) == ["A3", "A4", "A6"] && picker?.selectedRow(inComponent: 1) == 2)
    #expect(label(0) == "Make" && label(1) == "Model")
    turn(0, to: 1)
    #expect(titles(1) == ["X1", "X3"] && picker?.selectedRow(inComponent: 1) == 1)
    host.tapOK()
    await host.settle()
    let pair = try #require(outcomes.values.first)
    #expect(pair == ("BMW", "X3"))
  }

  @Test func `an initial value of the second wheel counts without one of the first`() async throws {
    let outcomes = await host.show(
      .wheels(.wheel(["a", "b"]), .wheel(["c", "d"], selected: "d")), by: sheet)
    #expect(picker?.selectedRow(inComponent: 0) == 0 && picker?.selectedRow(inComponent: 1) == 1)
    host.tapOK()
    await host.settle()
    let pair = try #require(outcomes.values.first)
    #expect(pair == ("a", "d"))
  }

  @Test func `a pair of wheels is unchanged if both values are equal again`() async throws {
    let outcomes = Outcomes<(String, String)>()
    outcomes.show(
      cars, by: sheet, in: host.view, SheetConfiguration { $0.confirmsDiscardingChanges = true })
    await host.settle()
    turn(1, to: 0)
    turn(1, to: 2)
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
  }

  @Test func `Clear accepts a pair of wheels, which is unchanged if both values are equal again`()
    async throws
  {
    let outcomes = Outcomes<(String, String)?>()
    outcomes.show(
      cars.orNone(), by: sheet, in: host.view,
      SheetConfiguration { $0.confirmsDiscardingChanges = true })
    await host.settle()
    turn(1, to: 0)
    turn(1, to: 2)
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
    outcomes.show(cars.orNone(), by: sheet, in: host.view, SheetConfiguration())
    await host.settle()
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(outcomes.values.count == 1 && outcomes.values.first.flatMap { $0 } == nil)
  }

  // MARK: Bodies that wrap others

  @Test func `a mapped body keeps all members, and its error`() throws {
    let view = UIView()
    view.tag = 2
    var body = SheetBody(view) { view.tag }
    body.growsSmoothly = true
    body.handleKey = { $0 == .up }
    let mapped = body.map { value throws(ValidationError) in
      if value > 2 { throw ValidationError("Too many.") }
      return "\(value)"
    }
    #expect(mapped.view === view && mapped.growsSmoothly)
    #expect(mapped.handleKey?(.up) == true && mapped.handleKey?(.down) == false)
    #expect(try mapped.value() == "2")
    view.tag = 3
    #expect(throws: ValidationError("Too many.")) { try mapped.value() }
  }

  @Test func `a body around another one has its members, and its view as first responder`() {
    var inner = SheetBody(UIView()) { 2 }
    var heights: [CGFloat] = []
    inner.fitHeight = { current, _ in heights.append(current) }
    inner.extendToLowerEdge = { _ in heights.append(-1) }
    let outer = SheetBody<[Int]>(UIView(), wrapping: inner) { () throws(ValidationError) in
      [try inner.value()]
    }
    #expect(outer.initialFirstResponder === inner.view)
    #expect(outer.initialAccessibilityElement?() === inner.view)
    outer.fitHeight?(7, 8)
    outer.extendToLowerEdge?(nil)
    #expect(heights == [7, -1])
  }

  // MARK: Dependent wheels

  @Test func `a third wheel depends on two others`() async {
    let content = WheelsContent<((Int, Int), Int)>.wheels(
      .wheels(.wheel([1, 2], selected: 2) { "\($0)" }) { first in
        .wheel([first * 10, first * 10 + 1], selected: 21) { "\($0)" }
      }
    ) { pair in .wheel([pair.0 + pair.1, 7], selected: 7) { "\($0)" } }
    let outcomes = await host.show(content, by: sheet)
    #expect((0..<3).map { titles($0) } == [["1", "2"], ["20", "21"], ["23", "7"]])
    turn(1, to: 0)
    #expect(titles(2) == ["22", "7"])
    turn(0, to: 0)
    #expect((1..<3).map { titles($0) } == [["10", "11"], ["11", "7"]])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map { [$0.0.0, $0.0.1, $0.1] } == [[1, 10, 7]])
  }
}
