import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The design of iOS 26: insets, glass, the header, and what turns them off.
@MainActor @Suite(.ownDevice) struct GlassDesignOnSimulatorTests {
  private let screen = TestHost(on: Simulator(systemVersion: "26.0"))
  private var device: Simulator { screen.device }
  private static let rows = (1...40).map { SheetOption($0, title: "Row \($0)") }

  private func effectView(_ screen: TestHost) -> UIVisualEffectView? {
    screen.panel?.subviews.first as? UIVisualEffectView
  }
  /// `true` if glass isn't behind an opaque color.
  private var hasGlass: Bool {
    effectView(screen)?.effect is UIGlassEffect && screen.surface?.backgroundColor == nil
  }
  /// The distances of the panel from the left, right, and lower edge of the host.
  private var gaps: [CGFloat] {
    guard let frame = screen.panel?.frame else { return [] }
    let bounds = screen.view.bounds
    return [frame.minX, bounds.width - frame.maxX, bounds.height - frame.maxY]
  }
  /// The bottom edge of the lowest part of the content, in the window.
  private var contentEnd: CGFloat {
    screen.contentParts.filter { !$0.isHidden }.map { $0.convert($0.bounds, to: nil).maxY }.max()
      ?? 0
  }

  private func showList(_ selected: SheetDetent.Identifier = .medium) {
    screen.show(.list(Self.rows)) {
      $0.detents = [.medium, .large]
      $0.showsGrabber = true
      $0.selectedDetent = selected
    }
  }

  // MARK: Panel

  @Test func `below its full height the panel is glass, inset from the edges`() throws {
    screen.show(.date(), title: "Birthday")
    #expect(hasGlass && screen.panel?.backgroundColor == nil)
    #expect(try #require(gaps.first) > 0 && Set(gaps).count == 1)
    #expect(abs(contentEnd + 16 - 818) < 0.5)
    let layer = try #require(effectView(screen)).layer
    #expect(layer.cornerRadius > 0 && (layer.lowerCornerRadius ?? 0) > 0)
  }

  @Test(arguments: [("26.0", SheetDesign.classic), ("17.5", .automatic), ("18.6", .automatic)])
  func `the classic design is attached to the edges`(
    version: String, design: SheetDesign
  ) throws {
    let screen = TestHost(on: Simulator(systemVersion: version))
    screen.show(.date()) { $0.design = design }
    let panel = try #require(screen.panel)
    #expect(panel.frame.minX == 0 && panel.frame.width == 393 && panel.frame.maxY == 852)
    #expect(effectView(screen) == nil && screen.surface?.backgroundColor == .systemBackground)
    #expect(screen.okButton?.configuration == nil)
  }

