import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The parts of a test's sheet other than its content.
@MainActor private struct SheetFeatures {
  var configuration = SheetConfiguration()
  var hasClear = false
  var hasFooter = false
  var fromController = false
  /// Saves the description of a value.
  var commit: (@MainActor (String) async throws -> Void)?
  var shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
}

/// Where a sheet is shown, and whether it has a footer and confirms only a changed value.
private enum Setting: CaseIterable {
  case view, controller, viewWithFooter, controllerWithFooter

  var hasFooter: Bool { self == .viewWithFooter || self == .controllerWithFooter }

  @MainActor func features(
    commit: (@MainActor (String) async throws -> Void)? = nil,
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil
  ) -> SheetFeatures {
    SheetFeatures(
      configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = hasFooter },
      hasFooter: hasFooter,
      fromController: self == .controller || self == .controllerWithFooter, commit: commit,
      shouldDismiss: shouldDismiss)
  }
}

/// Content, and a change that a user makes to its value.
private struct ContentPair: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The description of the changed value.
  let changedValue: String
  let change: @MainActor (TestHost) async -> Void
  private let present: @MainActor (TestHost, BottomBounceView, SheetFeatures) -> Outcomes<String>

  init<Content: SheetContent>(
    _ name: String, _ content: @escaping @MainActor () -> Content, to changedValue: String,
    change: @escaping @MainActor (TestHost) async -> Void
  ) {
    testDescription = name
    self.changedValue = changedValue
    self.change = change
    present = { host, sheet, features in
      if features.hasClear {
        return Self.present(content().orNone(), on: host, by: sheet, features) { value in
          value.map { "\($0)" } ?? "none"
        }
      } else if features.hasFooter {
        let content = content().footer { "Now \($0)" }
        return Self.present(content, on: host, by: sheet, features) { "\($0)" }
      } else {
        return Self.present(content(), on: host, by: sheet, features) { "\($0)" }
      }
    }
  }

  @MainActor private static func present<Content: SheetContent>(
    _ content: Content, on host: TestHost, by sheet: BottomBounceView, _ features: SheetFeatures,
    describe: @escaping @MainActor (Content.Value) -> String
  ) -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    var commit: (@MainActor (Content.Value) async throws -> Void)?
    if let save = features.commit {
      commit = { value in try await save(describe(value)) }
    }
    if features.fromController {
      sheet.show(
        content, from: host.controller, configuration: features.configuration,
        shouldDismiss: features.shouldDismiss, commit: commit,
        onValue: { outcomes.onValue(describe($0)) }, onCancel: outcomes.onCancel)
    } else {
      sheet.show(
        content, in: host.view, configuration: features.configuration,
        shouldDismiss: features.shouldDismiss, commit: commit,
        onValue: { outcomes.onValue(describe($0)) }, onCancel: outcomes.onCancel)
    }
    return outcomes
  }

  /// Shows the content, and waits for its animation and its options.
  @MainActor func show(
    on host: TestHost, by sheet: BottomBounceView, _ features: SheetFeatures
  ) async -> Outcomes<String> {
    let outcomes = present(host, sheet, features)
    await host.settle()
    return outcomes
  }

  @MainActor private static func turnWheel(_ wheel: Int, to row: Int, on host: TestHost) async {
    guard let picker = host.view("BottomBounce.wheels") as? UIPickerView else { return }
    picker.selectRow(row, inComponent: wheel, animated: false)
    (picker.superview as? WheelsView)?.pickerView(picker, didSelectRow: row, inComponent: wheel)
  }

  private struct Person: CustomStringConvertible {
    var name = "Ann"
    var age = 30
    var description: String { "\(name), \(age)" }
  }

  private static let sections = [
    SheetSection("Cities", options: ["Paris", "Rome"]),
    SheetSection("Rivers", options: ["Nile"]),
  ]

  static let all = [
    ContentPair("text", { TextContent.text("a") }, to: "ab") { $0.type("b") },
    ContentPair("number on a wheel", { .number(5, in: 0...9) }, to: "7") {
      await turnWheel(0, to: 7, on: $0)
    },
    ContentPair("number in a field", { .number(5.5, in: 0...5_000, step: 0.5) }, to: "7.0") {
      $0.textField?.selectAll(nil)
      $0.type("7")
    },
    ContentPair(
      "duration", { .duration(.seconds(3_600), in: .zero...(.seconds(864_000))) },
      to: "\(Duration.seconds(2 * 86_400 + 3_600))"
    ) { await turnWheel(0, to: 2, on: $0) },
    ContentPair("list with sections", { .list(sections, selected: "Paris") }, to: "Rome") {
      $0.tapRow(2)
    },
    ContentPair(
      "options that load",
      { .list(.loading { ["a", "b"].sheetOptions { $0 } }, selected: "a") }, to: "b"
    ) { $0.tapRow(1) },
    ContentPair(
      "checklist that loads",
      { .checklist(.loading { ["a", "b"].sheetOptions { $0 } }, selected: ["a", "b"]) },
      to: "[\"a\"]"
    ) { $0.tapRow(1) },
    ContentPair(
      "form",
      {
        .form(Person()) { f, _ in
          f.field("Name", \.name) { .text($0).rules(.required()) }
          f.field("Age", \.age) { .number($0, in: 0...120) }
        }
      }, to: "Ben, 30"
    ) { host in
      let fields: [UITextField] = host.formViews("BottomBounce.text")
      fields.first?.selectAll(nil)
      host.type("Ben")
    },
  ]
}

