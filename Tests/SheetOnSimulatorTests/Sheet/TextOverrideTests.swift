import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Every localized string of the sheet, at the place where it appears, with the app's replacement.
///
/// The expected strings come from the German table, so a string that isn't localized isn't found.
@MainActor @Suite(.ownDevice) struct TextOverrideTests {
  /// A string and the actions that show it.
  struct StringCase: CustomTestStringConvertible, Sendable {
    let key: String
    /// The arguments of the string.
    var numbers: [Int] = []
    /// The text that the string contains.
    var text = ""
    /// The texts that a string with several texts contains.
    var texts: [String] = []
    /// The version of iOS; `nil` for the version of the test run.
    var systemVersion: String?
    let bring: @MainActor (TestHost) async throws -> Void

    var testDescription: String { key }

    init(
      _ key: String, _ numbers: [Int] = [], text: String = "", texts: [String] = [],
      systemVersion: String? = nil,
      bring: @escaping @MainActor (TestHost) async throws -> Void
    ) {
      self.key = key
      self.numbers = numbers
      self.text = text
      self.texts = texts
      self.systemVersion = systemVersion
      self.bring = bring
    }
  }

  nonisolated private static let colors = ["red", "green", "blue"].sheetOptions { $0 }

  nonisolated private static let many = (0...1_200).sheetOptions { "\($0)" }
  nonisolated private static let manyNames =
    (0..<10).map { "\u{2068}\($0)\u{2069}" }.joined(separator: ", ")

  nonisolated private static let meetings: [StringCase] = texts + numbers + dates + options + sheets

