import Testing
import UIKit

@testable import BottomBounce

struct PanelGeometryTests {
  static let phone = PanelGeometry(
    size: CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  @Test func `the panel stands on the lower edge and reaches under the home indicator`() {
    let frame = Self.phone.raisedFrame(contentHeight: 120)
    #expect(frame == CGRect(x: 0, y: 852 - 154, width: 393, height: 154))
  }

  @Test func `a lowered panel is just out of sight`() {
    #expect(Self.phone.loweredFrame(contentHeight: 120).minY == 852)
  }

  @Test func `a keyboard replaces the safe area, it is not added to it`() {
    var geometry = Self.phone
    geometry.keyboardOverlap = 336
    #expect(geometry.raisedFrame(contentHeight: 120).minY == 396)
    geometry.keyboardOverlap = 10
    #expect(geometry.bottomInset == 34)
  }

  @Test func `contents never reach above the safe area`() {
    #expect(Self.phone.raisedFrame(contentHeight: 5_000).minY == 59)
  }

  @Test func `a wide host has the panel in its middle`() {
    let geometry = PanelGeometry(size: CGSize(width: 1_194, height: 834), safeArea: .zero)
    let frame = geometry.raisedFrame(contentHeight: 100)
    #expect(frame.width == 640)
    #expect(frame.midX == 597)
  }

  @Test func `bars at the sides are kept free, uneven ones too`() {
    let geometry = PanelGeometry(
      size: CGSize(width: 500, height: 300),
      safeArea: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 40))
    let frame = geometry.raisedFrame(contentHeight: 100)
    #expect(frame.minX == 60)
    #expect(frame.maxX == 460)
  }

  @Test func `a host of no size has a panel of no size`() {
    let frame = PanelGeometry(size: .zero, safeArea: .zero).raisedFrame(contentHeight: 100)
    #expect(frame == .zero)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 516, width: 393, height: 336), 336),
      // A host that ends above the screen's edge is covered less.
      (CGRect(x: 0, y: 700, width: 393, height: 336), 152),
      // Gone, floating, beside the host, and of no size.
      (CGRect(x: 0, y: 852, width: 393, height: 336), 0),
      (CGRect(x: 20, y: 300, width: 320, height: 260), 0),
      (CGRect(x: 393, y: 516, width: 393, height: 336), 0),
      (CGRect.zero, 0),
      (CGRect(x: 0, y: -100, width: 393, height: 2_000), 852),
    ] as [(CGRect, CGFloat)])
  func `the overlap is what the keyboard covers from below`(keyboard: CGRect, overlap: CGFloat) {
    let host = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(PanelGeometry.overlap(of: keyboard, in: host) == overlap)
  }
}

struct PanelArrangementTests {
  static func arrangement(
    width: CGFloat = 393, isMirrored: Bool = false, title: CGFloat = 100,
    titleHeight: CGFloat = 20, ok: CGFloat = 26, cancel: CGFloat = 54, problem: CGFloat = 0
  ) -> PanelArrangement {
    PanelArrangement(
      width: width, isMirrored: isMirrored, cancelSize: CGSize(width: cancel, height: 20),
      titleSize: CGSize(width: title, height: titleHeight), okSize: CGSize(width: ok, height: 20),
      bodyHeight: 44, problemHeight: problem)
  }

  @Test func `cancel begins the row, ok ends it, the title stands in the middle`() {
    let parts = Self.arrangement()
    #expect(parts.cancel == CGRect(x: 16, y: 6, width: 54, height: 44))
    #expect(parts.ok == CGRect(x: 393 - 16 - 44, y: 6, width: 44, height: 44))
    #expect(parts.title.midX == 196.5)
    #expect(parts.body == CGRect(x: 16, y: 56, width: 361, height: 44))
    #expect(parts.height == 116)
  }

  @Test func `a right-to-left language has the row the other way round`() {
    let parts = Self.arrangement(isMirrored: true)
    #expect(parts.ok.minX == 16)
    #expect(parts.cancel.maxX == 377)
  }

  @Test func `a long title gets a row of its own`() {
    let parts = Self.arrangement(title: 300)
    #expect(parts.title == CGRect(x: 16, y: 56, width: 361, height: 20))
    #expect(parts.body.minY == 84)
  }

  @Test func `a title that is higher than the buttons' row gets rows of its own, however narrow`() {
    let parts = Self.arrangement(titleHeight: 80)
    #expect(parts.title == CGRect(x: 16, y: 56, width: 361, height: 80))
    #expect(parts.body.minY == 144)
  }

  @Test func `what can be tapped is large enough and never overlaps`() {
    for width in stride(from: 140.0, through: 700, by: 20) {
      let parts = Self.arrangement(width: width, ok: 200, cancel: 300)
      #expect(parts.cancel.width >= 44 && parts.ok.width >= 44)
      #expect(!parts.cancel.intersects(parts.ok))
      #expect(parts.cancel.maxX <= width - 16 && parts.ok.minX >= 16)
    }
  }

  @Test func `buttons too wide for one row get two, and the title comes after both`() {
    let parts = Self.arrangement(ok: 150, cancel: 220)
    #expect(parts.cancel == CGRect(x: 16, y: 6, width: 220, height: 44))
    #expect(parts.ok == CGRect(x: 227, y: 62, width: 150, height: 44))
    #expect(parts.title.minY == 112)
    #expect(Self.arrangement(ok: 133, cancel: 220).ok.minY == 6)
  }

  @Test func `a problem's message gets room under the body`() {
    let parts = Self.arrangement(problem: 16)
    #expect(parts.problem.minY == parts.body.maxY + 8)
    #expect(parts.height == 140)
  }

  @Test func `no width at all breaks nothing`() {
    let parts = Self.arrangement(width: 0)
    #expect(parts.body.width == 0)
    #expect(parts.ok.width == 0)
  }
}
