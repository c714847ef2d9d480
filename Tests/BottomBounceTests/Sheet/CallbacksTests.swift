import BottomBounce
import TestHost
import Testing
import UIKit

/// The callbacks of a sheet's life cycle, in order, for every outcome.
@MainActor @Suite(.ownDevice) struct CallbacksTests {
  private let host = TestHost(inRealTime: true)
  private let sheet = BottomBounceView()
  private let log = Log()

  @MainActor private final class Log {
    var lines: [String] = []

    func callbacks(of sheet: BottomBounceView) -> SheetCallbacks<String> {
      SheetCallbacks(
        willPresent: { self.lines.append("willPresent") },
        didPresent: { self.lines.append("didPresent") },
        valueChanged: { self.lines.append("valueChanged \($0)") },
        willDismiss: { self.lines.append("willDismiss \($0.name)") },
        didDismiss: { [weak sheet] in
          let state = sheet?.superview == nil ? "gone" : "there"
          self.lines.append("didDismiss \($0.name), \(state)")
        })
    }
  }

  private func show(
    _ text: String = "a", in view: UIView? = nil, _ policy: PresentationPolicy = .stack
  ) {
    let log = log
    sheet.show(
      TextContent.text(text, limit: 3), in: view ?? host.view,
      configuration: SheetConfiguration { $0.presentationPolicy = policy },
      callbacks: log.callbacks(of: sheet),
      onValue: { log.lines.append("value \($0)") },
      onCancel: { log.lines.append("cancelled \($0)") })
  }

  @Test func `a confirmed sheet calls every callback in order`() async {
    show()
    #expect(log.lines == ["willPresent"])
    await host.settle()
    #expect(log.lines == ["willPresent", "didPresent"])
    host.type("b")
    #expect(log.lines.last == "valueChanged ab")
    log.lines = []
    host.tapOK()
    await host.settle()
    #expect(log.lines == ["willDismiss ab", "value ab", "didDismiss ab, gone"])
  }

