import BottomBounce
import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Panels that appear together with the keyboard.
@MainActor @Suite(.ownDevice) struct KeyboardRideTests {
  nonisolated private static let configurations: [@Sendable (inout SheetConfiguration) -> Void] = [
    { _ in }, { $0.transitionStyle = .spring() }, { $0.animationDuration = 2 },
  ]

  /// Advances frame by frame, and checks that the panel is opaque and one body with the keyboard.
  ///
  /// - Parameters:
  ///   - gap: The distance of the panel from the keyboard at the end, in points.
  ///   - isRising: Whether the panel appears.
  private func checkFrames(
    _ screen: TestHost, gap: CGFloat = 0, isRising: Bool,
    _ check: (Int, CGFloat) throws -> Void = { _, _ in }
  ) throws {
    let panel = try #require(screen.panel)
    var last = screen.device.screenFrame(of: panel.layer).minY
    for frame in 1...60 where panel.window != nil {
      screen.device.advance(by: screen.device.frameInterval)
      guard panel.window != nil else { break }
      let shown = screen.device.screenFrame(of: panel.layer)
      let top = screen.keyboardTop
      #expect(panel.layer.presentedProperties(at: screen.device.now).opacity == 1)
      #expect(shown.minY <= top + 0.5, "frame \(frame)")
      #expect(shown.maxY >= top - gap - 0.5, "frame \(frame)")
      #expect(isRising ? shown.minY <= last + 0.5 : shown.minY >= last - 0.5, "frame \(frame)")
      last = shown.minY
      try check(frame, top)
    }
  }

  @Test(arguments: configurations.indices)
  func `a panel rises from the lower edge and falls with the keyboard, opaque`(index: Int) throws {
    let screen = TestHost()
    screen.device.showsSoftwareKeyboard = true
    var configuration = SheetConfiguration()
    Self.configurations[index](&configuration)
    let gap = screen.edgeGap
    screen.sheet.show(.text("a"), in: screen.view, configuration: configuration) { _ in }
    let panel = try #require(screen.panel)
    let field = try #require(screen.textField)
    #expect(screen.device.screenFrame(of: panel.layer).minY >= screen.view.bounds.maxY - 0.5)
    var tops: Set<CGFloat> = []
    try checkFrames(screen, gap: gap, isRising: true) { frame, top in
      tops.insert(top)
      // The panel comes out from behind the keyboard in 0.15 seconds.
      guard frame > 9 else { return }
      #expect(screen.device.screenFrame(of: field.layer).maxY <= top + 0.5)
    }
    screen.settleAnimations()
    screen.sheet.dismiss()
    try checkFrames(screen, gap: gap, isRising: false) { _, top in tops.insert(top) }
    #expect(!screen.sheet.isPresented)
    // The keyboard has moved meanwhile.
    #expect(tops.count > 10)
  }

  @Test(arguments: [6, 12])
  func `a panel that rises falls with the keyboard after a tap on Cancel`(frames: Int) throws {
    let screen = TestHost()
    screen.device.showsSoftwareKeyboard = true
    let outcomes = Outcomes<String>()
    outcomes.show(
      TextContent.text("a"), by: screen.sheet, in: screen.view,
      SheetConfiguration { $0.animationDuration = 2 })
    screen.device.advance(by: Double(frames) * screen.device.frameInterval)
    screen.device.tap(try #require(screen.cancelButton))
    #expect(outcomes.cancellations == [.cancelButton])
    try checkFrames(screen, gap: screen.edgeGap, isRising: false)
    #expect(!screen.sheet.isPresented, "It has the duration of the keyboard.")
  }

  @Test func `a panel that keeps the previous keyboard comes out from behind it`() throws {
    let screen = TestHost()
    screen.device.showsSoftwareKeyboard = true
    screen.addField().becomeFirstResponder()
    screen.device.settle()
    let top = screen.view.keyboardLayoutGuide.layoutFrame.minY
    #expect(top < 600)
    screen.sheet.show(.text("a"), in: screen.view) { _ in }
    let field = try #require(screen.textField)
    try checkFrames(screen, gap: screen.edgeGap, isRising: true) { #expect($1 == top) }
    screen.settleAnimations()
    #expect(screen.device.screenFrame(of: field.layer).maxY <= top + 0.5)
    #expect(screen.sheet.isPresented && field.isFirstResponder)
  }

  @Test(arguments: configurations.indices)
  func `the keyboard covers the field of a centered card in no frame`(index: Int) throws {
    let screen = TestHost(on: Simulator(.iPadPro11))
    screen.device.showsSoftwareKeyboard = true
    var configuration = SheetConfiguration()
    Self.configurations[index](&configuration)
    screen.sheet.show(.text("a"), in: screen.view, configuration: configuration) { _ in }
    let field = try #require(screen.textField)
    var tops: Set<CGFloat> = []
    for _ in 0..<60 {
      screen.device.advance(by: screen.device.frameInterval)
      let top = screen.keyboardTop
      tops.insert(top)
      #expect(screen.device.screenFrame(of: field.layer).maxY <= top + 0.5)
    }
    #expect(tops.count > 5)
    screen.settleAnimations()
  }

  @Test func `a centered card fades in while it rises with the keyboard`() throws {
    let screen = TestHost(on: Simulator(.iPadPro11))
    screen.device.showsSoftwareKeyboard = true
    screen.sheet.show(.text("a"), in: screen.view) { _ in }
    screen.device.advance(by: screen.device.frameInterval)
    #expect(try #require(screen.panelOpacity) < 0.6)
    screen.device.advance(by: 0.16)
    #expect(try #require(screen.panelOpacity) > 0.99)
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
      guard let panel = screen.panel, let opacity = screen.panelOpacity else { break }
      let top = screen.device.screenFrame(of: panel.layer).minY
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
