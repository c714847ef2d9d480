import TestHost
import UIKit

@testable import BottomBounce

/// A stand-in for a SwiftUI row with a modifier that edits a name.
///
/// It records the modifier's changes of its bindings, and calls of its closures.
@MainActor final class NameRowDouble {
  let host: TestHost
  let screen: SwiftUIScreenDouble
  let isPresented: StateDouble<Bool>
  let name: StateDouble<String>
  let detent: StateDouble<SheetDetent.Identifier?>
  var configuration = SheetConfiguration()
  var callbacks = SheetCallbacks<String>()
  var shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  var commit: (@MainActor (String) async throws -> Void)?
  /// The rules of the text.
  var rules: [TextRule] = []
  /// A name for the closures of the next updates.
  var version = ""
  /// Called after the log has an outcome.
  var onOutcome: (@MainActor () -> Void)?
  var log: [String] = []
  /// The number of sheets so far.
  private(set) var sheets = 0
  private(set) var modifier: ModifierDouble<Void, TextContent>?

  init(_ timing: SwiftUIScreenDouble.Timing = .inNextTurn, addsAnchor: Bool = true) {
    screen = SwiftUIScreenDouble(timing)
    host = TestHost(screen.controller)
    isPresented = StateDouble(false, on: screen)
    name = StateDouble("a", on: screen)
    detent = StateDouble(nil, on: screen)
    name.onWrite = { [unowned self] in log.append("name = \($0), \(place)") }
    isPresented.onWrite = { [unowned self] in log.append("isPresented = \($0), \(place)") }
    modifier = ModifierDouble(on: screen, addsAnchor: addsAnchor) { [unowned self] in values() }
  }

  /// A Boolean value that indicates whether the panel is on the screen.
  private var place: String { host.panel == nil ? "removed" : "shown" }

  private func values() -> SheetModifierValues<Void, TextContent> {
    var values = SheetModifierValues(isPresented: isPresented.binding, value: name.binding) {
      [unowned self] in
      if modifier?.coordinator?.run == nil { sheets += 1 }
      // A single line can't grow to a larger detent.
      var content = TextContent.text($0).lines(configuration.detents.count > 1 ? 1...9 : 1...1)
      content.rules = rules
      return content
    }
    values.title = "Name"
    values.configuration = configuration
    values.callbacks = callbacks
    values.shouldDismiss = shouldDismiss
    values.commit = commit
    values.selectedDetent = detent.binding
    values.onValue = { [unowned self, version] _, value in
      log.append("onValue\(version) \(value), \(place)")
      onOutcome?()
    }
    values.onCancel = { [unowned self, version] _, reason in
      log.append("onCancel\(version) \(reason), \(place)")
      onOutcome?()
    }
    return values
  }

  var sheet: BottomBounceView? { modifier?.sheet }

  /// Shows the sheet and waits for its animation.
  func show() async {
    isPresented.value = true
    await host.settle()
  }

  /// Lets tasks run, but no time pass, and then waits for animations.
  func settle() async {
    for _ in 0..<10 { await Task.yield() }
    await host.settle()
  }

  /// Removes the modifier's view.
  func dismantle() {
    modifier?.dismantle()
    modifier = nil
  }
}
