import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// First responders after dismissals that `FocusRestorationTests` can't cause on both platforms.
@MainActor @Suite(.ownDevice) struct FocusRestorationOnSimulatorTests {
  /// A way to dismiss a sheet.
  enum Dismissal: CaseIterable {
    case ok, okByKey, drag, escape, fullKeyboardEscape, voiceOverEscape
    case hostDetached, hostRemoved, sceneDisconnected, replaced, released
  }

  private let screen = TestHost()
  private var device: Simulator { screen.device }

  @Test(arguments: Dismissal.allCases, [true, false])
  func `the first responder is restored after every way to dismiss`(
    way: Dismissal, contentHasKeys: Bool
  ) async throws {
    let host = UIView(frame: screen.view.bounds)
    screen.view.addSubview(host)
    let field = screen.addField(at: 50)
    field.becomeFirstResponder()
    screen.settleAnimations()
    var sheet: BottomBounceView? = way == .released ? BottomBounceView() : screen.sheet
    var cancellations: [Cancellation] = []
    var values = 0
    /// Presents a sheet and dismisses it, with checks of the first responder.
    func show(_ sheet: BottomBounceView) {
      if contentHasKeys {
        sheet.show(
          .text("a"), title: "Thing", in: host, configuration: .replacing,
          onValue: { _ in values += 1 }
        ) {
          cancellations.append($0)
        }
      } else {
        sheet.show(
          PlainContent(), title: "Thing", in: host, configuration: .replacing,
          onValue: { _ in values += 1 }
        ) {
          cancellations.append($0)
        }
      }
      screen.settleAnimations()
    }
    show(try #require(sheet))
    #expect(!field.isFirstResponder)
    switch way {
    case .ok:
      device.tap(try #require(screen.okButton))
      await screen.awaitDecision()
    case .okByKey:
      device.press(.keyboardReturnOrEnter)
      await screen.awaitDecision()
    case .drag:
      let panel = try #require(screen.panel)
      let start = CGPoint(x: panel.frame.midX, y: panel.frame.minY + 6)
      device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300), over: 0.2)
    case .escape: device.press(.keyboardEscape)
    case .fullKeyboardEscape:
      device.settings.usesFullKeyboardAccess = true
      device.press(.keyboardEscape)
    case .voiceOverEscape:
      device.settings.isVoiceOverRunning = true
      device.performEscape()
    case .hostDetached: host.removeFromSuperview()
    case .hostRemoved: sheet?.removeFromSuperview()
    case .sceneDisconnected: device.disconnectScene()
    case .released:
      sheet = nil
      host.removeFromSuperview()
    case .replaced:
      let next = BottomBounceView()
      show(next)
      #expect(!field.isFirstResponder)
      next.dismiss()
    }
    await device.settle()
    #expect(sheet?.isPresented != true)
    // The windows of a disconnected scene are removed with their first responder.
    #expect(screen.firstResponder === (way == .sceneDisconnected ? nil : field), "after \(way)")
    #expect(cancellations.count + values == (way == .replaced ? 2 : 1))
    #expect(cancellations.first == way.reason)
  }
}

extension FocusRestorationOnSimulatorTests.Dismissal {
  /// The reason that the first sheet reports, or `nil` if it returns a value.
  var reason: Cancellation? {
    switch self {
    case .ok, .okByKey: nil
    case .drag: .drag
    case .escape: .escapeKey
    case .fullKeyboardEscape, .voiceOverEscape: .accessibilityEscape
    case .hostDetached, .released: .hostDetached
    case .hostRemoved: .hostRemoved
    case .sceneDisconnected: .sceneDisconnected
    case .replaced: .superseded
    }
  }
}
