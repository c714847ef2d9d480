import Testing
import UIKit

@testable import BottomBounce

/// The heights of detents, and the detent that a panel moves to, without views.
@MainActor struct DetentHeightsTests {
  typealias Detent = SheetDetent
  typealias Identifier = Detent.Identifier

  private static func heights(
    _ heights: [(Identifier, CGFloat)], minimum: CGFloat = 0, maximum: CGFloat = 700
  ) -> DetentHeights {
    DetentHeights(
      heights.map { .init(identifier: $0.0, height: $0.1) }, minimum: minimum, maximum: maximum)
  }

  private let three = Self.heights([(.large, 700), (.fits, 250), (.medium, 350)])

  private func context(_ vertical: UIUserInterfaceSizeClass = .regular) -> Detent.Context {
    Detent.Context(
      maximumHeight: 701, traitCollection: UITraitCollection(verticalSizeClass: vertical))
  }

  @Test func `medium is half, large is full, and medium is inactive in compact heights`() {
    #expect(Detent.medium.height(in: context()) == .points(351))
    #expect(Detent.medium.height(in: context(.compact)) == nil)
    #expect(Detent.large.height(in: context()) == .points(701))
    #expect(Detent.large.height(in: context(.compact)) == .points(701))
    #expect(Detent.fits.height(in: context()) == .fitting)
  }

  @Test(
    arguments: [
      (200, 200), (-5, 0), (900, 701), (nil, nil), (.infinity, nil), (.nan, nil),
    ] as [(CGFloat?, CGFloat?)])
  func `a custom height is clamped to the available height, and nil is inactive`(
    height: CGFloat?, expected: CGFloat?
  ) {
    let detent = Detent.custom(.init("own")) { _ in height }
    #expect(detent.height(in: context()) == expected.map { .points($0) })
    #expect(detent.identifier == Identifier(rawValue: "own"))
  }

  @Test func `heights are sorted, whatever the order of the list`() {
    #expect(three.detents.map(\.identifier) == [.fits, .medium, .large])
    #expect(three.smallest == 250)
    #expect(three.largest == 700)
    #expect(DetentHeights([]).largest == 0)
  }

  @Test func `heights are limited by the available height and by content that doesn't scroll`() {
    let heights = Self.heights([(.large, 700), (.medium, 350)], minimum: 400, maximum: 600)
    #expect(heights.detents.map(\.height) == [400, 600])
    #expect(Self.heights([(.medium, 350)], minimum: 400, maximum: 300).largest == 300)
  }

  @Test(
    arguments: [
      (0, .fits), (299, .fits), (300, .fits), (301, .medium), (524, .medium), (526, .large),
      (2_000, .large),
    ] as [(CGFloat, Identifier)])
  func `a panel moves to the nearest detent`(height: CGFloat, identifier: Identifier) {
    #expect(three.nearest(to: height) == identifier)
  }

  @Test(
    arguments: [(10, .fits), (250.4, .fits), (251, .medium), (351, .large), (900, .large)]
      as [(CGFloat, Identifier)])
  func `a height selects the smallest detent that fits it`(
    height: CGFloat, identifier: Identifier
  ) {
    #expect(three.reaching(height) == identifier)
  }

  @Test func `the next detent has a different height`() {
    let heights = Self.heights([(.fits, 350), (.medium, 350.2), (.large, 700)])
    #expect(heights.next(to: .fits, isLarger: true) == .large)
    #expect(heights.next(to: .large, isLarger: false) == .medium)
    #expect(heights.next(to: .medium, isLarger: false) == nil)
    #expect(heights.next(to: .large, isLarger: true) == nil)
    #expect(heights.next(to: .init("none"), isLarger: true) == nil)
  }

  @Test func `an inactive selected detent is replaced by the smallest`() {
    let heights = Self.heights([(.large, 700), (.fits, 250)])
    #expect(heights.active(for: .large) == .large)
    #expect(heights.active(for: .medium) == .fits)
    #expect(heights.active(for: nil) == .fits)
  }

  @Test func `a measured height is sorted into the order of detents`() {
    var heights = three
    heights.setHeight(800, of: .fits)
    #expect(heights.detents.map(\.identifier) == [.medium, .large, .fits])
    heights.setHeight(1, of: .init("none"))
    #expect(heights.smallest == 350)
  }

