import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIGraphicsRendererTests {
  @Test func `a renderer has the screen's scale unless told otherwise`() {
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

  @Test func `changing a format afterwards changes no renderer`() {
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
      UIRectFill(CGRect(x: 102, y: 50, width: 2, height: 4))
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

  @Test func `the older functions open and close a bitmap`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIColor.red.set()
    UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.cgImage?.pixel(x: 0, y: 2)?.a == 255)
    #expect(image?.cgImage?.pixel(x: 2, y: 2)?.a == 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a view is drawn with what lies in it, scaled`() {
    let device = Simulator()
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 30, y: 40, width: 10, height: 10)
    inner.frame = CGRect(x: 5, y: 0, width: 5, height: 10)
    outer.backgroundColor = .red
    inner.backgroundColor = .blue
    outer.addSubview(inner)
    device.window.addSubview(outer)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image {
      _ in
      #expect(
        outer.drawHierarchy(
          in: CGRect(x: 10, y: 0, width: 20, height: 20), afterScreenUpdates: true))
    }
    #expect(image.cgImage?.pixel(x: 5, y: 10)?.a == 0)
    #expect(image.cgImage?.pixel(x: 15, y: 10)?.r == 255)
    #expect(image.cgImage?.pixel(x: 25, y: 10)?.b == 255)
    #expect(!outer.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }
}
