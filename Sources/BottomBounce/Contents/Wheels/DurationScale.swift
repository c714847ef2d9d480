/// The parts of a duration that the user can change.
///
/// ```swift
/// sheet.show(
///   .duration(rest, in: .zero...(.seconds(600)), units: [.minutes, .seconds]), title: "Rest",
///   from: self
/// ) { [weak self] rest in
///   self?.rest = rest
/// }
/// ```
public struct DurationUnits: OptionSet, Hashable, Sendable {
  /// The units as bits, from days on.
  public let rawValue: Int

  /// Creates units from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Days of 24 hours.
  public static let days = DurationUnits(rawValue: 1)
  /// Hours.
  public static let hours = DurationUnits(rawValue: 2)
  /// Minutes.
  public static let minutes = DurationUnits(rawValue: 4)
  /// Seconds.
  public static let seconds = DurationUnits(rawValue: 8)
}

/// The durations that wheels of units can show: whole intervals in a range.
struct DurationScale: Hashable, Sendable {
  struct Wheel: Hashable, Sendable {
    let unit: DurationUnits
    /// The seconds between two rows.
    let step: Int
    /// The first row's value, in steps.
    var first = 0
    var count = 0
    var isEndless = false
    /// How often the rows of an endless wheel are repeated, for more turns than a user makes.
    var repetitions: Int { isEndless ? max(10_000 / count, 1) : 1 }
    /// The durations in seconds, if this is the first wheel.
    var durations: Range<Int> { first * step..<(first + count) * step }
  }

  /// From the largest unit on.
  let wheels: [Wheel]
  /// In seconds; `nil` if no interval is in the range.
  let limits: ClosedRange<Int>?

  private static let greatest = 9_999 * 86_400
  private static let maximumRow = 9_999

  init(_ range: ClosedRange<Duration>?, units: DurationUnits?, minuteInterval: Int) {
    let limits = range.map {
      (first: Self.seconds($0.lowerBound, .up), last: Self.seconds($0.upperBound, .down))
    }
    var units = (units ?? []).intersection([.days, .hours, .minutes, .seconds])
    if units.isEmpty { units = limits.map(Self.units) ?? [.hours, .minutes] }
    var wheels: [Wheel] = []
    for unit in [DurationUnits.days, .hours, .minutes, .seconds] where units.contains(unit) {
      let isMinute = unit == .minutes && !units.contains(.seconds)
      wheels.append(Wheel(unit: unit, step: unit.seconds * (isMinute ? minuteInterval : 1)))
    }
    let step = wheels.last?.step ?? 1
    let day = units.contains(.days) ? 100 * 86_400 : 86_400
    let wanted = limits ?? (first: step, last: max(day - step, step))
    for index in wheels.indices {
      let unit = wheels[index]
      wheels[index].isEndless = index > 0 || range == nil
      if index == 0 {
        let (first, last) = (wanted.first / unit.step, wanted.last / unit.step)
        wheels[index].first = first
        wheels[index].count = min(max(last - first, 0), Self.maximumRow) + 1
      } else {
        wheels[index].count = wheels[index - 1].unit.seconds / unit.step
      }
    }
    let end = wheels.first.map { $0.durations.upperBound - 1 } ?? 0
    let (first, last) = ((wanted.first + step - 1) / step, min(wanted.last, end) / step)
    self.limits = first <= last ? first * step...last * step : nil
    self.wheels = wheels
  }

  private static func units(for limits: (first: Int, last: Int)) -> DurationUnits {
    var units: DurationUnits = .minutes
    if limits.last >= 86_400 { units.insert(.days) }
    if limits.last >= 3_600 { units.insert(.hours) }
    if limits.last < 60 { units = [] }
    let isWhole = [limits.first, limits.last].allSatisfy { $0.isMultiple(of: 60) }
    if !isWhole || units.isEmpty { units.insert(.seconds) }
    return units
  }

  private static func seconds(_ duration: Duration, _ rule: FloatingPointRoundingRule) -> Int {
    let (seconds, fraction) = duration.components
    let more = rule == .up && fraction > 0 ? 1 : 0
    return min(max(Int(clamping: seconds), 0), greatest - more) + more
  }

  var units: DurationUnits { DurationUnits(wheels.map(\.unit)) }

  /// Returns whether a duration is less than an interval away from one that the wheels can show.
  func canRound(_ duration: Duration) -> Bool {
    guard let limits, let step = wheels.last?.step else { return false }
    return duration > .seconds(limits.lowerBound - step)
      && duration < .seconds(limits.upperBound + step)
  }

  /// In seconds; the longer one of two that are equally near.
  func nearest(to duration: Duration) -> Int {
    guard let limits else { return 0 }
    let step = wheels.last?.step ?? 1
    let duration = min(max(duration, .zero), .seconds(limits.upperBound)) + .seconds(step) / 2
    let steps = Int(duration.components.seconds) / step * step
    return min(max(steps, limits.lowerBound), limits.upperBound)
  }

  func rows(for seconds: Int) -> [Int] {
    var rest = seconds
    return wheels.map { wheel in
      let step = rest / wheel.step
      rest -= step * wheel.step
      return step - wheel.first
    }
  }

  func seconds(of rows: [Int]) -> Int {
    zip(wheels, rows).reduce(0) { $0 + ($1.0.first + $1.1 % $1.0.count) * $1.0.step }
  }
}

extension DurationUnits {
  var seconds: Int {
    switch self {
    case .days: 86_400
    case .hours: 3_600
    case .minutes: 60
    default: 1
    }
  }
}
