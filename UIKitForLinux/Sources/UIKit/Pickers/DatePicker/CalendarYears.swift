/// The years of a calendar as a wheel lists them: from the first of the calendar to the Gregorian year 9999.
struct CalendarYears {
  /// How a calendar counts.
  private enum Counting {
    /// Years of the present era, from 1 on.
    case oneEra(Int)
    /// Years of the Republic of China. Earlier years count backward in another era.
    case republic
    /// Cycles of sixty years; the number is what a cycle's count lacks of the Gregorian year.
    case cycles(lead: Int)
    case japanese(JapaneseEras)
  }

  private let counting: Counting
  /// The number of years.
  let count: Int

  /// The last year of the wheels in the Gregorian calendar.
  static let lastGregorianYear = 9999

  /// The years of a calendar; its time zone must be Greenwich.
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
      // The last one begins in February.
      count = Self.lastGregorianYear - 1
    } else if calendar.identifier == .republicOfChina {
      counting = .republic
      count = Self.lastGregorianYear
    } else {
      counting = .oneEra(parts(present).era)
      count = max(parts(last).year, 1)
    }
  }

  /// Returns the row of a year of an era, or the nearest there is.
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

  /// Returns the era and the year of a row.
  func year(atRow row: Int) -> (era: Int, year: Int) {
    switch counting {
    case .oneEra(let era): return (era, row + 1)
    case .republic:
      let year = row + 1 - Self.yearsBeforeRepublic
      return year > 0 ? (1, year) : (0, 1 - year)
    case .cycles(let lead):
      let year = row - lead
      // The years of a cycle are 1 to 60.
      return (year / 60, year % 60 + 1)
    case .japanese(let eras): return eras.year(atRow: row)
    }
  }

  /// The Gregorian years before the first of the Republic.
  private static let yearsBeforeRepublic = 1911
}

extension Calendar {
  /// Whether the calendar is the Chinese one or its Korean sister, which count years in cycles of sixty.
  var isLunisolarByCycles: Bool { identifier == .chinese || "\(identifier)" == "dangi" }
}

/// A day of the Gregorian calendar, for reckoning where no time zone or calendar is meant.
struct GregorianDay {
  let year: Int
  let month: Int
  let day: Int

  /// The number of days since 1 January 1970, the Gregorian calendar applied to all times.
  var number: Int {
    // Years that begin in March have their leap day at the end. The months from March on have 153 days in five.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }

  /// Noon of the day in Greenwich.
  var noon: Date { Date(timeIntervalSince1970: (Double(number) + 0.5) * WallTime.secondsADay) }
}
