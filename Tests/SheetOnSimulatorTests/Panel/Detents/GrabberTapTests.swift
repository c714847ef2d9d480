import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Taps on the grabber.
@MainActor @Suite(.ownDevice) struct GrabberTapTests: MovingPanel {
  typealias Detent = SheetDetent

  let screen = TestHost()
  private let log = Log()

  @MainActor private final class Log {
    var selected: [Detent.Identifier] = []
    var cancellations: [Cancellation] = []
  }

  private func show(
    _ content: some SheetContent = PlainContent(height: 200),
    _ detents: [Detent] = [.medium, .large],
    title: (any SheetTitle)? = "Title", configure: (inout SheetConfiguration) -> Void = { _ in }
  ) {
    var look = SheetConfiguration()
    look.detents = detents
    look.showsGrabber = true
    configure(&look)
    screen.sheet.show(
      content, title: title, in: screen.view, configuration: look,
      callbacks: .init(didSelectDetent: { [log] in log.selected.append($0) }),
      onValue: { _ in }, onCancel: { [log] in log.cancellations.append($0) })
    screen.settleAnimations()
  }

  /// Taps the panel at an offset from the center of its top edge.
  private func tap(x: CGFloat, y: CGFloat) {
    device.tap(at: CGPoint(x: 196.5 + x, y: top + y))
    screen.settleAnimations()
  }

  @Test func `tapping the grabber selects the next detent and wraps around`() {
    show(ScrollingContent(), [.medium, .large, .custom(.init("low")) { _ in 200 }])
    for _ in 0..<4 { tap(x: 0, y: 7) }
    #expect(log.selected == [.medium, .large, .init("low"), .medium])
    #expect(screen.sheet.selectedDetent == .medium)
    #expect(log.cancellations == [])
  }

  @Test(
    arguments: [(-21, 1), (21, 1), (-21, 43), (21, 43), (0, 22)] as [(CGFloat, CGFloat)],
    ["Title", nil])
  func `the tappable area is 44 by 44 points, with or without a title`(
    place: (CGFloat, CGFloat), title: String?
  ) {
    show(title: title)
    tap(x: place.0, y: place.1)
    #expect(log.selected == [.large])
  }

  @Test(arguments: [(-24, 7), (24, 7), (0, 47)] as [(CGFloat, CGFloat)])
  func `taps outside the tappable area have no effect`(place: (CGFloat, CGFloat)) {
    show()
    tap(x: place.0, y: place.1)
    #expect(log.selected == [])
    #expect(screen.sheet.selectedDetent == .medium)
  }

  @Test func `tapping the grabber with one detent has no effect`() {
    show(PlainContent(height: 200), [.fits])
    tap(x: 0, y: 7)
    #expect(screen.sheet.state == .presented)
    #expect(log.selected == [])
    #expect(log.cancellations == [])
  }

  @Test func `buttons that overlap the tappable area keep their taps`() throws {
    show(title: SheetHeader("Title", cancelTitle: "Leave everything as it is"))
    let cancel = try #require(screen.cancelButton)
    let place = cancel.convert(cancel.bounds, to: nil)
    let edge = min(place.maxX - 2, 196.5 + 20)
    #expect(edge > 196.5 - 22, "The button is narrower.")
    tap(x: edge - 196.5, y: place.midY - top)
    #expect(log.cancellations == [.cancelButton])
    #expect(log.selected == [])
  }

  @Test func `a drag that begins on the grabber moves the panel`() {
    show()
    let before = top
    let finger = pull(from: CGPoint(x: 196.5, y: top + 7), by: -60)
    #expect(isNear(top, before - 50))
    finger.cancel()
    screen.settleAnimations()
    #expect(log.selected == [])
  }
}
