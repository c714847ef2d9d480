import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct KeyboardFaceTests {
  private func tap(_ action: KeyboardKey.Action, on host: TextFieldHost) throws {
    host.device.tap(at: try #require(host.device.system.keyboard.place(of: action)))
  }

  @Test func `taps on the drawn keys type`() throws {
    let host = TextFieldHost()
    try tap(.type("H"), on: host)
    try tap(.type("i"), on: host)
    try tap(.type(" "), on: host)
    try tap(.type("x"), on: host)
    try tap(.delete, on: host)
    #expect(host.field.text == "Hi ")
    try tap(.returnKey, on: host)
    #expect(host.log.last == "event primary")
  }

  @Test func `a sentence begins with a capital if the field requests it`() throws {
    let host = TextFieldHost()
    let keyboard = host.device.system.keyboard
    #expect(keyboard.place(of: .type("A")) != nil)
    host.device.type("Yes")
    #expect(keyboard.place(of: .type("A")) == nil && keyboard.place(of: .type("a")) != nil)
    host.device.type(". ")
    #expect(keyboard.place(of: .type("A")) != nil)
    try tap(.shift, on: host)
    #expect(keyboard.place(of: .type("a")) != nil)
    host.field.resignFirstResponder()
    host.field.autocapitalizationType = .none
    host.field.text = ""
    host.field.becomeFirstResponder()
    #expect(keyboard.place(of: .type("a")) != nil)
  }

  @Test func `a key switches to digits and symbols`() throws {
    let host = TextFieldHost()
    try tap(.plane(.numbers), on: host)
    try tap(.type("7"), on: host)
    try tap(.plane(.symbols), on: host)
    try tap(.type("€"), on: host)
    try tap(.type(" "), on: host)
    try tap(.type("a"), on: host)
    #expect(host.field.text == "7€ a")
  }

  @Test func `a key switches to emoji and back to letters`() throws {
    let host = TextFieldHost()
    try tap(.plane(.emoji), on: host)
    try tap(.type("👋🏽"), on: host)
    #expect(host.device.system.keyboard.place(of: .type("a")) == nil)
    try tap(.plane(.letters), on: host)
    try tap(.type("a"), on: host)
    try tap(.delete, on: host)
    #expect(host.field.text == "👋🏽")
  }

  @Test func `a callout shows the letter under the finger, inside the screen`() throws {
    let host = TextFieldHost()
    let face = try #require(host.device.system.keyboard.window?.subviews.first?.subviews.first)
    let callout = try #require(face.subviews.last)
    for letter in ["Q", "P", "G"] {
      let place = try #require(host.device.system.keyboard.place(of: .type(letter)))
      let finger = host.device.touchDown(at: place)
      #expect(!callout.isHidden)
      let label = try #require(callout.subviews.first as? UILabel)
      #expect(label.text == letter)
      #expect(face.bounds.minX <= label.frame.minX && label.frame.maxX <= face.bounds.maxX)
      #expect(label.frame.minX <= place.x && place.x <= label.frame.maxX)
      finger.cancel()
      #expect(callout.isHidden)
    }
  }

  @Test func `Return is disabled without text if the field requests it`() throws {
    let host = TextFieldHost(isEditing: false)
    host.field.enablesReturnKeyAutomatically = true
    host.field.becomeFirstResponder()
    host.device.settle()
    host.clearLog()
    try tap(.returnKey, on: host)
    #expect(host.log == [])
    host.device.type("a")
    host.clearLog()
    try tap(.returnKey, on: host)
    #expect(host.log == ["shouldReturn", "event primary"])
  }

  @Test func `touches outside the keyboard go to the app`() {
    let host = TextFieldHost(text: "ab")
    host.device.tap(at: CGPoint(x: 21, y: 117))
    #expect(host.selection == 0..<0)
  }

  @Test(arguments: [
    (UIReturnKeyType.default, "en", "return"), (.go, "en", "go"), (.done, "zh", "完成"),
    (.default, "zh", "换行"), (.search, "zh", "搜索"), (.send, "en", "send"),
    (.done, "ar", "تم"), (.yahoo, "ar", "بحث"), (.next, "hi", "अगला"),
    (.continue, "fr", "continuer"),
    (.done, "he", "סיום"), (.done, "zh-Hant", "完成"), (.default, "ja", "改行"),
    (.continue, "nl", "continue"),
  ])
  func `the Return key's label is in the user's language`(
    type: UIReturnKeyType, language: String, label: String
  ) {
    let metrics = KeyboardMetrics(
      screen: CGSize(width: 393, height: 852), hasHomeIndicator: true, showsBar: true)
    var look = KeyboardLook(metrics: metrics, width: 393, scale: 3)
    look.returnKey = type
    look.language = language
    let key = KeyboardLayout(look).keys.first { $0.action == .returnKey }
    #expect(key?.face == .text(label))
    #expect((key?.style == .prominent) == ![.default, .next].contains(type))
  }

  @Test func `the keyboard has the appearance of the text input`() throws {
    let host = TextFieldHost()
    let window = try #require(host.device.system.keyboard.window)
    let face = try #require(window.subviews.first?.subviews.first)
    func corner() throws -> UInt8 {
      let image = try #require(face.layer.contents as? CGImage)
      return try #require(image.pixel(x: 2, y: 2)).r
    }
    #expect(try corner() == 0xD1)
    host.device.appearance = .dark
    host.device.advance(by: 0.1)
    #expect(try corner() == 0x2B)
    host.field.keyboardAppearance = .light
    host.field.reloadInputViews()
    #expect(try corner() == 0xD1)
  }

  @Test(arguments: ["18.0", "26.0"])
  func `a docked keyboard has round upper corners and flat keys since iOS 26`(version: String)
    throws
  {
    let device = Simulator(systemVersion: version)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    device.window.addSubview(field)
    field.becomeFirstResponder()
    device.advance(by: 1)
    let layer = try #require(device.system.keyboard.window?.subviews.first?.layer)
    #expect((layer.cornerRadius > 0) == (version == "26.0"))
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    // The pixel below a key, where keys have a shadow up to iOS 18.
    let face = try #require(device.system.keyboard.window?.subviews.first?.subviews.first)
    let image = try #require(face.layer.contents as? CGImage)
    let key = face.convert(try #require(device.system.keyboard.place(of: .type(" "))), from: nil)
    let below = try #require(image.pixel(x: Int(key.x * 3), y: Int((key.y + 21.5) * 3)))
    #expect(below.r == (version == "26.0" ? 0xD1 : 0x89))
    field.resignFirstResponder()
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `white text on the Return key is legible with Increase Contrast`(
    appearance: UIUserInterfaceStyle
  ) throws {
    let host = TextFieldHost(isEditing: false)
    host.field.returnKeyType = .done
    host.field.becomeFirstResponder()
    host.device.appearance = appearance
    host.device.settings.increasesContrast = true
    host.device.settle()
    let place = try #require(host.device.system.keyboard.place(of: .returnKey))
    let window = try #require(host.device.system.keyboard.window)
    let face = try #require(window.subviews.first?.subviews.first)
    let image = try #require(face.layer.contents as? CGImage)
    let point = face.convert(place, from: nil)
    // Below the text.
    let color = try #require(image.pixel(x: Int(point.x * 3), y: Int((point.y + 16) * 3)))
    #expect(color.b > color.r)
    let parts = [(color.r, 0.2126), (color.g, 0.7152), (color.b, 0.0722)]
    let luminance = parts.reduce(0) { sum, part in
      let value = Double(part.0) / 255
      return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
    #expect(1.05 / (luminance + 0.05) >= 4.5)
  }

  @Test func `the keyboard's image has the screen's pixels and is drawn once`() throws {
    let host = TextFieldHost()
    let window = try #require(host.device.system.keyboard.window)
    let face = try #require(window.subviews.first?.subviews.first)
    let first = try #require(face.layer.contents as? CGImage)
    #expect(first.width == 1179 && first.height == 1008)
    host.device.type("a")
    #expect(face.layer.contents as? CGImage !== first)
    host.field.deleteBackward()
    host.device.type("")
    host.device.system.keyboard.deleteBackward()
    #expect(face.layer.contents as? CGImage === first)
  }
}
