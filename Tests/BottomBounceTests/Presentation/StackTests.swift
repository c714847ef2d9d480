import BottomBounce
import TestHost
import Testing
import UIKit

/// Sheets over sheets.
@MainActor @Suite(.ownDevice) struct StackTests {
  private let host = TestHost()
  private let lower = BottomBounceView()

  private enum Form: CaseIterable {
    case sameObject, otherObject, sameObjectFromController, otherObjectFromController

    var isFromController: Bool {
      self == .sameObjectFromController || self == .otherObjectFromController
    }

    var isSameObject: Bool { self == .sameObject || self == .sameObjectFromController }
  }

  /// Shows a text sheet and waits for its animation.
  private func show(
    _ text: String, by sheet: BottomBounceView, _ form: Form
  ) async -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    if form.isFromController {
      sheet.show(
        .text(text), from: host.controller, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    } else {
      sheet.show(
        .text(text), in: host.view, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    }
    await host.settle()
    return outcomes
  }

  @Test(arguments: Form.allCases)
  private func `the upper sheet ends first, and the lower one can be used again`(
    form: Form
  ) async {
    let upper = form.isSameObject ? lower : BottomBounceView()
    let first = await show("lower", by: lower, form)
    let lowerField = host.textField
    let second = await show("upper", by: upper, form)
    #expect(first.total == 0 && lower.isPresented)
    #expect(host.textField?.text == "upper")
    #expect(host.textField?.isFirstResponder == true && lowerField?.isFirstResponder == false)
    host.type("!")
    host.tapOK()
    await host.settle()
    #expect(second.values == ["upper!"])
    #expect(first.total == 0 && lower.isPresented)
    #expect(lowerField?.isFirstResponder == true)
    host.type("?")
    host.tapOK()
    await host.settle()
    #expect(first.values == ["lower?"])
    #expect(second.total == 1 && !lower.isPresented && !upper.isPresented)
    #expect(host.view.subviews.isEmpty)
    #expect(host.controller.presentedViewController == nil)
    #expect(host.firstResponder == nil)
  }

  @Test func `one controller presents all sheets`() async {
    _ = await show("lower", by: lower, .sameObjectFromController)
    let container = host.controller.presentedViewController
    _ = await show("upper", by: lower, .sameObjectFromController)
    #expect(host.controller.presentedViewController === container)
    #expect(container?.presentedViewController == nil)
    #expect(container?.view.subviews.count == 2)
    lower.dismiss()
    await host.settle()
    #expect(host.controller.presentedViewController == nil)
  }

  /// The durations of the animations of three sheets, from below to above, in seconds.
  nonisolated private static let durations = [[0.3, 0.3, 0.3], [0.1, 0.3, 0.6], [0.6, 0.3, 0.1]]

  @Test(arguments: [true, false], durations)
  func `dismiss() ends the sheets of one object from above to below`(
    fromController: Bool, durations: [TimeInterval]
  ) async {
    var events: [String: [Int]] = [:]
    for (level, duration) in durations.enumerated() {
      let note = { @MainActor (event: String) in events[event, default: []].append(level) }
      let configuration = SheetConfiguration { $0.animationDuration = duration }
      let callbacks = SheetCallbacks<String>(
        willDismiss: { _ in note("willDismiss") }, didDismiss: { _ in note("didDismiss") })
      if fromController {
        lower.show(
          .text("a"), from: host.controller, configuration: configuration, callbacks: callbacks
        ) { _ in
        } onCancel: { _ in
          note("onCancel")
        }
      } else {
        lower.show(
          .text("a"), in: host.view, configuration: configuration, callbacks: callbacks
        ) { _ in
        } onCancel: { _ in
          note("onCancel")
        }
      }
      await host.settle()
    }
    lower.dismiss()
    #expect(events["willDismiss"] == [2, 1, 0])
    await host.settle()
    #expect(events["onCancel"] == [2, 1, 0])
    #expect(events["didDismiss"] == [2, 1, 0])
    #expect(!lower.isPresented && host.view.subviews.isEmpty)
    #expect(host.controller.presentedViewController == nil)
  }

  @Test func `a lower sheet that ends first leaves the upper one in use`() async {
    let upper = BottomBounceView()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    let first = await show("lower", by: lower, .otherObject)
    let second = await show("upper", by: upper, .otherObject)
    lower.dismiss()
    await host.settle()
    #expect(first.cancellations == [.programmatic] && second.total == 0)
    #expect(host.textField?.text == "upper" && host.textField?.isFirstResponder == true)
    host.tapOK()
    await host.settle()
    #expect(second.values == ["upper"])
    // The field of the lower sheet was removed.
    #expect(field.isFirstResponder)
  }

  @Test func `removing the host ends every sheet once`() async {
    let child = UIView(frame: host.view.bounds)
    host.view.addSubview(child)
    let outcomes = Outcomes<String>()
    for name in ["lower", "upper"] {
      outcomes.show(.text(name), by: lower, in: child)
      await host.settle()
    }
    child.removeFromSuperview()
    await host.settle()
    #expect(outcomes.cancellations == [.hostDetached, .hostDetached])
    #expect(!lower.isPresented && child.subviews.isEmpty)
  }

  @Test func `detents belong to the topmost sheet`() async {
    var configuration = SheetConfiguration()
    configuration.detents = [.medium, .large]
    _ = await host.showText(lower, configuration: configuration)
    #expect(lower.selectedDetent == .medium)
    _ = await host.showText(lower)
    #expect(lower.selectedDetent == .fits)
    host.tapCancel()
    await host.settle()
    #expect(lower.selectedDetent == .medium)
    lower.dismiss()
    await host.settle()
  }

  @Test func `replace ends all sheets of a stack`() async {
    let outcomes = Outcomes<String>()
    for name in ["lower", "upper"] {
      outcomes.show(.text(name), by: BottomBounceView(), in: host.view)
      await host.settle()
    }
    let last = await host.showText(lower, configuration: .replacing)
    #expect(outcomes.cancellations == [.superseded, .superseded])
    host.tapCancel()
    await host.settle()
    #expect(last.cancellations == [.cancelButton])
    #expect(host.view.subviews.isEmpty)
  }

  @Test(arguments: [true, false])
  func `two calls in one turn with the same content have two outcomes`(inView: Bool) async {
    let outcomes = (Outcomes<String>(), Outcomes<String>())
    for one in [outcomes.0, outcomes.1] {
      if inView {
        lower.show(.text("a"), in: host.view, onValue: one.onValue, onCancel: one.onCancel)
      } else {
        lower.show(.text("a"), from: host.controller, onValue: one.onValue, onCancel: one.onCancel)
      }
    }
    await host.settle()
    host.type("b")
    host.tapOK()
    await host.settle()
    #expect(outcomes.0.total == 0 && outcomes.1.values == ["ab"])
    host.tapOK()
    await host.settle()
    #expect(outcomes.0.values == ["a"] && outcomes.1.total == 1)
  }
}
