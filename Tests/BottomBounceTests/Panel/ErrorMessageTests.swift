import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The look of an error's message, and what VoiceOver reads of it.
@MainActor @Suite(.ownDevice) struct ErrorMessageTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Account {
    var name = ""
    var size = "S"
  }

  private func label(_ identifier: String) throws -> UILabel {
    try #require(host.view(identifier) as? UILabel)
  }

  /// The symbol beside a message.
  private func symbol(of label: UILabel) throws -> UIImageView {
    try #require(label.superview?.subviews.compactMap { $0 as? UIImageView }.first)
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  private func refuse(_ configuration: SheetConfiguration = SheetConfiguration()) async {
    _ = await host.showText(
      sheet, .text().rule(shown: .onOK) { TextRule.required().message(for: $0) },
      configuration: configuration)
    host.tapOK()
    await host.settle()
  }

  // MARK: Look

  @Test func `a message has the text color after a red symbol, which disappears with it`()
    async throws
  {
    await refuse()
    let label = try label("BottomBounce.message")
    let symbol = try symbol(of: label)
    #expect(label.textColor == .label && label.font == .preferredFont(forTextStyle: .footnote))
    #expect(symbol.tintColor == .sheetError && symbol.alpha == 1)
    #expect(symbol.image == UIImage(systemName: "exclamationmark.circle.fill"))
    #expect(!symbol.isAccessibilityElement)
    #expect(symbol.frame.maxX + 4 == label.frame.minX)
    let frame = symbol.convert(symbol.bounds, to: host.panel)
    #expect(frame.minX == SheetConfiguration().contentInsets.leading + 16)
    host.type("a")
    await host.settle()
    #expect(host.problem == nil && symbol.superview?.alpha == 0)
    await end()
  }

  @Test(arguments: [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ])
  func `the red of errors is the system's red with increased contrast`(traits: UITraitCollection) {
    let high = traits.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(
      UIColor.sheetError.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: high))
  }

  @Test func `the message of a form's field has the symbol, too`() async throws {
    _ = await host.show(form, by: sheet)
    host.tapOK()
    await host.settle()
    let labels: [UILabel] = host.formViews("BottomBounce.fieldMessage")
    let label = try #require(labels.first)
    let symbol = try symbol(of: label)
    #expect(label.textColor == .label && symbol.tintColor == .sheetError)
    #expect(symbol.frame.minX == 16 && symbol.frame.maxX + 4 == label.frame.minX)
    #expect(abs(symbol.frame.midY - label.font.lineHeight / 2) < 1.5)
    await end()
  }

  @Test func `the counter stays visible above the limit`() async {
    _ = await host.showText(sheet, TextContent.text("abcdef", limit: 3))
    #expect(host.problem != nil)
    let count = host.view("BottomBounce.count") as? UILabel
    #expect(count?.superview?.isHidden == false && count?.text == "6/3")
    await end()
  }

  // MARK: VoiceOver

  private var form: FormContent<Account> {
    .form(Account()) { f, _ in
      f.field("Name", \.name) { .text($0).rules(.required()) }
      f.field("Size", \.size) {
        .list(["S", "M"], selected: $0)
          .rule(shown: .onOK) { $0 == "S" ? "Choose a larger size." : nil }
      }
    }
  }

  @Test func `an error of a commit is the hint of the text, and is read once`() async throws {
    host.sheet.show(
      .text("Ada"), title: "Name", in: host.view,
      commit: { _ in throw ValidationError("No network.") }, onValue: { _ in })
    await host.settle()
    await host.tapOKAndWait()
    await host.settle()
    #expect(host.problem == "No network.")
    #expect(host.textField?.accessibilityHint == "No network.")
    #expect(try label("BottomBounce.message").isAccessibilityElement == false)
    host.type("b")
    await host.settle()
    #expect(host.textField?.accessibilityHint == nil)
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `an error of a content without a text is an element`() async throws {
    host.sheet.show(
      .wheel(["A", "B"]), title: "Letter", in: host.view,
      commit: { _ in throw ValidationError("No network.") }, onValue: { _ in })
    await host.settle()
    await host.tapOKAndWait()
    await host.settle()
    let label = try label("BottomBounce.message")
    #expect(label.isAccessibilityElement)
    let elements = host.panel?.accessibilityElements as? [UIView] ?? []
    #expect(elements.contains { label.isDescendant(of: $0) })
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `the messages of a form are hints of its texts and rows`() async throws {
    _ = await host.show(form, by: sheet)
    host.tapOK()
    await host.settle()
    let labels: [UILabel] = host.formViews("BottomBounce.fieldMessage")
    #expect(labels.map(\.text) == ["Enter some text.", "Choose a larger size."])
    #expect(labels.allSatisfy { !$0.isAccessibilityElement })
    #expect(host.textField?.accessibilityHint == "Enter some text.")
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    #expect(rows.first?.accessibilityHint == "Choose a larger size.")
    host.textField?.becomeFirstResponder()
    host.type("a")
    await host.settle()
    #expect(host.textField?.accessibilityHint == nil)
    await end()
  }

  @Test func `of several contents, none is described by their error`() {
    let text = TextContent.text().makeBody(SheetContext()).map { _ in }
    let other = TextContent.text().makeBody(SheetContext()).map { _ in }
    let error = ValidationError("No.")
    #expect(SheetBody(UIView(), combining: [text, other]) {}.showError?(error) == .below)
    #expect(SheetBody(UIView(), combining: [text]) {}.showError?(error) == .hint)
  }
}
