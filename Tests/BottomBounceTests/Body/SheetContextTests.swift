import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The settings that a body gets from its context.
@MainActor @Suite(.ownDevice) struct SheetContextTests {
  /// Content that records the context of its body.
  private final class Probe: SheetContent {
    var context: SheetContext?

    func makeBody(_ context: SheetContext) -> SheetBody<String> {
      self.context = context
      return SheetBody(UILabel()) { "" }
    }
  }

  private let french = Locale(identifier: "fr_FR")
  private let buddhist = Calendar(identifier: .buddhist)
  private let tokyo = TimeZone(secondsFromGMT: 9 * 3_600)

  @Test func `a context for tests has the settings of the user or the test`() throws {
    let context = SheetContext()
    #expect(context.locale == UserSettings.locale)
    #expect(context.calendar == UserSettings.calendar)
    #expect(context.timeZone == UserSettings.timeZone)
    let other = SheetContext(locale: french, calendar: buddhist, timeZone: tokyo)
    #expect(other.locale == french)
    #expect(other.calendar == buddhist)
    #expect(other.timeZone == tokyo)
  }

  @Test func `a custom content has the locale, calendar, and time zone of SwiftUI`() async {
    let screen = SwiftUIScreenDouble(.inNextTurn)
    let host = TestHost(screen.controller)
    let isPresented = StateDouble(true, on: screen)
    let probe = Probe()
    screen.environment = SheetEnvironment(locale: french, calendar: buddhist, timeZone: tokyo)
    let modifier = ModifierDouble(on: screen) {
      SheetModifierValues<Void, Probe>(isPresented: isPresented.binding) { probe }
    }
    await host.settle()
    #expect(probe.context?.locale == french)
    #expect(probe.context?.calendar == buddhist)
    #expect(probe.context?.timeZone == tokyo)
    modifier.sheet?.dismiss()
    await host.settle()
  }

  @Test func `a custom content that UIKit shows has the user's settings`() async {
    let host = TestHost()
    let probe = Probe()
    let sheet = BottomBounceView()
    _ = await host.show(probe, by: sheet)
    #expect(probe.context?.locale == UserSettings.locale)
    #expect(probe.context?.timeZone == UserSettings.timeZone)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `dates and durations have the settings of the context`() throws {
    let context = SheetContext(locale: french, calendar: buddhist, timeZone: tokyo)
    let date = try #require(picker(of: .date(), context))
    #expect(date.locale == french)
    #expect(date.calendar.identifier == .buddhist)
    #expect(date.timeZone == tokyo)
    let labels = DurationContent.duration().makeBody(context).view.subviews
    #expect(labels.contains { ($0 as? UILabel)?.text?.hasPrefix("heure") == true })
    let other = try #require(picker(of: .date().locale(Locale(identifier: "de")), context))
    #expect(other.locale == Locale(identifier: "de"))
  }

  private func picker(of content: some SheetContent, _ context: SheetContext) -> UIDatePicker? {
    func find(in view: UIView) -> UIDatePicker? {
      view as? UIDatePicker ?? view.subviews.lazy.compactMap(find).first
    }
    return find(in: content.makeBody(context).view)
  }
}
