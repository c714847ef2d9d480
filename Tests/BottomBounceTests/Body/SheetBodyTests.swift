import BottomBounce
import TestHost
import Testing
import UIKit

/// Bodies whose view contains the views of several other bodies.
@MainActor @Suite(.ownDevice) struct SheetBodyTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  @MainActor private final class Log {
    var names: [String] = []
  }

  /// A body that has all members that are closures, and logs their calls.
  private func makePart(_ name: String, _ log: Log) -> SheetBody<Int> {
    var body = SheetBody(UIView()) { 1 }
    body.settle = { log.names.append("\(name) settle") }
    body.cancel = { log.names.append("\(name) cancel") }
    body.handleKey = { key in
      log.names.append("\(name) \(key)")
      return key == .up
    }
    body.setContentFont = { log.names.append("\(name) \($0.pointSize)") }
    body.setEnabled = { log.names.append("\(name) \($0)") }
    body.prepareLayout = { width, _ in log.names.append("\(name) width \(width)") }
    return body
  }

  private func combine(_ parts: [SheetBody<Int>]) -> SheetBody<Int> {
    SheetBody(UIView(), combining: parts.map { $0.map { _ in } }) { parts.count }
  }

  @Test func `a combination calls the closures of all parts in order`() async throws {
    let log = Log()
    let body = combine([makePart("first", log), makePart("second", log)])
    #expect(try body.value() == 2)
    await body.settle?()
    body.cancel?()
    body.setContentFont?(.systemFont(ofSize: 20))
    body.setEnabled?(false)
    body.prepareLayout?(300, .zero)
    #expect(
      log.names == [
        "first settle", "second settle", "first cancel", "second cancel", "first 20.0",
        "second 20.0", "first false", "second false", "first width 300.0", "second width 300.0",
      ])
    log.names = []
    #expect(body.handleKey?(.up) == true && log.names == ["first up"])
    #expect(body.handleKey?(.down) == false)
    #expect(log.names == ["first up", "first down", "second down"])
  }

  @Test func `a combination of plain parts has no closures but the first responder`() {
    let first = UIView()
    let parts = [SheetBody(first) { 1 }, SheetBody(UIView()) { 2 }]
    let body = combine(parts)
    #expect(body.settle == nil && body.cancel == nil && body.handleKey == nil)
    #expect(body.setContentFont == nil && body.setEnabled == nil && body.prepareLayout == nil)
    #expect(body.fitHeight == nil && body.addButton == nil && body.extendToLowerEdge == nil)
    #expect(body.usesAnyHeight == nil && !body.growsSmoothly && !body.prefersGroupedBackground)
    #expect(!body.confirmsByItself)
    #expect(body.initialFirstResponder === first && body.initialAccessibilityElement?() === first)
  }

  @Test func `the first part has the upper edge, and the first scroll view counts`() {
    var edges: [Int] = []
    let scrollView = UIScrollView()
    var parts = [SheetBody(UIView()) { 1 }, SheetBody(UIView()) { 2 }]
    parts[1].contentScrollView = scrollView
    for index in 0...1 { parts[index].extendToUpperEdge = { _ in edges.append(index) } }
    let body = combine(parts)
    body.extendToUpperEdge?(nil)
    #expect(edges == [0] && body.contentScrollView === scrollView)
    parts[0].extendToUpperEdge = nil
    #expect(combine(parts).extendToUpperEdge == nil, "The last part isn't at the upper edge.")
  }

  @Test func `the last part has the row of buttons and the lower edge`() {
    let log = Log()
    var parts = [makePart("first", log), makePart("second", log)]
    for index in 0...1 {
      parts[index].extendToLowerEdge = { _ in log.names.append("edge \(index)") }
      parts[index].addButton = { _, _ in
        log.names.append("button \(index)")
        return UIButton()
      }
    }
    let body = combine(parts)
    body.extendToLowerEdge?(nil)
    _ = body.addButton?("Clear", UIAction { _ in })
    #expect(log.names == ["edge 1", "button 1"])
    parts[1].extendToLowerEdge = nil
    #expect(combine(parts).extendToLowerEdge == nil, "The first part isn't at the lower edge.")
  }

  @Test(
    arguments: [
      ([true, false], true), ([nil, true], true), ([nil, false], nil), ([false, false], false),
      ([], nil),
    ] as [([Bool?], Bool?)])
  func `a combination uses any height if a part does`(parts: [Bool?], expected: Bool?) {
    let bodies = parts.map { usesAnyHeight in
      var body = SheetBody(UIView()) { 1 }
      body.usesAnyHeight = usesAnyHeight
      return body
    }
    #expect(combine(bodies).usesAnyHeight == expected)
  }

  @Test func `each part fits the height that the others leave`() {
    let label = UIView()
    let list = UIView()
    let stack = UIStackView(arrangedSubviews: [label, list])
    stack.axis = .vertical
    stack.spacing = 10
    label.heightAnchor.constraint(equalToConstant: 50).isActive = true
    list.heightAnchor.constraint(equalToConstant: 400).isActive = true
    var heights: [CGFloat] = []
    var part = SheetBody(list) { 1 }
    part.fitHeight = { heights += [$0, $1] }
    let parts = [SheetBody(label) { 0 }.map { _ in }, part.map { _ in }]
    let body = SheetBody(stack, combining: parts) { 2 }
    body.prepareLayout?(300, .zero)
    body.fitHeight?(300, 600)
    #expect(heights == [240, 540])
  }

  // MARK: In a sheet

  private struct Order: Equatable {
    var name = ""
    var sizes: [String] = []
  }

  private struct OrderContent: SheetContent {
    let order: Order
    var count = 3

    func makeBody(_ context: SheetContext) -> SheetBody<Order> {
      let name = TextContent.text(order.name).rules(.required()).makeBody(context)
      let options = (1...count).map { "Option \($0)" }
      let sizes = ChecklistContent<[String]>.checklist(options, selected: order.sizes)
        .makeBody(context)
      let stack = UIStackView(arrangedSubviews: [name.view, sizes.view])
      stack.axis = .vertical
      return SheetBody(stack, combining: [name.map { _ in }, sizes.map { _ in }]) {
        () throws(ValidationError) in
        Order(name: try name.value(), sizes: try sizes.value())
      }
    }
  }

  @Test(arguments: [true, false])
  func `a text and a checklist return one value`(fromController: Bool) async {
    let outcomes = Outcomes<Order>()
    let content = OrderContent(order: Order(name: "An", sizes: ["Option 2"]))
    if fromController {
      sheet.show(
        content, from: host.controller, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    } else {
      outcomes.show(content, by: sheet, in: host.view)
    }
    await host.settle()
    #expect(host.firstResponder === host.textField)
    host.type("n")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Order(name: "Ann", sizes: ["Option 2"])])
    #expect(outcomes.total == 1)
  }

  @Test func `an invalid part keeps the sheet open, and Clear returns nil`() async throws {
    let outcomes = await host.show(OrderContent(order: Order()).orNone(), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0 && host.okButton?.isEnabled == false)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(outcomes.values == [nil] && outcomes.total == 1)
  }

  @Test func `the panel with a long list stays in the safe area`() async throws {
    let content = OrderContent(order: Order(), count: 60)
    let outcomes = await host.show(content, title: "Order", by: sheet)
    let panel = try #require(host.panel)
    #expect(panel.convert(panel.bounds, to: nil).minY >= host.view.safeAreaInsets.top)
    let list = try #require(host.view("BottomBounce.options"))
    #expect(list.bounds.height > 100)
    #expect(
      list.convert(list.bounds, to: nil).maxY <= panel.convert(panel.bounds, to: nil).maxY + 0.5,
      "The list isn't cut off, so the user can scroll to its last row.")
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
  }
}
