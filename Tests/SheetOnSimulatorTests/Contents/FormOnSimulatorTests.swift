import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Forms with the keyboard, VoiceOver, and touches.
@MainActor @Suite(.ownDevice) struct FormOnSimulatorTests {
  private let host = TestHost()
  private var device: Simulator { host.device }
  private let sheet = BottomBounceView()

  private struct Account: Equatable {
    var name = ""
    var password = ""
  }

  private struct Order {
    var name = "Ada"
    var size = "M"
    var isGift = false
    var rows = Array(repeating: "text", count: 6)
  }

  private var signIn: FormContent<Account> {
    .form(Account()) { f, _ in
      f.field("User name", \.name) { .text($0, placeholder: "Required").rules(.required()) }
      f.field("Password", \.password) { .text($0, placeholder: "Required").secure() }
      f.rule(at: \.password) { $0.password.isEmpty ? "Enter your password." : nil }
    }
  }

  private var order: FormContent<Order> {
    .form(Order()) { f, order in
      f.field("Name", \.name) { .text($0).rules(.required()) }
      f.field("Size", \.size) { .list(["S", "M", "L", "XL", "XXL", "3XL"], selected: $0) }
      f.toggle("Gift", \.isGift)
      for index in order.rows.indices {
        f.field("Line \(index)", \.rows[index]) { .text($0).rules(.required("Line \(index).")) }
      }
    }
  }

  private func show<Content: SheetContent>(
    _ content: Content, title: String = "Title", fromController: Bool = true,
    configure: (inout SheetConfiguration) -> Void = { _ in }
  ) async -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    let configuration = SheetConfiguration(configure)
    if fromController {
      sheet.show(
        content, title: title, from: host.controller, configuration: configuration,
        onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    } else {
      outcomes.show(content, title: title, by: sheet, in: host.view, configuration)
    }
    await host.settle()
    return outcomes
  }

  private var texts: [UITextField] { views(in: device.window) }
  private var toggle: UISwitch? { (views(in: device.window) as [UISwitch]).first }

  private func views<View: UIView>(in view: UIView) -> [View] {
    if let match = view as? View { return [match] }
    return view.subviews.flatMap { views(in: $0) }
  }

  private func row(_ title: String) throws -> UIView {
    try #require(device.accessibilityElement(labeled: title) as? UIView)
  }

