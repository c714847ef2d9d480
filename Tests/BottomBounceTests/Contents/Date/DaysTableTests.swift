import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Calendars of days in each place, untouched, edited, and after what the app says has changed.
@MainActor @Suite(.ownDevice) struct DaysTableTests {
  enum Place: CaseIterable {
    case sheet, orNone, row, nestedForm
  }

  enum Change: CaseIterable {
    case none, edited, excluded, limitsMoved
  }

  private struct Box<Value: Hashable>: Hashable {
    var value: Value
  }

  private let host = TestHost()
  private let sheet = BottomBounceView()

  private static func june(_ number: Int) -> DateComponents {
    let days = DayCalendar(in: .gmt)
    let day = DateComponents(year: 2025, month: 6, day: number)
    return days.components(
      of: days.date(of: day, now: .now), in: Calendar(identifier: .gregorian))
  }

  /// Shows content, changes what the app says, and taps OK.
  private func check<Content: SheetContent>(
    _ make: (Change) -> Content, other: Content.Value, _ initial: Content.Value, _ change: Change
  ) async where Content.Value: Equatable {
    let outcomes = await host.show(make(.none), by: sheet)
    switch change {
    case .none: sheet.confirm()
    case .edited: #expect(sheet.confirm(other))
    case .excluded, .limitsMoved:
      #expect(sheet.update(make(change), keepingEdits: true))
      await host.settle()
      #expect(sheet.currentValue(as: Content.Value.self) == initial, "It isn't replaced.")
      sheet.confirm()
    }
    await host.settle()
    let expected: [Content.Value] =
      switch change {
      case .none: [initial]
      case .edited: [other]
      case .excluded, .limitsMoved: []
      }
    #expect(outcomes.values == expected, "\(change)")
    if expected.isEmpty { #expect(sheet.errorMessage?.isEmpty == false && outcomes.total == 0) }
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.total == 1)
  }

  private func check<Value: Hashable>(
    _ make: @escaping (Value, Change) -> DateContent<Value>, _ initial: Value, other: Value,
    at place: Place, _ change: Change
  ) async {
    func form(_ change: Change) -> FormContent<Box<Value>> {
      .form(Box(value: initial)) { f, _ in
        f.field("Days", \.value) { make($0, change) }
      }
    }
    switch place {
    case .sheet: await check({ make(initial, $0) }, other: other, initial, change)
    case .orNone: await check({ make(initial, $0).orNone() }, other: other, initial, change)
    case .row: await check(form, other: Box(value: other), Box(value: initial), change)
    case .nestedForm:
      await check(
        { change in
          FormContent<Box<Box<Value>>>.form(Box(value: Box(value: initial))) { f, _ in
            f.field("Form", \.value) { inner in
              .form(inner) { f, _ in f.field("Days", \.value) { make($0, change) } }
            }
          }
        }, other: Box(value: Box(value: other)), Box(value: Box(value: initial)), change)
    }
  }

  private func limit(_ change: Change) -> DateLimit? {
    change == .limitsMoved ? .day(Self.june(18)) : nil
  }

  private func excludes(_ day: DateComponents, _ change: Change) -> Bool {
    change == .excluded && day.day == 17
  }

  @Test(arguments: Place.allCases, Change.allCases)
  func `one day`(place: Place, change: Change) async {
    await check(
      { value, change in
        .day(value, minimum: limit(change)).timeZone(.gmt).style(.calendar)
          .selectable { !excludes($0, change) }
      }, Self.june(17), other: Self.june(20), at: place, change)
  }

  @Test(arguments: Place.allCases, Change.allCases)
  func `one day on wheels`(place: Place, change: Change) async {
    // An untouched day follows the limits of wheels.
    if change == .limitsMoved { return }
    await check(
      { value, change in
        DateContent<DateComponents>.day(value).timeZone(.gmt).selectable { !excludes($0, change) }
      }, Self.june(17), other: Self.june(20), at: place, change)
  }

  @Test(arguments: Place.allCases, Change.allCases)
  func `several days`(place: Place, change: Change) async {
    await check(
      { value, change in
        .days(value, minimum: limit(change), count: 1...3).timeZone(.gmt)
          .selectable { !excludes($0, change) }
      }, [Self.june(16), Self.june(17)], other: [Self.june(20)], at: place, change)
  }

  @Test(arguments: Place.allCases, Change.allCases)
  func `a range`(place: Place, change: Change) async {
    await check(
      { value, change in
        .dayRange(value, minimum: limit(change), nights: 1...5).timeZone(.gmt)
          .selectable { !excludes($0, change) }
      }, DayRange(first: Self.june(16), last: Self.june(18)),
      other: DayRange(first: Self.june(20), last: Self.june(23)), at: place, change)
  }
}
