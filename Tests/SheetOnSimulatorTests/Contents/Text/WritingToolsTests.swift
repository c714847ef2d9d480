import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Writing Tools in a text with a limit.
@MainActor @Suite(.ownDevice) struct WritingToolsTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  @Test func `a rewritten text above the limit stays when Writing Tools end`() async throws {
    let outcomes = screen.show(.text("abc", limit: 5).lines(1...5))
    let view = try #require(screen.textView)
    device.beginWritingTools()
    device.rewriteText(as: "abcdefg")
    for _ in 0..<2 {
      #expect(view.text == "abcdefg")
      #expect(screen.okButton?.isEnabled == false)
      #expect(screen.problem == "Characters over the limit: 2.")
      device.endWritingTools()
    }
    for _ in 0..<2 { view.deleteBackward() }
    #expect(screen.okButton?.isEnabled == true)
    #expect(screen.problem == nil)
    screen.tapOK()
    await device.settle()
    #expect(outcomes.values == ["abcde"])
  }

  @Test func `a large change is accepted while Writing Tools are active`() throws {
    screen.show(.text("abc", limit: 5).lines(1...5))
    let view = try #require(screen.textView)
    device.beginWritingTools()
    let text = String(repeating: "x", count: 400)
    let isAllowed = view.delegate?.textView(
      view, shouldChangeTextIn: NSRange(location: 0, length: 3), replacementText: text)
    #expect(isAllowed == true)
    #expect(view.text == "abc")
    device.rewriteText(as: text)
    device.endWritingTools()
    #expect(view.text == text)
    #expect(screen.problem == "Characters over the limit: 395.")
  }

  @Test func `Writing Tools can go back to the original text`() throws {
    screen.show(.text("abc", limit: 5).lines(1...5))
    device.beginWritingTools()
    device.rewriteText(as: "abcdefg")
    device.rewriteText(as: "abc")
    device.endWritingTools()
    #expect(screen.textView?.text == "abc")
    #expect(screen.okButton?.isEnabled == true)
  }
}
