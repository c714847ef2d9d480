import SeededRandom
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Random lives of a SwiftUI modifier.
@MainActor @Suite(.ownDevice) struct SheetBindingRandomTests {
  typealias Timing = SwiftUIScreenDouble.Timing

  private struct Entry: Identifiable {
    let id: Int
  }

  private enum Action: CaseIterable {
    case setItem, setOther, setAgain, clearItem, toggle
    case tapOK, tapOKAgain, tapCancel, tapBackdrop, dismissController, alert
    case rebuild, update, changeEnvironment, moveAnchor, turn, time, settle
  }

  /// A screen with a modifier, and the facts that must agree.
  @MainActor private final class Life {
    let screen: SwiftUIScreenDouble
    let host: TestHost
    let item: StateDouble<Entry?>
    let value: StateDouble<String>
    /// The items of the sheets that were created, and the items of the outcomes.
    var shown: [Int] = []
    var ended: [Int] = []
    var values = 0
    private var modifier: ModifierDouble<Entry, TextContent>?
    private var random: SplitMix64

    init(_ timing: Timing, seed: Int) {
      screen = SwiftUIScreenDouble(timing)
      host = TestHost(screen.controller, inRealTime: true)
      item = StateDouble(nil, on: screen)
      value = StateDouble("", on: screen)
      random = SplitMix64(seed: UInt64(seed))
      build()
    }

    private func build() {
      modifier = ModifierDouble(on: screen) { [unowned self] in
        var values = SheetModifierValues(item: item.binding) { [unowned self] in
          if modifier?.coordinator?.run == nil { shown.append($0.id) }
          return TextContent.text(String($0.id))
        }
        values.write = value.binding.set
        values.onValue = { [unowned self] item, value in
          #expect(value == String(item.id))
          self.values += 1
          ended.append(item.id)
        }
        values.onCancel = { [unowned self] item, _ in ended.append(item.id) }
        return values
      }
    }

    /// Performs a random action, and returns it.
    func act() async -> Action? {
      let action = Action.allCases.randomElement(using: &random)
      switch action {
      case .setItem, .setOther, .setAgain:
        item.value = Entry(id: Int.random(in: 1...3, using: &random))
      case .clearItem: item.value = nil
      case .toggle:
        let entry = item.value
        item.value = nil
        item.value = entry
      case .tapOK: host.tapOK()
      case .tapOKAgain: await host.tapOKAndWait()
      case .tapCancel: host.tapCancel()
      case .tapBackdrop: host.tapBackdrop()
      case .dismissController: screen.controller.dismiss(animated: Bool.random(using: &random))
      case .alert: await presentAlert()
      case .rebuild:
        modifier?.dismantle()
        build()
      case .update: screen.stateDidChange()
      case .changeEnvironment:
        screen.environment.userInterfaceStyle = Bool.random(using: &random) ? .dark : .light
      case .moveAnchor:
        modifier?.anchor.removeFromSuperview()
        modifier?.addAnchor()
      case .turn:
        for _ in 0..<Int.random(in: 1...4, using: &random) { await Task.yield() }
      case .time: await host.advance(by: Double.random(in: 0...0.5, using: &random))
      case .settle, nil: await host.settle()
      }
      return action
    }

    private func presentAlert() async {
      guard screen.controller.presentedViewController == nil else { return }
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      screen.controller.present(alert, animated: false)
      await host.settle()
      item.value = Entry(id: 9)
      await host.settle()
      #expect(item.value == nil, "The alert refuses the sheet.")
      screen.controller.dismiss(animated: false)
    }

    /// Checks the invariants at rest.
    func check(_ step: Comment) async {
      await host.settle()
      let isShown = host.panel != nil
      #expect(isShown == (item.value != nil), step)
      #expect(isShown == (screen.controller.presentedViewController != nil), step)
      #expect(shown.count == ended.count + (isShown ? 1 : 0), step)
      #expect(shown.sorted() == (ended + (isShown ? [item.value?.id ?? 0] : [])).sorted(), step)
      #expect(value.writes == values, step)
      #expect(screen.controller.hosting.subviews == [modifier?.anchor], step)
      #expect(screen.controller.presentedViewController?.view.subviews.count ?? 1 == 1, step)
    }
  }

  #if os(Linux)
    private nonisolated static let seeds = 1...6
  #else
    // Animations take real time there.
    private nonisolated static let seeds = 1...1
  #endif

  @Test(arguments: Timing.allCases, seeds)
  func `each sheet has one outcome, and the binding is nil without a sheet`(
    timing: Timing, seed: Int
  ) async {
    let life = Life(timing, seed: seed)
    let before = life.host.leftoverState
    var recent: [String] = []
    for step in 1...250 {
      let action = await life.act()
      recent = recent.suffix(11) + [action.map { "\($0)" } ?? ""]
      if step % 5 == 0 {
        await life.check("Step \(step) after \(recent.joined(separator: ", "))")
      }
    }
    life.item.value = nil
    await life.check("The end.")
    let after = life.host.leftoverState
    #expect(after.recognizers == before.recognizers && after.firstResponder == nil)
    #expect(life.shown.count > 20 && life.values > 0)
  }
}
