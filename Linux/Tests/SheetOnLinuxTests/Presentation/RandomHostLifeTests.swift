import Foundation
import SeededRandom
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Random lives of sheets in every kind of host.
///
/// `BOTTOMBOUNCE_LIVES` in the environment sets the number of requests, 400 by default, and `BOTTOMBOUNCE_SEED` the first
/// seed, 0 by default.
@MainActor @Suite(.ownDevice) struct RandomHostLifeTests {
  private enum Event: CaseIterable {
    case show, showByAnother, showQueued, showRejected, showRefused
    case ok, cancel, backdrop, drag, escape, scrub, dismiss, type, focus
    case leaveAndReturn, leave, remove, scroll, turn, keyboard, wait, waitLong
  }

  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["BOTTOMBOUNCE_" + name].flatMap { Int($0) }
  }

  @Test(arguments: HostSetting.allCases)
  func `every request has one outcome, and nothing is left in the host`(
    setting: HostSetting
  ) async throws {
    var lives = RandomLives(setting)
    var seed = UInt64(Self.number("SEED") ?? 0)
    let requests = Self.number("LIVES") ?? 400
    while lives.requests < requests / HostSetting.allCases.count {
      var draws = SplitMix64(seed: seed &* 0x9E37_79B9 &+ 1)
      var events: [Event] = []
      for _ in 0..<10 {
        let event = Event.allCases[draws.index(Event.allCases.count)]
        events.append(event)
        await perform(event, &lives, &draws)
      }
      await lives.end()
      let what = "\(setting), seed \(seed): \(events)"
      try #require(lives.problems.isEmpty, "\(what): \(lives.problems)")
      seed += 1
    }
  }

  private func perform(_ event: Event, _ lives: inout RandomLives, _ draws: inout SplitMix64) async
  {
    let device = lives.scene.device
    switch event {
    case .show: lives.show(by: lives.sheets[0], .replace, &draws)
    case .showByAnother: lives.show(by: lives.sheets[1], .replace, &draws)
    case .showQueued: lives.show(by: lives.sheets[draws.index(2)], .queue, &draws)
    case .showRejected: lives.show(by: lives.sheets[draws.index(2)], .reject, &draws)
    case .showRefused: lives.show(by: BottomBounceView(), .replace, &draws, in: UIView())
    case .ok: lives.tap("ok")
    case .cancel: lives.tap("cancel")
    case .backdrop:
      let top = lives.scene.safeArea
      device.tap(at: CGPoint(x: top.midX, y: top.minY + 5))
    case .drag: lives.drag(by: CGFloat.random(in: -60...200, using: &draws))
    case .escape: device.press(.keyboardEscape)
    case .scrub: _ = lives.sheets[0].accessibilityPerformEscape()
    case .dismiss: lives.sheets[draws.index(2)].dismiss()
    case .type: if device.device.keyboard.isUp { device.type("b") }
    case .focus: lives.scene.responder?.becomeFirstResponder()
    case .leaveAndReturn: lives.leave(andReturn: true)
    case .leave: lives.leave(andReturn: false)
    case .remove: lives.sheets[draws.index(2)].removeFromSuperview()
    case .scroll:
      (lives.scene.host as? UIScrollView)?.contentOffset.y = CGFloat(draws.index(200))
    case .turn:
      device.rotate(to: device.window.bounds.width > 400 ? .portrait : .landscapeLeft)
    case .keyboard: device.showsSoftwareKeyboard.toggle()
    case .wait: device.advance(by: draws.seconds(0...0.2))
    case .waitLong: await device.settle()
    }
    await Task.yield()
  }
}

/// One kind of host, and what became of the sheets in it.
@MainActor private struct RandomLives {
  let scene: HostScene
  let sheets = [BottomBounceView(), BottomBounceView()]
  private let ledger = Ledger()

  /// How many outcomes each request has had, and whether it was told that the sheet is gone.
  @MainActor private final class Ledger {
    var outcomes: [Int] = []
    var isUp: [Int] = []
  }

