import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Sheets that the user can't dismiss without a value, and those that ask before they discard changes.
@MainActor @Suite(.ownDevice) struct CancellableTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private var question: UIAlertController? {
    var top = screen.controller as UIViewController?
    while let next = top?.presentedViewController { top = next }
    return top as? UIAlertController
  }

  private func middle(of name: String) -> CGPoint {
    let view = device.accessibilityElements.first { $0.accessibilityLabel == name } as? UIView
    return view.map { device.middle(of: $0) } ?? .zero
  }

  private func leave(_ way: Int) async {
    switch way {
    case 0: device.tap(at: CGPoint(x: device.window.bounds.midX, y: 90))
    case 1:
      let top = screen.panel?.convert(CGPoint(x: 196, y: 12), to: nil) ?? .zero
      device.drag(from: top, to: CGPoint(x: top.x, y: top.y + 600), over: 0.2)
    case 2: device.press(.keyboardEscape)
    default: _ = screen.sheet.accessibilityPerformEscape()
    }
    await device.settle()
  }

  @Test(arguments: 0..<4, [true, false])
  func `the user can't dismiss a sheet that isn't cancellable`(way: Int, asksApp: Bool) async {
    var isAsked = false
    var shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
    if asksApp {
      shouldDismiss = { _ in
        isAsked = true
        return true
      }
    }
    let outcomes = Outcomes<String>()
    screen.sheet.show(
      .text("a"), title: "Name", from: screen.controller,
      extraButtons: [SheetButton("Skip") {}],
      configuration: SheetConfiguration { $0.isCancellable = false },
      shouldDismiss: shouldDismiss, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await device.settle()
    #expect(screen.cancelButton?.isHidden != false)
    let names = device.accessibilityElements.map(\.accessibilityLabel)
    #expect(!names.contains("Cancel") && !names.contains("Dismiss"))
    await leave(way)
    #expect(outcomes.total == 0 && screen.sheet.isPresented && !isAsked)
    if way < 2 {
      screen.tapOK()
    } else if way == 2 {
      screen.sheet.dismiss()
    } else {
      device.tap(at: middle(of: "Skip"))
    }
    await device.settle()
    #expect(outcomes.values == (way < 2 ? ["a"] : []))
    #expect(outcomes.cancellations == (way < 2 ? [] : [way == 2 ? .programmatic : .button]))
  }

  @Test(arguments: [nil, true, false], [true, false])
  func `a form asks before it discards changes, and another content doesn't`(
    confirms: Bool?, isForm: Bool
  ) async {
    let outcomes = Outcomes<[String]>()
    let configuration = SheetConfiguration { $0.confirmsDiscardingChanges = confirms }
    if isForm {
      screen.sheet.show(
        .form(["a"]) { f, _ in f.field("Name", \.[0]) { .text($0) } }.orNone(), title: "Name",
        from: screen.controller, configuration: configuration, onValue: { _ in },
        onCancel: outcomes.onCancel)
    } else {
      screen.sheet.show(
        .text("a"), title: "Name", from: screen.controller, configuration: configuration,
        onValue: { _ in }, onCancel: outcomes.onCancel)
    }
    await device.settle()
    screen.textField?.becomeFirstResponder()
    await device.settle()
    device.type("b")
    await device.settle()
    screen.tapCancel()
    await device.settle()
    let asks = confirms ?? isForm
    #expect(outcomes.total == (asks ? 0 : 1) && (question != nil) == asks)
    screen.sheet.dismiss()
    await device.settle()
    #expect(outcomes.total == 1)
  }
}
