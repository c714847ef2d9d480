import Testing
import UIKit
import UIKitSimulator

/// The curly quotes and dashes of the software keyboard.
@MainActor @Suite(.ownDevice) struct SmartPunctuationTests {
  private static let straight = "\"Don't,\" (\"'so it's'\") -- she\t'said'"

  @Test func `quotes open after spaces and opening marks, and close otherwise`() {
    let host = TextFieldHost()
    host.device.type(Self.straight)
    #expect(host.field.text == "“Don’t,” (“‘so it’s’”) — she\t‘said’")
    host.field.text = "a b"
    host.select(2..<3)
    host.device.type("'")
    #expect(host.field.text == "a ‘")
  }

  @Test func `the keys on the screen type them`() throws {
    let host = TextViewHost()
    for key in [.plane(.numbers), .type("\""), .type("-"), .type("-")] as [KeyboardKey.Action] {
      host.device.tap(at: try #require(host.device.system.keyboard.place(of: key)))
    }
    #expect(host.view.text == "“—")
  }

  @Test(arguments: [("de_DE", "„a“"), ("fr_FR", "«a»"), ("en_GB", "“a”")])
  func `quotes are those of the region`(locale: String, text: String) {
    let host = TextFieldHost(locale: locale)
    host.device.type("\"a\" '")
    #expect(host.field.text == text + " ‘")
  }

  @Test func `the delegate is asked about the quote, and about the dash for both hyphens`() {
    let host = TextFieldHost()
    host.device.type("\"--")
    #expect(
      host.log.filter { $0.hasPrefix("shouldChange") } == [
        "shouldChange 0+0 ““”", "shouldChange 1+0 “-”", "shouldChange 2+0 “-”",
        "shouldChange 1+2 “—”",
      ])
  }

  @Test(arguments: [false, true])
  func `undo brings the hyphens back first`(byRange: Bool) {
    let host = TextFieldHost()
    host.device.undoesTextFieldsByRange = byRange
    host.device.type("it's--b")
    let states = ["it’s—b", "it’s—", "it’s--", ""]
    for state in states {
      #expect(host.field.text == state)
      host.field.undoManager?.undo()
    }
    for state in states.reversed() {
      #expect(host.field.text == state)
      host.field.undoManager?.redo()
    }
  }

  @Test func `an input can disable both, and passwords, email addresses, and ASCII do`() {
    let host = TextFieldHost()
    func typed(_ change: (UITextField) -> Void) -> String? {
      change(host.field)
      host.field.text = ""
      host.device.type("'--")
      return host.field.text
    }
    #expect(typed { $0.smartQuotesType = .no } == "'—")
    #expect(typed { $0.smartDashesType = .no } == "'--")
    #expect(typed { $0.smartQuotesType = .default } == "‘--")
    host.field.smartDashesType = .default
    for type in [UIKeyboardType.emailAddress, .asciiCapable] {
      #expect(typed { $0.keyboardType = type } == "'--")
    }
    #expect(typed { $0.smartDashesType = .yes } == "'—")
    host.field.smartDashesType = .default
    host.field.keyboardType = .default
    #expect(typed { $0.isSecureTextEntry = true } == "'--")
  }

  @Test func `hardware keys and pastes stay as they are`() {
    let host = TextViewHost()
    host.device.showsSoftwareKeyboard = false
    host.device.type("'a'--")
    host.device.showsSoftwareKeyboard = true
    UIPasteboard.general.string = "'b'--"
    host.view.paste(nil)
    #expect(host.view.text == "'a'--'b'--")
  }
}
