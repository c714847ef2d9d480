import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The callback that reports the visible height of the panel.
@MainActor @Suite(.ownDevice) struct HeightCallbackOnSimulatorTests: MovingPanel {
  let screen = TestHost()
  private let log = Log()
  /// The header, the body, and the margin below.
  private var height: CGFloat { screen.headerHeight + 100 + 16 }

  @MainActor private final class Log {
    var heights: [CGFloat] = []
    /// The number of heights when a life cycle closure was called.
    var countsAtEvents: [String: Int] = [:]
  }

  private func show(
    _ content: some SheetContent = PlainContent(height: 100),
    _ configuration: SheetConfiguration = SheetConfiguration(), settles: Bool = true
  ) {
    screen.sheet.show(
      content, in: screen.view, configuration: configuration,
      callbacks: SheetCallbacks(
        heightChanged: { [log] in log.heights.append($0) },
        willDismiss: { [log] _ in log.countsAtEvents["willDismiss"] = log.heights.count },
        didDismiss: { [log] _ in log.countsAtEvents["didDismiss"] = log.heights.count })
    ) { _ in }
    if settles { screen.settleAnimations() }
  }

  private static let detents = SheetConfiguration {
    $0.detents = [.custom(.init("low")) { _ in 250 }, .custom(.init("high")) { _ in 450 }]
  }

  /// Advances the clock by frames, and returns the maximum number of reports in a frame.
  private func maximumReports(frames: Int) -> Int {
    (0..<frames).map { _ in
      let count = log.heights.count
      device.advance(by: device.frameInterval)
      return log.heights.count - count
    }.max() ?? 0
  }

  private var links: Int { screen.leftoverState.displayLinks }

  @Test func `the height grows once per frame until the panel rests`() {
    show(settles: false)
    #expect(log.heights == [])
    #expect(maximumReports(frames: 60) == 1)
    #expect(log.heights.count > 10)
    #expect(log.heights == log.heights.sorted())
    #expect(isNear(log.heights.first ?? 0, 0, within: 20))
    #expect(log.heights.last == height)
    #expect(links == 0)
  }

  @Test func `the height decreases to 0 before the sheet is gone`() {
    show()
    log.heights = []
    screen.sheet.dismiss()
    #expect(log.countsAtEvents["willDismiss"] == 0)
    #expect(maximumReports(frames: 60) == 1)
    #expect(log.heights == log.heights.sorted(by: >))
    #expect(log.heights.last == 0)
    #expect(log.countsAtEvents["didDismiss"] == log.heights.count)
    #expect(links == 0)
  }

  @Test(arguments: [0.1, 1])
  func `the last height of a sheet released with its host is 0`(moment: TimeInterval) async {
    weak var released: UIWindow?
    do {
      let window = UIWindow(frame: screen.window.bounds)
      window.windowScene = screen.window.windowScene
      window.rootViewController = UIViewController()
      window.isHidden = false
      released = window
      BottomBounceView().show(
        PlainContent(height: 100), in: window.rootViewController?.view ?? window,
        callbacks: SheetCallbacks(
          heightChanged: { [log] in log.heights.append($0) },
          didDismiss: { [log] _ in log.countsAtEvents["didDismiss"] = log.heights.count })
      ) { _ in }
      device.advance(by: moment)
      #expect((log.heights.last ?? 0) > 0)
      window.isHidden = true
    }
    await screen.settle()
    #expect(released == nil)
    #expect(log.heights.last == 0)
    #expect(log.countsAtEvents["didDismiss"] == log.heights.count)
    #expect(links == 0)
  }

  @Test func `a drag reports the position of the finger`() {
    show(PlainContent(height: 100), Self.detents)
    log.heights = []
    let finger = pull(from: CGPoint(x: 196, y: top + 28), by: -150)
    #expect(log.heights.count > 10)
    // A finger that doesn't move needs no display link.
    let count = log.heights.count
    device.advance(by: 0.5)
    #expect(links == 0)
    #expect(log.heights.count <= count + 1)
    let edge = screen.view.bounds.height - screen.view.safeAreaInsets.bottom
    #expect(isNear(log.heights.last ?? 0, edge - top))
    #expect((log.heights.last ?? 0) > 350)
    rest(finger)
    screen.settleAnimations()
    #expect(log.heights.last == 450)
    #expect(links == 0)
  }

