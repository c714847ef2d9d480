import BottomBounce
import Foundation
import RandomActions
import SeededRandom
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Random sequences of requests, user actions, and changes of the device, in every kind of host.
///
/// `BOTTOMBOUNCE_LIVES` in the environment sets the number of requests, 1,200 by default, and
/// `BOTTOMBOUNCE_SEED` the first seed, 0 by default.
@MainActor @Suite(.ownDevice) struct RandomLifeTests {
  private enum Event: CaseIterable {
    case show, showByAnother, showByNew, showRefused
    case showFromController, showByNewFromController, dismissControllers
    case ok, cancel, backdrop, drag, escape, scrub, dismiss, type, focus, turnWheel
    case leaveAndReturn, leave, remove, scroll, rotate, keyboard, textSize, appearance
    case reduceMotion, wait, waitLong
  }

  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["BOTTOMBOUNCE_" + name].flatMap { Int($0) }
  }

  @Test(arguments: HostSetting.allCases)
  func `every request has one outcome, and the host is restored`(
    setting: HostSetting
  ) async throws {
    var lives = await RandomLives(setting)
    var seed = UInt64(Self.number("SEED") ?? 0)
    let requests = Self.number("LIVES") ?? 1_200
    repeat {
      var random = SplitMix64(seed: seed)
      var events: [Event] = []
      for _ in 0..<12 {
        let event = Event.allCases[random.index(Event.allCases.count)]
        events.append(event)
        await perform(event, &lives, &random)
      }
      await lives.end()
      let what = "\(setting), seed \(seed): \(events)"
      try #require(lives.problems.isEmpty, "\(what): \(lives.problems)")
      seed += 1
    } while lives.requests < requests / HostSetting.allCases.count
  }

  private func perform(
    _ event: Event, _ lives: inout RandomLives, _ random: inout SplitMix64
  ) async {
    let device = lives.scene.device
    switch event {
    case .show: lives.show(by: lives.sheets[0], random.policy(), &random)
    case .showByAnother: lives.show(by: lives.sheets[1], random.policy(), &random)
    case .showByNew: lives.show(by: BottomBounceView(), random.policy(), &random)
    case .showFromController:
      lives.showFromController(by: lives.sheets[random.index(2)], random.policy(), &random)
    case .showByNewFromController:
      lives.showFromController(by: BottomBounceView(), random.policy(), &random)
    case .dismissControllers:
      lives.scene.window.rootViewController?.dismiss(animated: random.index(2) == 0)
    case .showRefused: lives.show(by: BottomBounceView(), .replace, &random, in: UIView())
    case .ok: lives.tap("ok")
    case .cancel: lives.tap("cancel")
    case .backdrop:
      let top = lives.scene.safeArea
      device.tap(at: CGPoint(x: top.midX, y: top.minY + 5))
    case .drag: lives.drag(by: CGFloat.random(in: -60...200, using: &random))
    case .escape: device.press(.keyboardEscape)
    case .scrub: _ = lives.sheets[0].accessibilityPerformEscape()
    case .dismiss: lives.sheets[random.index(2)].dismiss()
    case .type: if device.system.keyboard.isVisible { device.type("b") }
    case .focus: lives.scene.responder?.becomeFirstResponder()
    case .turnWheel:
      var actions = RandomDateActions(seed: random.next())
      actions.act(on: device)
    case .leaveAndReturn: lives.leave(andReturn: true)
    case .leave: lives.leave(andReturn: false)
    case .remove: lives.sheets[random.index(2)].removeFromSuperview()
    case .scroll:
      (lives.scene.host as? UIScrollView)?.contentOffset.y = CGFloat(random.index(200))
    case .rotate:
      device.rotate(to: device.window.bounds.width > 400 ? .portrait : .landscapeLeft)
    case .keyboard: device.showsSoftwareKeyboard.toggle()
    case .textSize:
      let sizes: [UIContentSizeCategory] = [.small, .large, .accessibilityLarge]
      device.settings.contentSizeCategory = sizes[random.index(sizes.count)]
    case .appearance: device.settings.appearance = random.index(2) == 0 ? .light : .dark
    case .reduceMotion: device.settings.reduceMotion.toggle()
    case .wait: device.advance(by: random.seconds(0...0.2))
    case .waitLong: await device.settle()
    }
    await Task.yield()
  }
}

extension SplitMix64 {
  fileprivate mutating func policy() -> PresentationPolicy {
    [.stack, .replace][index(2)]
  }
}
