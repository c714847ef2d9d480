/// The rows of the year wheel: from the first year of the calendar to the Gregorian year 9999.
struct CalendarYears {
  /// The numbering of a calendar's years.
  private enum Counting {
    /// Years of the current era, starting at 1.
    case oneEra(Int)
    /// Years of the Republic of China. Earlier years count backward in another era.
    case republic
    /// Cycles of sixty years. The associated value is the difference between the Gregorian year and
    /// the count of the cycles.
    case cycles(lead: Int)
    case japanese(JapaneseEras)
  }

  private let counting: Counting
  /// The number of years on the year wheel.
  let count: Int

  /// The last year of the wheels in the Gregorian calendar.
  static let lastGregorianYear = 9999

  /// Creates the years of a calendar in GMT.
  init(_ calendar: Calendar) {
    let present = GregorianDay(year: 2025, month: 7, day: 1)
    let last = GregorianDay(year: Self.lastGregorianYear, month: 12, day: 31)
    func parts(_ day: GregorianDay) -> (era: Int, year: Int) {
      let parts = calendar.dateComponents([.era, .year], from: day.noon)
      return (parts.era ?? 0, parts.year ?? 1)
    }
    if calendar.identifier == .japanese {
      counting = .japanese(.all)
      count = JapaneseEras.all.count
    } else if calendar.isLunisolarByCycles {
      let (era, year) = parts(present)
      counting = .cycles(lead: present.year - era * 60 - year)
      // The last year begins in February.
      count = Self.lastGregorianYear - 1
    } else if calendar.identifier == .republicOfChina {
      counting = .republic
      count = Self.lastGregorianYear
    } else {
      counting = .oneEra(parts(present).era)
      count = max(parts(last).year, 1)
    }
  }

  /// Returns the row of a year of an era, or the closest row.
  func row(era: Int, year: Int) -> Int {
    let row =
      switch counting {
      case .oneEra(let present): era == present ? year - 1 : 0
      case .republic: (era == 1 ? year : 1 - year) + Self.yearsBeforeRepublic - 1
      case .cycles(let lead): era * 60 + year + lead - 1
      case .japanese(let eras): eras.row(era: era, year: year)
      }
    return min(max(row, 0), count - 1)
  }

  /// Returns the era and the year of a row on the year wheel.
  func year(atRow row: Int) -> (era: Int, year: Int) {
    switch counting {
    case .oneEra(let era): return (era, row + 1)
    case .republic:
      let year = row + 1 - Self.yearsBeforeRepublic
      return year > 0 ? (1, year) : (0, 1 - year)
    case .cycles(let lead):
      let year = row - lead
      // The years of a cycle are numbered from 1 to 60.
      return (year / 60, year % 60 + 1)
    case .japanese(let eras): return eras.year(atRow: row)
    }
  }

  /// The Gregorian years before the first of the Republic.
  private static let yearsBeforeRepublic = 1911
}

extension Calendar {
  /// A Boolean value that indicates whether the calendar counts years in cycles of sixty: the
  /// Chinese calendar and the Korean Dangi calendar.
  var isLunisolarByCycles: Bool { identifier == .chinese || "\(identifier)" == "dangi" }
}

/// A day of the Gregorian calendar, for calculations without a time zone or `Calendar`.
struct GregorianDay {
  let year: Int
  let month: Int
  let day: Int

  /// The number of days since January 1, 1970, in the proleptic Gregorian calendar.
  var number: Int {
    // With years that begin in March, the leap day is the last day. From March on, five months have
    // 153 days.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }

  /// Noon of the day in GMT.
  var noon: Date { Date(timeIntervalSince1970: (Double(number) + 0.5) * WallTime.secondsADay) }
}
