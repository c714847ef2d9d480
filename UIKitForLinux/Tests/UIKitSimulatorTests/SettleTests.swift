import Testing
import UIKit
import UIKitSimulator

/// The time at which `settle()` returns, and its report if the device doesn't become idle.
@MainActor @Suite(.ownDevice) struct SettleTests {
  private let device = Simulator()

  @MainActor private final class Counter {
    var count = 0
  }

  /// Collects the reports instead of failing the test.
  private final class Reports {
    var messages: [String] = []
  }

  private func collectReports() -> Reports {
    let reports = Reports()
    DeviceScope.current.reportBusyDevice = { reports.messages.append($0) }
    return reports
  }

  private func animate(for duration: TimeInterval) {
    let view = UIView()
    view.accessibilityIdentifier = "panel"
    device.window.addSubview(view)
    device.settle()
    UIView.animate(withDuration: duration) { view.alpha = 0 }
  }

  /// Each step passes through the pool of threads, where a busy machine may delay it.
  ///
  /// A `settle()` has 24 rounds, so that 6 steps may take 4 rounds each.
  @Test func `successive main-actor tasks run to completion`() async {
    let view = UIView()
    device.window.addSubview(view)
    var steps = 0
    Task { @MainActor in
      for _ in 0..<6 {
        await Task.yield()
        steps += 1
      }
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.3) {
          view.alpha = 0
        } completion: { _ in
          continuation.resume()
        }
      }
      steps += 7
      Task(priority: .background) { @MainActor in steps += 100 }
    }
    await device.settle()
    #expect(steps == 113)
  }

  @Test func `settle waits for counted work on any thread`() async {
    let work = DeviceScope.current.work
    let before = device.now
    let counter = Counter()
    for _ in 0..<4 {
      work.begin("job")
      Task.detached(priority: .background) {
        var sum = 0
        for number in 0..<100_000 { sum &+= number }
        for _ in 0..<100 { await Task.yield() }
        await MainActor.run { counter.count += sum > 0 ? 1 : 0 }
        work.end("job")
      }
    }
    await device.settle()
    #expect(counter.count == 4)
    #expect(device.now == before)
    #expect(work.names == [])
  }

  @Test func `settle waits for a counted timer`() async {
    var hasFired = false
    device.system.schedule(after: 2, name: "alarm") { hasFired = true }
    await device.settle()
    #expect(hasFired)
  }

  @Test func `settle doesn't wait for repeating animations`() async {
    let view = UIView()
    device.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
    await device.settle()
    #expect(device.now < 1)
  }

  @Test(arguments: [0, 0.1, 10])
  func `a device that isn't idle within the limit is reported`(limit: TimeInterval) async {
    let reports = collectReports()
    animate(for: 30)
    let start = device.now
    await device.settle(limit: limit)
    #expect(reports.messages.count == 1)
    #expect(abs(device.now - start - limit) <= device.frameInterval)
    let message = reports.messages.first ?? ""
    #expect(
      message.hasPrefix(
        "The device is not at rest after \(limit) s: the animation \"opacity\" of UIView 'panel'."))
  }

  @Test func `the synchronous settle reports, too`() {
    let reports = collectReports()
    animate(for: 30)
    device.system.schedule(after: 20, name: "alarm") {}
    let link = CADisplayLink { _ in }
    link.start(on: device.system)
    device.settle()
    link.invalidate()
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("the timer \"alarm\"") == true)
    #expect(
      reports.messages.first?.contains("the display link \"UIKitSimulatorTests/SettleTests.swift\"")
        == true)
  }

  @Test func `work that never ends is reported by name`() async {
    let reports = collectReports()
    DeviceScope.current.work.begin("check of a text")
    await device.settle()
    DeviceScope.current.work.end("check of a text")
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("the task \"check of a text\"") == true)
  }

  @Test func `a test fails if its device doesn't become idle`() async {
    animate(for: 30)
    await withKnownIssue {
      await device.settle()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("not at rest after 10.0 s") }
    }
  }

  /// A view whose layout never ends.
  private final class EndlessView: UIView {
    var invalidate: (EndlessView) -> Void = { _ in }
    override var intrinsicContentSize: CGSize {
      count += 1
      return CGSize(width: 100 + count % 2, height: 20)
    }
    private(set) var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      invalidate(self)
    }
  }

  private func addEndlessView(_ invalidate: @escaping (EndlessView) -> Void) -> EndlessView {
    let view = EndlessView()
    view.accessibilityIdentifier = "endless"
    view.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(view)
    view.leftAnchor.constraint(equalTo: device.window.leftAnchor).isActive = true
    device.settle()
    view.invalidate = invalidate
    view.setNeedsLayout()
    return view
  }

  private func settleWithoutTasks() { device.settle(limit: 1) }

  @Test(arguments: [false, true])
  func `a layout that never ends is reported with the view`(changesSize: Bool) async {
    let view = addEndlessView {
      if changesSize { $0.invalidateIntrinsicContentSize() }
      $0.setNeedsLayout()
    }
    let reports = collectReports()
    let start = device.now
    settleWithoutTasks()
    #expect(abs(device.now - start - 1) <= device.frameInterval)
    await device.settle(limit: 1)
    #expect(reports.messages.count == 2)
    for message in reports.messages {
      #expect(message.contains("after 1.0 s: the layout of EndlessView 'endless'"), "\(message)")
    }
    view.removeFromSuperview()
    await device.settle()
    #expect(reports.messages.count == 2)
  }

  @Test func `a view that invalidates its unchanged size in each layout comes to rest`() async {
    let reports = collectReports()
    let view = UIView()
    final class Label: UILabel {
      override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
      }
    }
    let label = Label()
    label.text = "Text"
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(view)
    label.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    await device.settle()
    #expect(reports.messages == [])
  }
}
