import Testing
import UIKitSimulator

@testable import UIKit

/// Glass over stripes of ten points.
@MainActor @Suite(.ownDevice) struct BackdropTests {
  private let screen: TestScreen
  private let stripes: [CALayer]
  private let dimming: CALayer
  private let glass: CALayer

  init() throws {
    screen = try TestScreen(width: 100, height: 160)
    CATransaction.setDisableActions(true)
    let page = screen.add(screen.root.bounds, CGColor(gray: 1, alpha: 1))
    let screen = screen
    stripes = (0..<8).map {
      screen.add(
        CGRect(x: 0, y: $0 * 20, width: 100, height: 10), CGColor(gray: 0, alpha: 1), to: page)
    }
    dimming = screen.add(screen.root.bounds, CGColor(gray: 0, alpha: 1))
    dimming.opacity = 0.01
    glass = screen.add(CGRect(x: 10, y: 150, width: 80, height: 60))
    glass.cornerRadius = 12
    glass.cornerCurve = .continuous
    glass.shadowOpacity = 0.2
    glass.glass = Self.look(blurRadius: 8)
  }

  private static func look(blurRadius: Double) -> GlassLayer {
    GlassLayer(
      blurRadius: blurRadius, tone: GlassBackdrop.Tone(slope: 0.5, offset: 0.25, chroma: 1))
  }

  private var captures: Int { screen.tree.statistics.backdropsMade }

  /// Moves the glass up, and dims the page.
  private func rise(steps: ClosedRange<Int> = 1...8) {
    for step in steps {
      glass.position.y = 180 - CGFloat(step) * 10
      dimming.opacity = Float(step) * 0.03
      screen.render()
    }
  }

  private func expectTheWholePicture(at location: SourceLocation = #_sourceLocation) throws {
    let tested = screen.render()
    let count = captures
    let difference = Difference(tested, try screen.renderAfresh())
    #expect(difference == nil, sourceLocation: location)
    screen.tree.statistics.backdropsMade = count
  }

  /// The brightness along a line in the middle of the glass, from 0 to 255.
  private func line() -> [Int] {
    let picture = screen.render()
    return (160..<200).compactMap { picture.pixel(x: 100, y: $0).map { Int($0.g) } }
  }

  @Test func `glass shows the mean of what is behind it, in its tone`() throws {
    glass.position.y = 90
    dimming.opacity = 0
    let line = line()
    #expect(try #require(line.max()) - #require(line.min()) < 20)
    // Half of the page is white, and half of it black.
    let mean = line.reduce(0, +) / line.count
    #expect(abs(mean - 128) <= 4)
    glass.glass = Self.look(blurRadius: 0.5)
    let sharp = self.line()
    #expect(try #require(sharp.min()) <= 66 && #require(sharp.max()) >= 188)
  }

  @Test func `a sheet that rises captures the page once`() throws {
    screen.render()
    #expect(captures == 1)
    rise()
    #expect(captures == 1)
    try expectTheWholePicture()
  }

  @Test func `the color of a dimming layer is over the picture`() throws {
    glass.position.y = 90
    dimming.opacity = 0.5
    let line = line()
    let mean = line.reduce(0, +) / line.count
    // The mean of the page is 0.25, and its tone 0.375.
    #expect(abs(mean - 96) <= 4)
    try expectTheWholePicture()
  }

  @Test func `a change behind glass at rest captures its part again`() throws {
    rise()
    screen.render()
    let before = captures
    stripes[4].backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    screen.render()
    #expect(captures == before + 1)
    try expectTheWholePicture()
    stripes[4].isHidden = true
    screen.render()
    #expect(captures == before + 2)
    try expectTheWholePicture()
  }

  @Test func `a change in front of glass, or far from it, captures nothing`() throws {
    rise()
    stripes[5].opacity = 0.9
    screen.render()
    let before = captures
    let label = screen.add(
      CGRect(x: 10, y: 10, width: 20, height: 10), CGColor(gray: 0.2, alpha: 1), to: glass)
    screen.render()
    label.position.x += 10
    screen.render()
    stripes[0].backgroundColor = CGColor(gray: 0.5, alpha: 1)
    screen.render()
    #expect(captures == before)
    try expectTheWholePicture()
  }

  @Test func `glass over other glass shows it`() throws {
    rise()
    let second = screen.add(CGRect(x: 20, y: 60, width: 40, height: 60))
    second.glass = Self.look(blurRadius: 2)
    try expectTheWholePicture()
    stripes[4].isHidden = true
    try expectTheWholePicture()
    second.position.y += 9
    try expectTheWholePicture()
  }

  @Test func `hidden glass has no picture, and is captured again`() throws {
    rise()
    let before = captures
    glass.isHidden = true
    screen.render()
    stripes[4].isHidden = true
    screen.render()
    #expect(captures == before)
    glass.isHidden = false
    screen.render()
    #expect(captures == before + 1)
    try expectTheWholePicture()
  }

  @Test func `glass fades as a group, and keeps its round corners`() throws {
    rise()
    glass.opacity = 0.5
    _ = screen.add(
      CGRect(x: 0, y: 0, width: 80, height: 20), CGColor(gray: 0.2, alpha: 1), to: glass)
    try expectTheWholePicture()
    glass.masksToBounds = true
    try expectTheWholePicture()
    let corner = glass.frame.origin
    let outside = screen.color(corner.x + 0.5, corner.y + 0.5)
    glass.isHidden = true
    #expect(outside == screen.color(corner.x + 0.5, corner.y + 0.5))
  }

  @Test func `glass without a screen shows a plain surface`() throws {
    rise()
    let picture = try #require(glass.snapshot())
    let pixel = try #require(picture.pixel(x: picture.width / 2, y: picture.height / 2))
    #expect(pixel.r == 64 && pixel.a == 255)
  }
}
