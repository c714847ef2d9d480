import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Turns of a date picker in countdown mode, which can omit the event for the first one on iOS.
@MainActor @Suite(.ownDevice) struct DurationTurnTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// Presents a duration of an hour, and returns the durations of `valueChanged` as they come.
  private func show(omitsEvents: Bool, onlyAfterChange: Bool = false) throws -> () -> [Duration] {
    var changes: [Duration] = []
    screen.sheet.show(
      .duration(.seconds(3_600)), in: screen.view,
      configuration: .default.with(\.disablesOKWhileUnchanged, onlyAfterChange),
      callbacks: .init(valueChanged: { changes.append($0) }), onValue: { _ in })
    device.settle()
    if omitsEvents {
      let picker = try #require(screen.datePicker)
      picker.removeAction(identifiedBy: DateContentView.change, for: .valueChanged)
    }
    return { changes }
  }

  private func turnMinutes() throws {
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.2)
  }

  @Test(arguments: [false, true])
  func `each turn is reported once, also without an event of the picker`(omitsEvents: Bool)
    async throws
  {
    let changes = try show(omitsEvents: omitsEvents)
    let picker = try #require(screen.datePicker)
    var expected: [Duration] = []
    for _ in 0..<2 {
      try turnMinutes()
      await device.settle()
      expected.append(.seconds(Int64(picker.countDownDuration)))
      #expect(changes() == expected)
    }
    #expect(Set(expected).count == 2 && !expected.contains(.seconds(3_600)))
  }

  @Test func `a turn without an event enables OK`() async throws {
    _ = try show(omitsEvents: true, onlyAfterChange: true)
    let ok = try #require(screen.okButton)
    #expect(!ok.isEnabled)
    try turnMinutes()
    await device.settle()
    #expect(ok.isEnabled)
  }

  @Test func `OK reports a change without an event before the value`() async throws {
    let changes = try show(omitsEvents: true)
    let picker = try #require(screen.datePicker)
    picker.countDownDuration = 4_200
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(changes() == [.seconds(4_200)])
    #expect(!screen.sheet.isPresented)
  }
}
