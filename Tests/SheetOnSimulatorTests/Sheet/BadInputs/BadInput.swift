import BottomBounce
import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// A bad value for a public parameter.
struct BadInput: Sendable, CustomStringConvertible {
  /// A kind of bad value.
  enum Kind: String, CaseIterable {
    case empty, huge, notFinite, crossed, otherScript
    /// The closure calls the package.
    case again
  }

  /// The key of the ``PublicInput``.
  var key: String
  var kind: Kind
  var value: String
  var run: @MainActor @Sendable (BadInputHost) async throws -> Void

  var description: String { "\(key): \(kind), \(value)" }

  /// The kinds of values with which a parameter of a type must be tested.
  static func kinds(for type: String) -> [Kind] {
    switch type.trimmingCharacters(in: ["?"]) {
    case _ where type.contains("->"): [.again]
    case "String", "[String]", "String...", "some StringProtocol", "EquationLiteral":
      [.empty, .huge, .otherScript]
    case "Int", "ClosedRange<Int>", "PartialRangeFrom<Int>", "some RangeExpression<Int>":
      [.empty, .huge]
    case "CGFloat", "TimeInterval", "NSDirectionalEdgeInsets", "CGRect", "CGPoint",
      "[String : CGFloat]", "some BinaryFloatingPoint":
      [.huge, .notFinite]
    case "Date", "Double", "ClosedRange<Double>": [.huge, .notFinite]
    case "DateLimit", "DateComponents": [.huge, .crossed]
    case "Duration": [.empty, .huge]
    case _ where type.hasPrefix("["): [.empty, .huge]
    default: []
    }
  }

  // MARK: Values

  static func texts(
    _ key: String,
    _ use: @escaping @MainActor @Sendable (BadInputHost, String) async throws -> Void
  ) -> [BadInput] {
    let values: [(Kind, String, String)] = [
      (.empty, "no character", ""), (.empty, "spaces", "  \n "),
      (.huge, "10,000 letters", String(repeating: "long ", count: 2_000)),
      (.huge, "500 lines", String(repeating: "line\n", count: 500)),
      (.otherScript, "right to left", "السلام عليكم שלום"),
      (.otherScript, "joined", "👩‍👩‍👧‍👦🇺🇳e\u{301}\u{302}\u{303}क्षि"),
      (.otherScript, "control characters", "\u{0}\u{7}\u{202E}\u{FEFF}\u{FFFF}"),
    ]
    return values.map { kind, name, text in
      BadInput(key: key, kind: kind, value: name) { try await use($0, text) }
    }
  }

  static func numbers(
    _ key: String, _ use: @escaping @MainActor @Sendable (BadInputHost, Int) async throws -> Void
  ) -> [BadInput] {
    [(Kind.empty, 0), (.empty, -1), (.huge, Int.max), (.huge, .min), (.huge, 1_000_000)].map {
      kind, number in
      BadInput(key: key, kind: kind, value: "\(number)") { try await use($0, number) }
    }
  }

  static func lengths(
    _ key: String,
    _ use: @escaping @MainActor @Sendable (BadInputHost, CGFloat) async throws -> Void
  ) -> [BadInput] {
    let values: [(Kind, CGFloat)] = [
      (.empty, 0), (.empty, -1), (.empty, 1e-300), (.huge, 1e9), (.huge, -1e9),
      (.huge, .greatestFiniteMagnitude), (.notFinite, .infinity), (.notFinite, -.infinity),
      (.notFinite, .nan),
    ]
    return values.map { kind, number in
      BadInput(key: key, kind: kind, value: "\(number)") { try await use($0, number) }
    }
  }

