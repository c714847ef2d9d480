import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Keys of a hardware keyboard after text that a keyboard could complete.
@MainActor @Suite(.ownDevice) struct InlinePredictionKeyTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  nonisolated private static let both = [1...1, 1...5]

  /// Presents a text, types into it, and offers a prediction.
  private func type(_ lines: ClosedRange<Int>) -> Outcomes<String> {
    device.showsSoftwareKeyboard = false
    let outcomes = screen.show(.text().lines(lines))
    PredictingKeyboard(screen).type("See you tom", predicting: "orrow")
    return outcomes
  }

  @Test(arguments: both) func `Command-Return confirms the typed text`(
    lines: ClosedRange<Int>
  ) async {
    let outcomes = type(lines)
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    await device.settle()
    #expect(outcomes.values == ["See you tom"])
  }

  @Test func `Return in several lines adds a line break to the typed text`() async {
    let outcomes = type(1...5)
    device.press(.keyboardReturnOrEnter)
    device.type("x")
    screen.tapOK()
    await device.settle()
    #expect(outcomes.values == ["See you tom\nx"])
  }

  @Test(arguments: both) func `one press of Escape cancels`(lines: ClosedRange<Int>) async {
    let outcomes = type(lines)
    device.press(.keyboardEscape)
    await device.settle()
    #expect(outcomes.values == [])
    #expect(outcomes.cancellations.count == 1)
  }
}
