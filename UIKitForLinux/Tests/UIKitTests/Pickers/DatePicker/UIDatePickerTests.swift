import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIDatePickerTests {
  let device = Simulator()

  // MARK: Values

  @Test func `a new picker has the mode date and time, the current date, and no limits`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.date == device.date)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    #expect(picker.timeZone == nil)
    #expect(picker.locale == device.settings.locale)
    #expect(picker.calendar.identifier == .gregorian)
    #expect(picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
    #expect(picker.countDownDuration == 0)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func `enumerations have Apple's raw values`() {
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    let styles: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `wheels have a fixed size, which is the default size of a picker`() {
    let picker = UIDatePicker()
    #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .compact
    #expect(picker.preferredDatePickerStyle == .compact && picker.datePickerStyle == .wheels)
  }

  @Test func `nil restores the device's locale and calendar`() {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "de_DE")
    picker.calendar = Calendar(identifier: .hebrew)
    #expect(picker.locale?.identifier == "de_DE" && picker.calendar.identifier == .hebrew)
    picker.locale = nil
    picker.calendar = nil
    #expect(picker.locale == device.settings.locale)
    #expect(picker.calendar.identifier == .gregorian)
  }

  @Test func `the date is within the limits, in any order of setting them`() {
    let picker = UIDatePicker()
    let (early, late) = (utc(2020, 1, 1), utc(2021, 1, 1))
    picker.date = utc(2025, 6, 15)
    picker.maximumDate = late
    #expect(picker.date == late)
    picker.date = utc(2019, 1, 1)
    picker.minimumDate = early
    #expect(picker.date == early)
    picker.date = utc(2030, 1, 1)
    #expect(picker.date == late)
  }

  @Test func `contradictory limits and the limits of a countdown are ignored`() {
    let picker = UIDatePicker()
    let date = utc(2025, 6, 15)
    picker.minimumDate = utc(2021, 1, 1)
    picker.date = date
    picker.maximumDate = utc(2020, 1, 1)
    #expect(picker.date == date)
    picker.maximumDate = nil
    picker.datePickerMode = .countDownTimer
    picker.date = utc(2001, 1, 1)
    #expect(picker.date == utc(2001, 1, 1))
    picker.datePickerMode = .date
    #expect(picker.date == utc(2021, 1, 1))
  }

  @Test func `an invalid date has no effect`() {
    let picker = UIDatePicker()
    let date = picker.date
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    picker.setDate(Date(timeIntervalSinceReferenceDate: .infinity), animated: false)
    #expect(picker.date == date)
  }

  @Test func `the date rounds down to the interval, unless rounding is off`() {
    let picker = UIDatePicker()
    picker.date = utc(2025, 6, 15, 9, 43, 20)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1 && picker.date == utc(2025, 6, 15, 9, 43, 20))
    picker.roundsToMinuteInterval = false
    picker.minuteInterval = 15
    #expect(picker.date == utc(2025, 6, 15, 9, 43, 20))
    picker.roundsToMinuteInterval = true
    #expect(picker.date == utc(2025, 6, 15, 9, 30))
  }

  @Test(arguments: [
    // The set duration, the interval, and the duration displayed in a countdown.
    (0.0, 1, 60.0), (59, 1, 60), (60, 1, 60), (119, 1, 60), (3900, 1, 3900), (86_340, 1, 86_340),
    (86_400, 1, 86_340), (-5, 1, 60), (720, 5, 600), (0, 30, 1800), (86_340, 30, 84_600),
  ])
  func `a countdown is a multiple of the interval, from one interval up to 23:59`(
    set: TimeInterval, interval: Int, shown: TimeInterval
  ) {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = interval
    picker.countDownDuration = set
    #expect(picker.countDownDuration == shown)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == shown)
  }

  // MARK: What is read

  @Test func `each wheel is an element with a complete value`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15))
    screen.picker.accessibilityLabel = "Birthday"
    #expect(screen.values == ["June", "15", "2025"])
    #expect(device.accessibilityElements.map(\.accessibilityLabel) == ["Month", "Day", "Year"])
    #expect(device.accessibilityElements.allSatisfy { $0.accessibilityTraits == .adjustable })
    let time = DatePickerScreen(device, .time, utc(2025, 6, 15, 9, 41))
    #expect(time.values == ["9 o’clock", "41 minutes", "AM"])
  }

  @Test func `adjusting a wheel turns it and sends an event`() throws {
    let screen = DatePickerScreen(device, .date, utc(2025, 1, 31))
    let month = try #require(device.accessibilityElements.first)
    month.accessibilityIncrement()
    device.settle()
    #expect(screen.picker.date == utc(2025, 2, 28))
    #expect(screen.values == ["February", "28", "2025"])
    #expect(screen.sent == [utc(2025, 2, 28)])
  }

  @Test func `changing the locale, calendar, or mode changes the wheels`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15))
    screen.picker.locale = Locale(identifier: "zh_CN")
    device.settle()
    #expect(screen.values == ["2025年", "6月", "15日"])
    screen.picker.calendar = Calendar(identifier: .chinese)
    device.settle()
    #expect(screen.values == ["2025乙巳年", "五月", "二十"])
    screen.picker.datePickerMode = .time
    device.settle()
    #expect(screen.values.count == 2)
    #expect(screen.wheels.count == 2)
  }

  @Test func `the device's locale is used if none is set`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15))
    device.settings.locale = Locale(identifier: "de_DE")
    device.settle()
    #expect(screen.values == ["15", "Juni", "2025"])
  }

  @Test func `the current day changes at midnight`() {
    device.date = utc(2025, 6, 15, 23, 59, 58)
    let screen = DatePickerScreen(device, .dateAndTime, utc(2025, 6, 15, 9, 41))
    #expect(screen.values.first == "Today")
    device.advance(by: 3)
    #expect(screen.values.first == "Sun Jun 15")
  }

  // MARK: Layout

  @Test(arguments: [
    "en_US", "de_DE", "zh_CN", "ja_JP", "ar_EG", "he_IL", "vi_VN", "hi_IN", "fr_FR",
  ])
  func `the wheels of every mode fit into 320 points`(locale: String) {
    for mode in [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth] {
      let screen = DatePickerScreen(device, mode, utc(2025, 9, 24), width: 320) {
        $0.locale = Locale(identifier: locale)
      }
      // The gray selection shape is 9 points from each side. Wheels are aligned to whole pixels.
      // A wheel of days can reach over an end of the shape.
      let reach: CGFloat = mode == .dateAndTime ? 9 : 0
      for wheel in screen.wheels {
        let isInside = wheel.frame.minX >= 8.5 - reach && wheel.frame.maxX <= 311.5 + reach
        #expect(isInside, "\(mode) \(wheel.frame)")
      }
    }
  }

  @Test func `the order of the wheels follows the layout direction`() {
    let places = DatePickerScreen(device, .date, utc(2025, 6, 15)).wheels.map(\.frame.minX)
    #expect(places == places.sorted())
    device.settings.locale = Locale(identifier: "ar_EG")
    let mirrored = DatePickerScreen(device, .date, utc(2025, 6, 15)).wheels.map(\.frame.minX)
    #expect(mirrored == mirrored.sorted(by: >))
  }

  @Test(
    arguments: [
      // The wheels from left to right, as the indices of their components.
      ("en_US", .time, [0, 1, 2]), ("ar_EG", .time, [2, 0, 1]), ("he_IL", .time, [0, 1]),
      ("fa_IR", .time, [0, 1]), ("ar_EG", .dateAndTime, [3, 1, 2, 0]),
      ("he_IL", .dateAndTime, [1, 2, 0]), ("ar_EG", .countDownTimer, [1, 0]),
    ] as [(String, UIDatePicker.Mode, [Int])])
  func `the hour is left of the minute in right-to-left layouts, too`(
    locale: String, mode: UIDatePicker.Mode, order: [Int]
  ) {
    device.settings.locale = Locale(identifier: locale)
    let screen = DatePickerScreen(device, mode, utc(2025, 6, 15, 9, 41)) {
      $0.countDownDuration = 3900
    }
    let places = screen.wheels.map(\.frame.minX)
    #expect(places.indices.sorted { places[$0] < places[$1] } == order)
  }

  @Test func `an unused date picker is deallocated`() {
    weak var released: UIDatePicker?
    do {
      let screen = DatePickerScreen(device, .date, utc(2025, 6, 15))
      released = screen.picker
      device.settle()
      screen.picker.removeFromSuperview()
    }
    device.settle()
    #expect(released == nil)
  }
}
