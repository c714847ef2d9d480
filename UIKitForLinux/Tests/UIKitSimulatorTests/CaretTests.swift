import Testing
import UIKit
import UIKitSimulator

/// The insertion point in screenshots.
@MainActor @Suite(.ownDevice) struct CaretTests {
  @Test(arguments: [0, 0.4, 0.6, 0.9, 1.2, 1.7])
  func `a screenshot shows the insertion point`(time: Double) throws {
    let device = Simulator()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    field.tintColor = .red
    controller.view.addSubview(field)
    device.window.rootViewController = controller
    field.becomeFirstResponder()
    device.settle()
    device.advance(by: time)
    let before = device.now
    device.advanceToVisibleCaret()
    #expect(device.now - before <= 0.55)
    let picture = try #require(device.screenshot().pngData())
    device.advance(by: 1)
    device.advanceToVisibleCaret()
    #expect(device.screenshot().pngData() == picture)
    field.tintColor = .clear
    device.advance(by: 1 / 60)
    #expect(device.screenshot().pngData() != picture)
  }

  @Test func `the insertion point blinks again after the app was in the background`() {
    let device = Simulator()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    controller.view.addSubview(field)
    device.window.rootViewController = controller
    field.becomeFirstResponder()
    device.settle()
    #expect(device.system.tree.isAnimating)
    device.enterBackground()
    #expect(!device.system.tree.isAnimating)
    device.enterForeground()
    device.settle()
    #expect(device.system.tree.isAnimating)
    field.resignFirstResponder()
    device.settle()
    #expect(!device.system.tree.isAnimating)
  }
}
