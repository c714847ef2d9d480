import BottomBounce
import Foundation

/// A bad value for a parameter, or a closure that uses the sheet again.
struct BadInput: Sendable, CustomStringConvertible {
  typealias Use<Value> = @MainActor @Sendable (BadInputHost, Value) async throws -> Void

  /// The parameter.
  var name: String
  var value: String
  var run: @MainActor @Sendable (BadInputHost) async throws -> Void

  var description: String { "\(name): \(value)" }

  static func rows<Value: Sendable>(
    _ name: String, _ values: [(String, Value)], _ use: @escaping Use<Value>
  ) -> [BadInput] {
    values.map { label, value in
      BadInput(name: name, value: label) { try await use($0, value) }
    }
  }

  // MARK: Values

  static func texts(_ name: String, _ use: @escaping Use<String>) -> [BadInput] {
    rows(
      name,
      [
        ("no character", ""), ("spaces", "  \n "),
        ("10,000 letters", String(repeating: "long ", count: 2_000)),
        ("500 lines", String(repeating: "line\n", count: 500)),
        ("right to left", "السلام عليكم שלום"),
        ("joined", "👩‍👩‍👧‍👦🇺🇳e\u{301}\u{302}\u{303}क्षि"),
        ("control characters", "\u{0}\u{7}\u{202E}\u{FEFF}\u{FFFF}"),
      ], use)
  }

  static func numbers(_ name: String, _ use: @escaping Use<Int>) -> [BadInput] {
    rows(name, [0, -1, Int.max, .min, 1_000_000].map { ("\($0)", $0) }, use)
  }

  static func lengths(_ name: String, _ use: @escaping Use<CGFloat>) -> [BadInput] {
    let values: [CGFloat] = [
      0, -1, 1e-300, 1e9, -1e9, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    return rows(name, values.map { ("\($0)", $0) }, use)
  }

  static func dates(_ name: String, _ use: @escaping Use<Date>) -> [BadInput] {
    let seconds = [1e15, -1e15, .nan, .infinity, -.infinity]
    let dates =
      [.distantPast, .distantFuture] + seconds.map(Date.init(timeIntervalSinceReferenceDate:))
    return rows(name, dates.map { ("\($0.timeIntervalSinceReferenceDate)", $0) }, use)
  }

  static func days(_ name: String, _ use: @escaping Use<DateComponents>) -> [BadInput] {
    let days = [
      DateComponents(), DateComponents(year: 2025, month: 2, day: 30),
      DateComponents(year: .max, month: .max, day: .max),
      DateComponents(year: .min, month: .min, day: .min),
      DateComponents(era: 0, year: 5_000, month: 1, day: 1),
      DateComponents(year: 2025, month: 13, day: -1),
    ]
    return rows(name, days.map { ("\($0)", $0) }, use)
  }

  static func times(_ name: String, _ use: @escaping Use<DateComponents>) -> [BadInput] {
    let times = [
      DateComponents(), DateComponents(hour: .max, minute: .max - 1),
      DateComponents(hour: .min, minute: .min), DateComponents(hour: 24, minute: 60),
      DateComponents(year: .max, month: .max, day: .max, hour: 7),
    ]
    return rows(name, times.map { ("\($0)", $0) }, use)
  }

  /// Limits that leave few dates or none: alone, or the reverse of the other limit.
  static func limits(
    _ name: String,
    _ use: @escaping @MainActor @Sendable (BadInputHost, DateLimit?, DateLimit?) -> Void
  ) -> [BadInput] {
    func day(_ day: Int) -> DateLimit { .day(DateComponents(year: 2025, month: 6, day: day)) }
    func date(_ seconds: Double) -> DateLimit {
      .date(Date(timeIntervalSinceReferenceDate: seconds))
    }
    let limits: [(String, DateLimit)] = [
      ("distant past", .date(.distantPast)), ("distant future", .date(.distantFuture)),
      ("year 200,000", .day(DateComponents(year: 200_000))), ("infinity", date(.infinity)),
      ("no number", date(.nan)),
    ]
    let pairs: [(String, (DateLimit?, DateLimit?))] =
      limits.map { ("minimum \($0)", ($1, nil)) } + limits.map { ("maximum \($0)", (nil, $1)) } + [
        ("reversed by a day", (day(16), day(15))),
        ("reversed by all", (.date(.distantFuture), .date(.distantPast))),
      ]
    return rows(name, pairs) { use($0, $1.0, $1.1) }
  }

  static func lists(_ name: String, _ use: @escaping Use<[String]>) -> [BadInput] {
    rows(
      name,
      [
        ("none", []), ("no titles", ["", ""]), ("5,000", (0..<5_000).map { "\($0)" }),
        ("long", [String(repeating: "long ", count: 2_000)]), ("equal", ["a", "a", "a"]),
        ("right to left", ["السلام", "👩‍👩‍👧‍👦", "\u{202E}"]),
      ], use)
  }

  // MARK: Closures

  /// Something that a closure of an app does with the sheet, at most three times.
  enum Action: CaseIterable {
    case show, update, dismiss, showAnother, remove
  }

  /// A closure that acts when it is called, and returns its argument.
  struct Again: Sendable {
    var act: @MainActor @Sendable () -> Void

    @MainActor func callAsFunction() { act() }

    @MainActor func callAsFunction<Value>(_ value: Value) -> Value {
      act()
      return value
    }
  }

  static func again(_ name: String, _ use: @escaping Use<Again>) -> [BadInput] {
    Action.allCases.map { action in
      BadInput(name: name, value: "\(action)") { bench in
        try await use(bench, Again { [weak bench] in bench?.act(action) })
      }
    }
  }
}
