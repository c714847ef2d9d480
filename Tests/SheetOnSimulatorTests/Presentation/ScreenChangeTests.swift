import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Changes of the whole screen while a panel is presented, dragged, or dismissed.
@MainActor @Suite(.ownDevice) struct ScreenChangeTests: MovingPanel {
  /// A change of the screen that is reverted afterward.
  enum ScreenChange: CaseIterable {
    case rotation, splitView, window, background, appearance, textSize, contrast, direction

    @MainActor func happen(to device: Simulator, isBack: Bool) {
      let screen = device.window.screen.bounds
      switch self {
      case .rotation: device.rotate(to: isBack ? .portrait : .landscapeLeft)
      case .splitView:
        device.window.frame =
          isBack ? screen : CGRect(x: 0, y: 0, width: 417, height: screen.height)
      case .window:
        device.window.frame = isBack ? screen : CGRect(x: 100, y: 80, width: 500, height: 900)
      case .background:
        device.enterBackground()
        device.advance(by: 5)
        device.enterForeground()
      case .appearance: device.settings.appearance = isBack ? .light : .dark
      case .textSize: device.settings.contentSizeCategory = isBack ? .large : .accessibilityLarge
      case .contrast: device.settings.increasesContrast = !isBack
      case .direction: device.settings.locale = Locale(identifier: isBack ? "en_US" : "ar_EG")
      }
    }
  }

  /// The moment of the change.
  enum Moment: CaseIterable { case rise, up, drag, fall }

  let screen = TestHost(on: Simulator(.iPadPro11))

  @Test(arguments: ScreenChange.allCases, Moment.allCases)
  func `value, focus, and geometry survive, with one outcome`(
    upheaval: ScreenChange, moment: Moment
  ) async throws {
    // The panel's position without a change.
    screen.show(.text("a"), title: "Thing") { $0.floatingStyle = .never }
    let frame = try #require(screen.panel).frame
    screen.sheet.dismiss()
    screen.settleAnimations()

    let field = screen.addField()
    field.becomeFirstResponder()
    screen.settleAnimations()
    let before = screen.leftoverState
    let outcomes = Outcomes<String>()
    outcomes.show(
      TextContent.text("a"), title: "Thing", by: screen.sheet, in: screen.view,
      SheetConfiguration { $0.floatingStyle = .never })
    if moment == .rise { device.advance(by: 0.1) } else { screen.settleAnimations() }
    var finger: Finger?
    if moment == .drag {
      finger = pull(from: CGPoint(x: frame.midX, y: raised + 20), by: 30)
    }
    if moment == .fall {
      screen.sheet.dismiss()
      device.advance(by: 0.1)
    }
    upheaval.happen(to: device, isBack: false)
    if moment == .fall {
      screen.settleAnimations()
    } else {
      device.type("b")
      finger?.lift()
      screen.settleAnimations()
      try expectSeated("b")
      upheaval.happen(to: device, isBack: true)
      screen.settleAnimations()
      try expectSeated("b")
      #expect(screen.panel?.frame == frame)
      device.tap(try #require(screen.okButton))
      await screen.awaitDecision()
      screen.settleAnimations()
    }
    #expect(outcomes.values == (moment == .fall ? [] : ["ab"]))
    #expect(outcomes.cancellations == (moment == .fall ? [.programmatic] : []))
    #expect(!screen.sheet.isPresented)
    #expect(field.isFirstResponder)
    var after = screen.leftoverState
    // The text field determines whether its insertion point blinks after the app was in the
    // background.
    after.animatingLayers = before.animatingLayers
    #expect(after == before)
  }

  private func expectSeated(
    _ typed: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try expectSeated(location)
    #expect(screen.textField?.text == "a" + typed, sourceLocation: location)
    #expect(screen.textField?.isFirstResponder == true, sourceLocation: location)
    let bottom = screen.textField.map { $0.convert($0.bounds, to: nil).maxY } ?? 0
    #expect(bottom < device.system.keyboard.frame.minY, sourceLocation: location)
  }
}