  private func choose(_ title: String) throws {
    device.tap(try #require(device.accessibilityElement(labeled: title) as? UIView))
  }

  // MARK: Settings

  private struct Trip {
    var start = Date(timeIntervalSince1970: 1_000_000_000)
    var rest = Duration.seconds(5400)
    var amount = 1
  }

  @Test func `rows follow the user's format of dates and keep the edits`() async throws {
    let outcomes = await show(
      .form(Trip()) { f, _ in
        f.field("Start", \.start) { .date($0, mode: .dateAndTime) }
        f.field("Rest", \.rest) { .duration($0) }
        f.field("Amount", \.amount) { .number($0, in: 0...5000) }
      })
    let rows = { [device] in
      ["Start", "Rest"].map { device.accessibilityElement(labeled: $0)?.accessibilityValue }
    }
    #expect(rows() == ["Sep 9, 2001 at 1:46\u{202F}AM", "1 hr, 30 min"])
    device.tap(texts[0])
    host.type("2")
    device.settings.locale = Locale(identifier: "de_DE")
    await host.settle()
    #expect(rows() == ["9. Sept. 2001, 01:46", "1 Std., 30 Min."])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.amount) == [12])
    #expect(outcomes.values.map(\.rest) == [.seconds(5400)])
  }

  @Test func `a form below another sheet follows the direction of the language`() async throws {
    device.settings.locale = Locale(identifier: "he_IL")
    _ = await show(order, fromController: false)
    let title = try #require((views(in: host.view) as [UILabel]).first { $0.text == "Name" })
    let x = title.convert(title.bounds, to: nil).minX
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    BottomBounceView().show(.text("Other"), from: host.controller) { _ in }
    await host.settle()
    device.settings.contentSizeCategory = .extraSmall
    device.settings.locale = Locale(identifier: "en_US")
    await host.settle()
    #expect(device.system.warnings.isEmpty)
    #expect(title.convert(title.bounds, to: nil).minX < x)
  }

  // MARK: Keyboard

  @Test func `Return in the last text moves to the first invalid field`() async {
    let outcomes = await show(signIn)
    device.press(.keyboardReturnOrEnter)
    device.press(.keyboardReturnOrEnter)
    await host.settle()
    #expect(texts[0].isFirstResponder && outcomes.total == 0)
    device.type("ada")
    device.press(.keyboardReturnOrEnter)
    device.press(.keyboardReturnOrEnter)
    await host.settle()
    #expect(texts[1].isFirstResponder && outcomes.total == 0)
  }

  @Test func `arrow keys move through the rows, and Space opens one or turns its switch`()
    async throws
  {
    let outcomes = await show(
      FormContent<Order>.form(Order()) { f, _ in
        f.field("Size", \.size) { .list(["S", "M", "L", "XL", "XXL", "3XL"], selected: $0) }
        f.toggle("Gift", \.isGift)
      })
    device.press(.keyboardDownArrow)
    device.press(.keyboardDownArrow)
    device.press(.keyboardSpacebar)
    await host.settle()
    #expect(toggle?.isOn == true)
    device.press(.keyboardUpArrow)
    device.press(.keyboardSpacebar)
    await host.settle()
    device.press(.keyboardDownArrow)
    device.press(.keyboardReturnOrEnter)
    await host.settle()
    #expect(try row("Size").accessibilityValue == "L")
    device.press(.keyboardReturnOrEnter)
    await host.settle()
    #expect(outcomes.values.map(\.size) == ["L"] && outcomes.values.map(\.isGift) == [true])
  }

  @Test func `a finger that rests on a switch while the app saves doesn't turn it`() async throws {
    var saving: CheckedContinuation<Void, Never>?
    let outcomes = Outcomes<Order>()
    sheet.show(
      .form(Order()) { f, _ in f.toggle("Gift", \.isGift) }, in: host.view,
      commit: { _ in await withCheckedContinuation { saving = $0 } },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    let toggle = try #require(toggle)
    let finger = device.touchDown(at: device.middle(of: toggle))
    // With a hardware keyboard, no second finger is needed.
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    await host.settle()
    #expect(saving != nil)
    finger.lift()
    await host.settle()
    #expect(!toggle.isOn)
    saving?.resume()
    await host.settle()
    #expect(outcomes.values.map(\.isGift) == [false])
  }

  // MARK: VoiceOver

  @Test func `VoiceOver reads the fields of the sign-in form in their order`() async {
    let outcomes = await show(signIn, title: "Sign in")
    let before = device.accessibilityElements.map { $0.accessibilityLabel ?? "" }
    #expect(
      before == [
        "Cancel", "Sign in", host.okName, "User name", "Password", "Password, Show password",
        "Dismiss",
      ])
    host.tapOK()
    await host.settle()
    // The messages are hints, so that they are heard once.
    let after = device.accessibilityElements.map { $0.accessibilityLabel ?? "" }
    #expect(after == before)
    let hints = device.accessibilityElements.compactMap(\.accessibilityHint)
    #expect(hints.filter { $0.hasPrefix("Enter") } == ["Enter some text."])
    #expect(device.announcements.last == "User name: Enter some text.")
    device.type("ada")
    host.tapOK()
    await host.settle()
    // The rule of the form waits until the fields are valid.
    let later = device.accessibilityElements.compactMap(\.accessibilityHint)
    #expect(later.filter { $0.hasPrefix("Enter") } == ["Enter your password."])
    #expect(outcomes.total == 0)
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Ways out

  @Test(arguments: [true, false])
  func `the user is asked only about fields that have changed`(inView: Bool) async throws {
    let first = await show(order, fromController: !inView) { $0.confirmsDiscardingChanges = true }
    device.type("x")
    host.tapCancel()
    await host.settle()
    #expect(first.total == 0)
    try choose("Discard")
    await host.settle()
    #expect(first.cancellations == [.cancelButton])
    let second = await show(order, fromController: !inView) { $0.confirmsDiscardingChanges = true }
    let toggle = try #require(toggle)
    device.tap(toggle)
    await host.settle()
    #expect(toggle.isOn)
    device.tap(toggle)
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(second.cancellations == [.cancelButton], "The switch is off again.")
  }

  // MARK: Layout

  @Test(arguments: [DeviceModel.iPhoneSE3, .iPhone16, .iPadPro11], [false, true])
  func `the field with the focus is visible above the keyboard`(
    model: DeviceModel, isLarge: Bool
  ) async throws {
    let host = TestHost(on: Simulator(model))
    if isLarge { host.device.settings.contentSizeCategory = .accessibilityLarge }
    let outcomes = Outcomes<Order>()
    outcomes.show(order, title: "Order", by: sheet, in: host.view)
    await host.settle()
    let texts: [UITextField] = views(in: host.device.window)
    #expect(texts.count == 7)
    for index in texts.indices {
      let text = texts[index]
      #expect(text.isFirstResponder)
      let frame = text.convert(text.bounds, to: nil)
      let panel = try #require(host.contents)
      let visible = panel.convert(panel.bounds.inset(by: panel.contentInset), to: nil)
      #expect(frame.minY >= visible.minY - 1 && frame.maxY <= visible.maxY + 1, "\(index)")
      if index < texts.count - 1 { host.pressReturn() }
      await host.settle()
    }
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [UIContentSizeCategory.large, .extraSmall])
  func `a form's text size changes while another sheet appears`(
    size: UIContentSizeCategory
  ) async {
    let outcomes = await show(order)
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    await host.settle()
    // The lines turn to rows again, and aren't laid out before the other sheet measures itself.
    device.settings.contentSizeCategory = size
    let other = Outcomes<String>()
    BottomBounceView().show(
      .text("Ada"), from: host.controller, onValue: other.onValue, onCancel: other.onCancel)
    #expect(Device.current.layoutConflicts.isEmpty)
    await host.settle()
    #expect(Device.current.layoutConflicts.isEmpty)
    device.settings.contentSizeCategory = .accessibilityMedium
    await host.settle()
    #expect(Device.current.layoutConflicts.isEmpty)
    #expect(outcomes.total == 0)
  }

  @Test(arguments: [true, false])
  func `the value of a row stands at the other end in a right-to-left part of the app`(
    whileShown: Bool
  ) async throws {
    if !whileShown { host.controller.traitOverrides.layoutDirection = .rightToLeft }
    _ = await show(order, fromController: false)
    if whileShown { host.controller.traitOverrides.layoutDirection = .rightToLeft }
    await host.settle()
    let labels: [UILabel] = views(in: try row("Size"))
    let value = try #require(labels.first { $0.text == "M" })
    #expect(value.textAlignment == .left)
    host.controller.traitOverrides.layoutDirection = .leftToRight
    await host.settle()
    #expect(value.textAlignment == .right)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the first invalid field is scrolled into view`() async throws {
    let host = TestHost(on: Simulator(.iPhoneSE3))
    let outcomes = Outcomes<Order>()
    outcomes.show(order, title: "Order", by: sheet, in: host.view)
    await host.settle()
    let texts: [UITextField] = views(in: host.device.window)
    texts[6].becomeFirstResponder()
    texts[6].text = ""
    texts[6].sendActions(for: .editingChanged)
    texts[0].becomeFirstResponder()
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(texts[6].isFirstResponder && outcomes.total == 0)
    let contents = try #require(host.contents)
    let frame = texts[6].convert(texts[6].bounds, to: contents)
    #expect(contents.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)))
    sheet.dismiss()
    await host.settle()
  }
}
