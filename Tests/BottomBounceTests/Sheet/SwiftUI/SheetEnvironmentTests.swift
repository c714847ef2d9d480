import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The settings that a sheet inherits from the environment of its SwiftUI modifier.
@MainActor @Suite(.ownDevice) struct SheetEnvironmentTests {
  private let row = NameRowDouble()

  private func settle() async {
    await row.settle()
  }

  @Test func `tint, appearance, direction, and text size come from the environment`() async {
    row.modifier?.anchor.tintColor = .systemRed
    row.screen.environment = SheetEnvironment(
      userInterfaceStyle: .dark, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityLarge)
    await row.show()
    let traits = row.host.panel?.traitCollection
    #expect(row.host.panel?.tintColor == .systemRed)
    #expect(traits?.userInterfaceStyle == .dark && traits?.layoutDirection == .rightToLeft)
    #expect(traits?.preferredContentSizeCategory == .accessibilityLarge)
    // In Arabic order, OK is on the left.
    let ok = row.host.okButton.map { $0.convert($0.bounds, to: nil).midX } ?? 0
    let cancel = row.host.cancelButton.map { $0.convert($0.bounds, to: nil).midX } ?? 0
    #expect(ok < cancel)
    row.host.tapCancel()
    await settle()
  }

  @Test func `the environment of a presented sheet changes`() async {
    await row.show()
    let height = row.host.panel?.bounds.height ?? 0
    #expect(row.host.panel?.traitCollection.userInterfaceStyle == .light)
    row.screen.environment.userInterfaceStyle = .dark
    row.screen.environment.contentSizeCategory = .accessibilityExtraLarge
    await settle()
    let traits = row.host.panel?.traitCollection
    #expect(traits?.userInterfaceStyle == .dark)
    #expect(traits?.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect((row.host.panel?.bounds.height ?? 0) > height + 5)
    row.host.tapCancel()
    await settle()
  }

  @Test func `values that are nil again leave no overrides`() async throws {
    row.screen.environment = SheetEnvironment(
      userInterfaceStyle: .dark, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityLarge)
    await row.show()
    let sheet = try #require(row.sheet)
    #expect(sheet.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    row.screen.environment = SheetEnvironment()
    await settle()
    let traits = sheet.traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.layoutDirection == .leftToRight)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(!sheet.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!sheet.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(!sheet.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    row.host.tapCancel()
    await settle()
  }

  @Test func `the tint comes from the screen before the sheet covered it`() async {
    row.modifier?.anchor.tintColor = .systemRed
    await row.show()
    row.modifier?.anchor.tintAdjustmentMode = .dimmed
    row.screen.environment.userInterfaceStyle = .dark
    await settle()
    #expect(row.host.panel?.tintColor == .systemRed)
    row.host.tapCancel()
    await settle()
  }

  @Test func `a stacked sheet of the same object has the environment`() async {
    row.screen.environment.userInterfaceStyle = .dark
    await row.show()
    row.sheet?.show(.text("upper"), from: row.screen.controller) { _ in }
    await settle()
    #expect(row.host.textField?.text == "upper")
    #expect(row.host.panel?.traitCollection.userInterfaceStyle == .dark)
    row.sheet?.dismiss()
    await settle()
  }

  // MARK: Enabled

  @Test func `a disabled screen disables OK and the content, but not Cancel`() async {
    row.screen.environment.isEnabled = false
    await row.show()
    #expect(row.host.okButton?.isEnabled == false && row.host.cancelButton?.isEnabled == true)
    if let field = row.host.textField { row.host.tap(field) }
    #expect(row.host.textField?.isFirstResponder == false)
    row.host.tapOK()
    row.host.type("b")
    await settle()
    #expect(row.host.textField?.text == "a" && row.log.isEmpty)
    row.host.tapCancel()
    await settle()
    #expect(row.log.last == "onCancel cancelButton, removed")
  }

  @Test func `a presented sheet is disabled and enabled with its screen`() async {
    await row.show()
    #expect(row.host.textField?.isFirstResponder == true)
    row.screen.environment.isEnabled = false
    await settle()
    #expect(row.host.okButton?.isEnabled == false && row.host.cancelButton?.isEnabled == true)
    #expect(row.host.textField?.isFirstResponder == false)
    row.host.tapOK()
    await settle()
    #expect(row.log.isEmpty)
    row.screen.environment.isEnabled = true
    await settle()
    #expect(row.host.okButton?.isEnabled == true)
    row.host.textField?.becomeFirstResponder()
    await settle()
    row.host.type("b")
    row.host.tapOK()
    await settle()
    #expect(row.log.last == "onValue ab, removed")
  }

  @Test func `an enabled screen leaves OK disabled while the value is not valid`() async {
    row.name.value = ""
    row.rules = [.required()]
    await row.show()
    #expect(row.host.okButton?.isEnabled == false)
    for isEnabled in [false, true] {
      row.screen.environment.isEnabled = isEnabled
      await settle()
      #expect(row.host.okButton?.isEnabled == false)
    }
    row.host.textField?.becomeFirstResponder()
    row.host.type("b")
    await settle()
    #expect(row.host.okButton?.isEnabled == true)
    row.host.tapCancel()
    await settle()
  }

  /// Content with a button that the sheet disables, and whose value is pending after OK.
  private struct PendingContent: SheetContent {
    let button: UIButton
    let pending: Pending

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      var body = SheetBody(button) { () throws(ValidationError) -> Int in
        throw ValidationError("Never valid.")
      }
      body.setEnabled = { [button] in button.isEnabled = $0 }
      body.settle = { [pending] in await pending.wait() }
      return body
    }
  }

