import BottomBounce
import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The accessibility identifiers of sheets, and their list in the article about testing.
@MainActor @Suite(.ownDevice) struct AccessibilityIdentifierOnSimulatorTests {
  /// The identifiers of a window's views with the package's prefix.
  private static func identifiers(in view: UIView) -> Set<String> {
    var found = Set(view.subviews.flatMap { identifiers(in: $0) })
    if let identifier = view.accessibilityIdentifier, identifier.hasPrefix("BottomBounce") {
      found.insert(ListedIdentifiers.general(identifier))
    }
    return found
  }

  @Test func `every listed identifier appears in some sheet, and no other`()
    async throws
  {
    var seen: Set<String> = []
    for shown in ContentCase.all {
      let screen = TestHost()
      await shown.show(on: screen)
      seen.formUnion(Self.identifiers(in: screen.device.window))
      screen.sheet.dismiss()
      screen.settleAnimations()
    }
    seen.formUnion(await identifiersWhileSaving())
    seen.formUnion(await identifiersOfInvalidForm())
    seen.formUnion(try await identifiersOfHiddenSelection())
    #expect(seen == Set(try ListedIdentifiers.all()))
  }

  /// The identifiers of a sheet while the app saves its value, and after that has failed.
  private func identifiersWhileSaving() async -> Set<String> {
    let screen = TestHost()
    var saving: CheckedContinuation<Void, any Error>?
    screen.sheet.show(
      .text("a"), in: screen.view,
      commit: { _ in try await withCheckedThrowingContinuation { saving = $0 } }
    ) { _ in }
    await screen.settle()
    screen.tapOK()
    await screen.settle()
    var identifiers = Self.identifiers(in: screen.device.window)
    saving?.resume(throwing: ValidationError("Not saved."))
    await screen.settle()
    identifiers.formUnion(Self.identifiers(in: screen.device.window))
    screen.sheet.dismiss()
    await screen.settle()
    return identifiers
  }

  /// The identifiers of a list whose search hides the selected option.
  private func identifiersOfHiddenSelection() async throws -> Set<String> {
    let screen = TestHost()
    screen.show(ListContent.list(["red", "blue"], selected: "red").searchable())
    await screen.settle()
    screen.device.tap(try #require(screen.find("search", as: UITextField.self)))
    screen.device.type("blue")
    await screen.settle()
    let identifiers = Self.identifiers(in: screen.device.window)
    screen.sheet.dismiss()
    await screen.settle()
    return identifiers
  }

  private struct Name {
    var name = ""
  }

  /// The identifiers of a form with footers, after OK has found a field invalid.
  private func identifiersOfInvalidForm() async -> Set<String> {
    let screen = TestHost()
    screen.sheet.show(
      .form(Name()) { f, _ in
        f.field("Name", \.name) { .text($0).rules(.required()).footer("Your full name.") }
      }
      .footer("Only friends see it."), in: screen.view
    ) { _ in }
    await screen.settle()
    screen.tapOK()
    await screen.settle()
    let identifiers = Self.identifiers(in: screen.device.window)
    screen.sheet.dismiss()
    await screen.settle()
    return identifiers
  }

  @Test func `a sheet uses the simulator's date, not the computer's`() async throws {
    let screen = TestHost()
    let (device, controller, sheet) = (screen.device, screen.controller, screen.sheet)
    try testingDates(device: device, sheet: sheet, controller: controller)
    await device.settle()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let christmas = try #require(screen.datePicker?.date)
    #expect(calendar.isDate(christmas, inSameDayAs: device.date))
    sheet.dismiss()
    await device.settle()
    sheet.show(.date(Date(), maximum: .now), in: controller.view) { _ in }
    await device.settle()
    let cut = try #require(screen.datePicker?.date)
    #expect(calendar.isDate(cut, inSameDayAs: device.date))
  }
}
