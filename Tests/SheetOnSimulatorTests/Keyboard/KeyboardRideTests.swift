import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Panels that appear together with the keyboard.
@MainActor @Suite(.ownDevice) struct KeyboardRideTests {
  nonisolated private static let configurations:
    [(String, @Sendable (inout SheetConfiguration) -> Void)] = [
      ("attached", { _ in }), ("card", { $0.floatingStyle = .always }),
      ("spring", { $0.transition = .spring() }), ("slow", { $0.duration = 2 }),
    ]

  @Test(arguments: configurations.indices, [DeviceModel.iPhone16, .iPadPro11])
  func `the keyboard covers the field in no frame`(index: Int, model: DeviceModel) throws {
    let screen = TestHost(on: Simulator(model))
    screen.device.showsSoftwareKeyboard = true
    var configuration = SheetConfiguration()
    Self.configurations[index].1(&configuration)
    screen.sheet.show(.text("a"), in: screen.view, configuration: configuration) { _ in }
    let field = try #require(screen.textField)
    let keys = try #require(screen.device.system.keyboard.window?.subviews.first)
    var tops: Set<CGFloat> = []
    for _ in 0..<60 {
      screen.device.advance(by: screen.device.frameInterval)
      let top = screen.device.screenFrame(of: keys.layer).minY
      tops.insert(top)
      #expect(screen.device.screenFrame(of: field.layer).maxY <= top + 0.5)
    }
    // The keyboard has moved meanwhile.
    #expect(tops.count > 5)
    screen.settleAnimations()
  }

  @Test func `a panel that keeps the previous keyboard appears above it`() throws {
    let screen = TestHost()
    screen.device.showsSoftwareKeyboard = true
    screen.addField().becomeFirstResponder()
    screen.device.settle()
    let top = screen.view.keyboardLayoutGuide.layoutFrame.minY
    #expect(top < 600)
    screen.sheet.show(.text("a"), in: screen.view) { _ in }
    let field = try #require(screen.textField)
    for _ in 0..<60 {
      #expect(screen.device.screenFrame(of: field.layer).maxY <= top + 0.5)
      screen.device.advance(by: screen.device.frameInterval)
    }
    screen.settleAnimations()
    #expect(screen.sheet.isPresented && field.isFirstResponder)
  }

  @Test func `the panel fades in above the lower edge and rises with the keyboard`() throws {
    let screen = TestHost()
    screen.device.showsSoftwareKeyboard = true
    screen.sheet.show(.text("a"), in: screen.view) { _ in }
    let panel = try #require(screen.panel)
    screen.device.advance(by: screen.device.frameInterval)
    let opacity = try #require(panel.layer.presentation()).opacity
    #expect(opacity < 0.6)
    screen.device.advance(by: 0.12)
    #expect((panel.layer.presentation() ?? panel.layer).opacity > 0.99)
    screen.settleAnimations()
  }
}
