import BottomBounce
import SeededRandom
import Testing
import UIKit
import UIKitSimulator

/// Random orders of everything that can befall a sheet, with real views, fingers and keys.
@MainActor @Suite(.ownDevice) struct RandomLifeTests {
  private enum Event: CaseIterable {
    case show, showQueued, showRejected, showByAnother, ok, cancel, backdrop, drag, escape, scrub,
      code
    case type, turn, remove, detach, wait, waitLong
  }

  /// How often each call was told an outcome.
  private final class Ledger {
    var counts: [Int] = []
    var wasDismissed: [Int] = []
  }

  private func show(
    _ screen: SheetScreen, by sheet: BottomBounceView, _ policy: BottomBounceView.Policy,
    _ ledger: Ledger
  ) {
    let call = ledger.counts.count
    ledger.counts.append(0)
    ledger.wasDismissed.append(0)
    var configuration = BottomBounceView.Configuration(title: "Title")
    configuration.policy = policy
    var callbacks = BottomBounceView.Callbacks<String>()
    callbacks.willPresent = { ledger.wasDismissed[call] += 1 }
    callbacks.didDismiss = { _ in ledger.wasDismissed[call] -= 1 }
    screen.sheetOrOther(
      sheet, shows: .text("a", limit: 9), configuration, callbacks
    ) { ledger.counts[call] += 1 }
  }

  private func perform(
    _ event: Event, on screen: SheetScreen, _ ledger: Ledger, _ numbers: inout SplitMix64
  ) async {
    let device = screen.device
    switch event {
    case .show: show(screen, by: screen.sheet, .replace, ledger)
    case .showQueued: show(screen, by: screen.sheet, .queue, ledger)
    case .showRejected: show(screen, by: screen.sheet, .reject, ledger)
    case .showByAnother: show(screen, by: BottomBounceView(), .replace, ledger)
    case .ok: if let button = screen.okButton { device.tap(button) }
    case .cancel: if let button = screen.cancelButton { device.tap(button) }
    case .backdrop: screen.tapBackdrop()
    case .drag:
      guard let panel = screen.panel, panel.bounds.height > 30 else { return }
      let top = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
      let way = CGFloat.random(in: -60...200, using: &numbers)
      device.drag(from: top, to: CGPoint(x: top.x, y: top.y + way), over: 0.1)
    case .escape: device.press(.keyboardEscape)
    case .scrub: _ = screen.sheet.accessibilityPerformEscape()
    case .code: screen.sheet.dismiss()
    case .type: if screen.field?.isFirstResponder == true { device.type("b") }
    case .turn:
      device.rotate(to: screen.host.bounds.width > 400 ? .portrait : .landscapeLeft)
    case .remove: if numbers.next() % 3 == 0 { screen.sheet.removeFromSuperview() }
    case .detach:
      guard numbers.next() % 3 == 0 else { return }
      device.window.rootViewController = UIViewController()
      device.window.rootViewController = screen.controller
    case .wait: device.advance(by: Double.random(in: 0...0.2, using: &numbers))
    case .waitLong: screen.restQuickly()
    }
    await Task.yield()
  }

  @Test(arguments: 0..<8)
  func `whatever happens, each call has one outcome, and the host is as before`(block: Int)
    async throws
  {
    let screen = SheetScreen()
    let before = Residue(of: screen)
    for seed in block * 25..<(block + 1) * 25 {
      var numbers = SplitMix64(seed: UInt64(seed))
      let ledger = Ledger()
      var events: [Event] = []
      for _ in 0..<12 {
        guard let event = Event.allCases.randomElement(using: &numbers) else { continue }
        events.append(event)
        await perform(event, on: screen, ledger, &numbers)
      }
      screen.device.rotate(to: .portrait)
      // What is up or waits is sent away, and what was decided comes to its end.
      for _ in 0..<events.count {
        screen.sheet.dismiss()
        for other in screen.host.subviews { (other as? BottomBounceView)?.dismiss() }
        await screen.device.settle()
      }
      let what = "seed \(seed): \(events)"
      #expect(ledger.counts.allSatisfy { $0 == 1 }, "\(what) \(ledger.counts)")
      #expect(ledger.wasDismissed.allSatisfy { $0 == 0 }, "\(what)")
      #expect(Residue(of: screen) == before, "\(what)")
      #expect(!screen.sheet.isShown, "\(what)")
    }
  }

  @Test(arguments: Shown.all)
  func `a sheet has no window of its own, from its rise to its end`(shown: Shown) async {
    let screen = SheetScreen()
    /// The app's windows: the one that the system has for the keyboard is none of them.
    func windows() -> [UIWindow] {
      UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    }
    func expectOne() {
      #expect(windows() == [screen.device.window])
      #expect(screen.device.window.isKeyWindow)
      let others = screen.device.device.windows.filter { $0 !== screen.device.window }
      #expect(others.allSatisfy { $0 is KeyboardWindow })
    }
    await shown.begin(on: screen)
    screen.device.advance(by: 0.1)
    expectOne()
    screen.rest()
    expectOne()
    #expect(screen.panel?.window === screen.device.window)
    screen.sheet.dismiss()
    screen.device.advance(by: 0.1)
    expectOne()
    screen.rest()
    expectOne()
  }
}

extension SheetScreen {
  fileprivate func sheetOrOther(
    _ sheet: BottomBounceView, shows content: TextContent,
    _ configuration: BottomBounceView.Configuration,
    _ callbacks: BottomBounceView.Callbacks<String>, told: @escaping @MainActor () -> Void
  ) {
    sheet.show(content, in: host, configuration: configuration, callbacks: callbacks) { _ in
      told()
    } onCancel: { _ in
      told()
    }
  }
}
