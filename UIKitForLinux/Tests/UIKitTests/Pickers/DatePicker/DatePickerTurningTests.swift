import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct DatePickerTurningTests {
  let device = Simulator()

  @Test func `a tap on a row selects it and sends one event`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15, 9, 41, 7))
    screen.tap(1, rowsOn: 1)
    #expect(screen.picker.date == utc(2025, 6, 16, 9, 41, 7))
    #expect(screen.sent == [utc(2025, 6, 16, 9, 41, 7)])
    #expect(screen.values == ["June", "16", "2025"])
  }

  @Test func `setting the date turns the wheels and sends no event`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15))
    let offset = screen.wheels[0].contentOffset.y
    screen.picker.setDate(utc(2024, 8, 1), animated: true)
    #expect(screen.picker.date == utc(2024, 8, 1))
    device.advance(by: 0.1)
    let (now, end) = (screen.wheels[0].contentOffset.y, offset + 64)
    #expect(now >= offset && now <= end)
    device.settle()
    #expect(abs(screen.wheels[0].contentOffset.y - end) < 0.01)
    #expect(screen.values == ["August", "1", "2024"])
    #expect(screen.sent == [])
  }

  @Test func `a drag beyond the maximum springs back and sends one event`() {
    let maximum = utc(2025, 6, 17)
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15)) { $0.maximumDate = maximum }
    let start = screen.wheels[1].contentOffset.y
    screen.drag(1, rowsOn: 5)
    var offsets: [CGFloat] = []
    for _ in 0..<120 {
      offsets.append(screen.wheels[1].contentOffset.y)
      device.advance(by: 1.0 / 60)
    }
    device.settle()
    #expect(screen.picker.date == maximum)
    #expect(screen.sent == [maximum])
    #expect(screen.values == ["June", "17", "2025"])
    // From five or more rows away to two rows away, in one direction only.
    #expect((offsets.max() ?? 0) >= start + 4 * 32)
    let peak = offsets.firstIndex(of: offsets.max() ?? 0) ?? 0
    let way = offsets[peak...]
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
    #expect(abs(screen.wheels[1].contentOffset.y - (start + 64)) < 0.01)
  }

  @Test func `a drag beyond the currently selected maximum sends an event, too`() {
    let maximum = utc(2025, 6, 15)
    let screen = DatePickerScreen(device, .date, maximum) { $0.maximumDate = maximum }
    let start = screen.wheels[1].contentOffset.y
    screen.drag(1, rowsOn: 2)
    device.settle()
    #expect(screen.picker.date == maximum)
    #expect(screen.sent == [maximum])
    #expect(screen.values == ["June", "15", "2025"])
    #expect(abs(screen.wheels[1].contentOffset.y - start) < 0.01)
  }

  @Test func `visible rows become gray when the limits change`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15)) {
      $0.maximumDate = utc(2030, 1, 1)
    }
    let before = device.screenshot().pngData()
    screen.picker.maximumDate = utc(2025, 6, 15)
    device.settle()
    #expect(device.screenshot().pngData() != before)
    screen.picker.maximumDate = utc(2030, 1, 1)
    device.settle()
    #expect(device.screenshot().pngData() == before)
  }

  @Test func `selecting a shorter month changes the day`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 1, 31))
    let offset = screen.wheels[1].contentOffset.y
    screen.tap(0, rowsOn: 1)
    #expect(screen.picker.date == utc(2025, 2, 28))
    #expect(screen.values == ["February", "28", "2025"])
    #expect(abs(screen.wheels[1].contentOffset.y - (offset - 96)) < 0.01)
    #expect(screen.sent.count == 1)
  }

  @Test func `the wheels of months and days are endless`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 12, 31))
    screen.tap(0, rowsOn: 1)
    #expect(screen.picker.date == utc(2025, 1, 31))
    screen.tap(1, rowsOn: 1)
    #expect(screen.picker.date == utc(2025, 1, 1))
  }

  @Test func `a year with other months updates the month wheel`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 8, 1)) {
      $0.locale = Locale(identifier: "zh_CN")
      $0.calendar = Calendar(identifier: .chinese)
    }
    // The leap sixth month of 2025. There is none in 2026.
    #expect(screen.values == ["2025乙巳年", "闰六月", "初八"])
    screen.tap(0, rowsOn: 1)
    #expect(screen.values == ["2026丙午年", "六月", "初八"])
    screen.tap(1, rowsOn: 1)
    #expect(screen.values == ["2026丙午年", "七月", "初八"])
  }

  @Test func `the AM/PM wheel follows the hours`() {
    let screen = DatePickerScreen(device, .time, utc(2025, 6, 15, 11, 41))
    screen.tap(0, rowsOn: 1)
    #expect(screen.picker.date == utc(2025, 6, 15, 12, 41))
    #expect(screen.values == ["12 o’clock", "41 minutes", "PM"])
    let hours = screen.wheels[0].contentOffset.y
    screen.tap(2, rowsOn: -1)
    #expect(screen.picker.date == utc(2025, 6, 15, 0, 41))
    #expect(screen.values == ["12 o’clock", "41 minutes", "AM"])
    #expect(abs(abs(screen.wheels[0].contentOffset.y - hours) - 12 * 32) < 0.01)
  }

  @Test func `the AM/PM wheel turns while the hours spin`() {
    let screen = DatePickerScreen(device, .time, utc(2025, 6, 15, 11, 41))
    let finger = device.touchDown(at: screen.place(0))
    finger.move(to: screen.place(0, below: -42), over: 0.3)
    device.advance(by: 1)
    #expect(abs(screen.wheels[2].contentOffset.y - 32) < 0.01)
    #expect(screen.picker.date == utc(2025, 6, 15, 11, 41))
    finger.move(to: screen.place(0), over: 0.3)
    device.advance(by: 1)
    finger.lift()
    device.settle()
    #expect(abs(screen.wheels[2].contentOffset.y) < 0.01)
    #expect(screen.picker.date == utc(2025, 6, 15, 11, 41))
    #expect(screen.sent == [])
  }

  @Test func `a countdown of zero becomes one interval`() {
    let screen = DatePickerScreen(device, .countDownTimer, utc(2025, 6, 15)) {
      $0.minuteInterval = 5
      $0.countDownDuration = 300
    }
    screen.tap(1, rowsOn: -1)
    #expect(screen.picker.countDownDuration == 300)
    #expect(screen.values == ["0 hours", "5 minutes"])
    screen.tap(0, rowsOn: 1)
    #expect(screen.picker.countDownDuration == 3900)
  }

  @Test func `a touched wheel doesn't move until it's released`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 1, 31))
    let finger = device.touchDown(at: screen.place(1))
    finger.move(to: screen.place(1, below: -14), over: 0.2)
    let held = screen.wheels[1].contentOffset.y
    screen.device.tap(at: screen.place(0, below: 30))
    device.advance(by: 2)
    #expect(screen.picker.date == utc(2025, 2, 28))
    #expect(screen.wheels[1].contentOffset.y == held)
    device.advance(by: 0.3)
    finger.lift()
    device.settle()
    #expect(screen.picker.date == utc(2025, 2, 28))
    #expect(screen.values == ["February", "28", "2025"])
    // The wheel stopped on the row of the 31st, and then moved to the 28th.
    #expect(abs(screen.wheels[1].contentOffset.y - (held - 4 - 96)) < 1)
  }

  @Test func `a disabled picker doesn't turn`() {
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 15)) { $0.isEnabled = false }
    screen.drag(1, rowsOn: 3)
    device.settle()
    #expect(screen.picker.date == utc(2025, 6, 15))
    #expect(screen.sent == [])
  }

  @Test func `a flick ends on a day within the limits`() {
    let (minimum, maximum) = (utc(2025, 1, 1), utc(2026, 12, 31))
    let screen = DatePickerScreen(device, .dateAndTime, utc(2025, 6, 15, 9, 41)) {
      $0.minimumDate = minimum
      $0.maximumDate = maximum
    }
    device.drag(from: screen.place(0, below: 60), to: screen.place(0, below: -60), over: 0.1)
    #expect(screen.wheels[0].isDecelerating)
    #expect(screen.picker.date == utc(2025, 6, 15, 9, 41))
    device.settle()
    #expect(screen.picker.date > utc(2025, 6, 18) && screen.picker.date <= maximum)
    #expect(screen.sent.count == 1)
  }
}
