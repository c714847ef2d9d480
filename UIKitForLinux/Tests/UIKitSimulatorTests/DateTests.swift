import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct DateTests {
  private let device = Simulator()

  @Test func theDateGoesOnWithTheClock() {
    let before = device.date
    device.advance(by: 0.5)
    #expect(abs(device.date.timeIntervalSince(before) - 0.5) < 1e-6)
  }

  @Test func `a new device starts on a Sunday in June 2025, independent of the computer's date`()
    throws
  {
    #expect(Simulator().date == (try #require(utc(2025, 6, 15, 9, 41, 0))))
  }

  @Test func aNewDateIsToldAsASignificantChange() throws {
    let day = Counter(.NSCalendarDayChanged)
    let change = Counter(UIApplication.significantTimeChangeNotification)
    device.date = try #require(utc(2025, 6, 15, 20, 0, 0))
    #expect(day.count == 0 && change.count == 1, "The same day.")
    device.date = try #require(utc(2025, 6, 16, 20, 0, 0))
    #expect(day.count == 1 && change.count == 2)
  }

  @Test func midnightComesInTheDevicesTimeZone() throws {
    device.settings.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    // One second before midnight in that time zone.
    device.date = try #require(utc(2025, 6, 15, 15, 59, 59))
    let day = Counter(.NSCalendarDayChanged)
    device.advance(by: 0.9)
    #expect(day.count == 0)
    device.advance(by: 0.2)
    #expect(day.count == 1)
    device.advance(by: 2)
    #expect(day.count == 1, "Once a day.")
  }

  @Test func waitingForMidnightKeepsNothingBusy() {
    let before = device.now
    device.settle()
    #expect(device.now == before)
  }

  private func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int)
    -> Date?
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second))
  }

  /// Counts a notification of this test's device.
  @MainActor private final class Counter {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name) {
      let device = Device.current
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        // Devices of other tests also post the notification.
        MainActor.assumeIsolated { if Device.current === device { self?.count += 1 } }
      }
    }

    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }
}
