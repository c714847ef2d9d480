import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets that ask for a number with a text field.
@MainActor @Suite(.ownDevice) struct NumberFieldTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func confirm() async {
    await host.settle()
    await host.tapOKAndWait()
    await host.settle()
  }

  /// Replaces the text of the field.
  private func enter(_ text: String) {
    host.textField?.selectAll(nil)
    if text.isEmpty { host.textField?.deleteBackward() } else { host.type(text) }
  }

  @Test(arguments: [
    ("en_US", "1234.5", "2234.5"), ("de_DE", "1234,5", "2.234,5"), ("ar_EG", "١٢٣٤٫٥", "٢٢٣٤٫٥"),
    ("hi_IN@numbers=deva", "१२३४.५", "२२३४.५"),
  ])
  func `the field has the digits of the locale without grouping`(
    locale: String, initial: String, typed: String
  ) async {
    let content = NumberContent<Double>.number(1_234.5, in: 0...5_000, step: 0.5)
      .locale(Locale(identifier: locale))
    let outcomes = await host.show(content, by: sheet)
    #expect(host.textField?.text == initial)
    enter(typed)
    await confirm()
    #expect(outcomes.values == [2_234.5])
  }

  @Test(arguments: [
    ("", "Enter a number."), ("abc", "Enter a number."), ("5000", "Enter a number from 30 to 250."),
    ("29.9", "Enter a number from 30 to 250."),
    ("70.3", "The number must be in steps of 0.5, such as 70.5."),
  ])
  func `a text that isn't valid has a sentence and disables OK`(
    text: String, message: String
  ) async {
    let content = NumberContent<Double>.number(70.5, in: 30...250, step: 0.5)
      .style(.field).locale(Locale(identifier: "en"))
    let outcomes = await host.show(content, by: sheet)
    #expect(host.okButton?.isEnabled == true && host.problem == nil)
    enter(text)
    #expect(host.problem == message && host.okButton?.isEnabled == false)
    enter("71")
    #expect(host.problem == nil)
    await confirm()
    #expect(outcomes.values == [71])
  }

  @Test(
    arguments: [
      ("$", "$12.50", 12.5), ("$", "12.50 $", 12.5), ("$", "-$12.50", -12.5),
      ("$", "$ 1,234", 1234),
      ("£", "£5", 5), ("¥", "¥1,200", 1200), ("€", "€5.50", 5.5), ("€", "5.50\u{A0}€", 5.5),
      ("USD", "USD 12.50", 12.5), ("EUR", "12,50 eur", 12.5), ("EUR", "eur12.50", 12.5),
      ("kg", "70 KG", 70), ("kg", "70kg", 70), ("kg", "KG 70", 70), ("KG", "70 kg", 70),
      (" kg", "70kg", 70), ("fl oz", "5 fl\u{A0}oz", 5), ("fl\u{A0}oz", "5 fl oz", 5),
      ("kg", "70 g", nil), ("$", "€5", nil), ("kg", "kg", nil), ("kg", "kg 70 kg", nil),
      ("\u{200D}", "70", 70),
    ] as [(String, String, Double?)])
  func `the unit is accepted on either side, in any case`(
    unit: String, pasted: String, number: Double?
  ) async {
    let content = NumberContent<Double>.number(in: -100...100_000, step: 0.01, unit: unit)
      .style(.field).locale(Locale(identifier: "en_US"))
    let outcomes = await host.show(content, by: sheet)
    host.paste(pasted)
    await confirm()
    #expect(outcomes.values == (number.map { [$0] } ?? []))
    #expect(host.problem == (number == nil ? "Enter a number." : nil))
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `a number that isn't finite is in no range`(number: Double) async {
    let wide = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    for range in [0...10, wide, -Double.infinity...Double.infinity] {
      for style in [NumberStyle.field, .wheel] {
        let content = NumberContent<Double>.number(number, in: range).style(style)
        let outcomes = await host.show(content, by: sheet)
        await confirm()
        #expect(outcomes.values == [])
        sheet.dismiss()
        await host.settle()
      }
    }
  }

  @Test func `an untouched number is returned as it is, even off the step`() async {
    let outcomes = await host.show(.number(1 / 3.0, in: 0...5_000, step: 0.5), by: sheet)
    #expect(host.okButton?.isEnabled == true)
    await confirm()
    #expect(outcomes.values == [1 / 3.0])
  }

  @Test func `a number outside of the range shows a sentence at once`() async {
    let content = NumberContent<Int>.number(5, in: 10...5_000).locale(Locale(identifier: "en"))
    _ = await host.show(content, by: sheet)
    #expect(host.problem == "Enter a number from 10 to 5,000." && host.okButton?.isEnabled == false)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `one limit is enough`() async {
    let content = NumberContent<Double>.number(5, in: 0...(.infinity))
      .locale(Locale(identifier: "en"))
    let outcomes = await host.show(content, by: sheet)
    enter("-1")
    #expect(host.problem == "Enter a number of at least 0.")
    enter("123456789012")
    await confirm()
    #expect(outcomes.values == [123_456_789_012])
  }

  @Test func `without a lower limit, steps are counted from 0`() async {
    let content = NumberContent<Double>.number(in: (-.infinity)...100, step: 15)
      .locale(Locale(identifier: "en"))
    let outcomes = await host.show(content, by: sheet)
    enter("20")
    #expect(host.problem == "The number must be in steps of 15, such as 15.")
    enter("-15")
    await confirm()
    #expect(outcomes.values == [-15])
  }

  @Test func `integers have a separate sentence`() async {
    _ = await host.show(.number(5, in: 0...5_000), by: sheet)
    enter("5.5")
    #expect(host.problem == SheetStrings()[.wholeNumber])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the keyboard fits the numbers`() async {
    let cases: [(ClosedRange<Double>, Double, UIKeyboardType)] = [
      (0...5_000, 1, .numberPad), (0...5_000, 0.5, .decimalPad),
      (-5...5_000, 1, .numbersAndPunctuation),
    ]
    for (range, step, keyboard) in cases {
      _ = await host.show(.number(1, in: range, step: step).style(.field), by: sheet)
      #expect(host.textField?.keyboardType == keyboard)
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test func `a rule of the app is shown while the user types`() async {
    let outcomes = await host.show(
      .number(20, in: 5...1_440).rule { $0 == 10 ? "This snooze exists." : nil }, by: sheet)
    enter("10")
    #expect(host.problem == "This snooze exists." && host.okButton?.isEnabled == false)
    enter("11")
    await confirm()
    #expect(outcomes.values == [11])
  }

  @Test func `a pasted number can have its unit`() async {
    let outcomes = await host.show(
      .number(20.0, in: 0...5_000, step: 0.5, unit: "kg").locale(Locale(identifier: "fr")),
      by: sheet)
    host.textField?.selectAll(nil)
    host.paste("1\u{202F}234,5 kg")
    await confirm()
    #expect(outcomes.values == [1_234.5])
  }

  @Test func `Return confirms`() async {
    let outcomes = await host.show(.number(20, in: 0...5_000), by: sheet)
    enter("21")
    host.pressReturn()
    await host.settle()
    #expect(outcomes.values == [21])
  }

  @Test func `Clear returns no number`() async throws {
    let outcomes = await host.show(.number(20, in: 0...5_000).orNone(), by: sheet)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `a long unit has at most half of the line`() async throws {
    let unit = String(repeating: "miles per hour ", count: 20)
    _ = await host.show(.number(5, in: 0...5_000, unit: unit), by: sheet)
    let field = try #require(host.textField)
    let box = try #require(field.superview)
    let label = try #require(box.subviews.first { $0 is UILabel })
    #expect(field.bounds.width >= field.intrinsicContentSize.width)
    #expect(label.bounds.width <= box.bounds.width / 2 + 1)
  }
}
