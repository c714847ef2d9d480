import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIGraphicsRendererTests {
  @Test func `a renderer has the screen's scale by default`() {
    let device = Simulator()
    #expect(UIGraphicsImageRendererFormat.preferred().scale == device.system.screen.scale)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2))
    #expect(format.scale == 2)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image {
      #expect(UIGraphicsGetCurrentContext() === $0.cgContext)
    }
    #expect(image.scale == 2 && image.cgImage?.width == 10)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `changing a format later doesn't affect the renderer`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format)
    format.scale = 3
    #expect(renderer.image { _ in }.scale == 1)
  }

  @Test func `the origin of the bounds is the corner of the image`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 102, y: 50, width: 2, height: 4))
      #expect(context.currentImage.cgImage?.pixel(x: 3, y: 0)?.r == 255)
    }
    #expect(image.cgImage?.pixel(x: 1, y: 0)?.a == 0)
    #expect(image.cgImage?.pixel(x: 2, y: 0)?.r == 255)
  }

  @Test func `an opaque bitmap has no alpha`() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      _ in
    }
    #expect(image.cgImage?.pixel(x: 0, y: 0)?.a == 255)
  }
}
