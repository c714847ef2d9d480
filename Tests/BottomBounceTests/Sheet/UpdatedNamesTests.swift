import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// An update by the app: the title for the eyes and for VoiceOver, buttons in the content, rows, and
/// reports.
@MainActor @Suite(.ownDevice) struct UpdatedNamesTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Trip { var name = "Ada" }

  /// Contents that can be updated, each with the class of the view that has the title as its name.
  private static let contents: [(any SheetContent, name: (UIView) -> String?)] = [
    (TextContent.text("a"), { ($0.currentFirstResponder as? UITextField)?.accessibilityLabel }),
    (TextContent.text("a").lines(2...4), { $0.currentFirstResponder?.accessibilityLabel }),
    (
      NumberContent<Int>.number(3, in: 0...9).style(.field),
      { $0.currentFirstResponder?.accessibilityLabel }
    ),
    (DateContent<Date>.date(), { $0.group(DateContentView.self)?.accessibilityLabel }),
    (
      DateContent<DateComponents>.day(), { $0.group(DateContentView.self)?.accessibilityLabel }
    ),
    (
      ListContent<String>.list(["a", "b"], selected: "a"),
      { $0.group(UITableView.self)?.accessibilityLabel }
    ),
    (
      ChecklistContent<[String]>.checklist(["a", "b"]),
      { $0.group(UITableView.self)?.accessibilityLabel }
    ),
    (
      WheelsContent<[String]>.wheels([["a"], ["b"]]).wheelTitles(["One", "Two"]),
      { $0.group(WheelsView.self)?.accessibilityLabel }
    ),
    (
      WheelsContent<String>.wheel(["a", "b"]),
      { view in
        let wheels = view.group(WheelsView.self)
        return wheels.flatMap { $0.pickerView($0.pickerView, accessibilityLabelForComponent: 0) }
      }
    ),
    (
      FormContent<Trip>.form(Trip()) { f, _ in f.field("Name", \.name) { .text($0) } },
      { $0.group(FormView.self)?.accessibilityLabel }
    ),
    (
      DateContent<Date>.date().orNone(), { $0.group(DateContentView.self)?.accessibilityLabel }
    ),
  ]

  @Test(arguments: [nil, "Old"])
  func `a new title is shown, and names the content`(old: String?) async throws {
    for (content, name) in Self.contents {
      try await checkNames(content, old: old, name: name)
    }
  }

  private func checkNames<Content: SheetContent>(
    _ content: Content, old: String?, name: (UIView) -> String?
  ) async throws {
    sheet.show(content, title: old, in: host.view) { _ in }
    await host.settle()
    let isUpdated = sheet.update(content, title: "New")
    #expect(isUpdated)
    await host.settle()
    let panel = try #require(host.panel)
    #expect(name(panel) == "New", "\(type(of: content))")
    let title = try #require(panel.label("New"))
    #expect(!title.isHidden && title.frame.width > 0)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a first title appears, and a refused update changes no name`() async throws {
    sheet.show(TextContent.text("a"), title: nil, in: host.view) { _ in }
    await host.settle()
    #expect(sheet.update(.text("b"), title: "First"))
    await host.settle()
    #expect(host.panel?.label("First")?.isHidden == false)
    #expect(host.textField?.accessibilityLabel == "First")
    #expect(!sheet.update(.day(), title: "No"))
    #expect(sheet.update(.text("c")))
    #expect(host.textField?.accessibilityLabel == "First")
  }

  @Test(arguments: [false, true])
  func `an update isn't reported as a change of the user`(isOther: Bool) async {
    var reported: [String] = []
    sheet.show(
      TextContent.text("ada").rules(.required()), in: host.view,
      callbacks: SheetCallbacks(valueChanged: { reported.append($0) })
    ) { _ in }
    await host.settle()
    // The last edit is invalid, so the app doesn't know it.
    for _ in 0..<3 { host.textField?.deleteBackward() }
    reported = []
    let other = isOther ? TextContent.text("bo", limit: 9) : .text("bo")
    #expect(sheet.update(other))
    await host.settle()
    #expect(reported == [])
    host.type("b")
    #expect(reported == ["bob"])
  }

  @Test func `the button for none changes its title in place`() async throws {
    for content in [false, true] {
      func show(_ title: String?) -> OptionalContent<DateContent<Date>> {
        .init(content ? .date().todayButton() : .date(), clearTitle: title)
      }
      sheet.show(show(nil), in: host.view) { _ in }
      await host.settle()
      let button = try #require(host.view("BottomBounce.clear") as? UIButton)
      #expect(button.title(for: .normal) == "Clear")
      sheet.update(show("Never"))
      #expect(button.title(for: .normal) == "Never" && button.window != nil)
      sheet.update(show(nil))
      #expect(button.title(for: .normal) == "Clear")
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test func `the Today button appears, changes, and disappears in place`() async throws {
    let outcomes = Outcomes<Date?>()
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    func content(_ title: String?) -> OptionalContent<DateContent<Date>> {
      let dates = DateContent<Date>.date(old)
      return (title.map { dates.todayButton($0) } ?? dates).orNone()
    }
    sheet.show(content(nil), in: host.view, onValue: outcomes.onValue)
    await host.settle()
    func button() -> UIButton? {
      (host.view("BottomBounce.today") as? UIButton).flatMap { $0.isHidden ? nil : $0 }
    }
    #expect(button() == nil)
    sheet.update(content("Now"))
    await host.settle()
    let clear = try #require(host.view("BottomBounce.clear"))
    let first = try #require(button())
    #expect(first.title(for: .normal) == "Now" && first.frame.maxX <= clear.frame.minX)
    sheet.update(content("Today"))
    #expect(button() === first && first.title(for: .normal) == "Today")
    sheet.update(content(nil))
    await host.settle()
    #expect(button() == nil && clear.frame.width > 200)
    sheet.update(content("Today"))
    await host.settle()
    button()?.sendActions(for: .touchUpInside)
    await host.settle()
    await host.tapOKAndWait()
    #expect(outcomes.values.first.flatMap { $0 }.map { $0 > old } == true)
  }

  /// Values on which the limits of their rows depend.
  private struct Numbers { var low = 4, size = "M" }

  @Test func `rows that depend on the row's own value change in place`() async throws {
    let outcomes = Outcomes<Numbers>()
    let sizes = ["M": ["M", "L", "XL"], "L": ["M", "L", "XL", "XXL"], "XXL": ["XL", "XXL"]]
    sheet.show(
      .form(Numbers()) { f, _ in
        f.field("Low", \.low) { .number($0, in: 0...($0 + 2)).style(.wheel) }
        f.field("Size", \.size) { .wheel(sizes[$0] ?? [], selected: $0) }
      }, in: host.view, onValue: outcomes.onValue)
    await host.settle()
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    rows[0].sendActions(for: .touchUpInside)
    await host.settle()
    func wheel() throws -> UIPickerView {
      try #require(host.view("BottomBounce.wheels") as? UIPickerView)
    }
    #expect(try wheel().numberOfRows(inComponent: 0) == 7)
    try turn(wheel(), to: 6)
    await host.settle()
    #expect(
      try wheel().numberOfRows(inComponent: 0) == 9 && wheel().selectedRow(inComponent: 0) == 6)
    try turn(wheel(), to: 8)
    await host.settle()
    #expect(try wheel().numberOfRows(inComponent: 0) == 11)
    rows[1].sendActions(for: .touchUpInside)
    await host.settle()
    try turn(wheel(), to: 1)
    await host.settle()
    #expect(try wheel().numberOfRows(inComponent: 0) == 4)
    try turn(wheel(), to: 3)
    await host.settle()
    #expect(
      try wheel().numberOfRows(inComponent: 0) == 2 && wheel().selectedRow(inComponent: 0) == 1)
    await host.tapOKAndWait()
    #expect(outcomes.values.map(\.low) == [8] && outcomes.values.map(\.size) == ["XXL"])
  }

  /// Turns a wheel as the user does.
  private func turn(_ wheel: UIPickerView, to row: Int) {
    wheel.selectRow(row, inComponent: 0, animated: false)
    (wheel.delegate as? WheelsView)?.pickerView(wheel, didSelectRow: row, inComponent: 0)
  }
}

extension UIView {
  /// The first view of a class in this view.
  fileprivate func group<View: UIView>(_ type: View.Type) -> View? {
    if let view = self as? View { return view }
    for view in subviews {
      if let view = view.group(type) { return view }
    }
    return nil
  }

  /// The visible label with a text.
  fileprivate func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}
