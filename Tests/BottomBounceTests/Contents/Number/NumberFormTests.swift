import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Numbers in forms.
@MainActor @Suite(.ownDevice) struct NumberFormTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Body: Equatable {
    var age: Int?
    var weight = 70.5
    var rate = 60
  }

  private var content: FormContent<Body> {
    .form(Body()) { f, _ in
      f.field("Age", \.age) { .number($0, in: 0...120) }
      f.field("Weight", \.weight) { .number($0, in: 30...250, step: 0.5, unit: "kg") }
      f.field("Rate", \.rate) { .number($0, in: 30...220, unit: "bpm").style(.wheel) }
    }
  }

  private var texts: [UITextField] { host.formViews("BottomBounce.text") }
  private var rows: [UIControl] { host.formViews("BottomBounce.row") }
  private var messages: [String] {
    host.formViews("BottomBounce.fieldMessage").compactMap { (label: UILabel) in label.text }
  }

  private func enter(_ text: String, in field: UITextField) {
    field.becomeFirstResponder()
    field.selectAll(nil)
    host.type(text)
  }

  private func confirm() async {
    await host.settle()
    await host.tapOKAndWait()
    await host.settle()
  }

  @Test func `numbers are lines, and rows with the style of a wheel`() async throws {
    let outcomes = await host.show(content, by: sheet)
    #expect(texts.count == 2 && rows.count == 1)
    #expect(rows.first?.accessibilityValue == "60 bpm")
    enter("72", in: try #require(texts.last))
    await confirm()
    #expect(outcomes.values == [Body(age: nil, weight: 72, rate: 60)])
  }

  @Test func `an empty line of an optional property has no value`() async throws {
    let outcomes = await host.show(content, by: sheet)
    let age = try #require(texts.first)
    enter("200", in: age)
    await confirm()
    #expect(messages.count == 1 && outcomes.total == 0)
    enter("42", in: age)
    #expect(messages.isEmpty)
    age.selectAll(nil)
    age.deleteBackward()
    #expect(messages.isEmpty)
    await confirm()
    #expect(outcomes.values == [Body()])
  }

  /// A custom content whose view shows no value.
  private struct EmptyContent: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      SheetBody<Int>(UIView()) { () throws(ValidationError) in
        throw ValidationError.empty("Enter a number.")
      }
    }
  }

  @Test func `a custom content can show no value of an optional property`() async {
    let content = FormContent<Body>.form(Body(age: 5)) { f, _ in
      f.field("Age", \.age) { _ in EmptyContent() }
    }
    let outcomes = await host.show(content, by: sheet)
    await confirm()
    #expect(outcomes.values == [Body()])
  }

  @Test func `the unit of a line has the font of the app`() async throws {
    let font = UIFont.systemFont(ofSize: 30)
    var configuration = SheetConfiguration()
    configuration.contentFont = font
    _ = await host.show(
      .number(5, in: 0...5_000, unit: "kg"), by: sheet, configuration: configuration)
    let box = try #require(host.textField?.superview)
    let unit = box.subviews.compactMap { $0 as? UILabel }.first { $0.text == "kg" }
    #expect(unit?.font == font && host.textField?.font == font)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `an empty line of another property is an error`() async throws {
    let outcomes = await host.show(content, by: sheet)
    let weight = try #require(texts.last)
    weight.becomeFirstResponder()
    weight.selectAll(nil)
    weight.deleteBackward()
    await confirm()
    #expect(messages == [SheetStrings()[.notNumber]] && outcomes.total == 0)
    sheet.dismiss()
    await host.settle()
  }
}
