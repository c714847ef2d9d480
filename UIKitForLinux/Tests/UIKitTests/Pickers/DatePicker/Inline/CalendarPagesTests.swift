import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// The months of an inline calendar, as values.
@MainActor struct CalendarPagesTests {
  @Test(arguments: calendarsOfInterest + [.coptic])
  func `pages are contiguous and begin on the right weekday`(
    identifier: Calendar.Identifier
  ) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    var random = SplitMix64(seed: 7)
    for firstWeekday in [1, 2, 7] {
      let pages = CalendarPages(days: CalendarDays(calendar), firstWeekday: firstWeekday)
      for _ in 0..<150 {
        let number = Int((random.date().timeIntervalSince1970 / 86_400).rounded(.down))
        let page = pages.page(of: number)
        let noon = CalendarDays.date(page.first)
        #expect((page.first...page.last).contains(number))
        #expect(calendar.component(.day, from: noon) == 1)
        #expect(
          page.leading == (calendar.component(.weekday, from: noon) - firstWeekday + 7) % 7)
        #expect(pages.page(after: page).first == page.last + 1)
        #expect(pages.page(before: page).last == page.first - 1)
        #expect(page.leading + page.count <= CalendarPage.rowCount * 7)
        #expect(page.day(inSlot: page.leading) == page.first)
        #expect(page.day(inSlot: page.leading + page.count - 1) == page.last)
        #expect(page.day(inSlot: page.leading - 1) == nil)
        #expect(page.day(inSlot: page.leading + page.count) == nil)
      }
    }
  }

  @Test func `the first and the last month have pages, and no others follow`() {
    let pages = CalendarPages(
      days: CalendarDays(Calendar(identifier: .gregorian)), firstWeekday: 1)
    let last = pages.page(of: .max)
    #expect(last.last == DateWheels.allDays.upperBound - 1)
    #expect(pages.page(after: last) == last)
    let first = pages.page(of: .min)
    #expect(first.count == 31)
  }

  @Test func `the permitted range includes both limits`() {
    let state = CalendarState(selected: 15, today: 15, minimum: 10, maximum: 20)
    #expect((8...22).filter(state.allows) == Array(10...20))
    func page(_ first: Int, _ count: Int) -> CalendarPage {
      CalendarPage(first: first, count: count, leading: 0)
    }
    #expect(!state.allows(page(0, 10)))
    #expect(state.allows(page(0, 11)))
    #expect(state.allows(page(20, 10)))
    #expect(!state.allows(page(21, 10)))
  }
}