  static func dates(
    _ key: String, _ use: @escaping @MainActor @Sendable (BadInputHost, Date) async throws -> Void
  ) -> [BadInput] {
    let values: [(Kind, Date)] = [
      (.huge, .distantPast), (.huge, .distantFuture),
      (.huge, Date(timeIntervalSinceReferenceDate: 1e15)),
      (.huge, Date(timeIntervalSinceReferenceDate: -1e15)),
      (.notFinite, Date(timeIntervalSinceReferenceDate: .nan)),
      (.notFinite, Date(timeIntervalSinceReferenceDate: .infinity)),
      (.notFinite, Date(timeIntervalSinceReferenceDate: -.infinity)),
    ]
    return values.map { kind, date in
      BadInput(key: key, kind: kind, value: "\(date.timeIntervalSinceReferenceDate)") {
        try await use($0, date)
      }
    }
  }

  static func days(
    _ key: String,
    _ use: @escaping @MainActor @Sendable (BadInputHost, DateComponents) async throws -> Void
  ) -> [BadInput] {
    let values: [(Kind, DateComponents)] = [
      (.empty, DateComponents()), (.empty, DateComponents(year: 2025, month: 2, day: 30)),
      (.huge, DateComponents(year: .max, month: .max, day: .max)),
      (.huge, DateComponents(year: .min, month: .min, day: .min)),
      (.huge, DateComponents(era: 0, year: 5_000, month: 1, day: 1)),
      (.crossed, DateComponents(year: 2025, month: 13, day: -1)),
    ]
    return values.map { kind, day in
      BadInput(key: key, kind: kind, value: "\(day)") { try await use($0, day) }
    }
  }

  static func times(
    _ key: String,
    _ use: @escaping @MainActor @Sendable (BadInputHost, DateComponents) async throws -> Void
  ) -> [BadInput] {
    let values: [(Kind, DateComponents)] = [
      (.empty, DateComponents()), (.huge, DateComponents(hour: .max, minute: .max - 1)),
      (.huge, DateComponents(hour: .min, minute: .min)),
      (.huge, DateComponents(year: .max, month: .max, day: .max, hour: 7)),
      (.crossed, DateComponents(hour: 24, minute: 60)),
    ]
    return values.map { kind, time in
      BadInput(key: key, kind: kind, value: "\(time)") { try await use($0, time) }
    }
  }

  /// Limits that leave few dates or none, alone or together with June 15, 2025.
  static func limits(
    _ key: String, isMinimum: Bool,
    _ use:
      @escaping @MainActor @Sendable (BadInputHost, DateLimit, DateLimit?) async throws -> Void
  ) -> [BadInput] {
    let other = DateLimit.day(DateComponents(year: 2025, month: 6, day: 15))
    let crossing = DateLimit.day(DateComponents(year: 2025, month: 6, day: isMinimum ? 16 : 14))
    let values: [(Kind, String, DateLimit, DateLimit?)] = [
      (.huge, "distant past", .date(.distantPast), nil),
      (.huge, "distant future", .date(.distantFuture), nil),
      (.huge, "year 200,000", .day(DateComponents(year: 200_000)), nil),
      (.notFinite, "infinity", .date(Date(timeIntervalSinceReferenceDate: .infinity)), nil),
      (.notFinite, "no number", .date(Date(timeIntervalSinceReferenceDate: .nan)), nil),
      (.crossed, "a day", crossing, other),
      (.crossed, "all", .date(isMinimum ? .distantFuture : .distantPast), other),
    ]
    return values.map { kind, name, limit, other in
      BadInput(key: key, kind: kind, value: name) { try await use($0, limit, other) }
    }
  }

  static func lists(
    _ key: String,
    _ use: @escaping @MainActor @Sendable (BadInputHost, [String]) async throws -> Void
  ) -> [BadInput] {
    let values: [(Kind, String, [String])] = [
      (.empty, "none", []), (.empty, "no titles", ["", ""]),
      (.huge, "5,000", (0..<5_000).map { "\($0)" }),
      (.huge, "long", [String(repeating: "long ", count: 2_000)]),
      (.crossed, "equal", ["a", "a", "a"]),
      (.otherScript, "right to left", ["السلام", "👩‍👩‍👧‍👦", "\u{202E}"]),
    ]
    return values.map { kind, name, list in
      BadInput(key: key, kind: kind, value: name) { try await use($0, list) }
    }
  }

