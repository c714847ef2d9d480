import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UILabelTests {
  private let device = Simulator()

  private func label(_ text: String?, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    change(label)
    device.window.addSubview(label)
    return label
  }

  @Test func `a new label has UIKit's defaults`() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled && !label.isHighlighted)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test func `a label is a static text element with its text as label`() {
    let label = label("Birthday")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Birthday")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Date of birth"
    #expect(label.accessibilityLabel == "Date of birth")
  }

  @Test func `the size of a label is rounded up to pixels`() {
    let label = label("Introduction")
    let size = label.intrinsicContentSize
    #expect(abs(size.height - 61.0 / 3) < 0.001)
    #expect(abs(size.width * 3 - (size.width * 3).rounded()) < 0.001)
    #expect(self.label("").intrinsicContentSize == .zero)
    #expect(self.label(nil).sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func `one line has its full width, several lines wrap`() {
    let text = "one two three four five six seven"
    let single = label(text)
    #expect(single.sizeThatFits(CGSize(width: 100, height: 1000)).width > 200)
    let wrapping = label(text) { $0.numberOfLines = 0 }
    let size = wrapping.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(size.width <= 100)
    #expect(size.height > 60)
    let limited = label(text) { $0.numberOfLines = 2 }
    #expect(abs(limited.sizeThatFits(CGSize(width: 100, height: 0)).height - 122.0 / 3) < 0.34)
  }

  @Test func `sizeToFit keeps the width of a label that wraps`() {
    let label = label("one two three four five six seven") {
      $0.numberOfLines = 0
      $0.frame = CGRect(x: 5, y: 6, width: 100, height: 10)
    }
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 5, y: 6))
    #expect(label.frame.width <= 100 && label.frame.height > 60)
  }

  @Test func `the intrinsic size wraps at the preferred maximum width`() {
    let label = label("one two three four five six seven") { $0.numberOfLines = 0 }
    let straight = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.width <= 100)
    #expect(label.intrinsicContentSize.height > straight.height)
  }

  @Test(arguments: [
    (NSTextAlignment.left, false, 0.0), (.right, false, 1), (.center, false, 0.5),
    (.natural, false, 0), (.natural, true, 1), (.left, true, 0),
  ])
  func `text is aligned horizontally and vertically centered`(
    alignment: NSTextAlignment, isRightToLeft: Bool, share: Double
  ) {
    let label = label("Hi") {
      $0.textAlignment = alignment
      $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 60)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.minX - (10 + (200 - rect.width) * share)) < 0.001)
    #expect(abs(rect.midY - 50) < 0.34)
  }

  @Test func `a subclass with text insets is measured and drawn with them`() {
    final class Padded: UILabel {
      var drawn: CGRect?
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines
        ).insetBy(dx: -10, dy: -5)
      }
      override func drawText(in rect: CGRect) {
        drawn = rect
        super.drawText(in: rect.insetBy(dx: 10, dy: 5))
      }
    }
    let plain = label("Hello").intrinsicContentSize
    let padded = Padded()
    padded.text = "Hello"
    device.window.addSubview(padded)
    #expect(abs(padded.intrinsicContentSize.width - plain.width - 20) < 0.001)
    padded.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    device.system.commit()
    #expect(padded.drawn == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `attributed text keeps its attributes until a property is set`() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "ab")
    #expect(label.font == .systemFont(ofSize: 20))
    #expect(label.textColor == .label)
    label.font = .systemFont(ofSize: 12)
    let font = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 12))
    label.text = "c"
    #expect(label.attributedText?.string == "c")
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 12))
  }

  @Test func `a text style's font follows the content size category if requested`() {
    let (following, fixed, plain) = (label("a"), label("b"), label("c"))
    for label in [following, fixed] { label.font = .preferredFont(forTextStyle: .body) }
    following.adjustsFontForContentSizeCategory = true
    plain.adjustsFontForContentSizeCategory = true
    let before = following.intrinsicContentSize.height
    device.system.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.system.commit()
    #expect(following.font.pointSize == 53)
    #expect(following.intrinsicContentSize.height > before * 3)
    #expect(fixed.font.pointSize == 17)
    #expect(plain.font.pointSize == 17)
  }

  @Test func `text is drawn in the color of the appearance`() throws {
    let label = label("■■■■") { $0.frame = CGRect(x: 0, y: 0, width: 80, height: 30) }
    func brightness() throws -> Int {
      device.system.commit()
      let image = try #require(label.layer.contents as? CGImage)
      let pixels = image.rgbaBytes()
      let solid = stride(from: 0, to: pixels.count, by: 4).filter { pixels[$0 + 3] > 250 }
      #expect(!solid.isEmpty)
      return solid.reduce(0) { max($0, Int(pixels[$1])) }
    }
    #expect(try brightness() == 0)
    label.overrideUserInterfaceStyle = .dark
    #expect(try brightness() == 255)
    label.highlightedTextColor = .systemRed
    label.isHighlighted = true
    #expect(try brightness() == 255)
    label.overrideUserInterfaceStyle = .light
    label.textColor = .black
    label.isHighlighted = false
    #expect(try brightness() == 0)
  }

  @Test func `a label that gets its size late is drawn`() throws {
    let label = label("Late")
    device.system.commit()
    #expect(label.layer.contents == nil)
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    device.system.commit()
    #expect(label.layer.contents is CGImage)
  }

  @Test func `a font shrinks to its minimum scale factor`() {
    let text = "A text that is too long for its label"
    let label = label(text) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    let fitted = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(fitted.width <= 200 && fitted.height < 20)
    label.minimumScaleFactor = 0.95
    let limited = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(limited.height - 0.95 * 20.287) < 0.34)
  }
}
