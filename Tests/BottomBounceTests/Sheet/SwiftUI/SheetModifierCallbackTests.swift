import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The closures and the detent of a SwiftUI modifier.
@MainActor @Suite(.ownDevice) struct SheetModifierCallbackTests {
  typealias Timing = SwiftUIScreenDouble.Timing

  @Test func `the closures of the last update are called`() async {
    let row = NameRowDouble()
    row.version = "1"
    setClosures(1, row)
    await row.show()
    row.version = "2"
    setClosures(2, row)
    row.screen.stateDidChange()
    await row.settle()
    row.log = []
    row.host.type("b")
    row.host.tapCancel()
    await row.settle()
    #expect(row.host.panel != nil)
    row.host.tapOK()
    await row.settle()
    #expect(
      row.log == [
        "2 valueChanged ab", "2 shouldDismiss cancelButton", "2 commit ab", "2 willDismiss",
        "name = ab, shown", "isPresented = false, shown", "2 didDismiss", "onValue2 ab, removed",
      ])
  }

  /// Sets closures that write their calls into the log of a row.
  private func setClosures(_ version: Int, _ row: NameRowDouble) {
    row.callbacks = callbacks(version, row)
    row.shouldDismiss = { [unowned row] in
      await Task.yield()
      row.log.append("\(version) shouldDismiss \($0)")
      return false
    }
    row.commit = { [unowned row] in
      await Task.yield()
      row.log.append("\(version) commit \($0)")
    }
  }

  /// Returns closures that write their calls into the log of a row.
  private func callbacks(_ version: Int, _ row: NameRowDouble) -> SheetCallbacks<String> {
    SheetCallbacks(
      willPresent: { [unowned row] in row.log.append("\(version) willPresent") },
      didPresent: { [unowned row] in row.log.append("\(version) didPresent") },
      valueChanged: { [unowned row] in row.log.append("\(version) valueChanged \($0)") },
      willDismiss: { [unowned row] _ in row.log.append("\(version) willDismiss") },
      didDismiss: { [unowned row] _ in row.log.append("\(version) didDismiss") })
  }

  @Test func `the sheet reports its appearance`() async {
    let row = NameRowDouble()
    setClosures(1, row)
    await row.show()
    #expect(row.log == ["1 willPresent", "1 didPresent"])
    row.isPresented.value = false
    await row.settle()
    // The app doesn't have to ask itself.
    #expect(
      row.log.dropFirst(2) == ["1 willDismiss", "1 didDismiss", "onCancel programmatic, removed"])
  }

  @Test func `the height is reported to the closure of the last update`() async {
    let row = NameRowDouble()
    var heights: [Int: CGFloat] = [:]
    for version in 1...2 {
      row.callbacks.heightChanged = { heights[version] = $0 }
      row.isPresented.value = version == 1
      await row.settle()
    }
    #expect((heights[1] ?? 0) > 100 && heights[2] == 0)
  }

  @Test(arguments: Timing.allCases)
  func `closures can change state`(timing: Timing) async {
    let row = NameRowDouble(timing)
    let count = StateDouble(0, on: row.screen)
    row.callbacks = SheetCallbacks(
      willPresent: { count.value += 1 }, didPresent: { count.value += 1 },
      valueChanged: { _ in count.value += 1 }, willDismiss: { _ in count.value += 1 },
      didDismiss: { _ in count.value += 1 })
    await row.show()
    row.host.type("b")
    row.host.tapOK()
    await row.settle()
    #expect(count.value == 5 && row.name.value == "ab" && row.host.panel == nil)
    await row.show()
    row.isPresented.value = false
    await row.settle()
    #expect(count.value == 9 && row.host.panel == nil)
  }

  @Test func `title, configuration, and content come from the time of presentation`() async {
    let row = NameRowDouble()
    row.configuration.titleColor = .systemTeal
    row.name.value = "later"
    await row.show()
    let title = row.host.parts.first { ($0 as? UILabel)?.text == "Name" } as? UILabel
    #expect(title?.textColor == .systemTeal)
    #expect(row.host.textField?.text == "later")
    row.host.tapCancel()
    await row.settle()
  }

  // MARK: Detents

  private func rowWithDetents(_ timing: Timing = .inNextTurn) -> NameRowDouble {
    let row = NameRowDouble(timing)
    row.configuration.detents = [.medium, .large]
    row.configuration.showsGrabber = true
    return row
  }

  @Test(arguments: Timing.allCases)
  func `the sheet appears at the detent of the binding`(timing: Timing) async {
    let row = rowWithDetents(timing)
    row.detent.value = .large
    await row.show()
    #expect(row.sheet?.selectedDetent == .large && row.detent.writes == 0)
    row.host.tapCancel()
    await row.settle()
    #expect(row.detent.value == .large)
  }

  @Test func `a sheet that waits for a transition begins at the detent of the binding`() async {
    let row = rowWithDetents()
    row.detent.value = .large
    row.screen.controller.present(UIViewController(), animated: true)
    row.isPresented.value = true
    var first: SheetDetent.Identifier?
    for _ in 0..<100 where first == nil {
      for _ in 0..<5 { await Task.yield() }
      await row.host.advance(by: 0.02)
      first = row.sheet?.selectedDetent
    }
    #expect(first == .large)
    await row.settle()
    row.host.tapCancel()
    await row.settle()
    row.screen.controller.dismiss(animated: false)
    await row.settle()
  }

  @Test(arguments: Timing.allCases)
  func `the binding moves the panel, and isn't written`(timing: Timing) async {
    let row = rowWithDetents(timing)
    await row.show()
    #expect(row.sheet?.selectedDetent == .medium)
    for detent in [SheetDetent.Identifier.large, .medium, .large] {
      row.detent.value = detent
      await row.settle()
      #expect(row.sheet?.selectedDetent == detent)
    }
    row.detent.value = nil
    await row.settle()
    #expect(row.sheet?.selectedDetent == .large && row.detent.writes == 0)
  }

  @Test(arguments: Timing.allCases)
  func `a detent of the user is written once, and reported`(timing: Timing) async throws {
    let row = rowWithDetents(timing)
    row.callbacks.didSelectDetent = { [unowned row] in row.log.append($0.rawValue) }
    await row.show()
    let updates = row.screen.updates
    try #require(row.host.view("BottomBounce.grabber")).accessibilityIncrement()
    await row.settle()
    #expect(row.detent.value == .large && row.detent.writes == 1)
    #expect(row.sheet?.selectedDetent == .large && row.log == ["large"])
    #expect(row.screen.updates == updates + 1)
  }

  @Test(arguments: Timing.allCases)
  func `a change of state by didSelectDetent doesn't move the panel back`(
    timing: Timing
  ) async throws {
    let row = rowWithDetents(timing)
    let count = StateDouble(0, on: row.screen)
    row.detent.value = .medium
    row.callbacks.didSelectDetent = { _ in
      count.value += 1
      row.screen.environment.isEnabled.toggle()
    }
    await row.show()
    let grabber = try #require(row.host.view("BottomBounce.grabber"))
    var detents: Set<SheetDetent.Identifier?> = []
    grabber.accessibilityIncrement()
    for _ in 0..<20 {
      await Task.yield()
      detents.insert(row.sheet?.selectedDetent)
    }
    await row.settle()
    #expect(detents == [.large])
    #expect(row.detent.value == .large && row.sheet?.selectedDetent == .large)
    #expect(count.value == 1 && row.detent.writes == 1)
  }

  @Test(arguments: 0..<4)
  func `an update just before a detent of the user doesn't move the panel back`(
    turns: Int
  ) async throws {
    let row = rowWithDetents()
    row.detent.value = .medium
    await row.show()
    let grabber = try #require(row.host.view("BottomBounce.grabber"))
    row.screen.environment.userInterfaceStyle = .dark
    for _ in 0..<turns { await Task.yield() }
    grabber.accessibilityIncrement()
    var detents: Set<SheetDetent.Identifier?> = []
    for _ in 0..<20 {
      await Task.yield()
      detents.insert(row.sheet?.selectedDetent)
    }
    await row.settle()
    #expect(detents == [.large] && row.detent.value == .large && row.detent.writes == 1)
  }

  @Test func `a binding that ignores the user's detent doesn't cause a loop`() async throws {
    let screen = SwiftUIScreenDouble(.atOnce)
    let host = TestHost(screen.controller, inRealTime: true)
    let isPresented = StateDouble(true, on: screen)
    var writes = 0
    let modifier = ModifierDouble(on: screen) {
      var values = SheetModifierValues(isPresented: isPresented.binding) {
        TextContent.text("a").lines(1...3)
      }
      values.configuration.detents = [.medium, .large]
      values.configuration.showsGrabber = true
      values.selectedDetent = SheetBinding(get: { nil }, set: { _ in writes += 1 })
      return values
    }
    await host.settle()
    try #require(host.view("BottomBounce.grabber")).accessibilityIncrement()
    await host.settle()
    for _ in 0..<3 {
      screen.stateDidChange()
      await host.settle()
    }
    #expect(modifier.sheet?.selectedDetent == .large && writes == 1)
  }
}
