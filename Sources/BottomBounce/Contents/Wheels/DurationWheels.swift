import Foundation

@MainActor final class DurationWheels: UnitWheelsModel {
  private let scale: DurationScale
  private let text: DurationText
  private(set) var selected: [Int]
  private var isWaiting: Bool

  init(_ scale: DurationScale, duration: Duration, isInRange: Bool, locale: Locale) {
    self.scale = scale
    text = DurationText(locale: locale)
    let rows = scale.rows(for: scale.nearest(to: duration))
    selected = zip(scale.wheels, rows).map { $0.repetitions / 2 * $0.count + $1 }
    // The user can't turn wheels with one duration.
    isWaiting = !isInRange && scale.limits.map { $0.lowerBound < $0.upperBound } == true
  }

  private func number(at row: Int, of wheel: Int) -> Int {
    let wheel = scale.wheels[wheel]
    return (wheel.first + row % wheel.count) * wheel.step / wheel.unit.seconds
  }

  // MARK: WheelsModel

  var answer: Answer<Duration> {
    if isWaiting { return .failure(.unavailable()) }
    return scale.limits != nil
      ? .success(.seconds(scale.seconds(of: selected)))
      : .failure(ValidationError(SheetStrings()[.noOption], shown: .atOnce))
  }

  var count: Int { scale.wheels.count }
  var waiting: [Int] { isWaiting ? Array(scale.wheels.indices) : [] }

  func rowCount(of wheel: Int) -> Int {
    scale.limits == nil ? 0 : scale.wheels[wheel].count * scale.wheels[wheel].repetitions
  }

  func row(_ row: Int, of wheel: Int) -> OptionRow {
    OptionRow(title: text.number(number(at: row, of: wheel)))
  }

  func turn(_ wheel: Int, to row: Int) -> WheelsChange {
    guard scale.limits != nil, row != selected[wheel] else { return WheelsChange() }
    selected[wheel] = min(max(row, 0), rowCount(of: wheel) - 1)
    return select(scale.seconds(of: selected))
  }

  // After its last row, a wheel turns the next larger unit, too.
  func turn(_ wheel: Int, by step: Int) -> WheelsChange? {
    let seconds = scale.seconds(of: selected) + step * scale.wheels[wheel].step
    guard scale.limits != nil, scale.wheels.first?.durations.contains(seconds) == true
    else { return nil }
    selected[wheel] = min(max(selected[wheel] + step, 0), rowCount(of: wheel) - 1)
    return select(seconds)
  }

  private func select(_ seconds: Int) -> WheelsChange {
    isWaiting = false
    let seconds = scale.limits.map { min(max(seconds, $0.lowerBound), $0.upperBound) } ?? seconds
    guard seconds != scale.seconds(of: selected) else { return WheelsChange() }
    for (wheel, row) in scale.rows(for: seconds).enumerated() {
      selected[wheel] += row - selected[wheel] % scale.wheels[wheel].count
    }
    return WheelsChange(turned: 0..<count)
  }

  func accept(_ wheel: Int) { isWaiting = false }

  // MARK: UnitWheelsModel

  var unitWheels: (any UnitWheelsModel)? { scale.limits == nil ? nil : self }

  func unit(of wheel: Int) -> String {
    text.unit(scale.wheels[wheel].unit, count: number(at: selected[wheel], of: wheel))
  }

  func spokenText(ofRow row: Int, of wheel: Int) -> String {
    text.spokenText(scale.wheels[wheel].unit, count: number(at: row, of: wheel))
  }

  func titlesToMeasure(of wheel: Int) -> [String] {
    [text.number(number(at: scale.wheels[wheel].count - 1, of: wheel))]
  }

  func unitsToMeasure(of wheel: Int) -> [String] {
    // The numbers with different plural forms in the languages of the package.
    [0, 1, 2, 3, 5, 11, 21].map { text.unit(scale.wheels[wheel].unit, count: $0) }
  }
}

struct DurationText: Sendable {
  let locale: Locale

  func number(_ number: Int) -> String {
    number.formatted(.number.grouping(.never).locale(locale))
  }

  /// In the plural form for the count: days and hours as a word, minutes and seconds abbreviated.
  func unit(_ unit: DurationUnits, count: Int) -> String {
    let style = style([unit], unit == .minutes || unit == .seconds ? .abbreviated : .wide)
    let text = style.attributed.format(.seconds(count * unit.seconds))
    let words = text.runs.filter { $0.measurement == .unit }.map { text[$0.range].characters }
    return words.map { String($0) }.joined().trimmingCharacters(in: .whitespaces)
  }

  func spokenText(_ unit: DurationUnits, count: Int) -> String {
    Duration.seconds(count * unit.seconds).formatted(style([unit], .wide))
  }

  func text(_ duration: Duration, in units: DurationUnits) -> String {
    // Foundation stops for a duration with more seconds than an Int64 has.
    let limit = Duration.seconds(Int64.max)
    return min(max(duration, .zero - limit), limit).formatted(style(units, .abbreviated))
  }

  private func style(
    _ units: DurationUnits, _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> Duration.UnitsFormatStyle {
    let all: [(DurationUnits, Duration.UnitsFormatStyle.Unit)] = [
      (.days, .days), (.hours, .hours), (.minutes, .minutes), (.seconds, .seconds),
    ]
    let allowed = all.filter { units.contains($0.0) }.map(\.1)
    return .units(allowed: Set(allowed), width: width).locale(locale)
  }
}
