import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The result of an asynchronous rule counts only for the closures that are current at OK.
@MainActor @Suite(.ownDevice) struct CurrentRuleTests {
  private let host = TestHost()

  private struct Player { var name = "", region = "A" }

  /// The names that are taken in each region, and the questions.
  @MainActor private final class Server {
    var asked: [String] = []
    func check(_ name: String, in region: String) -> String? {
      asked.append("\(region): \(name)")
      return region == "B" && name == "bo" ? "Taken." : nil
    }
  }

  private func rules(_ server: Server, _ region: String) -> TextRule {
    .async { @MainActor name in server.check(name, in: region) }
  }

  @Test(arguments: [true, false])
  func `in a form, OK asks the rule for the region that is chosen now`(isChecked: Bool) async {
    let (server, outcomes) = (Server(), Outcomes<Player>())
    host.sheet.show(
      .form(Player()) { f, player in
        f.field("Name", \.name) { .text($0).rules(rules(server, player.region)) }
        f.field("Region", \.region) { .buttons(["A", "B"], selected: $0) }
      }, in: host.view, onValue: outcomes.onValue)
    await host.settle()
    host.type("bo")
    if isChecked { await host.settle() }
    host.control("BottomBounce.row")?.sendActions(for: .touchUpInside)
    await host.settle()
    let options = host.device.accessibilityElements.compactMap { $0 as? UIButton }
    options.first {
      $0.accessibilityLabel == "B" || $0.title(for: .normal) == "B"
        || $0.configuration?.title == "B"
    }?
    .sendActions(for: .touchUpInside)
    await host.settle()
    await host.tapOKAndWait()
    #expect(outcomes.values.isEmpty && server.asked.last == "B: bo", "\(server.asked)")
    #expect(host.device.accessibilityTree().contains("Taken."))
  }

  @Test(arguments: [0, 0.1, 0.35, 1])
  func `after an update with the same text, OK asks the new rule`(delay: Double) async {
    let (server, outcomes) = (Server(), Outcomes<String>())
    host.sheet.show(
      TextContent.text().rules(rules(server, "A")), in: host.view, onValue: outcomes.onValue)
    await host.settle()
    host.type("bo")
    host.device.advance(by: delay)
    #expect(host.sheet.update(.text("bo").rules(rules(server, "B"))))
    await host.tapOKAndWait()
    #expect(outcomes.values.isEmpty && server.asked.last == "B: bo" && host.problem == "Taken.")
    #expect(server.asked.count { $0 == "B: bo" } == 1)
  }

  @Test func `OK asks a rule that hasn't changed once`() async {
    let (server, outcomes) = (Server(), Outcomes<String>())
    host.sheet.show(
      TextContent.text().rules(rules(server, "A")), in: host.view, onValue: outcomes.onValue)
    await host.settle()
    host.type("bo")
    await host.settle()
    await host.tapOKAndWait()
    #expect(outcomes.values == ["bo"] && server.asked == ["A: bo"])
  }
}
