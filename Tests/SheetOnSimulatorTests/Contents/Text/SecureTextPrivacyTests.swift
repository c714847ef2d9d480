import BottomBounceCatalog
import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The places that a secure text doesn't reach unless the user reveals it.
///
/// `ReportTests` has the transcript of the window program.
@MainActor @Suite(.ownDevice) struct SecureTextPrivacyTests {
  private let host = TestHost()
  private var device: Simulator { host.device }
  private static let secret = "Wim-7531"
  /// As many characters with other widths.
  private static let other = "iiiiiiii"

  private struct Account: Equatable { var password = "" }

  /// The ways to ask for a secure text that is there already.
  enum Place: CaseIterable { case sheet, form }

  private func ask(for text: String = secret, in place: Place = .sheet) {
    switch place {
    case .sheet: host.show(.text(text, limit: 40).secure(), title: "Password")
    case .form:
      host.show(
        FormContent<Account>.form(Account(password: text)) { f, _ in
          f.field("Password", \.password) { .text($0).secure() }
        }, title: "Account")
    }
  }

  private func reveal() throws {
    device.tap(try #require(host.control("BottomBounce.reveal")))
    device.settle()
  }

  @Test(arguments: Place.allCases)
  func `a revealed text is hidden when the app switcher appears`(place: Place) throws {
    ask(in: place)
    device.settle()
    try reveal()
    let field = try #require(host.textField)
    #expect(!field.isSecureTextEntry)
    device.enterBackground()
    #expect(field.isSecureTextEntry && field.text == Self.secret)
    device.enterForeground()
    device.settle()
    #expect(field.isSecureTextEntry)
    try reveal()
    #expect(!field.isSecureTextEntry)
    host.sheet.dismiss()
    device.settle()
  }

  @Test func `undo doesn't remove a text that was revealed and hidden`() throws {
    ask()
    device.settle()
    device.type("x")
    try reveal()
    try reveal()
    device.press(.keyboardZ, modifiers: .command)
    // The first letter replaces a secure text.
    #expect(host.textField?.text == "x")
    host.sheet.dismiss()
    device.settle()
  }

  /// Selects all of the text and presses a key with Command.
  private func press(_ key: UIKeyboardHIDUsage) {
    device.press(.keyboardA, modifiers: .command)
    device.press(key, modifiers: .command)
    device.settle()
  }

  /// The screen while the sheet is edited, without the insertion point.
  private func picture() -> Data? {
    device.advanceToVisibleCaret()
    return device.screenshot().pngData()
  }

  // MARK: Pictures and trees

  @Test(arguments: Place.allCases)
  func `a picture is the same for other characters until the text is revealed`(
    place: Place
  ) throws {
    func pictures(of text: String) throws -> [Data?] {
      let screen = Self()
      screen.device.showsSoftwareKeyboard = false
      screen.ask(for: String(text.dropLast()), in: place)
      let field = try #require(screen.device.view { $0 is UITextField } as? UITextField)
      field.becomeFirstResponder()
      let first = screen.picture()
      // The first key replaces the text.
      screen.device.type(text)
      screen.device.advance(by: 2)
      let second = screen.picture()
      try screen.reveal()
      return [first, second, screen.picture()]
    }
    let (secret, other) = (try pictures(of: Self.secret), try pictures(of: Self.other))
    #expect(secret.allSatisfy { $0 != nil })
    #expect(secret[0] == other[0] && secret[1] == other[1])
    #expect(secret[2] != other[2])
  }

  @Test(arguments: Place.allCases)
  func `no accessibility element or announcement has the text until it's revealed`(
    place: Place
  ) throws {
    device.settings.isVoiceOverRunning = true
    ask(in: place)
    let field = try #require(device.view { $0 is UITextField } as? UITextField)
    field.becomeFirstResponder()
    device.type(Self.secret)
    device.settle()
    func spoken() -> String {
      ([device.accessibilityTree()] + device.announcements + device.politeAnnouncements)
        .joined(separator: "\n")
    }
    #expect(!spoken().contains(Self.secret))
    #expect(spoken().contains(String(repeating: "•", count: Self.secret.count)))
    try reveal()
    #expect(spoken().contains(Self.secret))
    try reveal()
    #expect(!spoken().contains(Self.secret))
  }

  @Test func `the catalog's row tells the length of a secret only`() async throws {
    let controller = CatalogController()
    device.window.rootViewController = controller
    await host.settle()
    for entry in CatalogEntry.all where ["Secret", "Sign in", "New password"].contains(entry.title)
    {
      controller.open(entry)
      await host.settle()
      host.tapOK()
      await host.settle()
    }
    let tree = device.accessibilityTree()
    #expect(!tree.contains("correct horse") && !tree.contains("secret"))
    #expect(tree.contains("13 characters"))
  }

  // MARK: Logs and messages

  @Test func `no log has a secure text`() async {
    @MainActor final class Log { var messages: [String] = [] }
    let log = Log()
    await SheetLog.$receiver.withValue({ log.messages.append($0) }) {
      // A repeated field, a width, and a detached controller, which are logged, and constraints that
      // conflict.
      let form = FormContent<Account>.form(Account(password: Self.secret)) { f, _ in
        f.field("Password", \.password) { .text($0).secure().rules(.length(20...)) }
        f.field("Again", \.password) { .text($0).secure() }
      }
      host.show(form)
      device.type(Self.secret)
      host.tapOK()
      await host.settle()
      let field = device.view { $0 is UITextField }
      for width in [10_000, 20_000] as [CGFloat] {
        field?.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      await host.settle()
      host.sheet.dismiss()
      await host.settle()
      host.sheet.show(.text(Self.secret).secure(), from: UIViewController()) { _ in }
      await host.settle()
    }
    #expect(log.messages.count == 3)
    let messages = log.messages + device.system.warnings
    #expect(messages.count > 3)
    #expect(messages.allSatisfy { !$0.contains(Self.secret) })
  }

  @Test func `no description in a crash message has a secure text until it's revealed`() throws {
    let secure = TextContent.text(Self.secret, placeholder: "Password").secure()
    func texts(of value: Any) -> [String] {
      var dumped = ""
      dump(value, to: &dumped)
      return ["\(value)", String(reflecting: value), dumped]
    }
    #expect(texts(of: secure).allSatisfy { !$0.contains(Self.secret) && $0.contains("••••••••") })
    #expect(texts(of: secure.secure(false)).allSatisfy { $0.contains(Self.secret) })
    #expect(texts(of: secure) == texts(of: TextContent.text("a", placeholder: "Password").secure()))
    let form = FormContent<Account>.form(Account(password: Self.secret)) { _, _ in }
    #expect(texts(of: form).allSatisfy { !$0.contains(Self.secret) })

    // Views and constraints, which messages of UIKit and of the leak checks name.
    ask()
    var names: [String] = []
    func collect(_ view: UIView) {
      names += [view.description, view.debugDescription, view.accessibilityLabel ?? ""]
      names += view.constraints.map(\.description)
      view.subviews.forEach(collect)
    }
    collect(device.window)
    #expect(names.count > 50)
    #expect(names.allSatisfy { !$0.contains(Self.secret) })
    #expect(device.leaks.allSatisfy { !"\($0)".contains(Self.secret) })
  }

  // MARK: Undo and the pasteboard

  @Test func `undo restores a secure text only as dots, and only in its own field`() throws {
    ask(for: "")
    let field = try #require(host.textField)
    device.type(Self.secret)
    device.press(.keyboardZ, modifiers: .command)
    device.press(.keyboardZ, modifiers: [.command, .shift])
    device.settle()
    #expect(field.isSecureTextEntry)
    #expect(!device.accessibilityTree().contains(Self.secret))
    // What the app can undo.
    for responder in [host.window, host.view, host.controller] as [UIResponder] {
      #expect(responder.undoManager?.canUndo != true && responder.undoManager?.canRedo != true)
    }
    // Revealed and hidden again, the earlier text stays hidden.
    try reveal()
    device.type("!")
    try reveal()
    device.press(.keyboardZ, modifiers: .command)
    device.settle()
    #expect(!device.accessibilityTree().contains(Self.secret))
    host.sheet.dismiss()
    device.settle()
    device.press(.keyboardZ, modifiers: .command)
    #expect(!device.accessibilityTree().contains(Self.secret))
    #expect(host.window.undoManager?.canUndo != true)
  }

  @Test(arguments: Place.allCases)
  func `a secure text reaches the pasteboard only when it's revealed`(place: Place) throws {
    ask(for: "", in: place)
    let field = try #require(device.view { $0 is UITextField } as? UITextField)
    field.becomeFirstResponder()
    device.type(Self.secret)
    press(.keyboardC)
    press(.keyboardX)
    #expect(UIPasteboard.general.string == nil && field.text == Self.secret)
    try reveal()
    press(.keyboardC)
    #expect(UIPasteboard.general.string == Self.secret)
  }
}
