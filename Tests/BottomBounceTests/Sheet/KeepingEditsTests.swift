import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Updates that keep what the user has entered, and buttons that change.
@MainActor @Suite(.ownDevice) struct KeepingEditsTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// Updates a sheet with the content of each second.
  private func countDown<Content: SheetContent>(
    to content: Content, isEnabled: Bool = false, title: String = "Send Again in 9 s"
  ) -> Bool {
    sheet.update(
      content, extraButtons: [SheetButton(title, dismissesSheet: false, isEnabled: isEnabled) {}],
      keepingEdits: true)
  }

  @Test func `a code keeps its digits while a button counts down`() async throws {
    let code = TextContent.text("", limit: 6)
    _ = await host.show(
      code, by: sheet, extraButtons: [SheetButton("Send Again in 30 s", isEnabled: false) {}])
    let button = try #require(host.control("BottomBounce.action.0") as? UIButton)
    #expect(!button.isEnabled)
    host.type("12")
    for second in (0..<3).reversed() {
      #expect(countDown(to: code, title: "Send Again in \(second) s"))
      #expect(
        host.textField?.text == "12" && button.configuration?.title?.contains("\(second)") == true)
      #expect(host.textField?.selectedOffsets == 2..<2)
    }
    host.tap(button)
    await host.settle()
    #expect(sheet.isPresented)
    #expect(countDown(to: code, isEnabled: true, title: "Send Again"))
    #expect(host.control("BottomBounce.action.0") === button && button.isEnabled)
    host.type("3")
    #expect(host.textField?.text == "123")
  }

  @Test func `everything else is that of the new content`() async {
    let outcomes = await host.show(.text("a", limit: 9).footer { "\($0.count)" }, by: sheet)
    host.type("bcd")
    #expect(
      sheet.update(
        .text("x", limit: 3).rules(.required()).footer { "\($0)!" }, title: "New",
        keepingEdits: true))
    await host.settle()
    #expect(host.textField?.text == "abcd" && host.okButton?.isEnabled == false)
    #expect(host.panel?.texts.contains("New") == true && host.problem != nil)
    host.textField?.deleteBackward()
    #expect(host.footer == "abc!" && host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["abc"])
  }

  @Test func `a value that the user hasn't edited follows the content, and is the initial one`()
    async
  {
    _ = await host.show(
      .text("a"), by: sheet,
      configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = true })
    #expect(sheet.update(.text("b"), keepingEdits: true))
    await host.settle()
    #expect(host.textField?.text == "b" && host.okButton?.isEnabled == false)
    #expect(sheet.update(.text("c")))
    #expect(sheet.update(.text("d"), keepingEdits: true))
    await host.settle()
    #expect(host.textField?.text == "c" && host.okButton?.isEnabled == true)
  }

  private struct Person: Equatable {
    var name = "a"
    var age = 3
  }

  @Test func `each content keeps what the user has entered`() async {
    _ = await host.show(.list(["a", "b", "c"], selected: "a"), by: sheet)
    host.tapRow(1)
    #expect(sheet.update(.list(["c", "b"], selected: "c"), keepingEdits: true))
    #expect(sheet.currentValue(as: String.self) == "b")
    sheet.dismiss()
    await host.settle()
    _ = await host.show(.number(3, in: 0...9).style(.field), by: sheet)
    host.type("4")
    #expect(sheet.update(.number(5, in: 0...99).style(.field), keepingEdits: true))
    #expect(sheet.currentValue(as: Int.self) == 34)
    sheet.dismiss()
    await host.settle()
    func form(_ person: Person, limit: Int) -> FormContent<Person> {
      .form(person) { f, _ in
        f.field("Name", \.name) { .text($0, limit: limit) }
        f.field("Age", \.age) { .number($0, in: 0...9).style(.field) }
      }
    }
    _ = await host.show(form(Person(), limit: 2), by: sheet)
    (host.formViews("BottomBounce.text") as [UITextField]).first?.becomeFirstResponder()
    host.type("bc")
    #expect(sheet.update(form(Person(name: "x", age: 7), limit: 5), keepingEdits: true))
    #expect(sheet.currentValue(as: Person.self) == Person(name: "abc", age: 3))
  }

  @Test func `marked text stays until the input method ends`() async {
    _ = await host.show(.text("a"), by: sheet)
    host.textField?.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(sheet.update(.text("x").lines(2...4), keepingEdits: true))
    #expect(host.textField?.text == "aか" && host.textField?.markedTextRange != nil)
    host.textField?.unmarkText()
    await host.settle()
    #expect(host.textView?.text == "aか")
  }

  @Test(arguments: [[1, 2, 0, 3, 1], [0, 1, 0, 2]])
  func `buttons come and go`(counts: [Int]) async {
    var taps: [String] = []
    func buttons(_ count: Int) -> [SheetButton] {
      (0..<count).map { number in
        SheetButton("\(count)-\(number)", dismissesSheet: false) {
          taps.append("\(count)-\(number)")
        }
      }
    }
    _ = await host.show(.text("a"), by: sheet, extraButtons: buttons(counts[0]))
    let heights = host.panel?.bounds.height
    for count in counts.dropFirst() {
      #expect(sheet.update(.text("a"), extraButtons: buttons(count), keepingEdits: true))
      await host.settle()
      taps = []
      for number in 0..<count {
        if let button = host.control("BottomBounce.action.\(number)") as? UIButton {
          host.tap(button)
        }
      }
      #expect(taps == (0..<count).map { "\(count)-\($0)" })
      #expect(host.control("BottomBounce.action.\(count)") == nil)
      #expect((host.panel?.bounds.height == heights) == (count == counts[0]))
      #expect(host.view.hasAmbiguousLayout == false)
    }
  }

  @Test func `custom content that can't change stays, and its buttons change`() async {
    struct Stars: SheetContent {
      func makeBody(_ context: SheetContext) -> SheetBody<Int> { SheetBody(UISlider()) { 3 } }
    }
    _ = await host.show(Stars(), by: sheet)
    #expect(!sheet.update(Stars()) && countDown(to: Stars(), isEnabled: true))
    #expect(host.control("BottomBounce.action.0") != nil)
    #expect(!countDown(to: TextContent.text("a")))
  }

  @Test func `a disabled button ignores VoiceOver, too`() async throws {
    var taps = 0
    _ = await host.show(
      .text("a"), by: sheet, extraButtons: [SheetButton("Delete", isEnabled: false) { taps += 1 }])
    let button = try #require(host.control("BottomBounce.action.0") as? UIButton)
    #expect(button.accessibilityTraits.contains(.notEnabled))
    host.activate(button)
    await host.settle()
    #expect(taps == 0 && sheet.isPresented)
  }
}
