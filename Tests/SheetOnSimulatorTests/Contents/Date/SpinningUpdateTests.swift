import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// An update while a date wheel spins: the date of the app counts.
@MainActor @Suite(.ownDevice) struct SpinningUpdateTests {
  private let host = TestHost()
  private var device: Simulator { host.device }

  nonisolated private static let first = Date(timeIntervalSince1970: 1_907_316_000)
  nonisolated private static let second = Date(timeIntervalSince1970: 1_927_888_200)

  private func content(_ date: Date, _ mode: DateMode) -> DateContent<Date> {
    DateContent<Date>.date(date, mode: mode).style(.wheels).timeZone(.gmt)
  }

  private func flick(_ column: Int) throws -> Bool {
    let wheels = host.wheels
    guard wheels.indices.contains(column) else { return false }
    let middle = device.middle(of: wheels[column])
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.05)
    return wheels[column].isDecelerating
  }

  @Test(
    arguments: [DateMode.date, .time, .dateAndTime, .yearAndMonth], [0, 1, 2])
  func `an update wins over a wheel that spins`(mode: DateMode, column: Int) async throws {
    for delay in [0.02, 0.3, 0.6] {
      var reported: [Date] = []
      let outcomes = Outcomes<Date>()
      host.sheet.show(
        content(Self.first, mode), in: host.view,
        callbacks: SheetCallbacks(valueChanged: { reported.append($0) }),
        onValue: outcomes.onValue, onCancel: outcomes.onCancel)
      await host.settle()
      if try flick(column) {
        device.advance(by: delay)
        reported = []
        #expect(host.sheet.update(content(Self.second, mode)))
        await host.settle()
        let expected = content(Self.second, mode).untouched(SheetContext())?.value
        #expect(reported.isEmpty, "An update is no change of the user.")
        host.tapOK()
        await host.settle()
        #expect(outcomes.values == [expected].compactMap { $0 }, "\(mode), \(column), \(delay)")
      }
      host.sheet.dismiss()
      await host.settle()
    }
  }

  @Test(
    arguments: [DateMode.date, .time, .dateAndTime, .yearAndMonth], [0, 1, 2])
  func `a wheel that spins comes to rest although the content is described again`(
    mode: DateMode, column: Int
  ) async throws {
    for delay in [0.02, 0.3, 0.6] {
      var rests: [Date?] = []
      for describes in [false, true] {
        let outcomes = host.show(content(Self.first, mode))
        if try flick(column) {
          device.advance(by: delay)
          if describes { #expect(host.sheet.update(content(Self.first, mode), keepingEdits: true)) }
          await host.settle()
        }
        host.tapOK()
        await host.settle()
        rests.append(outcomes.values.first)
      }
      #expect(rests[0] != nil && rests[0] == rests[1], "\(mode), \(column), \(delay)")
    }
  }

  @Test func `OK right after an update returns the date of the app`() async throws {
    let outcomes = host.show(content(Self.first, .date))
    #expect(try flick(1))
    host.sheet.update(content(Self.second, .date))
    host.tapOK()
    await host.settle()
    let expected = content(Self.second, .date).untouched(SheetContext())?.value
    #expect(expected != nil && outcomes.values == [expected].compactMap { $0 })
  }

  private struct Trip {
    var day = first
    var isOn = false
    var isFixed = false { didSet { if isFixed { day = second } } }
  }

  @Test(arguments: ["On", "Fixed", "update"])
  func `in a form, a new value wins over a wheel that spins, and a new description doesn't`(
    change: String
  ) async throws {
    func form(_ trip: Trip) -> FormContent<Trip> {
      .form(trip) { f, _ in
        f.field("Day", \.day) { self.content($0, .date) }
        f.toggle("On", \.isOn)
        f.toggle("Fixed", \.isFixed)
      }
    }
    let outcomes = host.show(form(Trip()))
    host.control("BottomBounce.row")?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(try flick(2))
    if change == "update" {
      host.sheet.update(form(Trip(day: Self.second)))
    } else {
      let rows: [UIControl] = host.formViews("BottomBounce.switch")
      rows.first { $0.accessibilityLabel == change }?.sendActions(for: .touchUpInside)
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    let day = try #require(outcomes.values.first?.day)
    let second = content(Self.second, .date).untouched(SheetContext())?.value
    let first = content(Self.first, .date).untouched(SheetContext())?.value
    if change == "On" {
      #expect(day != first && day != second, "The wheel counts.")
    } else {
      #expect(day == second)
    }
  }
}
