import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// What the user has entered, valid or not, for an app that keeps it.
@MainActor @Suite(.ownDevice) struct DraftTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// Shows content, and returns the calls of `edited` and `valueChanged` in their order.
  private func show<Content: SheetContent>(_ content: Content) async -> Calls<Content.Value> {
    let calls = Calls<Content.Value>()
    sheet.show(
      content, in: host.view,
      callbacks: SheetCallbacks(
        edited: { calls.edited.append($0) }, valueChanged: { calls.valid.append($0) })
    ) {
      calls.values.append($0)
    } onCancel: { _ in
      calls.draftsAtEnd = calls.edited.count
    }
    await host.settle()
    return calls
  }

  private final class Calls<Value> {
    var edited: [Value] = []
    var valid: [Value] = []
    var values: [Value] = []
    var draftsAtEnd: Int?
  }

  @Test func `a text is reported as it was typed, valid or not`() async {
    let calls = await show(.text("a", limit: 3).rules(.required()))
    for letter in ["b", " ", "c", "d"] { host.type(letter) }
    #expect(calls.edited == ["ab", "ab ", "ab c", "ab cd"])
    #expect(calls.valid.map { $0 } == ["ab", "ab"])
    for _ in 0..<5 { host.textField?.deleteBackward() }
    #expect(calls.edited.last == "" && calls.edited.count == 9)
    host.tapCancel()
    await host.settle()
    #expect(calls.draftsAtEnd == 9 && calls.values.isEmpty)
  }

  @Test func `marked text is reported before a cancellation`() async {
    let calls = await show(.text("a").rules(.required()))
    host.textField?.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
    sheet.dismiss()
    await host.settle()
    #expect(calls.edited.last == "aかな" && calls.draftsAtEnd == calls.edited.count)
  }

  private struct Person: Equatable {
    var name = "a"
    var note = "n"
  }

  @Test func `a form is reported with invalid fields as last stored`() async throws {
    let calls = await show(
      .form(Person()) { f, _ in
        f.field("Name", \.name) { .text($0, limit: 3) }
        f.field("Note", \.note) { .text($0) }
      })
    let fields: [UITextField] = host.formViews("BottomBounce.text")
    fields[0].becomeFirstResponder()
    for letter in ["b", "c", "d"] { host.type(letter) }
    #expect(calls.edited.last == Person(name: "abc") && calls.edited.count == 3)
    #expect(calls.valid.count == 2)
    fields[1].becomeFirstResponder()
    host.type("!")
    #expect(calls.edited.last == Person(name: "abc", note: "n!"))
    #expect(sheet.currentValue(as: Person.self) == Person(name: "abc", note: "n!"))
  }

  @Test func `there is no report without a value, and none of what the app sets`() async {
    let numbers = await show(.number(1, in: 0...99).style(.field))
    host.type("x")
    #expect(numbers.edited.isEmpty && sheet.currentValue(as: Int.self) == nil)
    host.textField?.deleteBackward()
    #expect(numbers.edited == [1])
    #expect(sheet.update(.number(7, in: 0...99).style(.field)))
    await host.settle()
    #expect(numbers.edited == [1] && numbers.valid == [1] && sheet.currentValue(as: Int.self) == 7)
    sheet.dismiss()
    await host.settle()
    let optional = await show(.number(1, in: 0...99).style(.field).footer { "\($0)!" }.orNone())
    host.type("x")
    #expect(optional.edited.isEmpty && sheet.currentValue(as: Int.self) == nil)
    host.textField?.deleteBackward()
    #expect(optional.edited == [1])
    sheet.dismiss()
    await host.settle()
    struct Stars: SheetContent {
      func makeBody(_ context: SheetContext) -> SheetBody<Int> { SheetBody(UISlider()) { 3 } }
    }
    _ = await show(Stars().rule { _ in "No." }.orNone())
    #expect(sheet.currentValue(as: Int.self) == 3)
    sheet.dismiss()
    await host.settle()
    let texts = await show(.text("a").footer { "\($0)!" }.orNone())
    host.type("b ")
    #expect(texts.edited.last == "ab ")
    #expect(sheet.currentValue(as: String.self) == "ab ")
    #expect(sheet.currentValue(as: Int.self) == nil)
    sheet.dismiss()
    await host.settle()
    #expect(sheet.currentValue(as: String.self) == nil && texts.draftsAtEnd == texts.edited.count)
  }

  /// Content whose value changes while the app is asked.
  private struct Ticking: SheetContent {
    let clock: Clock

    @MainActor final class Clock {
      var time = 0
      var tick: () -> Void = {}
    }

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      clock.tick = { [clock] in
        clock.time += 1
        context.valueChanged()
      }
      return SheetBody(UIView()) { [clock] in clock.time }
    }
  }

  @Test func `a change while the app is asked is reported before the cancellation`() async {
    var log: [String] = []
    let content = Ticking(clock: .init())
    sheet.show(
      content, in: host.view, callbacks: SheetCallbacks(edited: { log.append("\($0)") }),
      shouldDismiss: { [content] _ in
        content.clock.tick()
        return true
      }
    ) { _ in
    } onCancel: { _ in
      log.append("canceled")
    }
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(log == ["1", "canceled"])
  }

  @Test func `a button copies what is on screen`() async {
    var copies: [String?] = []
    let copy = SheetButton("Copy", dismissesSheet: false) { sheet in
      copies.append(sheet.currentValue(as: String.self))
    }
    _ = await host.show(.text("a", limit: 2), by: sheet, extraButtons: [copy])
    host.type("bcd")
    if let button = host.control("BottomBounce.action.0") as? UIButton { host.tap(button) }
    #expect(copies == ["abcd"])
  }

  @Test func `a save that is refused reports what is entered afterward`() async {
    var drafts: [String] = []
    sheet.show(
      .text("a"), in: host.view, callbacks: SheetCallbacks(edited: { drafts.append($0) }),
      commit: { _ in throw ValidationError("No.") }
    ) { _ in }
    await host.settle()
    host.type("b")
    host.tapOK()
    await host.settle()
    #expect(sheet.errorMessage == "No." && drafts == ["ab"])
    host.type("c")
    sheet.dismiss()
    await host.settle()
    #expect(drafts == ["ab", "abc"] && sheet.errorMessage == nil)
  }
}
