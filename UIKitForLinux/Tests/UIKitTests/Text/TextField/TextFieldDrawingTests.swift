import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldDrawingTests {
  @Test(
    arguments: [
      (UITextField.BorderStyle.none, 17.0, 22.0), (.roundedRect, 17, 34), (.roundedRect, 14, 30),
      (.none, 14, 18),
    ] as [(UITextField.BorderStyle, CGFloat, CGFloat)])
  func `heights match iOS`(style: UITextField.BorderStyle, size: CGFloat, height: CGFloat) {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
  }

  @Test func `the width is the text's, or the placeholder's`() {
    let field = UITextField()
    field.placeholder = "Name"
    let narrow = field.intrinsicContentSize.width
    #expect(narrow > 20)
    field.text = "A much longer text"
    let wide = field.intrinsicContentSize.width
    #expect(wide > narrow)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == wide + 14)
  }

  @Test(
    arguments: [UITextField.BorderStyle.roundedRect, .bezel, .line, .none],
    [CGSize.zero, CGSize(width: 300, height: 3), CGSize(width: 13, height: 34)])
  func `a field that was too small shows its text when it's resized`(
    style: UITextField.BorderStyle, small: CGSize
  ) {
    let device = Simulator()
    let field = UITextField(frame: CGRect(origin: CGPoint(x: 20, y: 100), size: small))
    let fresh = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    for field in [field, fresh] {
      field.borderStyle = style
      field.placeholder = "A line about you"
      device.window.addSubview(field)
      field.layoutIfNeeded()
    }
    #expect(!field.textRect(forBounds: field.bounds).isNull)
    field.frame = fresh.frame
    field.layoutIfNeeded()
    #expect(field.subviews.map(\.frame) == fresh.subviews.map(\.frame))
  }

  @Test func `text is inset from the border, the button, and the side views`() {
    let field = UITextField()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.clearButtonMode = .whileEditing
    field.text = "a"
    #expect(
      field.clearButtonRect(forBounds: bounds) == CGRect(x: 176, y: 7, width: 19, height: 19))
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    #expect(field.editingRect(forBounds: bounds).maxX == 171)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 37)
  }

  @Test func `in a right-to-left layout, the sides are exchanged`() {
    let field = UITextField()
    field.semanticContentAttribute = .forceRightToLeft
    field.text = "a"
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.leftViewRect(forBounds: bounds).minX == 170)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 29, y: 0, width: 141, height: 34))
  }

  @Test func `subclasses can override positions and drawing`() {
    final class Padded: UITextField {
      var drawn: [String] = []
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      override func drawText(in rect: CGRect) {
        drawn.append("text \(Int(rect.width))")
        super.drawText(in: rect)
      }
      override func drawPlaceholder(in rect: CGRect) {
        drawn.append("placeholder \(Int(rect.width))")
        super.drawPlaceholder(in: rect)
      }
    }
    let device = Simulator()
    let field = Padded(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.placeholder = "p"
    device.window.addSubview(field)
    device.settle()
    #expect(field.drawn == ["placeholder 160"])
    field.text = "t"
    device.settle()
    #expect(field.drawn == ["placeholder 160", "text 160"])
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 20)
  }

  @Test func `side views are visible according to their modes`() {
    let host = TextFieldHost(text: "", isEditing: false)
    let (left, right) = (UIView(), UIView())
    host.field.leftView = left
    host.field.rightView = right
    host.field.leftViewMode = .unlessEditing
    host.field.rightViewMode = .whileEditing
    host.device.settle()
    #expect(left.superview === host.field && right.superview == nil)
    host.field.becomeFirstResponder()
    host.device.settle()
    #expect(left.superview == nil && right.superview === host.field)
  }

  @Test func `long text shrinks to the minimum font size, and is then truncated`() {
    let host = TextFieldHost(text: "some words that are too long for it", isEditing: false)
    let end = host.field.endOfDocument
    let cut = host.field.caretRect(for: end)
    host.field.adjustsFontSizeToFitWidth = true
    host.field.minimumFontSize = 8
    let small = host.field.caretRect(for: end)
    #expect(small.height < cut.height)
    #expect(small.maxX <= 200)
  }

  @Test func `typed text is drawn in the text color`() throws {
    let host = TextFieldHost()
    host.field.textColor = .systemRed
    host.device.type("W")
    let clip = try #require(host.field.subviews.first { $0.clipsToBounds })
    let images = clip.subviews.compactMap { $0.layer.contents as? CGImage }
    let line = try #require(images.first)
    let bytes = line.rgbaBytes()
    let ink = stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] == 255 }
    #expect(ink.count > 100)
    #expect(ink.allSatisfy { bytes[$0] == 255 && bytes[$0 + 1] == 59 && bytes[$0 + 2] == 48 })
  }

  @Test func `unchanged text isn't drawn again`() throws {
    let host = TextFieldHost(text: "abc")
    host.device.settle()
    let clip = try #require(host.field.subviews.first { $0.clipsToBounds })
    let line = try #require(clip.subviews.first { $0.layer.contents != nil })
    let image = line.layer.contents as? CGImage
    host.device.advance(by: 2)
    host.select(0..<2)
    host.device.advance(by: 0.1)
    #expect(line.layer.contents as? CGImage === image)
  }

  @Test func `VoiceOver reads a text field with its text or its placeholder`() {
    let host = TextFieldHost(isEditing: false)
    host.field.placeholder = "Bio"
    #expect(host.field.isAccessibilityElement)
    #expect(host.field.accessibilityValue == "Bio")
    host.field.text = "me"
    #expect(host.field.accessibilityValue == "me")
    #expect(host.field.accessibilityTraits == .textEntry)
    host.field.becomeFirstResponder()
    #expect(host.field.accessibilityTraits == [.textEntry, .isEditing])
    host.field.accessibilityValue = "own"
    #expect(host.field.accessibilityValue == "own")
  }

  @Test func `a field has the language of its keyboard`() {
    let host = TextFieldHost(locale: "zh_CN")
    #expect(host.field.textInputMode?.primaryLanguage == "zh-Hans")
    #expect(TextFieldHost().field.textInputMode?.primaryLanguage == "en-US")
  }
}