  @Test func `a drag to the full height keeps the glass until the finger lifts`() throws {
    showList()
    let before = gaps
    let top = try #require(screen.panel).frame.minY
    let finger = device.touchDown(at: CGPoint(x: 196, y: top + 28))
    // The color follows the finger.
    var last: CGFloat = 0
    for distance in [70, 140, 210, 270] as [CGFloat] {
      finger.move(to: CGPoint(x: 196, y: top - distance), over: 0.1)
      let color = try #require(screen.surface?.backgroundColor?.cgColor.alpha)
      #expect(color > last + 0.1 && color < 1)
      last = color
    }
    #expect(effectView(screen)?.effect != nil && gaps.first == before.first)
    finger.lift()
    // The color appears before the glass is gone, so that the page isn't seen through the panel.
    for _ in 0..<20 {
      device.advance(by: 1 / 60)
      #expect(effectView(screen)?.effect != nil)
    }
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == .large && gaps == [0, 0, 0] && !hasGlass)
  }

  @Test func `above a docked keyboard the panel goes from edge to edge`() throws {
    screen.show(.text("Ada"), title: "Name")
    #expect(gaps == [0, 0, 0] && hasGlass)
    device.showsSoftwareKeyboard = false
    screen.settleAnimations()
    #expect(try #require(gaps.first) > 0 && Set(gaps).count == 1 && hasGlass)
    device.showsSoftwareKeyboard = true
    screen.settleAnimations()
    #expect(gaps == [0, 0, 0])
    screen.sheet.dismiss()
    for _ in 0..<60 {
      #expect(screen.panel.map { $0.frame.minX == 0 } ?? true)
      device.advance(by: device.frameInterval)
    }
    #expect(screen.panel == nil)
  }

  @Test func `a question isn't a keyboard for the edges of a panel`() throws {
    device.showsSoftwareKeyboard = false
    screen.show(.text("Ada"), title: "Name") { $0.confirmsDiscardingChanges = true }
    let before = gaps
    screen.type("b")
    screen.tapBackdrop()
    screen.settleAnimations()
    #expect(device.accessibilityElement(labeled: "Keep Editing") != nil)
    #expect(Array(gaps.prefix(2)) == Array(before.prefix(2)) && before[0] > 0)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a panel dragged up has no gap below it`() throws {
    screen.show(PlainContent(height: 200), title: "Title")
    let top = try #require(screen.panel).frame.minY
    let finger = device.touchDown(at: CGPoint(x: 196, y: top + 28))
    finger.move(to: CGPoint(x: 196, y: top - 60), over: 0.4)
    #expect(screen.floor == nil)
    finger.lift()
    screen.settleAnimations()
    #expect(screen.panel?.frame.minY == top)
  }

  @Test func `a drag down cancels without leaks`() throws {
    let before = screen.leftoverState
    let outcomes = screen.show(PlainContent(height: 200), title: "Title")
    let top = try #require(screen.panel).frame.minY
    device.drag(
      from: CGPoint(x: 196, y: top + 28), to: CGPoint(x: 196, y: top + 250), over: 0.1)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.drag] && screen.leftoverState == before)
  }

  @Test func `without a safe area, the content ends inside the panel`() throws {
    let screen = TestHost(on: Simulator(.iPhoneSE3, systemVersion: "26.0"))
    screen.show(PlainContent(height: 200), title: "Title")
    let panel = try #require(screen.panel)
    let body = try #require(screen.contentParts.first { $0.bounds.height == 200 })
    #expect(panel.frame.maxY < screen.view.bounds.height)
    #expect(body.convert(body.bounds, to: screen.view).maxY + 16 == panel.frame.maxY)
  }

  @Test func `a card next to a view is glass, and one in the middle opaque`() throws {
    let pad = TestHost(on: Simulator(.iPadPro11, systemVersion: "26.0"))
    let row = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 44))
    pad.view.addSubview(row)
    pad.show(PlainContent(height: 200)) { $0.floatingStyle = .anchored(to: row) }
    #expect(effectView(pad)?.effect is UIGlassEffect)
    pad.sheet.dismiss()
    pad.settleAnimations()
    pad.show(PlainContent(height: 200))
    #expect(effectView(pad) != nil && effectView(pad)?.effect == nil)
    #expect(pad.surface?.backgroundColor == .systemBackground)
  }

  @Test(arguments: [true, false])
  func `glass is set when the panel is on screen`(hasKeyboard: Bool) {
    device.showsSoftwareKeyboard = hasKeyboard
    var hadGlass: [Bool] = []
    // A field begins editing before the panel moves on screen.
    let observer = NotificationObserver(of: UITextField.textDidBeginEditingNotification) {
      hadGlass.append(self.hasGlass)
    }
    screen.sheet.show(.text("Ada"), in: screen.view) { _ in }
    withExtendedLifetime(observer) {
      #expect(hadGlass == [false] && hasGlass)
    }
  }

  // MARK: Settings

  @Test(arguments: [false, true])
  func `Reduce Transparency and Increase Contrast turn the glass off and on`(
    isContrast: Bool
  ) throws {
    screen.show(.date())
    let before = gaps
    func set(_ isOn: Bool) {
      if isContrast {
        device.settings.increasesContrast = isOn
      } else {
        device.settings.reduceTransparency = isOn
      }
    }
    set(true)
    device.settle()
    #expect(!hasGlass && gaps == before)
    #expect(screen.surface?.backgroundColor != nil)
    set(false)
    device.settle()
    #expect(hasGlass && screen.surface?.backgroundColor == nil)
  }

  @Test func `a corner radius of the app applies to all corners`() throws {
    screen.show(.date()) { $0.cornerRadius = 21 }
    let layer = try #require(effectView(screen)).layer
    #expect(layer.cornerRadius == 21 && layer.lowerCornerRadius == 21)
  }

  // MARK: Fading

  @Test(arguments: [false, true])
  func `views around the glass are never transparent`(fades: Bool) throws {
    device.showsSoftwareKeyboard = true
    screen.sheet.show(
      .text("a"), title: "Name", in: screen.view,
      configuration: SheetConfiguration {
        $0.transitionStyle = fades ? .crossDissolve : .coverVertical
      }
    ) { _ in }
    var opacities: [CGFloat] = []
    func watch() {
      for _ in 0..<40 {
        device.advance(by: device.frameInterval)
        guard let panel = screen.panel else { continue }
        let glass: UIView = effectView(screen) ?? panel
        #expect(sequence(first: glass, next: \.superview).allSatisfy { $0.alpha == 1 })
        opacities.append(screen.surface?.alpha ?? -1)
      }
    }
    watch()
    #expect(hasGlass && opacities.last == 1)
    screen.sheet.dismiss()
    watch()
    screen.settleAnimations()
    #expect(screen.panel == nil)
  }

  // MARK: Header

  @Test func `Cancel and OK have the system's glass styles, and can be tapped`() async throws {
    let outcomes = screen.show(.text("Ada"), title: "Name")
    for button in [screen.cancelButton, screen.okButton] {
      #expect(try #require(button).bounds.height >= 44)
      #expect(try #require(button).configuration != nil)
    }
    screen.tapOK()
    await screen.awaitDecision()
    #expect(outcomes.values == ["Ada"])
  }

  @Test func `content scrolls under the header, and fades there`() throws {
    device.showsSoftwareKeyboard = false
    let host = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 260))
    screen.view.addSubview(host)
    screen.show(PlainContent(height: 400), title: "Title", in: host)
    let (contents, header) = (try #require(screen.contents), try #require(screen.header))
    let fade = try #require(header.subviews.first)
    #expect(contents.convert(contents.bounds, to: header).minY == 0)
    #expect(contents.contentInset.top == header.bounds.height)
    let body = try #require(screen.contentParts.first { $0.bounds.height == 400 })
    #expect(body.convert(body.bounds, to: header).minY == header.bounds.height)
    #expect(fade.isHidden && contents.isScrollEnabled)
    contents.contentOffset.y += 60
    device.settle()
    #expect(body.convert(body.bounds, to: header).minY == header.bounds.height - 60)
    #expect(!fade.isHidden)
    let ok = try #require(screen.okButton)
    let hit = device.window.hitTest(ok.convert(CGPoint(x: 22, y: 22), to: nil), with: nil)
    #expect(hit?.isDescendant(of: ok) == true)
  }

  @Test func `the caret is visible between header and keyboard`() throws {
    device.showsSoftwareKeyboard = true
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.rotate(to: .landscapeLeft)
    screen.show(.text("Ada"), title: "Something that others should know about you")
    device.type("x")
    device.settle()
    let field = try #require(screen.textField)
    let caret = field.convert(
      field.caretRect(for: try #require(field.selectedTextRange).end), to: nil)
    let header = try #require(screen.header)
    #expect(caret.minY >= header.convert(header.bounds, to: nil).maxY - 1)
    #expect(caret.maxY <= device.system.keyboard.frame.minY + 1)
  }
}
