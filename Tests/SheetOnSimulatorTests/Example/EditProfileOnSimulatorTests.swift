import EditProfile
import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The example's screen, used like a user does.
@MainActor @Suite(.ownDevice) struct EditProfileOnSimulatorTests {
  private let device = Simulator()
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "EditProfileTests-\(UUID().uuidString)")

  private var store: ProfileStore { ProfileStore(file: folder.appending(path: "profile.json")) }

  private func show(_ store: ProfileStore? = nil, profile: Profile? = nil, language: String = "en")
    -> EditProfileController
  {
    let controller = EditProfileController(
      profile: profile, language: language, store: store)
    device.window.rootViewController = controller
    device.settle()
    return controller
  }

  private func tap(_ label: String) async throws {
    let element = try #require(device.accessibilityElement(labeled: label))
    device.activate(element)
    await device.settle()
  }

  private var values: [String] {
    device.accessibilityElements.compactMap {
      $0 is UITableViewCell ? $0.accessibilityValue : nil
    }
  }

  @Test func `all three values are changed, shown, and saved`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    device.date = Date(timeIntervalSince1970: 1_750_000_000)
    let controller = show(store)
    try await tap("Introduction")
    device.type("Hello")
    try await tap(TestHost.okName)
    try await tap("Gender")
    try await tap("Other")
    try await tap("Birthday")
    try await tap(TestHost.okName)
    // An unchanged wheel shows today.
    #expect(values == ["Hello", "Other", "Jun 15, 2025"])
    #expect(
      controller.model.profile
        == Profile(introduction: "Hello", gender: .other, birthday: Day("2025-06-15")))
    let next = show(store)
    #expect(next !== controller)
    #expect(values == ["Hello", "Other", "Jun 15, 2025"])
  }

  @Test func `a birthday is the same day in every time zone`() async throws {
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"] {
      device.settings.timeZone = try #require(TimeZone(identifier: zone))
      let controller = show(profile: Profile(birthday: Day("1990-06-15")))
      try await tap("Birthday")
      try await tap(TestHost.okName)
      #expect(controller.model.profile.birthday == Day("1990-06-15"))
    }
  }

  @Test func `a birthday can't be after today`() async throws {
    device.date = Date(timeIntervalSince1970: 1_750_000_000)
    let controller = show(profile: Profile(birthday: Day("2024-12-31")))
    try await tap("Birthday")
    let year = try #require(
      device.accessibilityElements.last { $0.accessibilityTraits.contains(.adjustable) } as? UIView)
    let middle = year.convert(CGPoint(x: year.bounds.midX, y: year.bounds.midY), to: nil)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 100), over: 0.2)
    await device.settle()
    try await tap(TestHost.okName)
    #expect(controller.model.profile.birthday == Day("2025-06-15"))
  }

  @Test func `a failure to save is shown below the rows`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.save(Profile())
    _ = show(ProfileStore(file: store.file.appending(path: "profile.json")))
    try await tap("Gender")
    try await tap("Female")
    let text = "Your changes could not be saved. They will be gone when you leave the app."
    #expect(device.accessibilityTree().contains(text))
    #expect(device.announcements.contains(text))
    #expect(values == ["Not set", "Female", "Not set"])
  }

  @Test(arguments: ["en", "zh-Hans", "ar"])
  func `every text is localized in every language`(language: String) async throws {
    _ = show(language: language)
    let texts = device.accessibilityElements.compactMap(\.accessibilityLabel)
    #expect(texts.count == 5)
    // A missing string shows its key.
    let keys = ["title", "introduction", "gender", "birthday", "footer"]
    #expect(Set(texts).isDisjoint(with: keys))
    #expect(values.count == 3 && !values.contains("notSet"))
    try await tap(texts[2])
    let choices = device.accessibilityElements.compactMap(\.accessibilityLabel)
    #expect(choices.count >= 5)
    #expect(!choices.contains { $0.hasPrefix("gender.") })
  }

  @Test func `the list is mirrored in Arabic and scrolls at the largest text size`() throws {
    device.settings.locale = Locale(identifier: "ar")
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let controller = show(language: "ar")
    let table = controller.controllerView.table
    let cell = try #require(table.visibleCells.first)
    let arrow = try #require(cell.subviews.first { $0 is UIImageView })
    #expect(abs(arrow.frame.minX - 16) < 0.01)
    device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
    device.settle()
    #expect(table.contentOffset.y >= -table.adjustedContentInset.top)
  }
}
