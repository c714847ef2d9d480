import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Vetoed dismissals with touches, keys, and VoiceOver.
@MainActor @Suite(.ownDevice) struct VetoOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  enum UserAction: CaseIterable {
    case cancelButton, backdrop, drag, escapeKey, commandPeriod, scrub

    var reason: Cancellation {
      switch self {
      case .cancelButton: .cancelButton
      case .backdrop: .backdrop
      case .drag: .drag
      case .escapeKey, .commandPeriod: .escapeKey
      case .scrub: .accessibilityEscape
      }
    }
  }

  private final class Log {
    var asked: [Cancellation] = []
    var values: [String] = []
    var cancellations: [Cancellation] = []
    var text = ""
  }

  /// Presents a text sheet that can be dismissed only while the text is unchanged.
  private func showText(_ log: Log) {
    log.text = "a"
    screen.sheet.show(
      .text("a"), title: "Name", in: screen.view,
      callbacks: .init(valueChanged: { log.text = $0 }),
      shouldDismiss: { reason in
        log.asked.append(reason)
        return log.text == "a"
      }, onValue: { log.values.append($0) }, onCancel: { log.cancellations.append($0) })
  }

  private func dismiss(by action: UserAction) throws {
    switch action {
    case .cancelButton: device.tap(try #require(screen.cancelButton))
    case .backdrop: screen.tapBackdrop()
    case .drag:
      let panel = try #require(screen.panel)
      let top = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
      device.drag(from: top, to: CGPoint(x: top.x, y: top.y + 90), over: 0.05)
    case .escapeKey: device.press(.keyboardEscape)
    case .commandPeriod: device.press(.keyboardPeriod, modifiers: .command)
    case .scrub: #expect(screen.sheet.accessibilityPerformEscape())
    }
  }

  @Test(arguments: UserAction.allCases)
  func `an unsaved text vetoes dismissal, and VoiceOver announces it`(action: UserAction) throws {
    let log = Log()
    showText(log)
    screen.settleAnimations()
    device.type("b")
    let place = screen.panel?.frame
    try dismiss(by: action)
    screen.settleAnimations()
    #expect(log.asked == [action.reason])
    #expect(device.announcements.last == "The sheet stays open.")
    #expect(log.cancellations.isEmpty && log.values.isEmpty)
    #expect(screen.panel?.frame == place)
    device.press(.keyboardDeleteOrBackspace)
    try dismiss(by: action)
    screen.settleAnimations()
    #expect(log.cancellations == [action.reason])
    #expect(!screen.sheet.isPresented)
  }

  @Test func `a veto during presentation lets the presentation finish`() throws {
    let log = Log()
    showText(log)
    log.text = "b"
    device.advance(by: 0.1)
    device.press(.keyboardEscape)
    #expect(device.announcements.last == "The sheet stays open.")
    screen.settleAnimations()
    #expect(screen.sheet.state == .presented)
    #expect(screen.panel?.transform == .identity)
    #expect(log.cancellations.isEmpty)
  }

  @Test func `while OK waits for a wheel, shouldDismiss isn't called`() async throws {
    var asked = 0
    var dates: [Date] = []
    screen.sheet.show(
      .date(Date(timeIntervalSince1970: 0)), in: screen.view,
      shouldDismiss: { _ in
        asked += 1
        return false
      }
    ) { dates.append($0) }
    screen.settleAnimations()
    let wheel = try #require(screen.wheels.last)
    let middle = device.middle(of: wheel)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150), over: 0.1)
    device.tap(try #require(screen.okButton))
    #expect(screen.sheet.state == .committing)
    screen.tapBackdrop()
    device.press(.keyboardEscape)
    await device.settle()
    #expect(asked == 0)
    #expect(dates.count == 1)
  }

  @Test(arguments: [true, false])
  func `a vetoed panel bounces, but not with Reduce Motion`(isReduced: Bool) throws {
    device.settings.reduceMotion = isReduced
    let log = Log()
    showText(log)
    screen.settleAnimations()
    log.text = "b"
    let panel = try #require(screen.panel)
    let raised = panel.frame.minY
    screen.tapBackdrop()
    var places: [CGFloat] = []
    for _ in 0..<60 {
      places.append(device.screenFrame(of: panel.layer).minY - raised)
      device.advance(by: device.frameInterval)
    }
    let (lowest, highest) = (places.max() ?? -1, places.min() ?? 1)
    #expect(isReduced ? lowest == 0 : lowest > 8 && lowest <= 12.01, "\(lowest)")
    // The spring overshoots a little and returns.
    #expect(isReduced ? highest == 0 : highest < -0.5, "\(highest)")
    #expect(abs(places.last ?? 1) < 0.1)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  // MARK: Input while the app is asked or saves

  /// A closure of the app that waits.
  @MainActor private final class Waiting {
    var continuation: CheckedContinuation<Bool, Never>?

    func answer() async -> Bool {
      await withCheckedContinuation { continuation = $0 }
    }

    func end(_ answer: Bool) {
      continuation?.resume(returning: answer)
      continuation = nil
    }
  }

  private func row(_ number: Int) throws -> UIView {
    let rows = device.accessibilityElements.compactMap { $0 as? UIView }
    return try #require(rows.first { $0.accessibilityLabel == "Option \(number)" })
  }

  /// Touches a row while the app is asked, selects another one after a refusal, and returns the
  /// value.
  private func valueAfterHeldRow<Content: SheetContent>(_ content: Content) async throws -> String {
    let waiting = Waiting()
    var changes: [String] = []
    var values: [String] = []
    screen.sheet.show(
      content, in: screen.view,
      callbacks: .init(valueChanged: { changes.append("\($0)") }),
      shouldDismiss: { _ in await waiting.answer() }
    ) { values.append("\($0)") }
    screen.settleAnimations()
    let finger = device.touchDown(at: device.middle(of: try row(2)))
    #expect(screen.sheet.accessibilityPerformEscape())
    await device.settle()
    finger.lift()
    await device.settle()
    #expect(changes == [] && values == [] && waiting.continuation != nil)
    waiting.end(false)
    await device.settle()
    #expect(changes == [] && values == [] && screen.sheet.isPresented)
    device.tap(try row(3))
    screen.tapOK()
    await device.settle()
    return try #require(values.last)
  }

  @Test func `a row touched while the app is asked isn't selected`() async throws {
    let options = [1, 2, 3].sheetOptions { "Option \($0)" }
    #expect(try await valueAfterHeldRow(.checklist(options, selected: [1])) == "[1, 3]")
    #expect(try await valueAfterHeldRow(.list(options, selected: 1)) == "3")
    #expect(try await valueAfterHeldRow(.buttons(options)) == "3")
  }

  @Test func `a wheel that VoiceOver turns while the app saves is reported if the app refuses`()
    async throws
  {
    let waiting = Waiting()
    var saved: [[Int]] = []
    var changes: [[Int]] = []
    var values: [[Int]] = []
    screen.sheet.show(
      .wheels([[1, 2, 3].sheetOptions { "Option \($0)" }], selected: [2]), in: screen.view,
      callbacks: .init(valueChanged: { changes.append($0) }),
      commit: {
        saved.append($0)
        if await !waiting.answer() { throw ValidationError("The app can’t save this.") }
      }
    ) { values.append($0) }
    screen.settleAnimations()
    screen.tapOK()
    await device.settle()
    let wheel = device.accessibilityElements.first {
      $0.accessibilityTraits.contains(.adjustable)
    }
    try #require(wheel).accessibilityIncrement()
    await device.settle()
    #expect(saved == [[2]] && changes == [])
    waiting.end(false)
    await device.settle()
    #expect(changes == [[3]])
    screen.tapOK()
    await device.settle()
    waiting.end(true)
    await device.settle()
    #expect(saved == [[2], [3]] && values == [[3]])
  }
}
