/// The eras of the Japanese calendar and their numbers of years.
///
/// A year in which an era begins counts twice: as the last year of the old era and the first year
/// of the new one.
struct JapaneseEras {
  /// The row of each era's first year in a list of the years of all eras, followed by the length of
  /// the list.
  private let firstRows: [Int]

  /// The eras that the system supports, computed once.
  static let all = JapaneseEras()

  private init() {
    var calendar = Calendar(identifier: .japanese)
    calendar.timeZone = .gmt
    func lastDay(of year: Int) -> (era: Int, year: Int) {
      let parts = calendar.dateComponents(
        [.era, .year], from: GregorianDay(year: year, month: 12, day: 31).noon)
      return (parts.era ?? 0, parts.year ?? 1)
    }
    // The year of each New Year's Eve in its era determines the first year of that era.
    let last = lastDay(of: Self.presentYear)
    var starts = [Int](repeating: 0, count: last.era + 1)
    var (era, start) = (last.era, Self.presentYear - last.year + 1)
    starts[era] = start
    while era > 0 {
      let before = lastDay(of: start - 1)
      // An era without a New Year's Eve began in the first year of the next era.
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

  /// A year that is in the current Japanese era.
  private static let presentYear = 2025

  /// The total number of years in all Japanese eras.
  var count: Int { firstRows[firstRows.count - 1] }

  /// Returns the row of a year of an era, or the closest row.
  func row(era: Int, year: Int) -> Int {
    guard era >= 0, era + 1 < firstRows.count else { return era < 0 ? 0 : count - 1 }
    return min(max(firstRows[era] + year - 1, firstRows[era]), firstRows[era + 1] - 1)
  }

  /// Returns the Japanese era and the year in it for a row of the year wheel.
  func year(atRow row: Int) -> (era: Int, year: Int) {
    let era = firstRows.lastIndex { $0 <= row } ?? 0
    return (min(era, firstRows.count - 2), row - firstRows[min(era, firstRows.count - 2)] + 1)
  }
}
