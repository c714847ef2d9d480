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
    outcomes.show(.text("Ada"), by: screen.sheet, in: screen.view)
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

  @Test(arguments: [1, 2, 5, 10, 20])
  func `a keyboard that appears late doesn't make the panel jump`(frames: Int) throws {
    let keyboard = LateKeyboard(of: device)
    screen.sheet.show(.text("Ada"), in: screen.view) { _ in }
    let panel = try #require(screen.panel)
    var top = device.screenFrame(of: panel.layer).minY
    for frame in 0..<90 {
      if frame == frames { keyboard.appear(after: 0) }
      device.advance(by: device.frameInterval)
      let next = device.screenFrame(of: panel.layer).minY
      // It moves up, and never faster than the keyboard or its own spring.
      #expect(next <= top + 0.5 && next > top - 90, "frame \(frame)")
      top = next
    }
    #expect(try #require(screen.textField).isFirstResponder)
  }
}
