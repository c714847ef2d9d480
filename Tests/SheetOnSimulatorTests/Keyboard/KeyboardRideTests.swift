import BottomBounce
import Foundation
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

  @Test func `a panel that the app dismisses when the keyboard appears is never visible`() throws {
    let screen = TestHost()
    screen.device.showsSoftwareKeyboard = true
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { screen.sheet.dismiss() } }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.sheet.show(.text("a"), in: screen.view) { _ in }
    for _ in 0..<60 {
      screen.device.advance(by: screen.device.frameInterval)
      guard let panel = screen.panel else { break }
      let top = screen.device.screenFrame(of: panel.layer).minY
      let opacity = panel.layer.presentedProperties(at: screen.device.now).opacity
      #expect(opacity < 0.05 || top >= screen.view.bounds.maxY - 0.5)
    }
    #expect(!screen.sheet.isPresented)
  }

  @Test func `with a hardware keyboard a text comes from below the lower edge`() throws {
    let screen = TestHost()
    screen.device.showsSoftwareKeyboard = false
    screen.sheet.show(.text("a"), in: screen.view) { _ in }
    let panel = try #require(screen.panel)
    var tops: [CGFloat] = []
    for _ in 0..<60 {
      screen.device.advance(by: screen.device.frameInterval)
      tops.append(screen.device.screenFrame(of: panel.layer).minY)
      #expect(panel.alpha == 1)
    }
    #expect(try #require(tops.first) > screen.view.bounds.maxY - panel.bounds.height / 3)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 0.5 })
    screen.settleAnimations()
    #expect(panel.frame.maxY == screen.view.bounds.maxY - screen.edgeGap)
  }
}
