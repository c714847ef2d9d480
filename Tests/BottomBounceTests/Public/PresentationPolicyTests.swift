import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// What becomes of a sheet that is to be shown where another one is up.
@MainActor @Suite(.ownDevice) struct PresentationPolicyTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private func configuration(_ policy: PresentationPolicy) -> SheetConfiguration {
    var configuration = SheetConfiguration()
    configuration.presentationPolicy = policy
    return configuration
  }

  private func show(
    _ text: String, _ policy: PresentationPolicy, by sheet: BottomBounceView? = nil,
    in view: UIView? = nil
  ) -> Outcomes<String> {
    let recorder = Outcomes<String>()
    (sheet ?? BottomBounceView()).show(
      .text(text), in: view ?? host.view, configuration: configuration(policy),
      onValue: recorder.onValue, onCancel: recorder.onCancel)
    return recorder
  }

  @Test func `a new sheet takes the place of the old one unless something else is said`() {
    #expect(SheetConfiguration().presentationPolicy == .replace)
  }

  @Test(arguments: [PresentationPolicy.replace, .queue, .reject])
  func `in a free host all come up at once`(policy: PresentationPolicy) async {
    let recorder = show("a", policy)
    await host.settle()
    #expect(host.textField?.text == "a")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `a rejected sheet is told so at once, and the one that is up stays`() async {
    let first = show("first", .replace)
    await host.settle()
    let second = show("second", .reject)
    #expect(second.cancellations == [.rejected])
    await host.settle()
    #expect(host.textField?.text == "first")
    host.tapOK()
    await host.settle()
    #expect(first.values == ["first"])
    #expect(second.total == 1)
  }

  @Test func `requests of one object come up in the order of the calls`() async {
    let recorders = (0..<5).map { show("\($0)", .queue, by: sheet) }
    for (place, recorder) in recorders.enumerated() {
      await host.settle()
      #expect(host.textField?.text == "\(place)")
      host.tapOK()
      await host.settle()
      #expect(recorder.values == ["\(place)"])
    }
    #expect(recorders.allSatisfy { $0.total == 1 })
    #expect(!sheet.isPresented)
  }

  @Test(arguments: [true, false])
  func `many calls at once leave few panels behind`(isOneObject: Bool) async {
    let recorders = (0..<40).map { show("\($0)", .replace, by: isOneObject ? sheet : nil) }
    func panels(in view: UIView) -> Int {
      (view.accessibilityIdentifier == "BottomBounce.panel" ? 1 : 0)
        + view.subviews.map(panels).reduce(0, +)
    }
    #expect(panels(in: host.view) <= 5)
    await host.settle()
    #expect(host.textField?.text == "39")
    host.tapOK()
    await host.settle()
    #expect(recorders.dropLast().allSatisfy { $0.cancellations == [.superseded] && $0.total == 1 })
    #expect(recorders.last?.values == ["39"])
    #expect(panels(in: host.view) == 0)
  }

  @Test func `what waits for a sheet goes on waiting when one before it has fallen`() async {
    _ = show("first", .replace)
    await host.settle()
    let second = show("second", .replace, by: sheet)
    let third = show("third", .queue, by: sheet)
    await host.settle()
    #expect(third.total == 0)
    #expect(host.textField?.text == "second")
    host.tapOK()
    await host.settle()
    #expect(second.values == ["second"])
    #expect(host.textField?.text == "third")
    host.tapOK()
    await host.settle()
    #expect(third.values == ["third"])
  }

  @Test func `what waits with a sheet that is shown elsewhere is told so`() async {
    let (left, right) = (UIView(frame: host.view.bounds), UIView(frame: host.view.bounds))
    host.view.addSubview(left)
    host.view.addSubview(right)
    let first = show("first", .replace, by: sheet, in: left)
    await host.settle()
    let second = show("second", .queue, by: sheet, in: left)
    let third = show("third", .replace, by: sheet, in: right)
    await host.settle()
    #expect(first.cancellations == [.superseded])
    #expect(second.cancellations == [.superseded])
    #expect(host.textField?.text == "third")
    host.tapOK()
    await host.settle()
    #expect(third.values == ["third"])
  }

  @Test func `a sheet that falls keeps nobody out`() async {
    _ = show("first", .replace, by: sheet)
    await host.settle()
    sheet.dismiss()
    await host.advance(by: 0.1)
    let second = show("second", .reject)
    #expect(second.total == 0)
    await host.settle()
    #expect(host.textField?.text == "second")
  }

  @Test func `those that wait come up one after the other, in the order of the calls`() async {
    let recorders = [
      show("a", .replace, by: sheet), show("b", .queue, by: sheet), show("c", .queue),
      show("d", .queue),
    ]
    for (index, text) in ["a", "b", "c", "d"].enumerated() {
      await host.settle()
      #expect(host.view.subviews.count == 1)
      #expect(host.textField?.text == text)
      host.tapOK()
      await host.settle()
      #expect(recorders.map(\.total) == (0..<4).map { $0 <= index ? 1 : 0 })
    }
    #expect(recorders.map(\.values) == [["a"], ["b"], ["c"], ["d"]])
    #expect(host.view.subviews.isEmpty)
  }

  @Test func `a sheet that replaces goes before those that wait`() async {
    let first = show("first", .replace)
    let waiting = show("waiting", .queue)
    await host.settle()
    let third = show("third", .replace)
    await host.settle()
    #expect(first.cancellations == [.superseded])
    #expect(host.textField?.text == "third")
    host.tapOK()
    await host.settle()
    #expect(third.values == ["third"])
    #expect(host.textField?.text == "waiting")
    host.tapCancel()
    await host.settle()
    #expect(waiting.cancellations == [.cancelButton])
  }

  @Test func `each host has a queue of its own`() async {
    let (left, right) = (UIView(), UIView())
    for view in [left, right] {
      view.frame = host.view.bounds
      host.view.addSubview(view)
    }
    _ = show("left", .replace, by: sheet, in: left)
    let other = show("right", .queue, in: right)
    await host.settle()
    #expect(left.subviews.count == 1 && right.subviews.count == 1)
    #expect(other.total == 0)
  }

  @Test func `dismissing the object also takes away what waits for it`() async {
    let first = show("first", .replace, by: sheet)
    let second = show("second", .queue, by: sheet)
    let others = show("others", .queue)
    await host.settle()
    sheet.dismiss()
    #expect(second.cancellations == [.programmatic])
    await host.settle()
    #expect(first.cancellations == [.programmatic])
    #expect(host.textField?.text == "others")
    host.tapCancel()
    await host.settle()
    #expect(second.total == 1 && others.total == 1)
  }

  @Test func `what waits for an object that is shown elsewhere meanwhile is superseded`() async {
    let view = UIView(frame: host.view.bounds)
    host.view.addSubview(view)
    _ = show("first", .replace, in: host.view)
    let waiting = show("waiting", .queue, by: sheet)
    let elsewhere = show("elsewhere", .replace, by: sheet, in: view)
    await host.settle()
    (host.view.subviews.last as? BottomBounceView)?.dismiss()
    await host.settle()
    #expect(waiting.cancellations == [.superseded])
    #expect(sheet.superview === view)
    #expect(elsewhere.total == 0)
  }

  @Test func `what waits in a host that leaves its window is told so`() async {
    let view = UIView(frame: host.view.bounds)
    host.view.addSubview(view)
    let first = show("first", .replace, in: view)
    let waiting = show("waiting", .queue, in: view)
    await host.settle()
    view.removeFromSuperview()
    await host.settle()
    #expect(first.cancellations == [.hostDetached])
    #expect(waiting.cancellations == [.hostDetached])
  }

  @Test func `what waits in a host that is let go of is released`() async {
    let waiting = Outcomes<String>()
    do {
      let view = UIView(frame: host.view.bounds)
      host.view.addSubview(view)
      _ = show("first", .replace, by: sheet, in: view)
      BottomBounceView().show(
        .text(), in: view, configuration: configuration(.queue), onValue: waiting.onValue,
        onCancel: waiting.onCancel)
      // The view takes the sheet along, so that nobody says that the host is free.
      sheet.removeFromSuperview()
      #expect(waiting.total <= 1)
      view.removeFromSuperview()
    }
    await host.settle()
    #expect(waiting.total == 1)
  }

  @Test func `a cancelled task takes its turn away`() async {
    let first = show("first", .replace, by: sheet)
    await host.settle()
    let task = Task { [view = host.view, configuration = configuration(.queue)] in
      try await BottomBounceView().outcome(
        of: .text("waiting"), in: view, configuration: configuration)
    }
    for _ in 0..<100 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(host.textField?.text == "first")
    host.tapOK()
    await host.settle()
    #expect(first.values == ["first"])
    #expect(host.view.subviews.isEmpty)
  }

  @Test func `what waits may be shown from the closure of the one before`() async {
    var order: [String] = []
    let view = host.view
    sheet.show(
      .text("a"), in: view,
      callbacks: .init(didDismiss: { _ in order.append("a is gone") })
    ) { [sheet, configuration = configuration(.queue)] _ in
      sheet.show(
        .text("b"), in: view, configuration: configuration,
        callbacks: .init(willPresent: { order.append("b comes") })
      ) { _ in }
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(order == ["a is gone", "b comes"])
    #expect(host.textField?.text == "b")
  }
}
