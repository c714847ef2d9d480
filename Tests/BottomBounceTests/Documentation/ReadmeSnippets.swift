import BottomBounce
import UIKit

// The code of README.md, of the first page of the documentation, and of the doc comments of
// `BottomBounceView` and `SheetConfiguration`.

private final class ReadmeScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var bio = ""
  private var name = ""

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
      configuration: SheetConfiguration(okTitle: "Save", backdropOpacity: 0.2)
    ) { [weak self] name in
      self?.name = name
    }
  }

  func rename(_ account: Account) {
    sheet.show(
      .text(name), title: "Nickname", from: self,
      configuration: SheetConfiguration(confirmsDiscardingChanges: true),
      callbacks: SheetCallbacks(commit: { name in try await account.rename(name) })
    ) { [weak self] name in
      self?.name = name
    }
  }

  @MainActor final class Account {
    func rename(_ name: String) async throws {}
  }
}