  nonisolated private static let sheets = [
    StringCase("ok") { $0.show(PlainContent()) },
    StringCase("cancel") { $0.show(PlainContent()) },
    StringCase("done", systemVersion: "26.0") { $0.show(PlainContent()) },
    StringCase("close", systemVersion: "26.0") { screen in
      screen.show(PlainContent()) { $0.cancelsOnBackdropTap = false }
    },
    StringCase("dismiss") { $0.show(PlainContent()) },
    StringCase("stays") { screen in
      screen.sheet.show(
        PlainContent(), in: screen.view, shouldDismiss: { _ in false },
        onValue: { _ in }
      )
      screen.settleAnimations()
      screen.device.tap(try #require(screen.cancelButton))
    },
    StringCase("grabber") { showDetent(.medium, $0) },
    StringCase("grabberHint") { showDetent(.medium, $0) },
    StringCase("mediumDetent") { showDetent(.medium, $0) },
    StringCase("largeDetent") { showDetent(.large, $0) },
    StringCase("clear") { $0.show(ListContent.list(colors).orNone()) },
    StringCase("none") { screen in
      struct Choice { var color: String? }
      screen.show(
        FormContent<Choice>.form(Choice()) { f, _ in
          f.field("Color", \.color) { .list(colors, selected: $0) }
        })
    },
    StringCase("saving") { screen in
      screen.sheet.show(
        PlainContent(), in: screen.view, commit: { _ in await wait() },
        onValue: { _ in }
      )
      screen.settleAnimations()
      screen.device.tap(try #require(screen.okButton))
      for _ in 0..<30 { await Task.yield() }
    },
    StringCase("discardChanges") { try await cancelChanges($0) },
    StringCase("discard") { try await cancelChanges($0) },
    StringCase("keepEditing") { try await cancelChanges($0) },
  ]

  /// Waits until the task is canceled.
  @MainActor private static func wait() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
  }

  /// Changes a text, and taps Cancel of a sheet that asks before changes are discarded.
  @MainActor private static func cancelChanges(_ screen: TestHost) async throws {
    screen.show(.text("a")) { $0.confirmsDiscardingChanges = true }
    screen.device.type("b")
    screen.device.tap(try #require(screen.cancelButton))
    await screen.device.settle()
  }

  @MainActor private static func showDetent(
    _ detent: SheetDetent.Identifier, _ screen: TestHost
  ) {
    screen.show(.list(colors)) {
      $0.showsGrabber = true
      $0.detents = [.medium, .large]
      $0.selectedDetent = detent
    }
  }

  nonisolated private static let texts = [
    StringCase("count", [1, 9]) { $0.show(.text("a", limit: 9)) },
    StringCase("required") { try await confirm(.required(), "", $0) },
    StringCase("tooShort", [3]) { try await confirm(.length(3...), "a", $0) },
    StringCase("tooLong", [3]) { try await confirm(.length(...3), "abcd", $0) },
    StringCase("tooLongForOne") { try await confirm(.length(...1), "ab", $0) },
    StringCase("tooLongBy", [1]) { $0.show(.text("abcd", limit: 3)) },
    StringCase("digitsOnly") { screen in
      screen.show(.text("1").normalized(.digits))
      screen.device.type("b")
    },
    StringCase("confirmsHint") { $0.show(.text(limit: 4).confirmsWhenComplete()) },
    StringCase("checking") { screen in
      screen.show(.text("a").rules(unanswered))
      screen.device.type("b")
      screen.device.advance(by: 0.4)
      for _ in 0..<30 { await Task.yield() }
    },
    StringCase("notChecked") { screen in
      screen.show(.text("a").rules(unanswered))
      screen.device.tap(try #require(screen.okButton))
      for _ in 0..<30 { await Task.yield() }
      screen.device.advance(by: 30)
      for _ in 0..<30 { await Task.yield() }
    },
    StringCase("showSecret") { $0.show(.text("a").secure()) },
    StringCase("show") { $0.show(.text("a").secure()) },
    StringCase("hideSecret") { try reveal($0) },
    StringCase("hide") { try reveal($0) },
    StringCase("text") { $0.show(.text()) },
    StringCase("suggestions") { $0.show(.text("").suggestions(["One"])) },
  ]

  /// An async rule that never returns.
  @MainActor private static let unanswered = TextRule.async { _ in
    await wait()
    return nil
  }

  /// Presents a text that breaks a rule and taps OK.
  @MainActor private static func confirm(_ rule: TextRule, _ text: String, _ screen: TestHost)
    async throws
  {
    screen.show(
      .text(text).rule(shown: .onOK) { rule.message(for: $0) })
    try await confirm(screen)
  }

  private nonisolated static func day(_ number: Int) -> DateComponents {
    DateComponents(year: 2025, month: 6, day: number)
  }

  /// Presses Return while OK is disabled.
  @MainActor private static func explain(_ screen: TestHost) async {
    screen.sheet.pressReturn()
    await screen.device.settle()
  }

  @MainActor private static func confirm(_ screen: TestHost) async throws {
    screen.device.tap(try #require(screen.okButton))
    await screen.device.settle()
  }

  @MainActor private static func search(_ screen: TestHost, for text: String = "x") throws {
    screen.show(.list(colors).searchable())
    screen.device.tap(try #require(screen.find("search", as: UITextField.self)))
    screen.settleAnimations()
    screen.device.type(text)
    screen.device.advance(by: 1.1)
  }

  @MainActor private static func reveal(_ screen: TestHost) throws {
    screen.show(.text("a").secure())
    screen.device.activate(try #require(screen.find("reveal", as: UIButton.self)))
  }

  nonisolated private static let numbers = [
    StringCase("notNumber") { screen in
      screen.show(.number(in: 0...5_000))
      screen.device.type("a")
    },
    StringCase("notAmount") { screen in
      screen.show(NumberContent<Decimal>.number(5, in: 0...5_000, currency: "EUR"))
      screen.device.type("a")
    },
    StringCase("wholeNumber") { screen in
      screen.show(.number(in: 0...5_000))
      screen.device.type("5,5")
    },
    StringCase("numberRange", texts: ["10", "5.000"]) { $0.show(.number(5, in: 10...5_000)) },
    StringCase("numberAtLeast", text: "0") { $0.show(.number(-1, in: 0...(.infinity))) },
    StringCase("numberAtMost", text: "0") { $0.show(.number(1, in: (-.infinity)...0)) },
    StringCase("numberStep", texts: ["0,5", "70,5"]) { screen in
      screen.show(NumberContent<Double>.number(in: 30...250, step: 0.5).style(.field))
      screen.device.type("70,3")
    },
  ]

  nonisolated private static let dates = [
    StringCase("today") { $0.show(.day().todayButton()) },
    StringCase("now") { $0.show(.date(mode: .time).todayButton()) },
    StringCase("thisMonth") { $0.show(.date(mode: .yearAndMonth).todayButton()) },
    StringCase("excludedDay") { screen in
      screen.show(.day(day(16)).style(.calendar).selectable { _ in false })
    },
    StringCase("excludedDays") { screen in
      screen.show(
        .dayRange(DayRange(first: day(16), last: day(19))).selectable { !($0.day == 17) })
    },
    StringCase("lastDay") { screen in
      screen.show(.dayRange())
      let days = try #require(screen.device.view("BottomBounce.days"))
      screen.device.tap(at: days.convert(CGPoint(x: days.bounds.midX, y: 160), to: nil))
      try await confirm(screen)
    },
    StringCase("noDate") { screen in
      // Today is the maximum, so tomorrow no date is valid.
      let content = DateContent<Date>.date(minimum: .today, maximum: .date(screen.device.date))
      screen.show(content)
      screen.device.date += 86_400
      screen.settleAnimations()
      try await confirm(screen)
    },
  ]

  nonisolated private static let options = [
    StringCase("chooseOne") { screen in
      screen.show(.list(colors))
      await explain(screen)
    },
    StringCase("chooseMore", [2]) { screen in
      screen.show(.checklist(colors, minimum: 2))
      await explain(screen)
    },
    StringCase("chooseFewer", [1]) { screen in
      screen.show(.checklist(colors, selected: ["red", "blue"], maximum: 1))
      await explain(screen)
    },
    StringCase("noOption") { screen in
      screen.show(.wheels([[SheetOption<String>]()]))
      try await confirm(screen)
    },
    StringCase("noOptionTitle") { screen in
      screen.show(.list(.loading { () -> [SheetOption<String>] in [] }))
      await screen.device.settle()
    },
    StringCase("loading") { screen in
      screen.show(
        .list(
          .loading {
            await wait()
            return colors
          }))
    },
    StringCase("retry") { screen in
      screen.show(.list(.loading { throw CancellationError() }, selected: "red"))
      await screen.device.settle()
    },
    StringCase("unavailable") { $0.show(.list(colors, selected: "mauve")) },
    StringCase("search") { $0.show(.list(colors).searchable()) },
    StringCase("noResult", text: "\u{2068}x\u{2069}") { try search($0) },
    StringCase("noResultHint") { try search($0) },
    StringCase("andMore", texts: [manyNames, "1.190"]) { screen in
      screen.show(.checklist(many, selected: Array(0..<1_200)).searchable())
      screen.device.tap(try #require(screen.find("search", as: UITextField.self)))
      screen.settleAnimations()
      screen.device.type("1200")
      await screen.device.settle()
    },
    StringCase("results", [2]) { try search($0, for: "re") },
    StringCase("column", [2]) { $0.show(.wheels([colors, colors])) },
  ]

  private static func table(_ language: String) throws -> [String: String] {
    let file = PackageFolder.url
      .appending(path: "Sources/BottomBounce/Resources/\(language).lproj/Localizable.strings")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Dictionary(
      uniqueKeysWithValues: text.matches(of: /"(\w+)" = "(.*)";/).map {
        (String($0.1), String($0.2))
      })
  }

  @Test func `every localized string has a row in this table`() throws {
    let keys = Self.meetings.map(\.key)
    #expect(Set(keys) == Set(try Self.table("en").keys))
    #expect(keys.count == Set(keys).count)
  }

  @Test(arguments: meetings)
  func `every string appears in the app's language`(meeting: StringCase) async throws {
    let german = Locale(identifier: "de_DE")
    let device =
      meeting.systemVersion.map { Simulator(locale: german, systemVersion: $0) }
      ?? Simulator(locale: german)
    let screen = TestHost(on: device)
    screen.device.showsSoftwareKeyboard = false
    try await meeting.bring(screen)
    screen.device.system.commit()
    let format = try #require(try Self.table("de")[meeting.key])
    let filled = meeting.texts.enumerated().reduce(
      format.replacingOccurrences(of: "%@", with: meeting.text)
    ) { $0.replacingOccurrences(of: "%\($1.offset + 1)$@", with: $1.element) }
    let word = String(format: filled, arguments: meeting.numbers)
    let said = screen.device.accessibilityElements.flatMap { element in
      let texts = [
        element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint,
      ]
      return texts.compactMap { $0 } + (element.accessibilityUserInputLabels ?? [])
    }
    let seen = texts(in: screen.device.window)
    let all = said + seen + screen.device.announcements
    #expect(
      all.contains { $0 == word || $0.hasSuffix(", " + word) || $0.hasPrefix(word + ", ") },
      "\(word) is not among \(all)")
    screen.sheet.dismiss()
    await screen.device.settle()
  }

  private func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    let own = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    // VoiceOver reads the label of a group with its first element.
    let group = view.accessibilityContainerType == .semanticGroup ? view.accessibilityLabel : nil
    return [own, group].compactMap { $0 } + view.subviews.flatMap { texts(in: $0) }
  }
}
