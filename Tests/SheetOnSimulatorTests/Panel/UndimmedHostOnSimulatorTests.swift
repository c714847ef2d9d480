import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Sheets with a detent at which the host view stays in use.
@MainActor @Suite(.ownDevice) struct UndimmedHostOnSimulatorTests: MovingPanel {
  let screen = TestHost()
  private let log = Log()

  @MainActor private final class Log {
    var taps = 0
    var cancellations: [Cancellation] = []
  }

  private static let low = SheetDetent.Identifier("low")
  private static let high = SheetDetent.Identifier("high")

  private func show(
    in host: UIView? = nil, undimmed: SheetDetent.Identifier? = low,
    selected: SheetDetent.Identifier? = nil, _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) {
    var configuration = SheetConfiguration {
      $0.showsGrabber = true
      $0.detents = [.custom(Self.low) { _ in 250 }, .custom(Self.high) { _ in 450 }]
      $0.largestUndimmedDetent = undimmed
    }
    configuration.selectedDetent = selected
    change(&configuration)
    screen.sheet.show(
      PlainContent(height: 100), title: "Title", in: host ?? screen.view,
      configuration: configuration, onValue: { _ in },
      onCancel: { [log] in log.cancellations.append($0) })
    screen.settleAnimations()
  }

  /// Adds a button to the host view that counts its taps.
  private func addButton(at y: CGFloat = 100, to host: UIView? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 100, y: y, width: 100, height: 44)
    button.addAction(UIAction { [log] _ in log.taps += 1 }, for: .touchUpInside)
    (host ?? screen.view).addSubview(button)
    return button
  }

  private func tap(_ view: UIView) {
    device.tap(at: view.convert(CGPoint(x: 50, y: 22), to: nil))
    screen.settleAnimations()
  }

  // MARK: Touches

  @Test func `a tap reaches a button of the host`() {
    let trace = screen.leftoverState
    let button = addButton()
    show()
    tap(button)
    #expect(log.taps == 1)
    #expect(screen.sheet.isPresented)
    #expect(dimming == 0)
    device.press(.keyboardEscape)
    screen.settleAnimations()
    #expect(log.cancellations == [.escapeKey])
    button.removeFromSuperview()
    #expect(screen.leftoverState == trace)
  }

  @Test func `at a larger detent a tap outside cancels`() {
    let button = addButton()
    show(selected: Self.high)
    #expect(dimming == 1)
    tap(button)
    #expect(log.taps == 0)
    #expect(log.cancellations == [.backdrop])
  }

  @Test func `the host can be used again after the return to the undimmed detent`() {
    let button = addButton()
    show(selected: Self.high)
    screen.sheet.selectDetent(Self.low)
    screen.settleAnimations()
    #expect(dimming == 0)
    tap(button)
    #expect(log.taps == 1)
    screen.sheet.selectDetent(Self.high, animated: false)
    #expect(dimming == 1)
  }

  @Test func `without the option a tap never reaches the host`() {
    let button = addButton()
    show(undimmed: nil)
    tap(button)
    #expect(log.taps == 0)
    #expect(log.cancellations == [.backdrop])
  }

  @Test func `a sheet above another one is modal`() {
    let button = addButton()
    show()
    show()
    tap(button)
    #expect(log.taps == 0)
    #expect(log.cancellations == [.backdrop])
    // The lower sheet is undimmed.
    tap(button)
    #expect(log.taps == 1)
  }

  @Test func `a sheet from a view controller is modal`() {
    let button = addButton()
    screen.sheet.show(
      PlainContent(height: 100), from: screen.controller,
      configuration: SheetConfiguration { $0.largestUndimmedDetent = .fits },
      onValue: { _ in }, onCancel: { [log] in log.cancellations.append($0) })
    screen.settleAnimations()
    tap(button)
    #expect(log.taps == 0)
    #expect(log.cancellations == [.backdrop])
  }

  @Test func `a tap on the panel doesn't reach a button below it`() {
    let button = addButton(at: screen.view.bounds.height - 150)
    show()
    tap(button)
    #expect(log.taps == 0)
    #expect(screen.sheet.isPresented)
  }

  private func makeScrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    screen.view.addSubview(scroll)
    return scroll
  }

  @Test(arguments: [false, true])
  func `a drag scrolls the host behind the panel`(isHost: Bool) {
    let scroll = makeScrollView()
    let button = addButton(at: 400, to: scroll)
    show(in: isHost ? scroll : nil)
    let panelTop = top
    device.drag(from: CGPoint(x: 196, y: 350), to: CGPoint(x: 196, y: 200), over: 0.5)
    screen.settleAnimations()
    #expect(scroll.contentOffset.y > 100)
    #expect(isNear(top, panelTop))
    tap(button)
    #expect(log.taps == 1)
    // A drag of the panel doesn't scroll the host.
    let offset = scroll.contentOffset
    rest(pull(from: CGPoint(x: 196, y: top + 28), by: -200))
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == Self.high)
    #expect(scroll.contentOffset == offset)
    // The backdrop blocks the host again.
    device.drag(from: CGPoint(x: 196, y: 250), to: CGPoint(x: 196, y: 150), over: 0.5)
    screen.settleAnimations()
    #expect(scroll.contentOffset == offset)
  }

  @Test func `the user can type in the host`() {
    let field = screen.addField()
    show()
    device.tap(field)
    screen.settleAnimations()
    #expect(field.isFirstResponder)
    device.type("x")
    #expect(field.text == "x")
    let keyboard = screen.view.keyboardLayoutGuide.layoutFrame.minY
    #expect(isNear(top + 250, keyboard))
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(field.isFirstResponder)
  }

  // MARK: Backdrop

  @Test func `the backdrop appears gradually while a finger drags the panel up`() {
    show()
    #expect(dimming == 0)
    let finger = pull(from: CGPoint(x: 196, y: top + 28), by: -110)
    // The first ten points are needed to recognize the drag.
    #expect(isNear(dimming, 0.5, within: 0.05))
    finger.move(to: CGPoint(x: 196, y: finger.place.y - 100), over: 0.3)
    #expect(isNear(dimming, 1, within: 0.05))
    rest(finger)
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == Self.high)
    #expect(dimming == 1)
    let back = pull(from: CGPoint(x: 196, y: top + 28), by: 250)
    #expect(dimming == 0)
    rest(back)
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == Self.low)
    #expect(dimming == 0)
  }

  @Test func `the largest detent can be undimmed`() {
    let button = addButton()
    show(undimmed: Self.high, selected: Self.high)
    #expect(dimming == 0)
    tap(button)
    #expect(log.taps == 1)
  }

  @Test func `a sheet with the height of its content can be undimmed`() {
    let button = addButton()
    show(undimmed: .fits) { $0.detents = [.fits] }
    #expect(dimming == 0)
    tap(button)
    #expect(log.taps == 1)
    rest(pull(from: CGPoint(x: 196, y: top + 28), by: 250))
    screen.settleAnimations()
    #expect(log.cancellations == [.drag])
  }

  @Test(
    arguments: [
      (.large, .fits, 0), (.large, .large, 0), (.fits, .fits, 0), (.fits, .large, 1),
      (.init("other"), .fits, 1),
    ] as [(SheetDetent.Identifier, SheetDetent.Identifier, CGFloat)])
  func `a panel with one height is undimmed up to the undimmed detent`(
    undimmed: SheetDetent.Identifier, selected: SheetDetent.Identifier, expected: CGFloat
  ) {
    device.showsSoftwareKeyboard = true
    let button = addButton()
    screen.show(.text("x")) {
      $0.detents = [.fits, .large]
      $0.largestUndimmedDetent = undimmed
    }
    screen.sheet.selectDetent(selected)
    screen.settleAnimations()
    #expect(dimming == expected)
    // A drag that doesn't dismiss the panel changes nothing.
    rest(pull(from: CGPoint(x: 196, y: top + 28), by: 20))
    screen.settleAnimations()
    #expect(dimming == expected && screen.sheet.selectedDetent == selected)
    tap(button)
    #expect(log.taps == (expected == 0 ? 1 : 0))
    #expect(screen.sheet.isPresented == (expected == 0))
  }

  @Test func `an unknown or inactive detent leaves the backdrop dimmed`() {
    show(undimmed: .init("other"))
    #expect(dimming == 1)
    screen.sheet.dismiss()
    screen.settleAnimations()
    show(undimmed: .medium, selected: .medium) { $0.detents = [.medium, .large] }
    #expect(dimming == 0)
    // The medium detent is inactive in landscape.
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(dimming == 1)
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(dimming == 0)
  }

  @Test(arguments: [true, false])
  func `presenting and dismissing never dims the host`(reducesMotion: Bool) {
    device.settings.reduceMotion = reducesMotion
    screen.sheet.show(
      PlainContent(height: 100), in: screen.view,
      configuration: SheetConfiguration { $0.largestUndimmedDetent = .fits }
    ) { _ in }
    for _ in 0..<10 {
      device.advance(by: device.frameInterval)
      #expect(dimming == 0)
    }
    screen.settleAnimations()
    screen.sheet.dismiss()
    for _ in 0..<10 {
      device.advance(by: device.frameInterval)
      #expect(dimming <= 0)
    }
  }

  // MARK: Accessibility

  private var hostIsRead: Bool { device.accessibilityTree().contains("button “Behind”") }
  private var backdropIsRead: Bool { device.accessibilityTree().contains("button “Dismiss”") }

  @Test func `VoiceOver reads the host while it isn't dimmed`() {
    _ = addButton()
    show()
    #expect(hostIsRead)
    #expect(device.accessibilityTree().contains("heading “Title”"))
    #expect(!backdropIsRead)
    screen.sheet.selectDetent(Self.high)
    screen.settleAnimations()
    #expect(!hostIsRead)
    #expect(backdropIsRead)
    screen.sheet.selectDetent(Self.low)
    screen.settleAnimations()
    #expect(hostIsRead)
    screen.sheet.dismiss()
    screen.settleAnimations()
    show(undimmed: nil)
    #expect(!hostIsRead)
  }

  @Test func `VoiceOver's adjustment of the grabber dims and undims the host`() throws {
    _ = addButton()
    show()
    let grabber = try #require(screen.find("grabber") as UIView?)
    grabber.accessibilityIncrement()
    screen.settleAnimations()
    #expect(!hostIsRead)
    grabber.accessibilityDecrement()
    screen.settleAnimations()
    #expect(hostIsRead)
  }
}
