import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// A keyboard that appears after the text field became first responder.
@MainActor @Suite(.ownDevice) struct LateKeyboardTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  @Test(arguments: [1, 5, 60])
  func `the panel rises above a keyboard that appears late`(frames: Int) throws {
    let keyboard = LateKeyboard(of: device)
    let outcomes = Outcomes<String>()
    outcomes.show(TextContent("Ada"), by: screen.sheet, in: screen.view)
    keyboard.appear(after: frames)
    device.settle()
    let field = try #require(screen.textField)
    #expect(field.isFirstResponder)
    let guide = screen.view.keyboardLayoutGuide.layoutFrame
    #expect(guide.height > 200)
    let lowerEdge = field.convert(field.bounds, to: screen.view).maxY
    #expect(lowerEdge <= guide.minY)
    #expect(try #require(screen.okButton).window != nil)
  }
}
