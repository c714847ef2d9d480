import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets that ask for an amount of money, and for a measurement.
@MainActor @Suite(.ownDevice) struct MoneyTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func confirm() async {
    await host.settle()
    await host.tapOKAndWait()
    await host.settle()
  }

  private func enter(_ text: String) {
    host.textField?.selectAll(nil)
    host.type(text)
  }

  private func price(
    _ amount: Decimal? = nil, _ locale: String = "en_US", _ code: String = "EUR"
  ) -> NumberContent<Decimal> {
    .number(amount, in: 0...10_000, currency: code).locale(Locale(identifier: locale))
  }

  /// The texts of the labels beside the field.
  private var labels: [String] {
    host.textField?.superview?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
  }

  /// "12.5" in the digits and with the separators of locales.
  nonisolated private static let amounts = [
    ("en_US", "12.5"), ("en_GB", "12.50"), ("de_DE", "12,5"), ("de_CH", "12.50"),
    ("fr_FR", "12,50"), ("es_ES", "12,5"), ("pt_BR", "12,50"), ("ja_JP", "１２．５"),
    ("zh_CN", "12。5"), ("ko_KR", "12.5"), ("ru_RU", "12,50"), ("ar_EG", "١٢٫٥٠"),
    ("he_IL", "12.5"), ("hi_IN@numbers=deva", "१२.५०"), ("fa_IR", "۱۲/۵"),
  ]

  @Test(arguments: amounts)
  func `an amount is typed and pasted in every locale`(locale: String, amount: String) async throws
  {
    for text in [amount, "€\(amount)", "\(amount) €", "eur \(amount)", "\(amount)EUR"] {
      for isPasted in [false, true] {
        let outcomes = await host.show(price(1, locale), by: sheet)
        host.textField?.selectAll(nil)
        if isPasted { host.paste(text) } else { host.type(text) }
        await confirm()
        #expect(outcomes.values == [try #require(Decimal(string: "12.5"))], "\(text)")
      }
    }
  }

  @Test(arguments: ["$5", "5 USD", "£5", "abc", "5€50"])
  func `another currency is an error`(text: String) async {
    let outcomes = await host.show(price(7), by: sheet)
    host.textField?.selectAll(nil)
    host.paste(text)
    #expect(host.problem == "Enter an amount." && host.okButton?.isEnabled == false)
    await confirm()
    #expect(outcomes.values == [])
    enter("8")
    await confirm()
    #expect(outcomes.values == [8])
  }

  @Test(arguments: [
    ("en_US", "€", "", "1234.50", "1,234.50"), ("de_DE", "", "€", "1234,50", "1.234,50"),
    ("ar_EG", "", "€", "١٢٣٤٫٥٠", "١٬٢٣٤٫٥٠"), ("nl_NL", "€\u{A0}", "", "1234,50", "1.234,50"),
    ("hi_IN@numbers=deva", "€", "", "१२३४.५०", "१,२३४.५०"),
  ])
  func `an amount has grouping while it isn't edited`(
    locale: String, before: String, after: String, edited: String, shown: String
  ) async throws {
    let initial = try #require(Decimal(string: "1234.5"))
    let outcomes = await host.show(price(initial, locale), by: sheet)
    let field = try #require(host.textField)
    #expect(field.isFirstResponder && field.text == edited)
    #expect(labels == [before, after].filter { !$0.isEmpty })
    field.resignFirstResponder()
    #expect(field.text == shown)
    field.becomeFirstResponder()
    #expect(field.text == edited)
    enter("4321")
    field.resignFirstResponder()
    await host.settle()
    #expect(field.text != "4321" && host.problem == nil)
    await confirm()
    #expect(outcomes.values == [4_321])
  }

  @Test func `the label names the currency`() async {
    _ = await host.show(price(1), title: "Price", by: sheet)
    #expect(host.textField?.accessibilityLabel == "Price, Euro")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a Decimal is returned with all its digits`() async throws {
    let amount = try #require(Decimal(string: "1234567890123456789.123456789"))
    let content = NumberContent<Decimal>.number(amount, in: 0...1e20, step: 1e-9, currency: "USD")
    let outcomes = await host.show(content, by: sheet)
    await confirm()
    let typed = try #require(Decimal(string: "9876543210987654321.987654321"))
    let again = await host.show(content.locale(Locale(identifier: "en")), by: sheet)
    enter("\(typed)")
    await confirm()
    #expect(outcomes.values == [amount] && again.values == [typed])
  }

  @Test(arguments: [19.99, 38_026.67, 123_456.71] as [Decimal])
  func `a literal with the rounding of binary numbers is shown without it`(amount: Decimal)
    async throws
  {
    let content = NumberContent<Decimal>.number(
      amount, in: 0...Double(truncating: amount as NSDecimalNumber), currency: "EUR"
    )
    .locale(Locale(identifier: "en_US"))
    let outcomes = await host.show(content, by: sheet)
    let field = try #require(host.textField)
    #expect((field.text?.count ?? 0) <= 9)
    field.resignFirstResponder()
    #expect((field.text?.count ?? 0) <= 10 && host.problem == nil)
    await confirm()
    #expect(outcomes.values == [amount])
    let form = await host.show(
      FormContent<Item>.form(Item(deposit: amount)) { f, _ in
        f.field("Price", \.price) { .number($0, in: 0...5_000) }
        f.field("Deposit", \.deposit) {
          .number($0, in: 0...1e6, currency: "EUR").locale(Locale(identifier: "en_US"))
        }
      }, by: sheet)
    let texts: [UITextField] = host.formViews("BottomBounce.text")
    #expect((texts.last?.text?.count ?? 0) <= 10)
    texts.last?.becomeFirstResponder()
    texts.first?.becomeFirstResponder()
    #expect((texts.last?.text?.count ?? 0) <= 10)
    await confirm()
    #expect(form.values == [Item(deposit: amount)])
  }

  @Test(arguments: [
    ("0.5000000000000000000000001", "0.5"),
    ("0.50000000000000000000000000000000000000000000000000000001", "0.5"),
    ("12345678901234567.5", "12,345,678,901,234,568"),
  ])
  func `digits that the number can't have aren't dropped silently`(
    text: String, nearest: String
  ) async {
    let content = NumberContent<Double>.number(1, in: 0...1e20, step: 0.5)
      .locale(Locale(identifier: "en"))
    let outcomes = await host.show(content, by: sheet)
    enter(text)
    #expect(host.problem == "The number must be in steps of 0.5, such as \(nearest).")
    await confirm()
    #expect(outcomes.values == [])
    enter(nearest)
    await confirm()
    #expect(outcomes.values.count == 1)
  }

  @Test(arguments: [
    ("JPY", "12", "12.5", "Enter a whole number."),
    (
      "KWD", "1.234", "1.2345",
      "The number must be in steps of KWD\u{A0}0.001, such as KWD\u{A0}1.235."
    ),
    ("USD", "1.23", "1.2345", "The number must be in steps of $0.01, such as $1.23."),
    ("USD", "9999.99", "10001", "Enter a number from $0.00 to $10,000.00."),
    ("USD", "9999.99", "-$1", "Enter a number from $0.00 to $10,000.00."),
  ])
  func `the step is the smallest amount of the currency`(
    code: String, right: String, wrong: String, message: String
  ) async throws {
    let outcomes = await host.show(price(1, "en_US", code), by: sheet)
    enter(wrong)
    #expect(host.problem == message)
    enter(right)
    #expect(host.problem == nil)
    await confirm()
    #expect(outcomes.values == [try #require(Decimal(string: right))])
  }

  @Test func `another step, a range without 0, and whole amounts`() async throws {
    let coins = NumberContent<Double>.number(1.0, in: -50...(-10), step: 0.05, currency: "CHF")
      .locale(Locale(identifier: "en_US"))
    let outcomes = await host.show(coins.style(.field), by: sheet)
    #expect(host.problem == "Enter a number from -CHF\u{A0}50.00 to -CHF\u{A0}10.00.")
    enter("-CHF 12.35")
    await confirm()
    #expect(outcomes.values == [-12.35])
    let whole = await host.show(.number(5, in: 0...5_000, currency: "USD"), by: sheet)
    #expect(host.textField?.text == "5")
    enter("$ 1,200")
    await confirm()
    #expect(whole.values == [1_200])
  }

  private func title(ofRow row: Int) -> String? {
    let picker = host.view("BottomBounce.wheels") as? UIPickerView
    let wheels = picker?.superview as? WheelsView
    return picker.flatMap { wheels?.pickerView($0, titleForRow: row, forComponent: 0) }
  }

  @Test func `the rows of a wheel are amounts`() async {
    let content = NumberContent<Decimal>.number(2, in: 0...5, step: 0.5, currency: "EUR")
      .locale(Locale(identifier: "de_DE"))
    let outcomes = await host.show(content, by: sheet)
    #expect(title(ofRow: 3) == "1,50\u{A0}€")
    await confirm()
    #expect(outcomes.values == [2])
  }

  @Test func `another currency is shown in place`() async throws {
    let outcomes = await host.show(price(5), by: sheet)
    enter("12.5")
    #expect(sheet.update(price(7, "de_DE", "USD")))
    await host.settle()
    #expect(labels == ["$"] && host.textField?.text == "7,00")
    enter("12,5 €")
    #expect(host.problem == "Enter an amount.")
    #expect(sheet.update(price(500, "ja_JP", "JPY")))
    await host.settle()
    #expect(labels == ["¥"] && host.textField?.text == "500" && host.problem == nil)
    await confirm()
    #expect(outcomes.values == [500])
  }

  private func coin(_ code: String) -> NumberContent<Double> {
    .number(2.0, in: 0...5, step: 0.5, currency: code).locale(Locale(identifier: "en_US"))
  }

  @Test func `another currency is shown by a wheel`() async {
    let outcomes = await host.show(coin("EUR"), by: sheet)
    #expect(sheet.update(coin("USD")))
    await host.settle()
    #expect(title(ofRow: 4) == "$2.00")
    await confirm()
    #expect(outcomes.values == [2])
  }

  @Test func `a turned wheel isn't relabeled`() throws {
    let body = coin("EUR").makeBody(SheetContext())
    let wheels = try #require(body.view as? WheelsView)
    func turn(to row: Int) {
      wheels.pickerView.selectRow(row, inComponent: 0, animated: false)
      wheels.pickerView(wheels.pickerView, didSelectRow: row, inComponent: 0)
    }
    func title() -> String? {
      wheels.pickerView(wheels.pickerView, titleForRow: 1, forComponent: 0)
    }
    turn(to: 6)
    #expect(body.update?(coin("EUR"), true) == true)
    #expect(try body.value() == 3)
    #expect(body.update?(coin("USD"), true) == true)
    #expect(try body.value() == 2 && title() == "$0.50")
    turn(to: 8)
    #expect(body.update?(coin("USD"), true) == true)
    #expect(try body.value() == 4)
  }

  // MARK: Forms

  private struct Item: Equatable {
    var price: Decimal? = 1_234
    var tip = 1_500.0
    var deposit: Decimal = 5
  }

  @Test func `amounts stand in forms`() async throws {
    let outcomes = await host.show(
      FormContent<Item>.form(Item()) { f, _ in
        let locale = Locale(identifier: "en_US")
        f.field("Price", \.price) { .number($0, in: 0...5_000, currency: "EUR").locale(locale) }
        f.field("Tip", \.tip) { .number($0, in: 0...5_000, currency: "JPY").locale(locale) }
        f.field("Deposit", \.deposit) {
          .number($0, in: 0...50, step: 0.5, currency: "KWD").style(.wheel).locale(locale)
        }
      }, by: sheet)
    let texts: [UITextField] = host.formViews("BottomBounce.text")
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    texts.last?.becomeFirstResponder()
    #expect(texts.map(\.text) == ["1,234.00", "1500"])
    #expect(rows.first?.accessibilityValue == "KWD\u{A0}5.000")
    let price = try #require(texts.first)
    price.becomeFirstResponder()
    #expect(price.text == "1234.00")
    price.selectAll(nil)
    price.deleteBackward()
    texts.last?.becomeFirstResponder()
    await confirm()
    #expect(outcomes.values == [Item(price: nil)])
  }

  // MARK: Measurements

  private let weight = Measurement(value: 72.5, unit: UnitMass.kilograms)

  @Test(arguments: [NumberStyle.field, .wheel])
  func `an untouched measurement is returned exactly`(style: NumberStyle) async throws {
    let content = NumberContent<Measurement<UnitMass>>.number(
      weight, in: 20...700, step: 0.1, shownIn: .pounds
    ).style(style).locale(Locale(identifier: "en_US"))
    let outcomes = await host.show(content, by: sheet)
    if style == .field { #expect(host.textField?.text == "159.8" && labels == ["lb"]) }
    await confirm()
    #expect(outcomes.values.first?.value == 72.5 && outcomes.values.first?.unit == .kilograms)
  }

  @Test func `a changed measurement is converted back`() async throws {
    let content = NumberContent<Measurement<UnitMass>>.number(
      weight, in: 20...700, step: 0.1, shownIn: .pounds
    ).locale(Locale(identifier: "en_US"))
    let outcomes = await host.show(content, by: sheet)
    enter("160 LB")
    await confirm()
    let value = try #require(outcomes.values.first)
    #expect(value.unit == .kilograms && abs(value.value - 72.5748) < 0.0001)
  }

  private struct Trip {
    var isInMiles = false
    var way = Measurement(value: 5, unit: UnitLength.kilometers)
  }

  private struct Parcel {
    var isGerman = false
    var weight = 5.0
  }

  @Test func `another locale doesn't change the number of a form`() async throws {
    let outcomes = await host.show(
      FormContent<Parcel>.form(Parcel()) { f, parcel in
        f.toggle("German", \.isGerman)
        f.field("Weight", \.weight) {
          .number($0, in: 0...5_000, step: 0.001, unit: "kg")
            .locale(Locale(identifier: parcel.isGerman ? "de_DE" : "en_US"))
        }
      }, by: sheet)
    let toggle = try #require((host.formViews(nil) as [UISwitch]).first)
    var field: UITextField? { (host.formViews("BottomBounce.text") as [UITextField]).first }
    field?.becomeFirstResponder()
    enter("1.234")
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(field?.text == "1,234")
    await confirm()
    #expect(outcomes.values.first?.weight == 1.234)
  }

  @Test func `another unit converts the number of a form`() async throws {
    let outcomes = await host.show(
      FormContent<Trip>.form(Trip()) { f, trip in
        f.toggle("Miles", \.isInMiles)
        f.field("Way", \.way) {
          .number(
            $0, in: 0...100, step: 0.001, shownIn: trip.isInMiles ? .miles : .kilometers
          )
          .locale(Locale(identifier: "en_US"))
        }
      }, by: sheet)
    let toggle = try #require((host.formViews(nil) as [UISwitch]).first)
    var field: UITextField? { (host.formViews("BottomBounce.text") as [UITextField]).first }
    #expect(field?.text == "5")
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(field?.text == "3.107")
    field?.becomeFirstResponder()
    enter("10")
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    #expect(field?.text == "16.093")
    await confirm()
    #expect(abs((outcomes.values.first?.way.value ?? 0) - 16.0934) < 0.0001)
    #expect(outcomes.values.first?.way.unit == .kilometers)
  }
}
