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

  func editNameWithOption() {
    sheet.show(.text(name), from: self, configuration: .default.with(\.okTitle, "Save")) {
      [weak self] name in
      self?.name = name
    }
  }

  func editLongBio() {
    sheet.show(
      .text(bio, placeholder: "A few lines about you", limit: 500).lines(2...6), title: "Bio",
      from: self
    ) { [weak self] bio in
      self?.bio = bio
    } onCancel: { reason in
      print(reason)
    }
  }

  func editSizeAndHome() {
    sheet.show(.wheel(["S", "M", "L"], selected: size), title: "Size", from: self) {
      [weak self] size in
      self?.size = size
    }
    sheet.show(.list(countries, selected: home, title: \.name), title: "Home", from: self) {
      [weak self] country in
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

  func edit(_ drafts: Drafts) {
    sheet.show(
      .text(bio), title: "Bio", from: self,
      shouldDismiss: { reason in await drafts.canDiscard(reason) }
    ) { [weak self] bio in
      self?.bio = bio
    }
  }

  @MainActor final class Drafts {
    func canDiscard(_ reason: Cancellation) async -> Bool { true }
  }

  func rename(_ account: Account) {
    sheet.show(
      .text(name), title: "Nickname", from: self,
      commit: { name in try await account.rename(name) }
    ) { [weak self] name in
      self?.name = name
    }
  }

  @MainActor final class Account {
    func rename(_ name: String) async throws {}
  }
}
