import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Additional buttons: cards of rows, and a question before a button acts.
@MainActor @Suite(.ownDevice) struct ButtonConfirmationTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  @MainActor private final class Log {
    var entries: [String] = []
    func add(_ text: String) { entries.append(text) }
  }

  private let log = Log()

  private func button(
    _ confirmation: String?, role: SheetButton.Role? = .destructive, dismissesSheet: Bool = true
  ) -> SheetButton {
    SheetButton(
      "Delete", role: role, confirmation: confirmation, dismissesSheet: dismissesSheet
    ) { [log] in log.add("deleted") }
  }

  private func show(_ content: some SheetContent, _ buttons: [SheetButton]) async {
    sheet.show(content, title: "Bookmark", from: host.controller, extraButtons: buttons) {
      [log] _ in
      log.add("value")
    } onCancel: { [log] in
      log.add("\($0)")
    }
    await host.settle()
  }

  private func card(_ index: Int) throws -> UIButton {
    try #require(host.control("BottomBounce.action.\(index)") as? UIButton)
  }

  private var alert: UIAlertController? {
    var top: UIViewController? = host.controller
    while let next = top?.presentedViewController { top = next }
    return top as? UIAlertController
  }

  private func choose(_ index: Int) async throws {
    let actions = try #require(alert?.actions)
    let element = try #require(
      host.device.accessibilityElements.last {
        $0.accessibilityLabel == actions[index].title
      } as? UIView)
    host.device.tap(element)
    await host.settle()
  }

  private struct Event: Equatable {
    var name = "a"
  }

  @Test(arguments: [false, true], [false, true])
  func `a button asks before it acts`(isForm: Bool, dismissesSheet: Bool) async throws {
    let buttons = [button("Delete this bookmark?", dismissesSheet: dismissesSheet)]
    if isForm {
      await show(.form(Event()) { f, _ in f.field("Name", \.name) { .text($0) } }, buttons)
    } else {
      await show(.text("a"), buttons)
    }
    host.type("b")
    for _ in 0..<2 {
      host.device.tap(try card(0))
      await host.settle()
      #expect(alert?.title == "Delete this bookmark?")
      #expect(alert?.actions.map(\.title) == ["Delete", "Cancel"])
      #expect(alert?.actions.map(\.style) == [.destructive, .cancel])
      #expect(alert?.popoverPresentationController?.sourceView === (try card(0)))
      try await choose(1)
      #expect(log.entries.isEmpty && sheet.isPresented && host.textField?.text == "ab")
    }
    host.device.tap(try card(0))
    await host.settle()
    try await choose(0)
    #expect(log.entries == (dismissesSheet ? ["button", "deleted"] : ["deleted"]))
    #expect(sheet.isPresented != dismissesSheet)
    sheet.dismiss()
    await host.settle()
    #expect(host.device.leaks.isEmpty, "\(host.device.leaks)")
  }

  @Test(arguments: [nil, "", " \n"])
  func `without a text it asks nothing`(text: String?) async throws {
    await show(.text("a"), [button(text)])
    host.device.tap(try card(0))
    await host.settle()
    #expect(log.entries == ["button", "deleted"] && alert == nil)
  }

  @Test func `a sheet that ends takes its question with it`() async throws {
    await show(.text("a"), [button("Delete?", role: nil)])
    host.device.tap(try card(0))
    await host.settle()
    #expect(alert?.actions.map(\.style) == [.default, .cancel])
    sheet.dismiss()
    await host.settle()
    #expect(alert == nil && log.entries == ["programmatic"])
    #expect(host.controller.presentedViewController == nil)
  }

  // MARK: Cards

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `a destructive button is in a card of its own`(size: UIContentSizeCategory) async throws {
    host.device.settings.contentSizeCategory = size
    let first = SheetButton("Suggest a Nickname") {}
    let second = SheetButton("Copy", dismissesSheet: false) {}
    await show(.text("a"), [first, second, button(nil)])
    let cards = try (0..<3).map { try card($0) }
    let frames = cards.map { $0.convert($0.bounds, to: nil) }
    #expect(frames.allSatisfy { $0.width == frames[0].width && $0.height >= 44 })
    #expect(abs(frames[0].maxY - frames[1].minY) <= 0.5 && frames[2].minY > frames[1].maxY + 8)
    #expect(cards.allSatisfy { $0.backgroundColor == .secondarySystemGroupedBackground })
    #expect(cards[2].layer.cornerRadius > 0 && cards[2].layer.maskedCorners.rawValue == 15)
    let box = try #require(host.textField?.superview)
    #expect(abs(box.convert(box.bounds, to: nil).minX - frames[0].minX) <= 0.5)
    let labels = cards.compactMap { $0.titleLabel }
    for label in labels {
      let frame = label.convert(label.bounds, to: nil)
      #expect(frames.contains { $0.insetBy(dx: -1, dy: -1).contains(frame) })
    }
    // A button that is added takes its place in the last card.
    #expect(sheet.update(.text("a"), extraButtons: [first, button(nil), button("b")]))
    await host.settle()
    let new = try (0..<3).map { try card($0).convert(card($0).bounds, to: nil) }
    #expect(new[1].minY > new[0].maxY + 8 && abs(new[2].minY - new[1].maxY) <= 0.5)
    #expect(try card(0) === cards[0])
  }
}
