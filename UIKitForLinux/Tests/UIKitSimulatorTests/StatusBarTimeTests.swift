import Testing
import UIKit

@testable import UIKitSimulator

@MainActor @Suite(.ownDevice) struct StatusBarTimeTests {
  private let device = Simulator()

  private var time: StatusBarTime { StatusBarTime(device.system) }

  @Test(arguments: [
    ("en_US", "UTC", "9:41", "9:41 AM"), ("en_US", "Asia/Shanghai", "5:41", "5:41 PM"),
    ("de_DE", "Asia/Shanghai", "17:41", "17:41"), ("zh_CN", "UTC", "9:41", "9:41"),
    ("ar_EG", "UTC", "٩:٤١", "٩:٤١ ص"),
  ])
  func `the time has the locale's digits and format, in the time zone`(
    locale: String, zone: String, short: String, long: String
  ) throws {
    device.settings.locale = Locale(identifier: locale)
    device.settings.timeZone = try #require(TimeZone(identifier: zone))
    #expect(time.text(hasPeriod: false) == short)
    #expect(time.text(hasPeriod: true) == long)
  }

  @Test(arguments: [("en_US", "Sun Jun 15"), ("de_DE", "So. 15. Juni"), ("zh_CN", "6月15日 周日")])
  func `the date on an iPad has no commas`(locale: String, text: String) {
    device.settings.locale = Locale(identifier: locale)
    #expect(time.dayText == text)
  }

  @Test func `a new minute redraws only the time`() throws {
    device.window.backgroundColor = .white
    // Twenty seconds before the next minute.
    device.date = device.date.addingTimeInterval(40)
    let first = try #require(device.screenshot().pngData())
    device.advance(by: 19.9)
    #expect(!device.system.tree.needsRender)
    device.advance(by: 0.2)
    #expect(device.system.tree.needsRender)
    let screen = try #require(device.updatedScreen())
    #expect(!screen.damagedRects.isEmpty)
    #expect(screen.damagedRects.allSatisfy { $0.maxY <= 54 * 3 })
    #expect(device.screenshot().pngData() != first)
    #expect(!device.system.isBusy, "A clock that ticks is no movement.")
  }
}
