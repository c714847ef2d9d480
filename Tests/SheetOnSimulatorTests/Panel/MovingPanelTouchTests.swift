import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Touches on a panel that moves: they reach what the user sees.
@MainActor @Suite(.ownDevice) struct MovingPanelTouchTests {
  /// A movement of the panel.
  enum Movement: CaseIterable {
    case rise, riseThatOvershoots, riseWithKeyboard, riseWithoutDrags
    case toHigherDetent, toLowerDetent, fallOfKeyboard

    var hasKeyboard: Bool { self == .riseWithKeyboard || self == .fallOfKeyboard }
    var changesDetent: Bool { self == .toHigherDetent || self == .toLowerDetent }
  }

  /// A button of the panel.
  enum Button: String, CaseIterable {
    case ok, cancel
    case additional = "action.0"
  }

  /// A device with a sheet whose panel has been moving for a number of frames.
  private func moving(
    _ movement: Movement, for frames: Int, version: String
  ) -> (screen: TestHost, outcomes: Outcomes<String>) {
    let screen = TestHost(on: Simulator(systemVersion: version))
    screen.device.showsSoftwareKeyboard = movement.hasKeyboard
    let outcomes = Outcomes<String>()
    let configuration = SheetConfiguration {
      if movement == .riseThatOvershoots { $0.transitionStyle = .spring(bounce: 0.5) }
      $0.isDraggable = movement != .riseWithoutDrags
      guard movement.changesDetent else { return }
      $0.detents = [.custom(.init("low")) { _ in 250 }, .custom(.init("high")) { _ in 650 }]
      if movement == .toLowerDetent { $0.selectedDetent = .init("high") }
    }
    func show(_ content: some SheetContent) {
      screen.sheet.show(
        content, title: "Name", in: screen.view, extraButtons: [SheetButton("Delete") {}],
        configuration: configuration, onValue: { outcomes.onValue("\($0)") },
        onCancel: outcomes.onCancel)
    }
    if movement.changesDetent {
      show(PlainContent(height: 100))
      screen.settleAnimations()
      screen.sheet.selectDetent(.init(movement == .toLowerDetent ? "low" : "high"))
    } else {
      show(.text("Ada").clearButton(.always))
    }
    if movement == .fallOfKeyboard {
      screen.settleAnimations()
      screen.textField?.resignFirstResponder()
    }
    screen.device.advance(by: Double(frames) * screen.device.frameInterval)
    return (screen, outcomes)
  }

  @Test(arguments: Movement.allCases, ["18.0", "26.0"])
  func `a tap on a button that is visible counts while the panel moves`(
    movement: Movement, version: String
  ) async throws {
    var count = 0
    for frames in [1, 2, 3, 4, 5, 6, 8, 11, 15, 20, 30] {
      for button in Button.allCases {
        let (screen, outcomes) = moving(movement, for: frames, version: version)
        let place = screen.device.middle(
          of: try #require(screen.find(button.rawValue) as UIView?))
        guard place.y < screen.keyboardTop else { continue }
        screen.device.tap(at: place)
        await screen.settle()
        let value = movement.changesDetent ? "7" : "Ada"
        let reason = button == .cancel ? Cancellation.cancelButton : .button
        #expect(outcomes.values == (button == .ok ? [value] : []), "frame \(frames)")
        #expect(outcomes.cancellations == (button == .ok ? [] : [reason]), "frame \(frames)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test(arguments: ["18.0", "26.0"])
  func `a touch where the panel isn't visible yet has no effect`(version: String) async throws {
    let (finished, _) = moving(.rise, for: 120, version: version)
    let cancel = finished.device.middle(of: try #require(finished.cancelButton))
    let (screen, outcomes) = moving(.rise, for: 2, version: version)
    screen.device.tap(at: cancel)
    await screen.settle()
    #expect(outcomes.total == 0 && screen.sheet.isPresented)
  }
}