/// Contents with several fields, numbers, durations, and changing options, each with the features
/// that all sheets have.
@MainActor @Suite(.ownDevice) struct ContentPairTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func confirm() async {
    await host.tapOKAndWait()
    await host.settle()
  }

  /// Expects the footer, and OK enabled, for the changed value.
  private func expectChange(_ content: ContentPair, _ setting: Setting) {
    #expect(host.footer == (setting.hasFooter ? "Now \(content.changedValue)" : nil))
    #expect(host.okButton?.isEnabled == true)
  }

  /// Fails the first time.
  private func failOnce(_ attempts: Outcomes<String>) -> @MainActor (String) async throws -> Void {
    { value in
      attempts.onValue(value)
      if attempts.values.count == 1 { throw ValidationError("Not saved.") }
    }
  }

  @Test(arguments: ContentPair.all, Setting.allCases)
  fileprivate func `a commit that fails keeps the changed value`(
    content: ContentPair, setting: Setting
  ) async {
    let attempts = Outcomes<String>()
    let outcomes = await content.show(
      on: host, by: sheet, setting.features(commit: failOnce(attempts)))
    await content.change(host)
    await confirm()
    #expect(host.problem == "Not saved." && outcomes.total == 0)
    expectChange(content, setting)
    await confirm()
    let value = content.changedValue
    #expect(attempts.values == [value, value] && outcomes.values == [value])
  }

  @Test(arguments: ContentPair.all)
  fileprivate func `after Clear is refused, OK returns the changed value`(
    content: ContentPair
  ) async throws {
    let attempts = Outcomes<String>()
    let outcomes = await content.show(
      on: host, by: sheet, .init(hasClear: true, commit: failOnce(attempts)))
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(host.problem == "Not saved." && attempts.values == ["none"] && outcomes.total == 0)
    await content.change(host)
    await confirm()
    #expect(outcomes.values == [content.changedValue])
  }

  @Test(arguments: ContentPair.all, Setting.allCases)
  fileprivate func `a veto keeps the changed value`(
    content: ContentPair, setting: Setting
  ) async {
    let outcomes = await content.show(
      on: host, by: sheet, setting.features(shouldDismiss: { _ in false }))
    await content.change(host)
    host.tapCancel()
    await host.settle()
    #expect(sheet.isPresented && outcomes.total == 0)
    expectChange(content, setting)
    await confirm()
    #expect(outcomes.values == [content.changedValue])
  }

  @Test(arguments: ContentPair.all, Setting.allCases)
  fileprivate func `the user is asked only about a changed value`(
    content: ContentPair, setting: Setting
  ) async {
    var features = setting.features()
    features.configuration.confirmsDiscardingChanges = true
    let unchanged = await content.show(on: host, by: sheet, features)
    host.tapCancel()
    await host.settle()
    #expect(unchanged.cancellations == [.cancelButton])
    let changed = await content.show(on: host, by: sheet, features)
    await content.change(host)
    host.tapCancel()
    await host.settle()
    let presented = host.controller.presentedViewController
    #expect((presented?.presentedViewController ?? presented) is UIAlertController)
    #expect(changed.total == 0)
    expectChange(content, setting)
    sheet.dismiss()
    await host.settle()
    #expect(changed.cancellations == [.programmatic])
  }

  @Test(arguments: ContentPair.all)
  fileprivate func `OK is enabled after a change`(content: ContentPair) async {
    let outcomes = await content.show(
      on: host, by: sheet,
      .init(configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = true }))
    #expect(host.okButton?.isEnabled == false)
    await content.change(host)
    await host.settle()
    #expect(host.okButton?.isEnabled == true)
    await confirm()
    #expect(outcomes.values == [content.changedValue])
  }

  @Test(arguments: ContentPair.all)
  fileprivate func `a footer follows the value`(content: ContentPair) async {
    let outcomes = await content.show(on: host, by: sheet, .init(hasFooter: true))
    let before = host.footer
    await content.change(host)
    await host.settle()
    #expect(before?.hasPrefix("Now ") == true)
    #expect(host.footer == "Now \(content.changedValue)")
    await confirm()
    #expect(outcomes.values == [content.changedValue])
  }

  @Test(arguments: ContentPair.all, Setting.allCases)
  fileprivate func `a sheet above keeps the changed value`(
    content: ContentPair, setting: Setting
  ) async {
    let outcomes = await content.show(on: host, by: sheet, setting.features())
    await content.change(host)
    let above = BottomBounceView()
    var configuration = SheetConfiguration()
    configuration.presentationPolicy = .stack
    let others = Outcomes<String>()
    above.show(
      .text("x"), from: host.controller, configuration: configuration, onValue: others.onValue)
    await host.settle()
    #expect(host.textField?.text == "x")
    await confirm()
    #expect(others.values == ["x"] && outcomes.total == 0)
    expectChange(content, setting)
    await confirm()
    #expect(outcomes.values == [content.changedValue])
  }
}
