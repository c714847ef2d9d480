import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Turns of a duration's wheels, which VoiceOver reads like a date picker that counts down.
@MainActor @Suite(.ownDevice) struct DurationTurnTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// Presents a duration of an hour, and returns the durations of `valueChanged` as they come.
  private func show(onlyAfterChange: Bool = false) -> () -> [Duration] {
    var changes: [Duration] = []
    screen.sheet.show(
      .duration(.seconds(3_600)), in: screen.view,
      configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = onlyAfterChange },
      callbacks: .init(valueChanged: { changes.append($0) }), onValue: { _ in })
    device.settle()
    return { changes }
  }

  private func turnMinutes(by points: CGFloat = -60) throws {
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + points), over: 0.2)
  }

  @Test func `each turn is reported once`() async throws {
    let changes = show()
    for count in 1...2 {
      try turnMinutes()
      await device.settle()
      #expect(changes().count == count)
    }
    #expect(Set(changes()).count == 2 && !changes().contains(.seconds(3_600)))
  }

  @Test func `a turn enables OK`() async throws {
    _ = show(onlyAfterChange: true)
    let ok = try #require(screen.okButton)
    #expect(!ok.isEnabled)
    try turnMinutes()
    await device.settle()
    #expect(ok.isEnabled)
  }

  @Test func `a finger turns the minutes on from the first to the last one`() async throws {
    let changes = show()
    try turnMinutes(by: 60)
    await device.settle()
    let minutes = try #require(changes().first).components.seconds / 60
    #expect((90..<120).contains(minutes), "The hour stays.")
  }

  // MARK: VoiceOver

  /// Returns what VoiceOver reads for the wheels of content, at first and after turns.
  private func transcript(_ content: some SheetContent, on screen: TestHost) async -> [[String?]] {
    screen.show(content, title: "Timer")
    let wheels = screen.device.accessibilityElements.filter {
      $0.accessibilityTraits.contains(.adjustable)
    }
    func read() -> [String?] { wheels.flatMap { [$0.accessibilityLabel, $0.accessibilityValue] } }
    var texts = [read()]
    wheels.first?.accessibilityIncrement()
    await screen.device.settle()
    texts.append(read())
    for _ in 0..<3 { wheels.last?.accessibilityDecrement() }
    await screen.device.settle()
    texts.append(read() + screen.device.announcements)
    screen.sheet.dismiss()
    await screen.device.settle()
    return texts
  }

  @Test(arguments: ["en_US", "de_DE", "es_ES", "ru_RU", "ar_EG", "he_IL", "ja_JP", "zh_Hans_CN"])
  func `VoiceOver reads and turns the wheels like a date picker that counts down`(
    locale: String
  ) async {
    let screen = TestHost(on: Simulator(locale: Locale(identifier: locale)))
    let wheels = await transcript(.duration(.seconds(3_720)), on: screen)
    let picker = await transcript(
      ControlContent.control(\UIDatePicker.countDownDuration) {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3_720
        return picker
      }, on: screen)
    #expect(wheels == picker)
    if locale == "en_US" {
      #expect(
        wheels == [
          [nil, "1 hour", nil, "2 minutes"], [nil, "2 hours", nil, "2 minutes"],
          [nil, "2 hours", nil, "59 minutes"],
        ])
    }
  }

  @Test func `VoiceOver reads the wheels in a group with the title of the sheet`() {
    screen.show(.duration(.seconds(3_720), in: .zero...(.seconds(864_000))), title: "Timer")
    let lines = device.accessibilityTree().split(separator: "\n").map { String($0.dropFirst(2)) }
    let group = lines.drop { $0 != "group “Timer”" }
    #expect(
      Array(group.prefix(4)) == [
        "group “Timer”", "  adjustable = “0 days”", "  adjustable = “1 hour”",
        "  adjustable = “2 minutes”",
      ])
  }
}
