import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct StringDrawingTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func `a line is as high as the font says`() {
    let size = NSString(string: "Introduction").size(withAttributes: body)
    #expect(abs(size.height - 20.287) < 0.001)
    #expect(size.width > 80 && size.width < 120)
    #expect("Introduction".size(withAttributes: body) == size)
    #expect(NSAttributedString(string: "Introduction", attributes: body).size() == size)
  }

  @Test func `without a font the text has 12 points`() {
    // 12 × 2444 ÷ 2048, San Francisco's line.
    let error: CGFloat = "x".size().height - 14.3203125
    #expect(abs(error) < 0.001)
  }

  @Test func `Chinese, Arabic and emoji stand on San Francisco's lines`() {
    for text in ["简介", "مرحبا", "👨‍👩‍👧", "Aa简"] {
      #expect(abs(text.size(withAttributes: body).height - 20.287) < 0.001)
    }
  }

  @Test func `lines break at the width only with line fragments`() {
    let text = NSAttributedString(string: "one two three four five six", attributes: body)
    let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let broken = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    #expect(broken.width <= 100)
    #expect(abs(broken.height - 3 * 20.287) < 0.01)
    let straight = text.boundingRect(with: size, context: nil)
    #expect(straight.width > 150)
    #expect(abs(straight.minY + 16.186) < 0.001)
  }

  @Test func `only lines that fit are counted`() {
    let text = NSAttributedString(string: "one two three four five six", attributes: body)
    let rect = text.boundingRect(
      with: CGSize(width: 100, height: 45), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(rect.height - 2 * 20.287) < 0.01)
  }

  @Test func `attributes change what is measured`() {
    let plain = "abcd".size(withAttributes: body).width
    let kerned = "abcd".size(withAttributes: body.merging([.kern: 2]) { $1 }).width
    #expect(abs(kerned - plain - 8) < 0.01)
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    #expect("abcd".size(withAttributes: body.merging([.paragraphStyle: style]) { $1 }).height == 30)
  }

  @Test func `text is drawn where it is asked for, in its colour`() throws {
    let context = try CGContext(pixelWidth: 60, pixelHeight: 60, scale: 1, opaque: false)
    UIGraphicsPushContext(context)
    "■".draw(
      at: CGPoint(x: 20, y: 20),
      withAttributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    UIGraphicsPopContext()
    let image = context.finish()
    var inked: [(Int, Int)] = []
    for y in 0..<60 {
      for x in 0..<60 where (image.pixel(x: x, y: y)?.a ?? 0) > 200 { inked.append((x, y)) }
    }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { $0.0 >= 20 && $0.1 >= 20 })
    let first = try #require(inked.first)
    #expect(image.pixel(x: first.0, y: first.1)?.r ?? 0 > 200)
    #expect(image.pixel(x: first.0, y: first.1)?.b == 0)
  }

  @Test func `values of attributes can be replaced in part`() {
    // Foundation on Linux compares the values through Core Foundation; see CoreFoundationHeader.
    let values: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 20)),
      (.foregroundColor, UIColor.red, UIColor.label),
      (.paragraphStyle, NSParagraphStyle.default, NSMutableParagraphStyle()),
      (.shadow, NSShadow(), NSShadow()),
    ]
    for (key, old, new) in values {
      let text = NSMutableAttributedString(string: "abcdef", attributes: [key: old])
      text.addAttribute(key, value: new, range: NSRange(location: 2, length: 2))
      text.addAttribute(key, value: old, range: NSRange(location: 0, length: 6))
      #expect(text.attribute(key, at: 3, effectiveRange: nil) as AnyObject === old as AnyObject)
    }
  }

  @Test func `a paragraph style is copied, changed and compared`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .natural)
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect(copy != style)
    #expect(copy.mutableCopy() as? NSMutableParagraphStyle == copy)
  }
}
