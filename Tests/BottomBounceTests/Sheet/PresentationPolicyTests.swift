import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets that are presented while another one is.
@MainActor @Suite(.ownDevice) struct PresentationPolicyTests {
  let host = TestHost(inRealTime: true)
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

  @Test func `by default a new sheet is stacked over the presented one`() {
    #expect(SheetConfiguration().presentationPolicy == .stack)
  }

  @Test(arguments: [PresentationPolicy.stack, .replace, .queue, .reject])
  func `without a presented sheet every policy presents at once`(policy: PresentationPolicy)
    async
  {
    let recorder = show("a", policy)
    await host.settle()
    #expect(host.textField?.text == "a")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `a rejected sheet is canceled at once, and the presented one stays`() async {
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

  @Test func `requests of one object are presented in order`() async {
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
  func `many calls at once keep few panels`(isOneObject: Bool) async {
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

  @Test func `a queued request waits for the presented sheet, not the falling one`() async {
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

  @Test func `presenting elsewhere cancels requests queued in the previous host`() async {
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

  @Test func `a falling sheet does not block the next one`() async {
    _ = show("first", .replace, by: sheet)
    await host.settle()
    sheet.dismiss()
    await host.advance(by: 0.1)
    let second = show("second", .reject)
    #expect(second.total == 0)
    await host.settle()
    #expect(host.textField?.text == "second")
  }

  @Test func `queued sheets are presented one at a time in order`() async {
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

  @Test func `a sheet with the policy .replace precedes queued ones`() async {
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

  @Test func `each host has its own queue`() async {
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

  @Test func `dismissing the sheet also cancels its queued requests`() async {
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

  @Test func `presenting elsewhere cancels a request queued behind another sheet`() async {
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

  @Test func `queued requests end when the host leaves its window`() async {
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

  @Test func `queued requests end when the host is released`() async {
    let waiting = Outcomes<String>()
    do {
      let view = UIView(frame: host.view.bounds)
      host.view.addSubview(view)
      _ = show("first", .replace, by: sheet, in: view)
      BottomBounceView().show(
        .text(), in: view, configuration: configuration(.queue), onValue: waiting.onValue,
        onCancel: waiting.onCancel)
      // The view moves with the sheet, so nothing notifies the queue.
      sheet.removeFromSuperview()
      #expect(waiting.total <= 1)
      view.removeFromSuperview()
    }
    await host.settle()
    #expect(waiting.total == 1)
  }

  @Test func `canceling the task removes its request from the queue`() async {
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

  @Test func `a sheet queued in a closure is presented after the dismissal`() async {
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
