/// The eras of the Japanese calendar and how many years each has.
///
/// A year in which an era began counts twice: as the last of the old era and as the first of the new.
struct JapaneseEras {
  /// For each era the row of its first year in a list of all years of all eras; the last is the length of the list.
  private let firstRows: [Int]

  /// The eras that the system knows; worked out once.
  static let all = JapaneseEras()

  private init() {
    var calendar = Calendar(identifier: .japanese)
    calendar.timeZone = .gmt
    func lastDay(of year: Int) -> (era: Int, year: Int) {
      let parts = calendar.dateComponents(
        [.era, .year], from: GregorianDay(year: year, month: 12, day: 31).noon)
      return (parts.era ?? 0, parts.year ?? 1)
    }
    // From each New Year's Eve one can tell in which year its era began, and go on from there.
    let last = lastDay(of: Self.presentYear)
    var starts = [Int](repeating: 0, count: last.era + 1)
    var (era, start) = (last.era, Self.presentYear - last.year + 1)
    starts[era] = start
    while era > 0 {
      let before = lastDay(of: start - 1)
      // An era that saw no New Year's Eve began in the year in which the next one did.
      for short in stride(from: era - 1, to: max(before.era, -1), by: -1) { starts[short] = start }
      guard before.era < era, before.era >= 0 else { break }
      (era, start) = (before.era, start - before.year)
      starts[era] = start
    }
    var rows = [0]
    for (start, next) in zip(starts, starts.dropFirst() + [CalendarYears.lastGregorianYear]) {
      rows.append(rows[rows.count - 1] + next - start + 1)
    }
    firstRows = rows
  }

  /// A year of which the present era is known.
  private static let presentYear = 2025

  /// The number of years of all eras.
  var count: Int { firstRows[firstRows.count - 1] }

  /// Returns the row of a year of an era, or the nearest there is.
  func row(era: Int, year: Int) -> Int {
    guard era >= 0, era + 1 < firstRows.count else { return era < 0 ? 0 : count - 1 }
    return min(max(firstRows[era] + year - 1, firstRows[era]), firstRows[era + 1] - 1)
  }

  /// Returns the era and the year of a row.
  func year(atRow row: Int) -> (era: Int, year: Int) {
    let era = firstRows.lastIndex { $0 <= row } ?? 0
    return (min(era, firstRows.count - 2), row - firstRows[min(era, firstRows.count - 2)] + 1)
  }
}
