import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A countdown in a button, while the panel moves or is covered.
@MainActor @Suite(.ownDevice) struct UpdateWhileMovingTests: MovingPanel {
  let screen = TestHost()

  @discardableResult private func countDown(_ second: Int, title: String = "Code") -> Bool {
    screen.sheet.update(
      .text("1", limit: 6), title: title,
      extraButtons: [SheetButton("\(second) s", dismissesSheet: false, isEnabled: false) {}],
      keepingEdits: true)
  }

  private func show() {
    screen.sheet.show(
      .text("1", limit: 6), title: "Code", in: screen.view,
      extraButtons: [SheetButton("9 s", isEnabled: false) {}]
    ) { _ in }
  }

  @Test func `a finger keeps the panel`() {
    show()
    screen.settleAnimations()
    let raised = raised
    let finger = pull(by: 60)
    let place = top
    for second in 0..<3 {
      #expect(countDown(second))
      #expect(isNear(top, place), "\(second)")
      device.advance(by: device.frameInterval)
      #expect(isNear(top, place), "\(second)")
    }
    rest(finger)
    screen.settleAnimations()
    #expect(isNear(top, raised))
  }

  @Test func `a panel that appears or leaves moves on`() async {
    for updates in [false, true] {
      show()
      var tops: [CGFloat] = []
      for frame in 0..<30 {
        device.advance(by: device.frameInterval)
        if updates { countDown(frame) }
        tops.append(top)
      }
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 1 }, "\(tops)")
      await screen.settle()
      screen.sheet.dismiss()
      tops = []
      for frame in 0..<8 {
        device.advance(by: device.frameInterval)
        #expect(!countDown(frame))
        tops.append(top)
      }
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 1 }, "\(tops)")
      await screen.settle()
    }
  }

  private struct Order {
    var name = "a"
    var city = "Rome"
  }

  @Test func `a form below the sheet of its row follows`() async throws {
    let cities = (0..<12).map { "City \($0)" } + ["Rome"]
    func form(_ limit: Int) -> FormContent<Order> {
      .form(Order()) { f, _ in
        f.field("Name", \.name) { .text($0, limit: limit) }
        f.field("City", \.city) { .list(cities, selected: $0) }
      }
    }
    var values: [Order] = []
    screen.sheet.show(form(9), title: "Order", in: screen.view) { values.append($0) }
    await screen.settle()
    device.type("b")
    device.tap(try #require(device.accessibilityElement(labeled: "City") as? UIView))
    await screen.settle()
    let lower = try #require(screen.sheet.presenter.current)
    #expect(
      lower.update(to: form(5), title: "Order", buttons: nil, value: .entered))
    await screen.settle()
    device.tap(try #require(device.accessibilityElement(labeled: "City 3") as? UIView))
    screen.tapOK()
    await screen.settle()
    screen.tapOK()
    await screen.settle()
    #expect(values.map(\.name) == ["ab"] && values.map(\.city) == ["City 3"])
  }
}
