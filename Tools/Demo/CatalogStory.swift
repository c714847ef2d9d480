import BottomBounceCatalog
import UIKit
import UIKitSimulator

/// A tour of the catalog that opens some of its sheets and dismisses each in a different way.
@MainActor final class CatalogStory {
  private let player: Player
  private let controller = CatalogController()

  private var device: Simulator { player.device }

  /// The recording so far.
  var recording: Recording { player.recording }

  /// Creates a tour in English.
  init() {
    player = Player(controller, language: "en")
  }

  /// Plays the story with real input, in virtual time.
  func play() async throws {
    try await player.pass(0.6)
    try player.keep("1-list")
    try await chooseSeveral()
    try await rate()
    try await pullUpAndThrowAway()
    try await keepUnsavedText()
    try await press("Buttons")
    try player.keep("6-buttons")
    try await leave("BottomBounce.ok", telling: "Ada", of: "Buttons")
  }

  // MARK: Chapters

  private func chooseSeveral() async throws {
    try await press("Several of a list")
    try await touch("Team")
    try await touch("Studio")
    try player.keep("2-several")
    try await leave("BottomBounce.ok", telling: "basic + studio", of: "Several of a list")
  }

  private func rate() async throws {
    try await press("Rating")
    let stars = device.view(where: { $0.accessibilityLabel == "Rating" && $0 is UIControl })
    guard let star = (stars?.subviews.first as? UIStackView)?.arrangedSubviews.last
    else { throw StoryProblem.notFound("Rating") }
    let place = star.convert(CGPoint(x: star.bounds.midX, y: star.bounds.midY), to: nil)
    player.note("tap on the fifth star")
    device.tap(at: place)
    try await player.pass(0.6)
    try player.keep("3-rating")
    try await leave("BottomBounce.ok", telling: "5 of 5", of: "Rating")
  }

  private func pullUpAndThrowAway() async throws {
    try await press("Medium and large")
    player.note("pull the panel up")
    try await player.dragPanel(by: -320, over: 0.3)
    try await player.pass(0.9)
    try player.keep("4-large")
    player.note("throw it away")
    try await player.dragPanel(by: 560, over: 0.25)
    try await player.pass(1.0)
    try expect(["drag"], of: "Medium and large")
  }

  private func keepUnsavedText() async throws {
    try await press("Unsaved text")
    device.type("!")
    try await player.pass(0.3)
    player.note("tap beside the sheet: the text is not saved, and stays")
    device.tap(at: CGPoint(x: 190, y: 120))
    try await player.pass(0.15)
    try player.keep("5-unsaved")
    try await player.pass(0.8)
    try await leave("BottomBounce.cancel", telling: "cancelButton", of: "Unsaved text")
  }

  // MARK: Fingers

  /// Scrolls to a row and taps it, which presents the sheet.
  private func press(_ title: String) async throws {
    let identifier = "Catalog.\(title)"
    for _ in 0..<12 where row(identifier) == nil {
      try await player.drag(from: CGPoint(x: 196, y: 720), by: -560, over: 0.3, thenHolds: true)
      // A touch would only stop a list that bounces back.
      repeat { try await player.pass(0.2) } while controller.controllerView.table.isDecelerating
    }
    guard let row = row(identifier) else { throw StoryProblem.notFound(identifier) }
    try await player.tap(row, "tap on \(title)")
    try await player.pass(0.9)
  }

  /// Returns the row if it can be touched.
  private func row(_ identifier: String) -> UIView? {
    guard let row = device.view(identifier) else { return nil }
    return (90...780).contains(device.middle(of: row).y) ? row : nil
  }

  private func touch(_ label: String) async throws {
    let view = device.view {
      $0 is UITableViewCell && $0.accessibilityLabel?.hasPrefix(label) == true
    }
    guard let view else { throw StoryProblem.notFound(label) }
    try await player.tap(view, "tap on \(label)")
    try await player.pass(0.5)
  }

  private func leave(_ button: String, telling outcome: String, of title: String) async throws {
    try await player.tap(button, "tap on \(button)")
    try await player.pass(1.0)
    try expect([outcome], of: title)
  }

  private func expect(_ outcomes: [String], of title: String) throws {
    let entry = CatalogEntry.all.first { $0.title == title }
    let found = entry.map(controller.outcomes(of:)) ?? []
    guard found == outcomes else {
      throw StoryProblem.wrongValue("\(found)", wanted: "\(outcomes)")
    }
    player.note("the row of “\(title)” says \(outcomes.joined(separator: ", "))")
  }
}