  init(_ setting: HostSetting) {
    scene = setting.make(on: Simulator())
    scene.prepare()
  }

  /// The number of requests so far.
  var requests: Int { ledger.outcomes.count }

  func show(
    by sheet: BottomBounceView, _ policy: BottomBounceView.Policy, _ draws: inout SplitMix64,
    in host: UIView? = nil
  ) {
    switch draws.index(4) {
    case 0: show(TextContent("a", limit: 9), by: sheet, policy, &draws, in: host)
    case 1:
      let options = (0..<12).map { SheetOption($0, title: "Number \($0)") }
      show(OptionContent(options, chosen: 3), by: sheet, policy, &draws, in: host)
    case 2:
      var text = TextContent("a")
      text.lines = 1...4
      show(text, by: sheet, policy, &draws, in: host)
    default: show(Plain(), by: sheet, policy, &draws, in: host)
    }
  }

  private func show<Content: SheetContent>(
    _ content: Content, by sheet: BottomBounceView, _ policy: BottomBounceView.Policy,
    _ draws: inout SplitMix64, in host: UIView?
  ) {
    let ledger = ledger
    let request = ledger.outcomes.count
    ledger.outcomes.append(0)
    ledger.isUp.append(0)
    var configuration = BottomBounceView.Configuration(title: "Title")
    configuration.policy = policy
    if draws.index(2) == 0 { configuration.detents = [.medium, .large] }
    if draws.index(3) == 0 { configuration.floating = .always }
    if draws.index(4) == 0 { configuration.transition = .crossDissolve }
    var callbacks = BottomBounceView.Callbacks<Content.Value>()
    callbacks.willPresent = { ledger.isUp[request] += 1 }
    callbacks.didDismiss = { _ in ledger.isUp[request] -= 1 }
    let told: @MainActor () -> Void = { ledger.outcomes[request] += 1 }
    sheet.show(
      content, in: host ?? scene.host, configuration: configuration, callbacks: callbacks,
      onValue: { _ in told() }, onCancel: { _ in told() })
  }

  private func find(_ identifier: String) -> UIView? {
    func search(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "BottomBounce." + identifier { return view }
      return view.subviews.lazy.reversed().compactMap { search(in: $0) }.first
    }
    return search(in: scene.window)
  }

  func tap(_ identifier: String) {
    if let view = find(identifier) { scene.device.tap(view) }
  }

  func drag(by distance: CGFloat) {
    guard let panel = find("panel"), panel.bounds.height > 30 else { return }
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
    let end = CGPoint(x: start.x, y: start.y + distance)
    scene.device.drag(from: start, to: end, over: 0.1)
  }

  /// Takes the whole screen out of its window.
  func leave(andReturn returns: Bool) {
    let root = scene.window.rootViewController
    scene.window.rootViewController = UIViewController()
    if !returns { scene.device.advance(by: 0.02) }
    scene.window.rootViewController = root
  }

  /// Ends whatever is up or waits.
  func end() async {
    scene.device.rotate(to: .portrait)
    for _ in 0..<12 {
      for sheet in sheets { sheet.dismiss() }
      await scene.device.settle()
      if !sheets.contains(where: \.isShown) { break }
    }
  }

  /// What is not as it must be after the end.
  var problems: [String] {
    var problems: [String] = []
    if ledger.outcomes.contains(where: { $0 != 1 }) { problems.append("\(ledger.outcomes)") }
    if ledger.isUp.contains(where: { $0 != 0 }) { problems.append("didDismiss is missing") }
    if sheets.contains(where: { $0.isShown || $0.superview != nil }) { problems.append("is shown") }
    for view in scene.containers where view.subviews.contains(where: { $0 is BottomBounceView }) {
      problems.append("a sheet is in \(type(of: view))")
    }
    if scene.window.firstResponder is BottomBounceView { problems.append("a sheet has the keys") }
    // A caret blinks.
    if scene.responder == nil, !scene.device.device.tree.animatingLayers.isEmpty {
      problems.append("layers move")
    }
    return problems
  }
}
