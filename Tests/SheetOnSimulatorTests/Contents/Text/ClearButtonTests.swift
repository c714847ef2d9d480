import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The clear button of a text field.
@MainActor @Suite(.ownDevice) struct ClearButtonTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private final class Log {
    var texts: [String] = []
    var values: [String] = []
  }

  private func show(
    _ text: String, change: (TextContent) -> TextContent = { $0 }
  ) -> Log {
    let log = Log()
    screen.sheet.show(
      change(TextContent.text(text, limit: 9)), in: screen.view,
      callbacks: .init(valueChanged: { log.texts.append($0) })
    ) {
      log.values.append($0)
    }
    screen.settleAnimations()
    return log
  }

  /// A Boolean value that indicates whether a tap in the middle of the button hits the button.
  private func isThere(in field: UITextField) -> Bool {
    let hit = device.window.hitTest(middle(of: field), with: nil)
    return hit !== field && hit?.isDescendant(of: field) == true
  }

  private func middle(of field: UITextField) -> CGPoint {
    let button = field.clearButtonRect(forBounds: field.bounds)
    return field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
  }

  private func tapClear() throws {
    device.tap(at: middle(of: try #require(screen.textField)))
    screen.settleAnimations()
  }

  private var count: String? {
    device.accessibilityElements.compactMap(\.accessibilityLabel).first {
      $0.hasPrefix("Characters: ")
    }
  }

  @Test func `by default the clear button is visible while there is text`() throws {
    _ = show("")
    let field = try #require(screen.textField)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(!isThere(in: field))
    device.type("a")
    screen.settleAnimations()
    #expect(isThere(in: field))
    screen.sheet.dismiss()
    screen.settleAnimations()
    _ = show("abc") { $0.clearButton(.never) }
    #expect(!isThere(in: try #require(screen.textField)))
  }

  @Test(arguments: ["en_US", "ar_EG"])
  func `a tap clears the text, reports the change, and updates the count`(locale: String)
    async throws
  {
    device.settings.locale = Locale(identifier: locale)
    let log = show("abc")
    let label = try #require(screen.find("text", as: UITextField.self)?.superview?.superview)
    #expect(digits(in: label).contains(locale == "en_US" ? "3/9" : "٣/٩"))
    try tapClear()
    #expect(screen.textField?.text == "")
    #expect(log.texts == [""])
    #expect(digits(in: label).contains(locale == "en_US" ? "0/9" : "٠/٩"))
    if locale == "en_US" { #expect(count == "Characters: 0 of 9") }
    #expect(screen.textField?.isFirstResponder == true)
    device.type("d")
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(log.texts == ["", "d"])
    #expect(log.values == ["d"])
  }

  private func digits(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { digits(in: $0) }
  }

  @Test func `rules validate the empty text`() throws {
    let log = show("abc") { $0.rules(.required()) }
    #expect(screen.okButton?.isEnabled == true)
    try tapClear()
    #expect(screen.textField?.text == "")
    #expect(screen.okButton?.isEnabled == false)
    #expect(device.announcements.last == "Enter some text.")
    #expect(device.accessibilityTree().contains("hint “Enter some text.”"))
    #expect(log.texts.isEmpty)
  }

  @Test func `suggestions update after clearing`() throws {
    _ = show("ab") { $0.suggestions(matching: { $0.isEmpty ? ["empty"] : ["more"] }) }
    #expect(device.accessibilityElement(labeled: "more") != nil)
    try tapClear()
    #expect(device.accessibilityElement(labeled: "empty") != nil)
  }

  @Test func `while OK waits for validation the clear button has no effect`() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let log = show("abc") {
      $0.rules(
        .async { _ in
          for await _ in answers { break }
          return nil
        })
    }
    device.tap(try #require(screen.okButton))
    for _ in 0..<30 { await Task.yield() }
    #expect(screen.sheet.state == .committing)
    try tapClear()
    #expect(screen.textField?.text == "abc")
    answer.yield()
    await device.settle()
    #expect(log.values == ["abc"])
  }

  @Test func `clearing the search shows the whole list again`() throws {
    screen.show(.list(["red", "green", "blue"].sheetOptions { $0 }).searchable())
    let search: UITextField = try #require(screen.find("search"))
    let table: UITableView = try #require(screen.find("options"))
    device.tap(search)
    screen.settleAnimations()
    device.type("gr")
    screen.settleAnimations()
    #expect(table.numberOfRows(inSection: 0) == 1)
    device.tap(at: middle(of: search))
    screen.settleAnimations()
    #expect(search.text == "")
    #expect(table.numberOfRows(inSection: 0) == 3)
  }
}
