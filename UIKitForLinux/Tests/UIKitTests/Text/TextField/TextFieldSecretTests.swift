import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldSecretTests {
  private func makeHost(_ text: String = "") -> TextFieldHost {
    let host = TextFieldHost(text: text, isEditing: false)
    host.field.isSecureTextEntry = true
    host.field.becomeFirstResponder()
    host.device.settle()
    host.clearLog()
    return host
  }

  /// The width of the displayed text up to the end.
  private func width(_ host: TextFieldHost) -> CGFloat {
    host.field.caretRect(for: host.field.endOfDocument).minX
  }

  @Test func `one dot is displayed for each character`() {
    let host = makeHost()
    host.device.type("iiii")
    host.device.advance(by: 2)
    let narrow = width(host)
    host.field.text = "WWW👋🏽"
    #expect(width(host) == narrow)
    #expect(host.field.text == "WWW👋🏽")
  }

  @Test func `the last character is displayed briefly`() {
    let host = makeHost()
    host.device.type("W")
    let shown = width(host)
    host.device.advance(by: 2)
    #expect(width(host) < shown)
    host.device.type("W")
    let second = width(host)
    host.field.resignFirstResponder()
    #expect(width(host) < second)
  }

  @Test func `characters from a hardware keyboard aren't displayed`() {
    let host = makeHost()
    host.device.showsSoftwareKeyboard = false
    host.device.type("W")
    let shown = width(host)
    host.device.advance(by: 2)
    #expect(width(host) == shown)
  }

  @Test func `secure text isn't copied`() {
    let host = makeHost()
    host.device.type("secret")
    host.field.selectAll(nil)
    host.field.copy(nil)
    host.field.cut(nil)
    #expect(UIPasteboard.general.string == nil && host.field.text == "secret")
  }

  @Test func `editing secure text again clears it`() {
    let host = makeHost("old")
    host.device.type("n")
    #expect(host.field.text == "n")
    host.device.type("ew")
    #expect(host.field.text == "new")
    host.field.resignFirstResponder()
    host.field.becomeFirstResponder()
    host.field.deleteBackward()
    #expect(host.field.text == "")
  }

  @Test
  func `text that becomes secure during editing is cleared, and text that is revealed isn't`() {
    let host = makeHost("old")
    host.field.isSecureTextEntry = false
    host.device.type("n")
    #expect(host.field.text == "oldn")
    host.field.isSecureTextEntry = true
    host.device.type("x")
    #expect(host.field.text == "x")
  }

  @Test func `VoiceOver reads secure text as dots`() {
    let host = makeHost()
    host.device.type("abc")
    #expect(host.field.accessibilityValue == "•••")
    host.field.isSecureTextEntry = false
    #expect(host.field.accessibilityValue == "abc")
  }

  @Test func `there is no suggestion bar`() {
    let host = makeHost()
    #expect(host.device.system.keyboard.frame.height == 291)
    host.field.isSecureTextEntry = false
    #expect(host.device.system.keyboard.frame.height == 336)
  }
}
