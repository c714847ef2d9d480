import Testing
import UIKit
import UIKitSimulator

/// The accessibility values of a date picker's wheels, and the positions of day wheels.
@MainActor @Suite(.ownDevice) struct DateWheelsReadingTests {
  /// Sunday, June 15, 2025, 9:41 in GMT.
  private let date = Date(timeIntervalSince1970: 1_749_980_460)

  private func read(_ mode: UIDatePicker.Mode, _ locale: String) -> [String] {
    let device = Simulator(locale: Locale(identifier: locale))
    let screen = DatePickerScreen(device, mode, date) { $0.preferredDatePickerStyle = .wheels }
    defer { screen.picker.removeFromSuperview() }
    return device.accessibilityElements.map {
      [$0.accessibilityLabel, $0.accessibilityValue].compactMap { $0 }.joined(separator: " = ")
    }
  }

  @Test(arguments: [
    ("en_US", ["Month = June", "Day = 15", "Year = 2025"]),
    ("ar_EG", ["اليوم = ١٥", "الشهر = يونيو", "السنة = ٢٠٢٥"]),
    ("zh_CN", ["年 = 2025年", "月 = 6月", "日 = 15日"]),
  ])
  func `day wheels have accessibility labels`(locale: String, texts: [String]) {
    #expect(read(.date, locale) == texts)
  }

  @Test(arguments: [
    ("en_US", ["9 o’clock", "41 minutes", "AM"]), ("zh_CN", ["9点", "41分钟"]),
    ("ar_EG", ["الساعة ٩", "٤١ دقيقة", "ص"]), ("he_IL", ["השעה 9", "41 דקות"]),
    ("de_DE", ["9 Uhr", "41 Minuten"]), ("ko_KR", ["오전", "9시", "41분"]),
    ("zh_TW", ["上午", "9點", "41分鐘"]), ("vi_VN", ["09", "41 phút"]),
  ])
  func `time wheels are read with their units`(locale: String, texts: [String]) {
    #expect(read(.time, locale) == texts)
  }

  @Test(arguments: ["en_US", "ar_EG", "he_IL", "de_DE", "ru_RU", "hi_IN"])
  func `visible days and times are centered`(locale: String) throws {
    let device = Simulator(locale: Locale(identifier: locale))
    device.window.backgroundColor = .white
    let screen = DatePickerScreen(device, .dateAndTime, date, width: 361) {
      $0.preferredDatePickerStyle = .wheels
      if ["ar_EG", "he_IL"].contains(locale) {
        $0.semanticContentAttribute = .forceRightToLeft
      }
    }
    let image = try #require(device.screenImage())
    let frame = screen.picker.frame
    var columns: [Int] = []
    for x in Int(frame.minX * 3)..<Int(frame.maxX * 3) {
      // The seven rows in the center.
      let ink = try (Int((frame.midY - 80) * 3)..<Int((frame.midY + 80) * 3)).contains {
        try #require(image.pixel(x: x, y: $0)).g < 215
      }
      if ink { columns.append(x) }
    }
    let (left, right) = (try #require(columns.first), try #require(columns.last))
    let leftGap = CGFloat(left) / 3 - frame.minX
    let rightGap = frame.maxX - CGFloat(right) / 3
    #expect(abs(leftGap - rightGap) < 8)
    #expect(min(leftGap, rightGap) > 9)
  }
}
