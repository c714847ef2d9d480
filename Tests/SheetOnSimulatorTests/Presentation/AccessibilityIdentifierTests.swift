import BottomBounce
import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The accessibility identifiers of sheets, and their list in the article about testing.
@MainActor @Suite(.ownDevice) struct AccessibilityIdentifierTests {
  private nonisolated static let root = PackageFolder.url
    .appending(path: "Sources/BottomBounce")

  /// The identifiers in the article.
  ///
  /// Those with a number end in `#`.
  private static func listed() throws -> [String] {
    let article = try String(
      contentsOf: root.appending(path: "BottomBounce.docc/Testing.md"), encoding: .utf8)
    return article.matches(of: /(?m)^\| `(BottomBounce[\w.]*)` \|/).map { general("\($0.1)") }
  }

  private static func general(_ identifier: String) -> String {
    identifier.replacing(/\.\d+$/, with: ".#")
  }

  /// The identifiers of a window's views with the package's prefix.
  private static func identifiers(in view: UIView) -> Set<String> {
    var found = Set(view.subviews.flatMap { identifiers(in: $0) })
    if let identifier = view.accessibilityIdentifier, identifier.hasPrefix("BottomBounce") {
      found.insert(general(identifier))
    }
    return found
  }

  @Test func `the accessibility article lists exactly the identifiers in the sources`() throws {
    var inSources: Set<String> = []
    let files = FileManager.default.enumerator(at: Self.root, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      let literals = code.matches(
        of: /(?:accessibilityIdentifier = |identifier: )"(BottomBounce[^"]*)"/)
      for literal in literals {
        inSources.insert("\(literal.1)".replacing(/\\\(\w+\)/, with: "#"))
      }
    }
    let listed = try Self.listed()
    #expect(Set(listed) == inSources)
    #expect(Set(listed).count == listed.count)
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
    #expect(seen == Set(try Self.listed()))
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
