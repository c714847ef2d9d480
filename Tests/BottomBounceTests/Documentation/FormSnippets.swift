import BottomBounce
import Observation
import UIKit

// The code of the article about forms, and of the doc comments of their types.

private final class FormScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var event = Event()
  private var profile = Profile()
  private let friends = ["Ada", "Alan"]
  private let office = Office()

  private struct Event {
    var title = ""
    var start = Date()
    var hasEnd = false
    var end: Date?
    var guests: Set<String> = []
  }

  private struct Profile {
    var name = ""
    var birthday: DateComponents?
    var isPublic = false
    var hasEnd = false
    var end: Date?
  }

  private struct OfficeFields {
    var city: String
    var isRemote: Bool
  }

  @MainActor @Observable final class Office {
    var city = ""
    var isRemote = false
  }

  private struct Passwords {
    var first = ""
    var second = ""
  }

  private struct PasswordChange {
    var current = ""
    var new = ""
  }

  private struct Account {
    func replace(_ password: String, with new: String) async throws -> Bool { false }
  }

  private let account = Account()

  private struct Order {
    var day: DateComponents?
    var window = "Morning"
  }

  private var order = Order()

  private func windows(on day: DateComponents?) -> [String] { ["Morning", "Evening"] }

  func replacePassword() {
    sheet.show(
      .form(PasswordChange()) { f, _ in
        f.field("Current", \.current) { .text($0).secure() }
        f.field("New", \.new) { .text($0).secure().rules(.length(8...)) }
      }, title: "Change Password", from: self,
      commit: { [account] change in
        guard try await account.replace(change.current, with: change.new) else {
          throw ValidationError("This isn’t your password.", at: \PasswordChange.current)
        }
      }
    ) { _ in }
  }

  func chooseDelivery() {
    sheet.show(
      .form(order) { [self] f, order in
        f.field("Day", \.day) { .day($0, minimum: .today) }
        f.field("Window", \.window) { .list(self.windows(on: order.day), selected: $0) }
      }, title: "Delivery", from: self
    ) { [weak self] order in
      self?.order = order
    }
  }

  func addEvent() {
    sheet.show(
      .form(event) { [friends] f, event in
        f.field("Title", \.title) { .text($0).rules(.required()) }
        f.section {
          f.field("Starts", \.start) { .date($0, mode: .dateAndTime) }
          f.toggle("Ends", \.hasEnd)
          if event.hasEnd { f.field("End", \.end) { .date($0, minimum: .date(event.start)) } }
        }
        f.section("Invitees", footer: "They get an e-mail.") {
          f.field("Guests", \.guests) { .checklist(friends, selected: $0) }
        }
      }, title: SheetHeader("New Event", okTitle: "Add"), from: self
    ) { [weak self] event in
      self?.event = event
    }
  }

  func changePassword() {
    sheet.show(
      .form(Passwords()) { f, _ in
        f.field("New", \.first) { .text($0).secure().rules(.length(8...)) }
        f.field("Again", \.second) { .text($0).secure() }
        f.rule(at: \.second) { $0.first == $0.second ? nil : "The passwords differ." }
      },
      title: "New Password", from: self
    ) { [weak self] passwords in
      self?.send(passwords.first)
    }
  }

  func editOffice() {
    sheet.show(
      .form(OfficeFields(city: office.city, isRemote: office.isRemote)) { f, _ in
        f.field("City", \.city) { .text($0) }
        f.toggle("Remote", \.isRemote)
      }, title: "Office", from: self
    ) { [office] fields in
      (office.city, office.isRemote) = (fields.city, fields.isRemote)
    }
  }

  func editProfile() {
    sheet.show(
      .form(profile) { f, profile in
        f.field("Name", \.name) { .text($0).rules(.required()) }
        f.field("Birthday", \.birthday) { .day($0, maximum: .today) }
        f.toggle("Show to friends", \.isPublic)
      }, title: "Profile", from: self
    ) { [weak self] profile in
      self?.profile = profile
    }
  }

  private func makeFields() -> FormContent<Profile> {
    .form(profile) { f, profile in
      if profile.hasEnd { f.field("End", \.end) { .date($0) } }
    }
  }

  private func makePasswords() -> FormContent<Passwords> {
    .form(Passwords()) { f, _ in
      f.field("New", \.first) { .text($0).secure().rules(.length(8...)) }
      f.field("Again", \.second) { .text($0).secure() }
      f.rule(at: \.second) { $0.first == $0.second ? nil : "The passwords differ." }
    }
  }

  private func send(_ password: String) {}
}
