import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Return while a text is invalid.
@MainActor @Suite(.ownDevice) struct InvalidReturnTests {
  /// A way to press Return.
  enum Key: CaseIterable, Sendable { case software, hardware, command }

  private struct Profile {
    var name = ""
  }

  private func press(_ key: Key, on host: TestHost) async {
    host.device.showsSoftwareKeyboard = key == .software
    await host.device.settle()
    switch key {
    case .software: host.device.type("\n")
    case .hardware: host.device.press(.keyboardReturnOrEnter)
    case .command: host.device.press(.keyboardReturnOrEnter, modifiers: .command)
    }
    await host.device.settle()
  }

  private func expectReason<Content: SheetContent>(
    _ content: Content, _ key: Key, _ message: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let host = TestHost()
    let outcomes = host.show(content)
    await host.device.settle()
    await press(key, on: host)
    let labels: [UILabel] = host.formViews("BottomBounce.fieldMessage")
    let shown = host.problem ?? labels.first?.text
    #expect(shown != nil && message.map { $0 == shown } != false, sourceLocation: sourceLocation)
    #expect(outcomes.total == 0 && host.sheet.isPresented, sourceLocation: sourceLocation)
    host.sheet.dismiss()
    await host.device.settle()
  }

  @Test(arguments: Key.allCases)
  func `Return shows why a text, a number, or a form is invalid, and never confirms`(
    key: Key
  ) async {
    await expectReason(.text().rules(.required()), key, "Enter some text.")
    await expectReason(
      .text().rule(shown: .onOK) { TextRule.required().message(for: $0) }, key, "Enter some text.")
    await expectReason(.text().secure().rules(.required()), key, "Enter some text.")
    await expectReason(
      .form(Profile()) { f, _ in f.field("Name", \.name) { .text($0).rules(.required()) } }, key,
      "Enter some text.")
    await expectReason(.number(5, in: 10...5_000), key)
  }

  @Test func `Command-Return shows why several lines are invalid, and never confirms`() async {
    await expectReason(
      .text("Ada").lines(1...5).rules(.length(5...)), .command)
  }

  @Test(arguments: [Key.software, .hardware])
  func `Return in several invalid lines adds a line break`(key: Key) async {
    let host = TestHost()
    let outcomes = host.show(.text("A").lines(1...5).rules(.length(5...)))
    await host.device.settle()
    await press(key, on: host)
    #expect(host.textView?.text == "A\n" && outcomes.total == 0 && host.sheet.isPresented)
    host.sheet.dismiss()
    await host.device.settle()
  }
}
