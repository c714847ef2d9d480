import Testing
import UIKit
import UIKitSimulator

/// Keyboards of languages with other letters.
@MainActor @Suite(.ownDevice) struct KeyboardLanguageTests {
  private func edit(
    on model: DeviceModel = .iPhone16, locale: String, _ change: (UITextField) -> Void = { _ in }
  ) -> (device: Simulator, field: UITextField) {
    let device = Simulator(model, locale: Locale(identifier: locale))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    change(field)
    device.window.rootViewController = UIViewController()
    device.window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
    return (device, field)
  }

  private func tap(_ actions: KeyboardKey.Action..., on device: Simulator) throws {
    for action in actions {
      device.tap(at: try #require(device.system.keyboard.place(of: action), "\(action)"))
    }
  }

  @Test func `Arabic has its letters and the digits of the region`() throws {
    let (device, field) = edit(locale: "ar_EG")
    try tap(.type("س"), .type("ل"), .type(" "), on: device)
    try tap(.plane(.numbers), .type("٣"), on: device)
    #expect(field.text == "سل ٣")
    #expect(device.system.keyboard.place(of: .shift) == nil)
    let (other, _) = edit(locale: "ar_MA")
    try tap(.plane(.numbers), .type("3"), on: other)
  }

  @Test func `a number pad has the digits of the region`() throws {
    let (device, field) = edit(locale: "ar_EG") { $0.keyboardType = .numberPad }
    try tap(.type("٠"), .type("٩"), on: device)
    #expect(field.text == "٠٩")
  }

  @Test func `Hindi has vowel signs, and more letters with Shift`() throws {
    let (device, field) = edit(locale: "hi_IN")
    try tap(.type("न"), .type("म"), .shift, .type("ण"), on: device)
    #expect(field.text == "नमण")
  }

  @Test(arguments: [UIKeyboardType.emailAddress, .URL, .asciiCapable, .default])
  func `passwords and addresses have English keys`(type: UIKeyboardType) throws {
    for locale in ["ar_EG", "hi_IN", "zh_CN"] {
      let (device, field) = edit(locale: locale) {
        $0.keyboardType = type
        $0.isSecureTextEntry = type == .default
        $0.autocapitalizationType = .none
      }
      try tap(.type("a"), .plane(.numbers), .type("1"), on: device)
      #expect(field.text == "a1" && field.markedTextRange == nil)
    }
  }

  @Test(arguments: [("de_DE", "z"), ("fr_FR", "q"), ("ko_KR", "a"), ("ru_RU", "a")])
  func `passwords have the keys of a language with Latin letters`(locale: String, key: String)
    throws
  {
    let (device, field) = edit(locale: locale) {
      $0.isSecureTextEntry = true
      $0.autocapitalizationType = .none
    }
    try tap(.type(key), on: device)
    #expect(field.text == key)
    let hasUmlaut = device.system.keyboard.place(of: .type("ü")) != nil
    #expect(hasUmlaut == (locale == "de_DE"))
  }

  @Test func `the keys of Korean letters make syllables`() throws {
    let (device, field) = edit(locale: "ko_KR")
    let letters: [KeyboardKey.Action] = "ㅎㅏㄴㄱㅜㄱㅇㅓ".map { .type(String($0)) }
    for letter in letters { try tap(letter, on: device) }
    #expect(field.text == "한국어")
    try tap(.type(" "), .type("ㅇ"), .type("ㅗ"), .type("ㅏ"), .type("ㅇ"), on: device)
    #expect(field.text == "한국어 왕")
    // The vowel takes the last consonant along.
    try tap(.type("ㅣ"), on: device)
    #expect(field.text == "한국어 와이")
    try tap(.delete, .type("ㅏ"), on: device)
    #expect(field.text == "한국어 와ㅏ")
  }

  @Test func `an accent changes the letter before it`() throws {
    let (device, field) = edit(locale: "fr_FR") { $0.autocapitalizationType = .none }
    try tap(.type("t"), .type("e"), .type("´"), .type("q"), on: device)
    #expect(field.text == "téq")
  }

  @Test func `Delete follows the first row of Hebrew letters`() throws {
    let (device, field) = edit(locale: "he_IL")
    let keyboard = device.system.keyboard
    let (delete, letter) = (keyboard.place(of: .delete), keyboard.place(of: .type("פ")))
    #expect(try #require(delete).y == #require(letter).y)
    try tap(.type("ש"), .type("ל"), .type("ל"), .delete, .type("ו"), .type("ם"), on: device)
    #expect(field.text == "שלום")
  }

  @Test(arguments: [
    ("de_DE", "€", true), ("ru_RU", "₽", true), ("he_IL", "₪", true), ("en_US", "$", true),
    ("ja_JP", "¥", false), ("nl_NL", "$", false), ("zh_TW", "$", true),
  ])
  func `a language has its currency sign, and the dollar among the symbols`(
    locale: String, sign: String, hasOwnKeys: Bool
  ) throws {
    let (device, field) = edit(locale: locale)
    try tap(.plane(.numbers), .type(sign), .plane(.symbols), on: device)
    if sign != "$" { try tap(.type("$"), on: device) }
    #expect(field.text == (sign == "$" ? "$" : sign + "$"))
    #expect(device.system.keyboard.hasOwnKeys == hasOwnKeys)
  }

  @Test func `Return commits the letters of marked text`() throws {
    let (device, field) = edit(locale: "zh_CN")
    try tap(.type("n"), .type("i"), .returnKey, on: device)
    #expect(field.text == "ni" && field.markedTextRange == nil)
  }

  @Test func `with marked text, the labels of keys are select and confirm`() {
    let metrics = KeyboardMetrics(
      screen: CGSize(width: 393, height: 852), hasHomeIndicator: true, showsBar: true)
    var look = KeyboardLook(metrics: metrics, width: 393, scale: 3)
    look.language = "zh"
    func labels() -> Set<KeyboardKey.Face> { Set(KeyboardLayout(look).keys.map(\.face)) }
    #expect(labels().isSuperset(of: [.text("空格"), .text("换行")]))
    look.isComposing = true
    #expect(labels().isSuperset(of: [.text("选定"), .text("确认")]))
  }

  @Test func `a key on an iPad hides the keyboard`() throws {
    let (device, field) = edit(on: .iPadPro11, locale: "en_US")
    try tap(.hide, on: device)
    #expect(!field.isFirstResponder && !device.system.keyboard.isVisible)
  }

  @Test func `an iPad's keyboard for numbers has a row of digits`() throws {
    let (device, field) = edit(on: .iPadPro11, locale: "en_US") { $0.keyboardType = .numberPad }
    try tap(.type("1"), .type("0"), .plane(.letters), on: device)
    #expect(field.text == "10")
  }
}
