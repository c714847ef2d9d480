import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// A sheet whose keyboard comes later than the focus.
@MainActor @Suite(.ownDevice) struct LateKeyboardTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  @Test(arguments: [1, 5, 60])
  func `the panel ends above a keyboard that comes later`(frames: Int) throws {
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
