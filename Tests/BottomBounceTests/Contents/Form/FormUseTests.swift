import BottomBounce
import TestHost
import Testing
import UIKit

/// Forms that are filled in with Return and with VoiceOver, and what keeps their fields.
@MainActor @Suite(.ownDevice) struct FormUseTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Account: Equatable {
    var name = ""
    var password = ""
  }

  private struct Order {
    var name = "Ada"
    var size = "M"
    var isGift = false
  }

  private var signIn: FormContent<Account> {
    .form(Account()) { f, _ in
      f.field("User name", \.name) { .text($0, placeholder: "Required").rules(.required()) }
      f.field("Password", \.password) { .text($0, placeholder: "Required").secure() }
      f.rule(at: \.password) { $0.password.isEmpty ? "Enter your password." : nil }
    }
  }

  private var order: FormContent<Order> {
    .form(Order()) { f, _ in
      f.field("Name", \.name) { .text($0).rules(.required()) }
      f.field("Size", \.size) { .list(["S", "M", "L", "XL", "XXL", "3XL"], selected: $0) }
      f.toggle("Gift", \.isGift)
    }
  }

  private func show<Content: SheetContent>(
    _ content: Content, fromController: Bool = true,
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Content.Value) async throws -> Void)? = nil
  ) async -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    if fromController {
      sheet.show(
        content, title: "Title", from: host.controller,
        configuration: SheetConfiguration { $0.confirmsDiscardingChanges = false },
        shouldDismiss: shouldDismiss, commit: commit, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    } else {
      sheet.show(
        content, title: "Title", in: host.view, shouldDismiss: shouldDismiss, commit: commit,
        onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    }
    await host.settle()
    return outcomes
  }

  private var texts: [UITextField] { host.formViews("BottomBounce.text") }
  private var rows: [UIControl] { host.formViews("BottomBounce.row") }
  private var switches: [UIControl] { host.formViews("BottomBounce.switch") }
  private var toggle: UISwitch? {
    switches.first?.subviews.lazy.compactMap { $0 as? UISwitch }.first
  }

  // MARK: Return

  @Test(arguments: [true, false])
  func `a form can be filled in and confirmed with the keyboard alone`(
    fromController: Bool
  ) async {
    let outcomes = await show(signIn, fromController: fromController)
    host.type("ada")
    #expect(texts[0].returnKeyType == .next && texts[1].returnKeyType == .done)
    host.pressReturn()
    await host.settle()
    #expect(texts[1].isFirstResponder)
    host.type("secret")
    host.pressReturn()
    await host.settle()
    #expect(outcomes.values == [Account(name: "ada", password: "secret")])
    #expect(outcomes.total == 1)
  }

  @Test func `a field that appears moves the others, and the first responder stays`() async throws {
    _ = await show(
      FormContent<Order>.form(Order()) { f, order in
        f.field("Name", \.name) { .text($0) }
        if order.name.count > 3 { f.field("Size", \.size) { .text($0) } }
        f.toggle("Gift", \.isGift)
      })
    let field = texts[0]
    let height = host.panel?.bounds.height ?? 0
    host.type("x")
    await host.settle()
    #expect(texts.count == 2 && field.isFirstResponder && field.returnKeyType == .next)
    #expect((host.panel?.bounds.height ?? 0) > height)
    field.deleteBackward()
    await host.settle()
    #expect(texts.count == 1 && field.isFirstResponder && host.panel?.bounds.height == height)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a text ends at the trailing edge, or stands below its title if it is large`()
    async throws
  {
    let names = ["Name", "Longer title"]
    _ = await show(
      FormContent<Order>.form(Order()) { f, _ in
        f.field(names[0], \.name) { .text($0) }
        f.field(names[1], \.size) { .text($0) }
      }, fromController: false)
    let titles = (host.formViews(nil) as [UILabel]).filter { names.contains($0.text ?? "") }
    #expect(titles.map(\.text) == names)
    for size in [UIContentSizeCategory.large, .accessibilityExtraLarge, .large] {
      await host.changeTraits { $0.preferredContentSizeCategory = size }
      let isLarge = size.isAccessibilityCategory
      for (title, text) in zip(titles, texts) {
        let line = try #require(title.superview)
        let (name, field) = (title.frame, text.convert(text.bounds, to: line))
        #expect(name.minX == 16 && abs(line.bounds.maxX - field.maxX - 16) < 0.5)
        #expect(abs(field.minX - (isLarge ? 16 : name.maxX + 16)) < 0.5)
        #expect(isLarge == (field.minY >= name.maxY - 0.5))
        #expect(name.minY > 0 && abs(line.bounds.maxY - field.maxY) < 0.5)
      }
      #expect(texts.allSatisfy { $0.textAlignment == (isLarge ? .natural : .right) })
    }
    sheet.dismiss()
    await host.settle()
  }

  // MARK: VoiceOver

  @Test func `VoiceOver reads a row with its value, and a switch with its state`() async throws {
    _ = await show(order)
    let size = try #require(rows.first { $0.accessibilityLabel == "Size" })
    #expect(size.accessibilityValue == "M" && size.accessibilityTraits.contains(.button))
    let gift = try #require(switches.first { $0.accessibilityLabel == "Gift" })
    #expect(gift.accessibilityValue == "0" && gift.accessibilityTraits.contains(.toggleButton))
    #expect(gift.accessibilityActivate() && toggle?.isOn == true)
    #expect(size.accessibilityActivate())
    await host.settle()
    #expect(host.view("BottomBounce.options") is UITableView)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `VoiceOver neither opens a row nor turns a switch while the app saves`() async throws {
    var saving: CheckedContinuation<Void, Never>?
    let outcomes = await show(
      order, commit: { _ in await withCheckedContinuation { saving = $0 } })
    host.tapOK()
    await host.settle()
    #expect(saving != nil)
    #expect(try #require(switches.first).accessibilityActivate() && toggle?.isOn == false)
    #expect(try #require(rows.first).accessibilityActivate())
    await host.settle()
    #expect(host.view("BottomBounce.options") == nil)
    saving?.resume()
    await host.settle()
    #expect(outcomes.values.map(\.isGift) == [false] && outcomes.total == 1)
  }

  // MARK: Vetoes and errors

  @MainActor private final class Veto {
    var mayLeave = false
  }

  @Test func `a veto keeps the edited fields`() async throws {
    let veto = Veto()
    let outcomes = await show(order, shouldDismiss: { _ in veto.mayLeave })
    host.type("x")
    host.tapCancel()
    await host.settle()
    #expect(texts[0].text == "Adax" && outcomes.total == 0)
    veto.mayLeave = true
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
  }

  @Test func `an error of commit is shown below the form, and the fields stay`() async throws {
    var saved: [String] = []
    let outcomes = await show(
      signIn,
      commit: { account in
        saved.append(account.password)
        if account.password == "old" { throw ValidationError("This password has expired.") }
      })
    host.type("ada")
    host.pressReturn()
    host.type("old")
    host.pressReturn()
    await host.settle()
    #expect(host.problem == "This password has expired." && outcomes.total == 0)
    #expect(texts[0].text == "ada" && texts[1].isFirstResponder)
    host.type("er")
    await host.settle()
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(saved == ["old", "older"] && outcomes.values.map(\.password) == ["older"])
  }
}
