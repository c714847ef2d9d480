import BottomBounce
import TestHost
import Testing
import UIKit

/// The row of suggestions.
@MainActor @Suite(.ownDevice) struct SuggestionTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private func show(
    _ suggestions: [String] = [], matching: ((String) -> [String])? = nil, text: String = "",
    limit: Int? = nil, rule: TextRule? = nil,
    told: @escaping @MainActor (String) -> Void = { _ in }
  ) async -> Outcomes<String> {
    var content = TextContent.text(text, limit: limit).suggestions(suggestions)
    if let rule { content = content.rules(rule) }
    if let matching { content = content.suggestions(matching: matching) }
    let recorder = Outcomes<String>()
    sheet.show(
      content, in: host.view, callbacks: .init(valueChanged: told), onValue: recorder.onValue,
      onCancel: recorder.onCancel)
    await host.settle()
    return recorder
  }

  private var row: UIView? { host.view("BottomBounce.suggestions") }

  private var buttons: [UIButton] {
    func find(in view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? find(in: $0) }
    }
    return row.map(find) ?? []
  }

  private var titles: [String] { buttons.compactMap { $0.configuration?.title } }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `without suggestions there is no row`() async {
    _ = await show([])
    #expect(row == nil)
    await end()
  }

  @Test func `the suggestion that equals the text has the selected trait`() async {
    _ = await show(["Home", "Work"], text: "Home")
    func selected() -> [Bool] { buttons.map { $0.accessibilityTraits.contains(.selected) } }
    #expect(selected() == [true, false])
    buttons.last?.sendActions(for: .touchUpInside)
    #expect(host.textField?.text == "Work" && selected() == [false, true])
    host.type("s")
    #expect(selected() == [false, false])
    await end()
  }

  @Test func `every suggestion has a button that is large enough`() async {
    _ = await show(["A", "Work", "School"])
    #expect(titles == ["A", "Work", "School"])
    for button in buttons {
      #expect(button.bounds.width >= 44)
      #expect(button.bounds.height >= 44)
    }
    await end()
  }

  @Test func `tapping a suggestion inserts, reports, and validates it`() async {
    var told: [String] = []
    let recorder = await show(["Home", "Work"], text: "x", rule: .length(2...)) {
      told.append($0)
    }
    #expect(host.okButton?.isEnabled == false)
    host.tap(buttons[1])
    #expect(host.textField?.text == "Work")
    #expect(told == ["Work"])
    #expect(host.okButton?.isEnabled == true)
    #expect(host.textField?.isFirstResponder == true)
    host.type("s")
    #expect(host.textField?.text == "Works")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Works"])
  }

  @Test func `a suggestion that breaks a rule is inserted and shows the error`() async {
    _ = await show(["No"], rule: .length(3...))
    host.tap(buttons[0])
    #expect(host.problem == "Enter at least 3 characters.")
    #expect(host.okButton?.isEnabled == false)
    await end()
  }

  @Test func `a suggestion above the limit is inserted whole and shows the error`() async {
    _ = await show(["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"], limit: 2)
    host.tap(buttons[0])
    #expect(host.textField?.text == "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦")
    #expect(host.problem == "Characters over the limit: 1.")
    #expect(host.okButton?.isEnabled == false)
    await end()
  }

  @Test func `a suggestion replaces composed text`() async {
    _ = await show(["好"])
    host.textField?.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    host.tap(buttons[0])
    #expect(host.textField?.text == "好")
    #expect(host.textField?.markedTextRange == nil)
    await end()
  }

  @Test func `buttons are reused while the suggestions stay the same`() async {
    _ = await show(["Home", "Work"])
    let before = buttons
    host.type("x")
    await host.settle()
    #expect(buttons == before)
    await end()
  }

  @Test func `a closure updates suggestions for every text without changing the panel's height`()
    async throws
  {
    let cities = ["Paris", "Prague", "Rome"]
    _ = await show(matching: { text in cities.filter { $0.hasPrefix(text) } })
    #expect(titles == cities)
    let height = try #require(host.panel?.bounds.height)
    host.type("P")
    await host.settle()
    #expect(titles == ["Paris", "Prague"])
    host.type("x")
    await host.settle()
    #expect(titles == [])
    #expect(host.panel?.bounds.height == height)
    await end()
  }

  @Test func `right to left starts a long row at the right`() async throws {
    await host.changeTraits { $0.layoutDirection = .rightToLeft }
    _ = await show((0..<12).map { "Suggestion \($0)" })
    func scrollView(in view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
    let scroll = try #require(row.flatMap(scrollView))
    #expect(abs(scroll.contentOffset.x + scroll.bounds.width - scroll.contentSize.width) < 0.5)
    #expect(scroll.contentOffset.x > 100)
    await end()
  }
}
