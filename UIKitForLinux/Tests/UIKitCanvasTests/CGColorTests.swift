import Foundation
import Testing
import UIKitCanvas

struct CGColorTests {
  @Test func `Colors are equal if components and color space are`() {
    let one = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let same = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(one == same)
    #expect(one.hashValue == same.hashValue)
    #expect(one != CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(one != CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
  }

  @Test func `The last component is alpha`() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.colorSpace?.numberOfComponents == 1)
  }

  @Test func `A copy has the given alpha`() {
    let color = CGColor.testRed.copy(alpha: 0.5)
    #expect(color == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(CGColor.testRed.alpha == 1)
  }

  @Test func `A color can be created from a color space and components`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColor(colorSpace: space, components: [1, 0, 0, 1]) == .testRed)
  }

  @Test func `A color space with an unknown name is nil`() {
    #expect(CGColorSpace(name: "nowhere") == nil)
  }

  @Test func `Components are clamped to 0…1`() {
    let rgba = CGColor(srgbRed: 2, green: -1, blue: 0.5, alpha: 3).rgba
    #expect(rgba == (1, 0, 0.5, 1))
  }

  @Test func `A gradient without locations distributes its colors evenly`() throws {
    let colors: [CGColor] = [.testRed, .testGreen, .testBlue]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    let placed = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.1, 1]))
    #expect(placed.stops.map(\.location) == [0, 0.1, 1])
  }

  @Test func `A gradient without colors is nil`() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