  /// A closure that presents and dismisses the sheet, at most three times.
  static func again(
    _ key: String,
    _ use:
      @escaping @MainActor @Sendable (
        BadInputHost, @escaping @MainActor @Sendable () -> Void
      ) async throws -> Void
  ) -> [BadInput] {
    ["show", "dismiss", "show another", "remove"].map { name in
      BadInput(key: key, kind: .again, value: name) { bench in
        try await use(bench) { [weak bench] in bench?.callAgain(name) }
      }
    }
  }
}

/// A screen for testing bad input.
@MainActor final class BadInputHost {
  let screen = TestHost()
  private let before: LeftoverState
  private var outcomes: [Int] = []
  private var calls = 0
  /// The failed expectations.
  private var wrongValues: [String] = []

  init() {
    // The clock of the status bar has a timer.
    _ = screen.device.updatedScreen()
    before = screen.leftoverState
  }

  /// Presents content and counts its outcome.
  ///
  /// - Parameter isRight: A closure that returns whether a value is valid.
  func show<Content: SheetContent>(
    _ content: Content, title: (any SheetTitle)? = "Title",
    by sheet: BottomBounceView? = nil, in host: UIView? = nil, extraButtons: [SheetButton] = [],
    callbacks: SheetCallbacks<Content.Value> = .init(),
    _ configure: (inout SheetConfiguration) -> Void = { _ in },
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Content.Value) async throws -> Void)? = nil,
    isRight: @escaping @MainActor (Content.Value) -> Bool = { _ in true }
  ) {
    var configuration = SheetConfiguration()
    configure(&configuration)
    let told = outcomeCounter()
    (sheet ?? screen.sheet).show(
      content, title: title, in: host ?? screen.view, extraButtons: extraButtons,
      configuration: configuration, callbacks: callbacks, shouldDismiss: shouldDismiss,
      commit: commit
    ) { [weak self] value in
      told()
      if !isRight(value) { self?.wrongValues.append("\(value)") }
    } onCancel: { _ in
      told()
    }
  }

  /// Returns a closure that counts an outcome of a new request.
  func outcomeCounter() -> @MainActor () -> Void {
    let request = outcomes.count
    outcomes.append(0)
    return { [weak self] in self?.outcomes[request] += 1 }
  }

  /// Presents and dismisses sheets, as an app's closure may.
  func callAgain(_ name: String) {
    calls += 1
    guard calls <= 3 else { return }
    switch name {
    case "show": show(TextContent.text("again"))
    case "show another": show(TextContent.text("again"), by: BottomBounceView())
    case "remove": screen.sheet.removeFromSuperview()
    default: screen.sheet.dismiss()
    }
  }

  /// Types, confirms, and dismisses, then checks that every request has one outcome and nothing is
  /// left.
  func end(of input: BadInput) async {
    await screen.device.settle()
    _ = screen.device.updatedScreen()
    if screen.textField?.isFirstResponder == true || screen.textView?.isFirstResponder == true {
      screen.device.type("a")
      screen.device.press(.keyboardDeleteOrBackspace)
    }
    screen.okButton?.sendActions(for: .touchUpInside)
    await screen.device.settle()
    for _ in 0..<8 {
      screen.sheet.dismiss()
      for other in screen.view.subviews { (other as? BottomBounceView)?.dismiss() }
      await screen.device.settle()
      if !screen.sheet.isPresented, screen.view.subviews.isEmpty { break }
    }
    _ = screen.device.updatedScreen()
    #expect(outcomes.allSatisfy { $0 == 1 }, "\(input): \(outcomes)")
    #expect(wrongValues.isEmpty, "\(input)")
    #expect(!screen.sheet.isPresented, "\(input)")
    #expect(screen.leftoverState == before, "\(input)")
    (outcomes, wrongValues, calls) = ([], [], 0)
  }
}