  // MARK: Touches

  /// A panel of 700 points with a bottom bar of 34.
  private var travel: PanelDragGeometry {
    PanelDragGeometry(distance: 734, covered: 34, heights: three)
  }

  @Test(
    arguments: [
      (0, 0, .large), (0, 300, .large), (0, 400, .medium), (350, 0, .medium),
      (350, -400, .large), (350, 300, .fits), (450, 0, .fits), (574, -1, .fits), (-30, 0, .large),
    ] as [(CGFloat, CGFloat, Identifier)])
  func `a released panel moves to the detent its velocity projects to`(
    offset: CGFloat, velocity: CGFloat, identifier: Identifier
  ) {
    #expect(travel.detent(from: offset, velocity: velocity) == identifier)
    #expect(!travel.dismisses(from: offset, velocity: velocity))
  }

  @Test(
    arguments: [
      (574, 0, false), (576, 0, true), (450, 260, true), (450, 240, false), (0, 1_160, true),
    ]
      as [(CGFloat, CGFloat, Bool)])
  func `a panel released below half of the smallest detent is dismissed`(
    offset: CGFloat, velocity: CGFloat, dismisses: Bool
  ) {
    #expect(travel.dismisses(from: offset, velocity: velocity) == dismisses)
  }

  @Test func `the backdrop is fully visible down to the smallest detent`() {
    #expect(travel.backdropVisibility(at: 0) == 1)
    #expect(travel.backdropVisibility(at: 450) == 1)
    #expect(travel.backdropVisibility(at: 450 + 142) == 0.5)
    #expect(travel.backdropVisibility(at: 367, fullAt: 0) == 0.5)
  }

  // MARK: Scrolling content

  @Test(
    arguments: [
      (100, true, false, true), (100, false, true, false), (-100, true, true, true),
      (-100, true, false, false), (-100, false, true, false), (0, true, true, false),
    ] as [(CGFloat, Bool, Bool, Bool)])
  func `the panel gets a drag if the content is scrolled to the top`(
    velocity: CGFloat, isAtTop: Bool, canGrow: Bool, begins: Bool
  ) {
    #expect(
      ScrollPanArbiter.begins(velocity: velocity, isAtTop: isAtTop, canGrow: canGrow) == begins)
  }

  @Test func `a finger moves between panel and content without a jump`() {
    var handOver = ScrollPanArbiter()
    #expect(handOver.offset(from: 100, by: -60, isAtTop: true) == 40)
    #expect(handOver.offset(from: 40, by: -60, isAtTop: true) == 0)
    #expect(!handOver.movesPanel)
    #expect(handOver.offset(from: 0, by: -30, isAtTop: false) == 0)
    #expect(
      handOver.offset(from: 0, by: 20, isAtTop: false) == 0, "The content scrolls back first.")
    #expect(handOver.offset(from: 0, by: 10, isAtTop: true) == 10)
    #expect(handOver.movesPanel)
    #expect(handOver.offset(from: 10, by: 10, isAtTop: true) == 20)
  }

  @Test func `of detents with equal heights the first one counts`() {
    let names = ["b", "a", "c"].map { SheetDetent.Identifier($0) }
    let heights = DetentHeights(names.map { .init(identifier: $0, height: 100) })
    #expect(heights.detents.map(\.identifier) == names)
    #expect(heights.active(for: nil) == names[0])
  }

  // MARK: Floating panels

  @Test(
    arguments: [
      (.never, 1_000, .regular, .regular, .attached),
      (.automatic, 1_000, .regular, .regular, .centered),
      (.automatic, 540, .regular, .regular, .attached),
      (.automatic, 1_000, .compact, .regular, .attached),
      (.automatic, 1_000, .regular, .compact, .attached),
    ]
      as [(
        FloatingStyle, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass,
        PanelPlacement
      )])
  func `a panel floats only in a host that is wide enough`(
    floating: FloatingStyle, width: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, placement: PanelPlacement
  ) {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
    }
    #expect(floating.placement(width: width, maximumWidth: 640, traits: traits) == placement)
  }
}
