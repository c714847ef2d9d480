import LayoutExamples
import TestHost
import Testing
import UIKit

/// The screens of `LayoutExamples`.
@MainActor @Suite(.ownDevice) struct LayoutExamplesTests {
  @Test func `the month moves the list down, and the shadow stays between them`() async throws {
    let agenda = AgendaController()
    let host = TestHost(agenda, inRealTime: true)
    await host.settle()
    let (view, top) = (host.view, host.view.safeAreaInsets.top)
    #expect(agenda.month.frame == CGRect(x: 0, y: top, width: view.bounds.width, height: 0))
    #expect(
      agenda.list.frame
        == CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top))
    #expect(agenda.seam.frame == CGRect(x: 0, y: top, width: view.bounds.width, height: 6))

    agenda.setOpen(true)
    #expect(agenda.month.frame.height == 286)
    #expect(agenda.list.frame.minY == top + 286)
    #expect(agenda.list.frame.maxY == view.bounds.height)
    #expect(agenda.seam.frame.minY == top + 286)

    agenda.setOpen(false)
    #expect(agenda.list.frame.minY == top)
  }

  @Test func `a closed month has no shadow and is hidden from VoiceOver`() async {
    let agenda = AgendaController()
    let host = TestHost(agenda, inRealTime: true)
    await host.settle()
    #expect(agenda.seam.alpha == 0)
    #expect(agenda.month.accessibilityElementsHidden)
    agenda.setOpen(true)
    #expect(agenda.seam.alpha == 1)
    #expect(!agenda.month.accessibilityElementsHidden)
  }

  @Test func `VoiceOver finds the days when the month has come to rest`() async {
    let agenda = AgendaController()
    let host = TestHost(agenda, inRealTime: true)
    await host.settle()
    agenda.setOpen(true, duration: 0.4)
    await host.advance(by: 0.2)
    #expect(agenda.month.accessibilityElementsHidden)
    await host.settle()
    #expect(!agenda.month.accessibilityElementsHidden)
    agenda.setOpen(false, duration: 0.4)
    #expect(agenda.month.accessibilityElementsHidden)
    await host.settle()
    #expect(agenda.month.accessibilityElementsHidden)
  }

  @Test func `VoiceOver reads a row as one button with words for its marks`() async {
    let (_, rows) = await rows([
      .init("One", "9:00", state: "Moved", isUnread: true, marks: [.urgent, .watched, .done]),
      .init("Two", "10:00"),
    ])
    #expect(rows.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .button })
    #expect(
      rows.map(\.accessibilityLabel) == [
        "Unread, Moved, One, 9:00, Urgent, Watched, Done", "Two, 10:00",
      ])
  }

  @Test func `opening the month animates all views together`() async throws {
    let agenda = AgendaController()
    let host = TestHost(agenda, inRealTime: true)
    await host.settle()
    let top = host.view.safeAreaInsets.top
    agenda.setOpen(true, duration: 0.4)
    #expect(agenda.list.frame.minY == top + 286)
    await host.advance(by: 0.2)
    let month = try #require(agenda.month.layer.presentation()).frame
    let list = try #require(agenda.list.layer.presentation()).frame
    #expect(month.height > 20 && month.height < 266)
    #expect(abs(list.minY - month.maxY) < 0.01)
    await host.settle()
    #expect(agenda.list.layer.presentation()?.frame.minY == top + 286)
  }

  private func rows(_ visits: [VisitRow.Visit]) async -> (TestHost, [VisitRow]) {
    let controller = VisitsController(visits)
    let host = TestHost(controller)
    await host.settle()
    return (host, controller.rows)
  }

  @Test func `the parts of a row are separated as in its language`() {
    let visit = VisitRow.Visit("علاج", "١٠:٣٠", isUnread: true, marks: [.urgent, .done])
    #expect(
      VisitRow(visit, words: .arabic).accessibilityLabel
        == "غير مقروءة، علاج، ١٠:٣٠، عاجلة ومنجزة")
    let english = VisitRow(VisitRow.Visit("Lunch", "9:00", marks: [.done]))
    #expect(english.accessibilityLabel == "Lunch, 9:00, Done")
  }

  @Test(arguments: [
    ("en_US", "1", "Sunday, June 1", "Monday, June 30"),
    ("ar_EG", "١", "الأحد، ١ يونيو", "الاثنين، ٣٠ يونيو"),
  ])
  func `days have the locale's digits, and are read as dates`(
    locale: String, digit: String, first: String, last: String
  ) {
    let days = MonthView(locale: Locale(identifier: locale)).subviews
    #expect((days.first as? UILabel)?.text == digit)
    #expect(days.first?.accessibilityLabel == first)
    #expect(days.last?.accessibilityLabel == last)
  }

  @Test func `rows are below each other and as wide as the screen`() async {
    let (host, rows) = await rows([.init("One", "9:00"), .init("Two", "10:00")])
    let (width, top) = (host.view.bounds.width, host.view.safeAreaInsets.top)
    #expect(
      rows.map(\.frame) == [
        CGRect(x: 0, y: top, width: width, height: 64),
        CGRect(x: 0, y: top + 64, width: width, height: 64),
      ])
  }

  @Test func `a long topic and a long time are truncated, and other views are not`() async {
    let long = String(repeating: "long ", count: 40)
    let (_, rows) = await rows([.init(long, long, state: "Moved", marks: [.urgent, .done])])
    let row = rows[0]
    #expect(abs(row.more.frame.maxX - (row.bounds.width - 14)) < 0.01)
    #expect(abs(row.topic.frame.maxX - (row.more.frame.minX - 6)) < 1)
    #expect(row.hour.frame.maxX < row.bounds.width)
    #expect(row.state.frame.width >= row.state.intrinsicContentSize.width - 0.5)
    for mark in row.marks.values {
      #expect(mark.frame.width >= mark.intrinsicContentSize.width - 0.5)
      #expect(mark.isHidden || mark.frame.maxX <= row.more.frame.minX - 5.5)
    }
  }

  @Test func `hidden views leave no gap`() async throws {
    let (_, rows) = await rows([
      .init("All", "9:00", state: "Moved", marks: [.urgent, .watched, .done]),
      .init("One", "9:00", marks: [.done]),
    ])
    let all = try #require(rows[0].marks[.done])
    let watched = try #require(rows[0].marks[.watched])
    let one = try #require(rows[1].marks[.done])
    #expect(abs(all.frame.minX - watched.frame.maxX - 6) < 0.5)
    #expect(abs(one.frame.minX - rows[1].hour.frame.maxX - 6) < 0.5)
    #expect(abs(rows[0].topic.frame.minX - rows[0].state.frame.maxX - 8) < 0.5)
    #expect(abs(rows[1].topic.frame.minX - rows[1].hour.frame.minX) < 0.5)
  }

  @Test func `the baseline of the time is one point above the badge's bottom`() async {
    let (_, rows) = await rows([.init("One", "9:00")])
    let hour = rows[0].hour
    let baseline = hour.frame.maxY + (hour.font?.descender ?? 0)
    #expect(abs(baseline - (32 + 19 - 1)) < 0.7)
  }
}
