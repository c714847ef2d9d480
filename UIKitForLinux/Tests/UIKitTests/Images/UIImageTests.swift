import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIImageTests {
  private func filled(_ color: UIColor, _ size: CGSize, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    image.cgImage?.pixel(x: x, y: y).map { [$0.r, $0.g, $0.b, $0.a] } ?? []
  }

  @Test func `size is in points, the bitmap in pixels`() throws {
    let image = filled(.red, CGSize(width: 10, height: 5))
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 2)
    let bitmap = try #require(image.cgImage)
    #expect(bitmap.width == 20 && bitmap.height == 10)
    #expect(UIImage(cgImage: bitmap).size == CGSize(width: 20, height: 10))
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test func `PNG encoding and decoding preserves the image`() throws {
    let data = try #require(filled(.green, CGSize(width: 3, height: 4)).pngData())
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 3, height: 4))
    #expect(pixel(image, 1, 1) == [0, 255, 0, 255])
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "nothing") == nil)
  }

  @Test func `a tint color fills the shape`() {
    let image = filled(.red, CGSize(width: 4, height: 4)).withTintColor(.blue)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      image.draw(at: .zero)
    }
    #expect(pixel(drawn, 5, 5) == [0, 0, 255, 255])
  }

  @Test func `variants keep the rendering mode`() {
    let image = filled(.red, CGSize(width: 4, height: 4))
    #expect(image.renderingMode == .automatic && !image.isTemplate)
    #expect(image.withRenderingMode(.alwaysTemplate).isTemplate)
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let resizable = image.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets)
    #expect(resizable.isTemplate && resizable.capInsets == insets)
  }

  @Test func `the cap insets of a resizable image aren't stretched`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image {
      _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(pixel(drawn, 0, 4) == [255, 0, 0, 255])
    #expect(pixel(drawn, 1, 4) == [0, 0, 255, 255])
    #expect(pixel(drawn, 7, 7) == [0, 0, 255, 255])
    #expect(pixel(drawn, 8, 4) == [255, 0, 0, 255])
  }

  @Test(arguments: ["magnifyingglass", "eye.slash", "xmark", "plus", "star.fill"])
  func `translucent strokes of a symbol don't add up where they overlap`(name: String) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    let symbol = try #require(UIImage(systemName: name, withConfiguration: configuration))
    let tinted = symbol.withTintColor(.black.withAlphaComponent(0.5))
    let image = UIGraphicsImageRenderer(size: symbol.size).image { _ in
      tinted.draw(at: .zero)
      tinted.draw(at: .zero, blendMode: .normal, alpha: 0)
    }
    let bitmap = try #require(image.cgImage)
    let alphas = (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).compactMap { bitmap.pixel(x: $0, y: y)?.a }
    }
    #expect(try (127...129).contains(#require(alphas.max())))
  }

  @Test(arguments: [
    "chevron.right", "chevron.left", "chevron.down", "xmark", "xmark.circle.fill", "checkmark",
    "eye", "eye.slash", "person.crop.circle.fill", "exclamationmark.circle.fill",
  ])
  func `symbols are drawn inside their size`(name: String) throws {
    for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
      let symbol = try #require(UIImage(systemName: name, withConfiguration: configuration))
      #expect(symbol.isSymbolImage && symbol.isTemplate)
      let bitmap = try #require(symbol.cgImage)
      let alphas = bitmap.rgbaBytes().enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
      #expect(alphas.contains(255))
      let (width, height) = (bitmap.width, bitmap.height)
      let isClear = { (x: Int, y: Int) in alphas[y * width + x] == 0 }
      #expect((0..<width).allSatisfy { isClear($0, 0) && isClear($0, height - 1) })
      #expect((0..<height).allSatisfy { isClear(0, $0) && isClear(width - 1, $0) })
    }
  }

  @Test func `a symbol grows with its configuration`() throws {
    let small = try #require(UIImage(systemName: "xmark"))
    let large = try #require(
      small.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * small.size.width) < 0.7)
    let scaled = try #require(
      large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    #expect(scaled.size.width < large.size.width)
    #expect(scaled.symbolConfiguration?.resolvedPointSize == 34)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  // MARK: Views

  @Test func `an image view has its image's size, and uses the bitmap without copying`() {
    let device = Simulator()
    let image = filled(.red, CGSize(width: 10, height: 5))
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 10, height: 5))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 5))
    #expect(!view.isUserInteractionEnabled && !view.isAccessibilityElement)
    device.window.addSubview(view)
    device.system.commit()
    #expect(view.layer.contents as? CGImage === image.cgImage)
    view.image = nil
    device.system.commit()
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `a template image is drawn in the view's tint color, in every appearance`() throws {
    let device = Simulator()
    let view = UIImageView(
      image: filled(.red, CGSize(width: 4, height: 4)).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
    device.window.addSubview(view)
    func color() throws -> [UInt8] {
      device.system.commit()
      let image = try #require(view.layer.contents as? CGImage)
      return pixel(UIImage(cgImage: image), 2, 2)
    }
    #expect(try color() == [0, 0, 255, 255])
    view.overrideUserInterfaceStyle = .dark
    #expect(try color() == [255, 255, 255, 255])
    view.tintColor = .green
    #expect(try color() == [0, 255, 0, 255])
  }

  @Test func `a symbol is drawn in its displayed size`() throws {
    let device = Simulator()
    let view = UIImageView(image: UIImage(systemName: "checkmark"))
    view.contentMode = .scaleAspectFit
    device.window.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    device.system.commit()
    let image = try #require(view.layer.contents as? CGImage)
    #expect(abs(image.height - 300) <= 1)
  }

  // MARK: Comparing

  @Test func `images with the same pixels are equal`() throws {
    let size = CGSize(width: 4, height: 4)
    let (one, same) = (filled(.red, size), filled(.red, size))
    #expect(one == same)
    #expect(one.hash == same.hash)
    #expect(one != filled(.blue, size))
    #expect(one != filled(.red, CGSize(width: 8, height: 2)))
    #expect(one != filled(.red, CGSize(width: 8, height: 8), scale: 1))
    let data = try #require(one.pngData())
    #expect(UIImage(data: data, scale: 2) == one)
  }

  @Test func `images with different drawing options aren't equal`() {
    let image = filled(.red, CGSize(width: 4, height: 4))
    #expect(image.withRenderingMode(.alwaysTemplate) != image)
    #expect(image.withRenderingMode(.automatic) == image)
    #expect(
      image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
        != image)
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    #expect(UIImage(systemName: "checkmark") == UIImage(systemName: "checkmark"))
    #expect(UIImage(systemName: "checkmark") != UIImage(systemName: "xmark"))
    #expect(
      UIImage(systemName: "checkmark") != UIImage(systemName: "checkmark", withConfiguration: bold))
    #expect(UIImage() == UIImage())
    #expect(UIImage() != image)
  }
}
