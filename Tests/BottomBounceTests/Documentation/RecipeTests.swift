import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The calls of the article with recipes, with an answer to each.
@MainActor @Suite(.ownDevice) struct RecipeTests {
  private let screen: RecipeScreen
  private let host: TestHost

  init() {
    screen = RecipeScreen()
    host = TestHost(screen)
  }

  /// Shows a sheet, answers it, taps OK if it has not ended, and checks that it ends.
  private func ask(_ show: () -> Void, answer: () -> Void = {}) async {
    show()
    await host.settle()
    #expect(host.panel != nil)
    answer()
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(host.panel == nil)
  }

  private func tap(_ identifier: String) {
    if let control = host.control(identifier) { host.tap(control) }
  }

  /// Turns the wheels to the next day with a number, counted from Sunday.
  private func choose(weekday: Int) {
    let noon = DateComponents(hour: 12, weekday: weekday)
    guard
      let date = screen.calendar.nextDate(
        after: .now.addingTimeInterval(86_400), matching: noon, matchingPolicy: .nextTime)
    else { return }
    host.datePicker?.date = date
    host.datePicker?.sendActions(for: .valueChanged)
  }

  @Test func `texts return what the app stores`() async {
    await ask(screen.editPhone) { host.paste("+1 (555) 123-4567") }
    #expect(screen.phone == "+15551234567")
    await ask(screen.choosePin) { host.type("0042") }
    #expect(screen.pin == "0042")
    await ask(screen.editEmail) { host.type("ada@example.com") }
    #expect(screen.email == "ada@example.com")
    await ask(screen.editWebsite) { host.paste("https://example.com/ada") }
    #expect(screen.website == "example.com/ada")
    await ask(screen.renameFile) { host.type("Summary") }
    #expect(screen.fileName == "Summary")
    await ask(screen.editNote) { host.type("One\nTwo") }
    #expect(screen.note == "One\nTwo")
  }

  @Test func `a stay has its nights in the line below`() async {
    func day(_ number: Int) -> DateComponents {
      screen.calendar.dateComponents(
        [.year, .month, .day], from: .now.addingTimeInterval(TimeInterval(number) * 86_400))
    }
    screen.stay = DayRange(first: day(3), last: day(6))
    screen.bookStay()
    await host.settle()
    #expect(host.footer?.contains("3 nights") == true)
    screen.sheet.confirm(DayRange(first: day(5), last: day(6)))
    await host.settle()
    #expect(screen.stay == DayRange(first: day(5), last: day(6)))
  }

  @Test func `the server refuses a code and a name, and then accepts them`() async {
    screen.account.refuses = true
    screen.enterCode()
    await host.settle()
    host.type("123456")
    await host.settle()
    #expect(host.problem == "This code is wrong.")
    screen.account.refuses = false
    host.type("654321")
    await host.settle()
    #expect(screen.isVerified)
    screen.account.refuses = true
    screen.editName()
    await host.settle()
    host.type("Ada")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(host.problem == "The server is busy.")
    screen.account.refuses = false
    host.tapOK()
    await host.settle()
    #expect(screen.name == "Ada")
  }

  @Test func `a button counts down while the user types`() async {
    screen.seconds = 2
    screen.enterCodeAgain()
    await host.settle()
    host.type("12")
    for isEnabled in [false, true] {
      screen.secondHasPassed()
      #expect(host.control("BottomBounce.action.0")?.isEnabled == isEnabled)
    }
    tap("BottomBounce.action.0")
    screen.secondHasPassed()
    #expect(host.control("BottomBounce.action.0")?.isEnabled == false && screen.seconds == 29)
    host.type("3456")
    host.tapOK()
    await host.settle()
    #expect(screen.code == "123456")
  }

  @Test func `a draft outlives its sheet, and requirements are said while typing`() async {
    screen.writeMessage()
    await host.settle()
    host.type("Hi")
    host.tapCancel()
    await host.settle()
    #expect(screen.draft == "Hi")
    await ask(screen.writeMessage) { host.type("!") }
    #expect(screen.draft == "" && screen.message == "Hi!")
    await ask(screen.choosePassword) {
      host.type("secret")
      #expect(host.footer == "0 of 2 requirements")
      host.type("-2")
      #expect(host.footer == "2 of 2 requirements")
    }
    #expect(screen.password == "secret-2")
  }

  @Test func `buttons choose for the user`() async throws {
    await ask(screen.remind) { tap("BottomBounce.action.1") }
    let week = try #require(screen.calendar.date(byAdding: .day, value: 7, to: .now))
    #expect(screen.reminder.map { screen.calendar.isDate($0, inSameDayAs: week) } == true)
    await ask(screen.chooseDays) { tap("BottomBounce.action.0") }
    #expect(screen.openDays == screen.weekdays)
    await ask(screen.planMeeting)
    #expect(screen.meeting.length == .seconds(3_600))
  }

  @Test func `numbers that are not touched come back equal`() async {
    await ask(screen.editPrice)
    #expect(screen.price == 12.5)
    await ask(screen.editWeight)
    #expect(screen.weight == Measurement(value: 72.5, unit: .kilograms))
  }

  @Test func `dates and forms return what the screen shows`() async throws {
    await ask(screen.chooseDelivery) {
      choose(weekday: 1)
      #expect(host.okButton?.isEnabled == false)
      choose(weekday: 2)
    }
    #expect(screen.delivery.map { screen.calendar.component(.weekday, from: $0) } == 2)
    await ask(screen.editTrip)
    #expect(screen.trip.start.year != nil)
    #expect(screen.trip.start == screen.trip.end)
    screen.address.country = "United States"
    screen.address.state = "New York"
    await ask(screen.editAddress) {
      let texts: [UITextField] = host.formViews("BottomBounce.text")
      texts.first?.becomeFirstResponder()
      host.type("5 Main Street")
    }
    #expect(screen.address.street == "5 Main Street")
    #expect(screen.address.state == "New York")
    await ask(screen.sort) { tap("BottomBounce.switch") }
    #expect(!screen.order.ascending)
    await ask(screen.editRhythm) { #expect(host.footer == "Every 1 weeks") }
    #expect(screen.rhythm.end == nil)
  }

  @Test func `Reset empties the filter on screen`() async {
    screen.filter = RecipeScreen.Filter(name: "Lamp", price: 20, inStock: true)
    await ask(screen.editFilter) { tap("BottomBounce.action.0") }
    #expect(screen.filter == RecipeScreen.Filter())
  }

  @Test func `options return the tapped one`() async {
    await ask(screen.chooseZone) {
      host.search("Tokyo"); host.tapRow(0)
    }
    #expect(screen.zone == "Asia/Tokyo")
    await ask(screen.chooseContact) { host.tapRow(1) }
    #expect(screen.contact?.name == "Alan")
    await ask(screen.chooseLanguage) { host.tapRow(3) }
    #expect(screen.language == "ja")
    await ask(screen.confirmDeletion) { tap("BottomBounce.button.0") }
    #expect(screen.fileName == "")
  }
}