  @MainActor private final class Pending {
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
      await withCheckedContinuation { continuation = $0 }
    }

    func end() {
      continuation?.resume()
      continuation = nil
    }
  }

  @Test func `an environment that changes after OK leaves a rejected content enabled`() async {
    let sheet = BottomBounceView()
    let (button, pending) = (UIButton(type: .system), Pending())
    sheet.show(PendingContent(button: button, pending: pending), from: row.screen.controller) {
      _ in
    }
    await settle()
    row.host.tapOK()
    await settle()
    sheet.environment.userInterfaceStyle = .dark
    await settle()
    pending.end()
    await settle()
    #expect(row.host.problem == "Never valid.")
    #expect(button.isEnabled)
    sheet.dismiss()
    await settle()
  }

  // MARK: Dates

  private func showDate(
    _ content: DateContent<Date>, _ environment: SheetEnvironment
  ) async -> ModifierDouble<Void, DateContent<Date>> {
    let isPresented = StateDouble(true, on: row.screen)
    row.screen.environment = environment
    let modifier = ModifierDouble(on: row.screen) {
      SheetModifierValues(isPresented: isPresented.binding) { content }
    }
    await settle()
    return modifier
  }

  /// Returns the texts of the labels in a view.
  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { texts(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
  }

  private let french = Locale(identifier: "fr_FR")

  @Test func `dates have the locale, calendar, and time zone of the environment`() async throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = .gmt
    let modifier = await showDate(
      .date(Date(timeIntervalSince1970: 1_000_000_000)),
      SheetEnvironment(locale: french, calendar: calendar, timeZone: zone))
    let picker = row.host.datePicker
    #expect(picker?.locale?.identifier == "fr_FR")
    #expect(picker?.calendar.identifier == .buddhist)
    #expect((picker?.timeZone ?? picker?.calendar.timeZone)?.identifier == "Asia/Tokyo")
    #expect(picker.map(texts)?.contains("septembre") == true)
    row.host.tapCancel()
    await settle()
    #expect(modifier.sheet?.isPresented != true)
  }

  @Test func `dates keep the locale, calendar, and time zone that they set`() async throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let other = try #require(TimeZone(identifier: "America/New_York"))
    let content = DateContent<Date>.date(Date(timeIntervalSince1970: 1_000_000_000))
      .locale(Locale(identifier: "de_DE")).calendar(Calendar(identifier: .gregorian))
      .timeZone(other)
    let modifier = await showDate(
      content,
      SheetEnvironment(
        locale: french, calendar: Calendar(identifier: .buddhist), timeZone: zone))
    let picker = row.host.datePicker
    #expect(picker?.locale?.identifier == "de_DE")
    #expect(picker?.calendar.identifier == .gregorian)
    #expect((picker?.timeZone ?? picker?.calendar.timeZone)?.identifier == "America/New_York")
    row.host.tapCancel()
    await settle()
    #expect(modifier.sheet?.isPresented != true)
  }
}
