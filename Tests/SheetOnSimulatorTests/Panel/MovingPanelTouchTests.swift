import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Touches on a panel that animates in: they reach what the user sees.
@MainActor @Suite(.ownDevice) struct MovingPanelTouchTests {
  /// A device with a text sheet that has been animating in for a number of frames.
  private func rising(
    for frames: Int, version: String, hasKeyboard: Bool
  ) -> (screen: TestHost, outcomes: Outcomes<String>) {
    let screen = TestHost(on: Simulator(systemVersion: version))
    screen.device.showsSoftwareKeyboard = hasKeyboard
    let outcomes = Outcomes<String>()
    outcomes.show(
      TextContent("Ada").clearButton(.always), title: "Name", by: screen.sheet, in: screen.view,
      SheetConfiguration())
    screen.device.advance(by: Double(frames) * screen.device.frameInterval)
    return (screen, outcomes)
  }

  @Test(arguments: ["18.0", "26.0"], [false, true])
  func `a tap on OK while the panel rises never clears the text`(
    version: String, hasKeyboard: Bool
  ) async throws {
    var confirmed = 0
    for frames in 1...30 {
      let (screen, outcomes) = rising(for: frames, version: version, hasKeyboard: hasKeyboard)
      let ok = screen.device.middle(of: try #require(screen.okButton))
      guard screen.view.bounds.contains(ok) else { continue }
      screen.tapOK()
      await screen.settle()
      #expect(outcomes.cancellations.isEmpty, "frame \(frames)")
      if outcomes.values.isEmpty {
        #expect(screen.textField?.text == "Ada", "frame \(frames)")
      } else {
        #expect(outcomes.values == ["Ada"], "frame \(frames)")
        confirmed += 1
      }
    }
    #expect(confirmed > 0)
  }

  @Test(arguments: ["18.0", "26.0"])
  func `a touch where the panel isn't visible yet has no effect`(version: String) async throws {
    let (finished, _) = rising(for: 120, version: version, hasKeyboard: false)
    let cancel = finished.device.middle(of: try #require(finished.cancelButton))
    let (screen, outcomes) = rising(for: 2, version: version, hasKeyboard: false)
    screen.device.tap(at: cancel)
    await screen.settle()
    #expect(outcomes.total == 0 && screen.sheet.isPresented)
  }
}