  @Test func `a canceled sheet reports the reason`() async {
    show()
    await host.settle()
    log.lines = []
    host.tapCancel()
    await host.settle()
    #expect(
      log.lines == [
        "willDismiss cancelButton", "cancelled cancelButton", "didDismiss cancelButton, gone",
      ])
  }

  @Test func `a sheet dismissed during presentation was never presented`() async {
    show()
    await host.advance(by: 0.1)
    sheet.dismiss()
    await host.settle()
    #expect(
      log.lines == [
        "willPresent", "willDismiss programmatic", "cancelled programmatic",
        "didDismiss programmatic, gone",
      ])
  }

  @Test func `a sheet that cannot be presented has an outcome only`() async {
    show(in: UIView())
    await host.settle()
    #expect(log.lines == ["cancelled hostDetached"])
  }

  @Test func `callbacks run in order when a host leaves its window`() async {
    let inner = UIView(frame: host.view.bounds)
    host.view.addSubview(inner)
    show(in: inner)
    await host.settle()
    log.lines = []
    inner.removeFromSuperview()
    #expect(log.lines.isEmpty)
    await host.settle()
    #expect(
      log.lines == [
        "willDismiss hostDetached", "cancelled hostDetached", "didDismiss hostDetached, gone",
      ])
  }

  @Test func `a superseded sheet reports it after the next one appears`() async {
    show("a")
    await host.settle()
    log.lines = []
    show("b", .replace)
    #expect(log.lines == ["willPresent", "willDismiss superseded", "cancelled superseded"])
    await host.settle()
    #expect(
      log.lines.dropFirst(3).sorted() == ["didDismiss superseded, there", "didPresent"])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `onChange reports a value beyond the limit as OK returns it`() async {
    show("")
    await host.settle()
    host.type("abcdef")
    let told = log.lines.filter { $0.hasPrefix("valueChanged") }
    #expect(told.last == "valueChanged abc")
    #expect(told.allSatisfy { $0.count <= "valueChanged abc".count })
    sheet.dismiss()
    await host.settle()
  }

  @Test func `onChange skips values that OK rejects`() async throws {
    struct Selected: SheetContent {
      func makeBody(_ context: SheetContext) -> SheetBody<Bool> {
        let button = UIButton(type: .custom)
        button.accessibilityIdentifier = "Test.button"
        button.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
        return SheetBody(button) { () throws(ValidationError) in
          if button.isSelected { return true }
          throw ValidationError("Select it.")
        }
      }
    }
    var values: [Bool] = []
    sheet.show(
      Selected(), in: host.view, callbacks: .init(valueChanged: { values.append($0) })
    ) { _ in }
    await host.settle()
    let body = try #require(host.control("Test.button"))
    for isSelected in [true, false, true] {
      body.isSelected = isSelected
      body.sendActions(for: .valueChanged)
    }
    #expect(values == [true, true])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `changes after the decision are not reported`() async throws {
    struct LateNotifyingContent: SheetContent {
      func makeBody(_ context: SheetContext) -> SheetBody<Int> {
        let button = UIButton(type: .custom)
        button.accessibilityIdentifier = "Test.button"
        button.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
        return SheetBody(button) { 1 }
      }
    }
    var values: [Int] = []
    sheet.show(
      LateNotifyingContent(), in: host.view, callbacks: .init(valueChanged: { values.append($0) })
    ) { _ in }
    await host.settle()
    let body = try #require(host.control("Test.button"))
    body.sendActions(for: .valueChanged)
    sheet.dismiss()
    body.sendActions(for: .valueChanged)
    await host.settle()
    body.sendActions(for: .valueChanged)
    #expect(values == [1])
  }

  @Test func `a callback may dismiss the sheet before it is presented`() async {
    var cancellations: [Cancellation] = []
    var presented = 0
    let before = host.leftoverState
    sheet.show(
      .text(), in: host.view,
      callbacks: .init(
        willPresent: { [sheet] in sheet.dismiss() }, didPresent: { presented += 1 }),
      onValue: { _ in }, onCancel: { cancellations.append($0) })
    #expect(host.firstResponder == nil, "The keyboard must not appear without a text input.")
    await host.settle()
    #expect(cancellations == [.programmatic])
    #expect(presented == 0)
    #expect(!sheet.isPresented)
    #expect(host.leftoverState == before)
  }

  @Test func `a callback may present the next sheet`() async {
    let next = Outcomes<String>()
    let view = host.view
    sheet.show(
      .text("a"), in: view,
      callbacks: .init(willDismiss: { [sheet] _ in
        sheet.show(.text("b"), in: view, onValue: next.onValue, onCancel: next.onCancel)
      })
    ) { _ in }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(sheet.isPresented)
    #expect(next.total == 0)
    #expect(host.textField?.text == "b")
    host.tapOK()
    await host.settle()
    #expect(next.values == ["b"])
    #expect(!sheet.isPresented)
  }

  @Test func `the async form returns after the last callback`() async throws {
    var lines: [String] = []
    let task = Task { [sheet, view = host.view] in
      let outcome = try await sheet.outcome(
        of: .text("a"), in: view,
        callbacks: .init(
          willPresent: { lines.append("willPresent") },
          didDismiss: { lines.append("didDismiss \($0.name)") }))
      lines.append("awaited \(outcome.name)")
    }
    while !sheet.isPresented { await Task.yield() }
    await host.settle()
    host.tapOK()
    await host.settle()
    try await task.value
    #expect(lines == ["willPresent", "didDismiss a", "awaited a"])
  }

  @Test func `callbacks and their captures are released after dismissal`() async {
    final class Token {}
    var token: Token? = Token()
    weak var weakToken: Token?
    if let token {
      weakToken = token
      sheet.show(
        .text(), in: host.view,
        callbacks: .init(
          didPresent: { _ = token }, valueChanged: { _ in _ = token },
          didDismiss: { _ in _ = token })
      ) { _ in }
    }
    token = nil
    await host.settle()
    #expect(weakToken != nil)
    sheet.dismiss()
    await host.settle()
    #expect(weakToken == nil)
  }
}

extension Outcome<String> {
  fileprivate var name: String {
    switch self {
    case .value(let value): value
    case .cancelled(let cancellation): "\(cancellation)"
    }
  }
}
