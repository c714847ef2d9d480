import BottomBounce
import UIKit

// The code of README.md, of the first page of the documentation, and of the doc comments of
// `BottomBounceView` and `SheetConfiguration`.

private final class ReadmeScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var bio = ""
  private var name = ""
  private var birthday: DateComponents?
  private var size = "M"
  private var status = ""
  private var volume: Float = 0
  private var meeting: Date?
  private var home: Country?
  private let countries = [Country(name: "France"), Country(name: "Italy")]

  private struct Country: Hashable {
    var name: String
  }

  func editBio() {
    let sheet = BottomBounceView()
    sheet.show(.text(bio, placeholder: "A line about you", limit: 40), title: "Bio", from: self) {
      [weak self] bio in
      self?.bio = bio
    }
  }

  func awaitBio() async throws {
    let outcome = try await sheet.outcome(of: .text(bio), title: "Bio", from: self)
    if let bio = outcome.value { self.bio = bio }
  }

  func askAboutMeeting() {
    sheet.show(
      .date(meeting, minimum: .now, mode: .dateAndTime, minuteInterval: 15), title: "Meeting",
      from: self
    ) { [weak self] date in
      self?.meeting = date
    }
  }

  func editNickname() {
    sheet.show(
      .text(name, placeholder: "Nickname").rules(.required(), .length(3...20)), title: "Nickname",
      from: self
    ) { [weak self] name in
      self?.name = name
    }
  }

  func editUniqueName(_ account: Account) {
    sheet.show(
      .text(name).rules(
        .matches(#/[A-Za-z]+/#, "Use only letters."),
        .async { name in try await account.isTaken(name) ? "This name is taken." : nil }
      ), title: "Nickname", from: self
    ) { [weak self] name in
      self?.name = name
    }
  }

  func editStatus() {
    let delete = SheetButton("Delete Status", role: .destructive) { [weak self] in
      self?.status = ""
    }
    sheet.show(.text(status), title: "Status", from: self, buttons: [delete]) {
      [weak self] status in
      self?.status = status
    }
  }

  func setVolume() {
    sheet.show(
      .control(\UISlider.value) { UISlider() }, title: "Volume", from: self,
      callbacks: SheetCallbacks(valueChanged: { [weak self] volume in self?.preview(volume) })
    ) { [weak self] volume in
      self?.volume = volume
    }
  }

  private func preview(_ volume: Float) {}

  func editName() {
    SheetConfiguration.default.cornerRadius = 20
    sheet.show(
      .text(name), title: "Nickname", from: self,
      configuration: SheetConfiguration {
        $0.okTitle = "Save"
        $0.backdropOpacity = 0.5
      }
    ) { [weak self] name in
      self?.name = name
    }
  }

  func editNameWithHeader() {
    sheet.show(.text(name), title: "Nickname", from: self) { [weak self] name in
      self?.name = name
    }
    sheet.show(
      .text(name), title: SheetHeader("Nickname", subtitle: "Only friends see it", okTitle: "Save"),
      from: self
    ) { [weak self] name in
      self?.name = name
    }
  }

  func makeConfiguration() -> SheetConfiguration {
    let configuration = SheetConfiguration {
      $0.okTitle = "Save"
      $0.cornerRadius = nil
    }
    return configuration
  }

  func editSizeAndHome() {
    sheet.show(.buttons(["S", "M", "L"], selected: size), title: "Size", from: self) {
      [weak self] size in
      self?.size = size
    }
    sheet.show(
      .list(countries, selected: home, title: \.name).searchable(), title: "Home", from: self
    ) { [weak self] country in
      self?.home = country
    }
  }

  func editBirthday() {
    sheet.show(.day(birthday, maximum: .today), title: "Birthday", from: self) { [weak self] day in
      self?.birthday = day
    }
    sheet.show(.day(birthday, maximum: .today).orNone(), title: "Birthday", from: self) {
      [weak self] day in
      self?.birthday = day
    }
  }

  func rename(_ account: Account) {
    SheetConfiguration.default.cornerRadius = 20
    sheet.show(
      .text(name), title: SheetHeader("Nickname", subtitle: "Visible to everyone", okTitle: "Save"),
      from: self,
      configuration: SheetConfiguration {
        $0.confirmsDiscardingChanges = true
        $0.backdropOpacity = 0.5
      },
      commit: { name in try await account.rename(name) }
    ) { [weak self] name in
      self?.name = name
    }
  }

  @MainActor final class Account {
    func rename(_ name: String) async throws {}
    func isTaken(_ name: String) async throws -> Bool { false }
  }
}