  @Test func `a panel dragged above its largest detent is higher`() {
    show()
    let finger = pull(from: CGPoint(x: 196, y: top + 28), by: -150)
    #expect((log.heights.last ?? 0) > height + 20)
    rest(finger)
    screen.settleAnimations()
    #expect(log.heights.last == height)
  }

  @Test func `a change of the detent reports each step`() {
    show(PlainContent(height: 100), Self.detents)
    #expect(log.heights.last == 250)
    log.heights = []
    screen.sheet.selectDetent(.init("high"))
    #expect(maximumReports(frames: 60) == 1)
    #expect(log.heights.count > 10)
    #expect(log.heights == log.heights.sorted())
    #expect(log.heights.last == 450)
    log.heights = []
    screen.sheet.selectDetent(.init("low"), animated: false)
    screen.settleAnimations()
    #expect(log.heights == [250])
  }

  @Test func `a keyboard that moves the panel doesn't report different heights`() {
    device.showsSoftwareKeyboard = true
    let field = screen.addField()
    show(PlainContent(height: 100), SheetConfiguration { $0.largestUndimmedDetent = .fits })
    log.heights = []
    device.tap(field)
    screen.settleAnimations()
    #expect(field.isFirstResponder)
    #expect(log.heights.allSatisfy { isNear($0, height, within: 1) }, "\(log.heights)")
    field.resignFirstResponder()
    screen.settleAnimations()
    #expect(log.heights.allSatisfy { isNear($0, height, within: 1) }, "\(log.heights)")
    #expect(links == 0)
  }

  @Test func `a keyboard that makes the panel lower reports its heights`() {
    device.showsSoftwareKeyboard = true
    let field = screen.addField()
    var configuration = SheetConfiguration {
      $0.detents = [.large]
      $0.largestUndimmedDetent = .large
    }
    configuration.cancelsOnBackdropTap = false
    show(.list((1...40).map { SheetOption($0, title: "Row \($0)") }), configuration)
    let full = log.heights.last ?? 0
    field.becomeFirstResponder()
    screen.settleAnimations()
    let keyboard = screen.view.keyboardLayoutGuide.layoutFrame.height
    let bar = screen.view.safeAreaInsets.bottom
    #expect(isNear(log.heights.last ?? 0, full - (keyboard - bar), within: 1))
  }

  @Test func `with Reduce Motion the height changes once, and once back to 0`() {
    device.settings.reduceMotion = true
    show()
    #expect(log.heights == [height])
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(log.heights == [height, 0])
    #expect(links == 0)
  }

  @Test(arguments: [SheetDetent.Identifier.fits, .medium, .large])
  func `a rotation reports no height that the screen doesn't have`(
    detent: SheetDetent.Identifier
  ) throws {
    device.rotate(to: .landscapeLeft)
    var configuration = SheetConfiguration {
      $0.detents = [.fits, .medium, .large]
      $0.selectedDetent = detent
    }
    configuration.showsGrabber = true
    show(.list((1...40).map { SheetOption($0, title: "Row \($0)") }), configuration)
    for orientation in [UIDeviceOrientation.portrait, .landscapeRight, .portrait] {
      log.heights = []
      let panel = try #require(screen.panel)
      let first = panel.bounds.height
      device.rotate(to: orientation)
      #expect(maximumReports(frames: 60) == 1)
      // The panel changes from one height to the other.
      let range = min(first, panel.bounds.height) - 40...max(first, panel.bounds.height)
      let edge = screen.view.bounds.height - screen.view.safeAreaInsets.bottom
      let wrong = log.heights.filter { !range.contains($0) || $0 > edge }
      #expect(wrong.isEmpty, "\(range), \(edge), \(log.heights)")
    }
    #expect(links == 0)
  }

  @Test func `without the callback no display link runs`() {
    screen.sheet.show(PlainContent(height: 100), in: screen.view) { _ in }
    device.advance(by: device.frameInterval)
    #expect(links == 0)
  }
}
