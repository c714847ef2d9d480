import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Changes of the whole screen after the user changed a value.
@MainActor @Suite(.ownDevice) struct ContentScreenChangeTests: MovingPanel {
  let screen = TestHost(on: Simulator(.iPadPro11))

  @Test(arguments: ChangedContent.all, ScreenChangeTests.ScreenChange.allCases)
  func `changed values and focus survive every screen change`(
    item: ChangedContent, upheaval: ScreenChangeTests.ScreenChange
  ) async throws {
    // Every pair of content and a change, and each of them at every moment.
    let moments: [ScreenChangeTests.Moment] = [.rise, .up, .drag]
    let place = try #require(ChangedContent.all.firstIndex { $0.name == item.name })
    let number = try #require(ScreenChangeTests.ScreenChange.allCases.firstIndex(of: upheaval))
    let moment = moments[(place + number) % moments.count]

    await item.prepare(screen)
    let values = item.show(screen)
    if moment == .rise { device.advance(by: 0.1) } else { screen.settleAnimations() }
    try item.change(screen)
    let focus = try #require(screen.firstResponder)
    if moment != .rise { screen.settleAnimations() }
    let frame = try #require(screen.panel).frame
    var finger: Finger?
    if moment == .drag {
      finger = pull(from: CGPoint(x: frame.midX, y: raised + 20), by: 30)
    }
    // A revealed secret is hidden in the background.
    let isHidden = item.name == "revealed secret" && upheaval == .background
    let shown = isHidden ? "ab true" : item.shown
    upheaval.happen(to: device, isBack: false)
    finger?.lift()
    screen.settleAnimations()
    try expectSeated()
    #expect(try item.state(screen) == shown, "\(moment)")
    #expect(screen.firstResponder === focus)
    upheaval.happen(to: device, isBack: true)
    screen.settleAnimations()
    try expectSeated()
    #expect(try item.state(screen) == shown, "\(moment), and back")
    #expect(screen.firstResponder === focus)
    if moment != .rise { #expect(screen.panel?.frame == frame) }
    device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    screen.settleAnimations()
    #expect(values() == [item.value], "\(moment)")
    #expect(!screen.sheet.isPresented)
  }
}

/// Content whose value the user changed.
struct ChangedContent: CustomTestStringConvertible, Sendable {
  let name: String
  /// Loads the options before the content is shown.
  let prepare: @MainActor (TestHost) async -> Void
  /// Presents the content without waiting, and returns a closure that describes the outcomes.
  let show: @MainActor (TestHost) -> (@MainActor () -> [String])
  /// Changes the value, wherever the panel is.
  let change: @MainActor (TestHost) throws -> Void
  /// A description of the visible value.
  let state: @MainActor (TestHost) throws -> String
  let shown: String
  let value: String

  var testDescription: String { name }

  init<Content: SheetContent>(
    _ name: String, _ content: @escaping @MainActor () -> Content, shown: String, value: String,
    prepare: @escaping @MainActor (TestHost) async -> Void = { _ in },
    change: @escaping @MainActor (TestHost) throws -> Void,
    state: @escaping @MainActor (TestHost) throws -> String
  ) {
    self.name = name
    (self.shown, self.value) = (shown, value)
    (self.prepare, self.change, self.state) = (prepare, change, state)
    show = { screen in
      let outcomes = Outcomes<Content.Value>()
      outcomes.show(
        content(), title: "Thing", by: screen.sheet, in: screen.view,
        SheetConfiguration { $0.floatingStyle = .never })
      return { outcomes.values.map { "\($0)" } }
    }
  }

  @MainActor private static func june(_ style: DateStyle) -> DateContent<Date> {
    var content = DateContent<Date>.date(Date(timeIntervalSince1970: 1_749_988_800))
    content = content.timeZone(.gmt)
    content = content.locale(Locale(identifier: "en_US"))
    content = content.style(style)
    return content
  }

  private static let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }

  @MainActor private static func element(_ screen: TestHost, value: String) throws -> UIResponder {
    try #require(screen.device.accessibilityElements.first { $0.accessibilityValue == value })
  }

  private struct Person: CustomStringConvertible {
    var name = "a"
    var size = "M"
    var isMember = false
    var description: String { "\(name) \(size) \(isMember)" }
  }

  @MainActor private static let loader = OptionSource.loading { ["a", "b"].sheetOptions { $0 } }

