import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// How often a sheet asks its content.
@MainActor @Suite(.ownDevice) struct AskingTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// Counts the calls of a rule.
  @MainActor private final class Counter {
    var count = 0

    /// The number of calls since the last time.
    func take() -> Int {
      defer { count = 0 }
      return count
    }
  }

  /// Everything that reads the answer.
  private var configuration: SheetConfiguration {
    SheetConfiguration {
      $0.disablesOKWhileUnchanged = true
      $0.confirmsDiscardingChanges = true
    }
  }

  @Test(arguments: [false, true])
  func `each rule of a text runs once after a change, and once after OK`(isOptional: Bool) async {
    let (own, others) = (Counter(), Counter())
    let content = TextContent.text("a")
      .rule { _ in
        own.count += 1
        return nil
      }
      .rule { _ in
        others.count += 1
        return nil
      }
      .footer { $0 }
    var told = 0
    if isOptional {
      sheet.show(
        content.orNone(), in: host.view, configuration: configuration,
        callbacks: SheetCallbacks(valueChanged: { _ in told += 1 }), onValue: { _ in })
    } else {
      sheet.show(
        content, in: host.view, configuration: configuration,
        callbacks: SheetCallbacks(valueChanged: { _ in told += 1 }), onValue: { _ in })
    }
    await host.settle()
    _ = (own.take(), others.take())
    for letter in ["b", "c"] {
      host.type(letter)
      await host.settle()
      #expect(own.take() == 1 && others.take() == 1)
    }
    #expect(told == 2)
    await host.tapOKAndWait()
    await host.settle()
    #expect(own.take() == 1 && others.take() == 1)
  }

  @Test func `an asynchronous rule doesn't repeat the other rules`() async {
    let counter = Counter()
    let content = TextContent.text("a").rules(.async { _ in nil }).rule { _ in
      counter.count += 1
      return nil
    }
    sheet.show(content, in: host.view, onValue: { _ in })
    await host.settle()
    _ = counter.take()
    host.type("b")
    #expect(counter.take() == 1)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a rule of a wheel and of a list runs once after a change`() async {
    let counter = Counter()
    func count<Value>(_ value: Value) -> String? {
      counter.count += 1
      return nil
    }
    sheet.show(.list(["a", "b"]).rule { count($0) }, in: host.view, onValue: { _ in })
    await host.settle()
    #expect(counter.take() == 0, "There is no value yet.")
    host.tapRow(1)
    #expect(counter.take() == 1)
    await host.tapOKAndWait()
    await host.settle()
    #expect(counter.take() == 1)
  }

  @Test func `a letter in a form asks only its field`() async {
    struct Person { var name = "Ada", city = "Rome" }
    let (names, cities, forms) = (Counter(), Counter(), Counter())
    let content = FormContent<Person>.form(Person()) { f, _ in
      f.field("Name", \.name) {
        .text($0).rule { _ in
          names.count += 1
          return nil
        }
      }
      f.field("City", \.city) {
        .text($0).rule { _ in
          cities.count += 1
          return nil
        }
      }
      f.rule(at: \.name) { _ in
        forms.count += 1
        return nil
      }
    }
    sheet.show(content, in: host.view, configuration: configuration, onValue: { _ in })
    await host.settle()
    _ = (names.take(), cities.take(), forms.take())
    host.textField?.becomeFirstResponder()
    host.type("b")
    await host.settle()
    #expect(names.take() == 1 && cities.take() == 1 && forms.take() == 1)
    await host.tapOKAndWait()
    await host.settle()
    #expect(names.take() == 1 && cities.take() == 1 && forms.take() == 1)
  }

  /// A slider that counts how often its value is made.
  private struct CountingContent: SheetContent {
    let makes: Counter
    /// The lowest value that is invalid.
    var limit = Int.max

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let slider = UISlider()
      slider.maximumValue = 10
      slider.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
      let make: @MainActor () -> Int = {
        makes.count += 1
        return Int(slider.value)
      }
      var body = SheetBody(slider, value: make)
      body.lazyAnswer = { [limit] in
        Int(slider.value) < limit ? .success(make) : .failure(ValidationError("Too many."))
      }
      return body
    }
  }

  private func slide(to value: Float) throws {
    let sliders: [UISlider] = host.formViews(nil)
    let slider = try #require(sliders.first)
    slider.value = value
    slider.sendActions(for: .valueChanged)
  }

  @Test func `a lazy answer makes no value that nothing needs`() async throws {
    let makes = Counter()
    var values: [Int] = []
    sheet.show(
      CountingContent(makes: makes, limit: 3), in: host.view,
      configuration: SheetConfiguration { $0.confirmsDiscardingChanges = true },
      onValue: { values.append($0) })
    await host.settle()
    #expect(makes.take() == 1, "The initial value is kept.")
    for value: Float in [1, 2, 3] { try slide(to: value) }
    #expect(makes.take() == 0)
    try slide(to: 2)
    await host.tapOKAndWait()
    await host.settle()
    #expect(values == [2] && makes.take() == 1)
  }

  @Test func `a lazy answer makes a value once for all that need it`() async throws {
    let makes = Counter()
    var values: [Int] = []
    sheet.show(
      CountingContent(makes: makes), in: host.view, configuration: configuration,
      callbacks: SheetCallbacks(valueChanged: { values.append($0) }), onValue: { _ in })
    await host.settle()
    _ = makes.take()
    #expect(host.okButton?.isEnabled == false)
    try slide(to: 1)
    #expect(host.okButton?.isEnabled == true && makes.take() == 1)
    try slide(to: 0)
    #expect(host.okButton?.isEnabled == false, "The initial value doesn't follow the changes.")
    #expect(values == [1, 0] && makes.take() == 1)
  }

  @Test func `a body with another answer has no lazy answer`() throws {
    var body = ListContent.list(["a", "b"], selected: "a").makeBody(SheetContext())
    #expect(try body.lazyAnswer?().get()() == "a")
    body.answer = { .success("b") }
    #expect(body.lazyAnswer == nil)
  }

  @Test func `reading the answer of a wheel doesn't turn it`() throws {
    let content = WheelsContent<String>.wheel(
      ["S", "M", "L"].sheetOptions { $0 }.map { option in
        var option = option
        option.isEnabled = option.value != "M"
        return option
      }, selected: "S")
    let body = content.makeBody(SheetContext())
    let picker = try #require(body.view.subviews.compactMap { $0 as? UIPickerView }.first)
    // The wheel still spins.
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(try body.value() == "S")
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }
}