  /// The values of all wheels.
  @MainActor private static func wheels(_ screen: TestHost) -> String {
    let wheels = screen.device.accessibilityElements.filter {
      $0.accessibilityTraits.contains(.adjustable)
    }
    return wheels.compactMap(\.accessibilityValue).joined(separator: " ")
  }

  /// The titles of the selected rows.
  @MainActor private static func marks(_ screen: TestHost) throws -> String {
    let table: UITableView = try #require(screen.find("options"))
    let marked = table.visibleCells.filter { $0.accessoryType == .checkmark }
    return marked.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }.joined()
  }

  @MainActor private static func tapRow(_ row: Int, _ screen: TestHost) throws {
    let table: UITableView = try #require(screen.find("options"))
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  static let all = [
    ChangedContent(
      "wheels of days", { june(.wheels) }, shown: "2025-07-15 12:00:00 +0000",
      value: "2025-07-15 00:00:00 +0000",
      change: { try element($0, value: "June").accessibilityIncrement() },
      state: { "\(try #require($0.datePicker).date)" }),
    ChangedContent(
      "calendar", { june(.calendar) }, shown: "Friday, June 27, 2025",
      value: "2025-06-27 00:00:00 +0000",
      change: { screen in
        let day = screen.device.accessibilityElements.first {
          $0.accessibilityLabel == "Friday, June 27, 2025"
        }
        try #require(day as? UIControl).sendActions(for: .touchUpInside)
      },
      state: { screen in
        let days = screen.device.accessibilityElements.filter {
          $0.accessibilityTraits.contains(.selected)
        }
        return days.compactMap(\.accessibilityLabel).joined()
      }),
    ChangedContent(
      "columns", { .wheels([colors, colors]) }, shown: "GREEN RED",
      value: #"["green", "red"]"#,
      change: { try element($0, value: "RED").accessibilityIncrement() },
      state: { wheels($0) }),
    ChangedContent(
      "lines", { .text("a").lines(1...4) }, shown: "ab\nc 4", value: "ab\nc",
      change: { $0.device.type("b\nc") },
      state: { screen in
        let view = try #require(screen.textView)
        return "\(view.text ?? "") \(view.selectedRange.location)"
      }),
    ChangedContent(
      "chosen row", { .list(colors, selected: "red") }, shown: "GREEN", value: "green",
      change: { try tapRow(1, $0) }, state: { try marks($0) }),
    ChangedContent(
      "live list", { .list(loader, selected: "a") }, shown: "b", value: "b",
      prepare: { screen in
        loader.reload()
        await screen.settle()
      },
      change: { try tapRow(1, $0) }, state: { try marks($0) }),
    ChangedContent(
      "number on a wheel", { .number(70.5, in: 30...250, step: 0.5, unit: "kg") },
      shown: "71.0 kg", value: "71.0",
      change: { try element($0, value: "70.5 kg").accessibilityIncrement() },
      state: { wheels($0) }),
    ChangedContent(
      "number in a field", { .number(7, in: 0...5_000, unit: "g") }, shown: "78", value: "78",
      change: { $0.device.type("8") },
      state: { try #require($0.textField).text ?? "" }),
    ChangedContent(
      "form",
      {
        .form(Person()) { f, person in
          f.field("Name", \.name) { .text($0) }
          f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
          if person.name == "ab" { f.toggle("Member", \.isMember) }
        }
      }, shown: "ab M 1", value: "ab M true",
      change: { screen in
        screen.device.type("b")
        let row = try #require(screen.device.accessibilityElement(labeled: "Member"))
        _ = row.accessibilityActivate()
      },
      state: { screen in
        let size = screen.device.accessibilityElement(labeled: "Size")
        let member = screen.device.accessibilityElement(labeled: "Member")
        let values = [screen.textField?.text, size?.accessibilityValue, member?.accessibilityValue]
        return values.map { $0 ?? "none" }.joined(separator: " ")
      }),
    ChangedContent(
      "revealed secret", { .text("a").secure() }, shown: "ab false", value: "ab",
      change: { screen in
        let button: UIButton = try #require(screen.find("reveal"))
        button.sendActions(for: .touchUpInside)
        screen.device.type("b")
      },
      state: { screen in
        let field = try #require(screen.textField)
        return "\(field.text ?? "") \(field.isSecureTextEntry)"
      }),
  ]
}
