import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Custom content that reports a change from the closure that reads its value.
@MainActor @Suite(.ownDevice) struct ChangeWhileAskedTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  enum Call: CaseIterable {
    case valueChanged, sizeChanged, both, valueChangedAndConfirm
  }

  enum Content: CaseIterable {
    case body, invalidBody, rule, optional, footer, combined, wrapped, mapped, control
    case block, optionalBlock, blockWithRule, controlInForm
  }

  enum Way: CaseIterable {
    case closures, await, controller
  }

  /// Content whose value is 1, and that reports a change when it is asked.
  private struct Reader: SheetContent {
    let call: Call
    var isCombined = false
    var isWrapped = false
    var isMapped = false
    /// The times that the sheet has asked.
    let counter: Counter

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      func read() -> Int {
        counter.count += 1
        if call != .sizeChanged { context.valueChanged() }
        if call == .sizeChanged || call == .both { context.sizeChanged() }
        if call == .valueChangedAndConfirm, counter.confirms {
          context.confirm()
          context.valueChanged()
        }
        return counter.value
      }
      let view = UIView()
      if isCombined {
        let parts = [SheetBody(UIView()) {}, SheetBody(UIView()) { _ = read() }]
        return SheetBody(view, combining: parts) { read() }
      }
      if isWrapped { return SheetBody(view, wrapping: SheetBody(UIView()) { read() }) { read() } }
      if isMapped { return SheetBody(view) { read() }.map { $0 } }
      counter.change = { context.valueChanged() }
      return SheetBody(view) { read() }
    }
  }

  @MainActor final class Counter {
    var count = 0
    var value = 1
    var confirms = false
    /// Reports a change that the user has made.
    var change: () -> Void = {}
  }

  /// A slider that keeps its value in whole numbers when it is read, and reports that as a change.
  private final class SteppedSlider: UISlider {
    var whole: Int {
      value = value.rounded()
      sendActions(for: .valueChanged)
      return Int(value)
    }
  }

  private struct Values {
    var number = 1
    var optional: Int?
  }

  private static func slider() -> ControlContent<SteppedSlider, Int> {
    .control(\SteppedSlider.whole) {
      let slider = SteppedSlider()
      slider.maximumValue = 9
      slider.value = 1.2
      return slider
    }
  }

  private let counter = Counter()

  /// Shows content in a way and returns the descriptions of its outcomes.
  private func show(_ content: some SheetContent, _ way: Way) async -> () -> [String] {
    let outcomes = Outcomes<String>()
    func record<Value>(_ value: Value) { outcomes.onValue("\(value)") }
    switch way {
    case .closures:
      sheet.show(content, in: host.view, onValue: { record($0) }, onCancel: outcomes.onCancel)
    case .controller:
      sheet.show(
        content, from: host.controller, onValue: { record($0) }, onCancel: outcomes.onCancel)
    case .await:
      Task {
        switch try await sheet.outcome(of: content, in: host.view) {
        case .value(let value): record(value)
        case .cancelled(let reason): outcomes.onCancel(reason)
        }
      }
    }
    await host.settle()
    return { outcomes.values + outcomes.cancellations.map { "\($0)" } }
  }

  private func show(_ content: Content, _ call: Call, _ way: Way) async -> () -> [String] {
    let reader = Reader(call: call, counter: counter)
    func reading(_ change: (inout Reader) -> Void) -> Reader {
      var reader = reader
      change(&reader)
      return reader
    }
    return switch content {
    case .body: await show(reader, way)
    case .invalidBody: await show(reader.rule { _ in "No." }, way)
    case .rule: await show(reader.rule { $0 == 1 ? nil : "No." }, way)
    case .optional: await show(reader.orNone(), way)
    case .footer: await show(reader.footer { "\($0)" }, way)
    case .combined: await show(reading { $0.isCombined = true }, way)
    case .wrapped: await show(reading { $0.isWrapped = true }, way)
    case .mapped: await show(reading { $0.isMapped = true }, way)
    case .control: await show(Self.slider(), way)
    case .block: await show(.form(Values()) { f, _ in f.field("A", \.number) { _ in reader } }, way)
    case .optionalBlock:
      await show(
        .form(Values()) { f, _ in f.field("A", \.optional) { _ in reader.orNone() } }, way)
    case .blockWithRule:
      await show(
        .form(Values()) { f, _ in
          f.field("A", \.number) { _ in reader.rule { $0 == 1 ? nil : "No." } }
          f.field("B", \.optional) { _ in reader.orNone() }
        }, way)
    case .controlInForm:
      await show(.form(Values()) { f, _ in f.field("A", \.number) { _ in Self.slider() } }, way)
    }
  }

  @Test(arguments: Content.allCases, Call.allCases)
  func `a change that is reported while the value is read has no effect, and OK one outcome`(
    content: Content, call: Call
  ) async {
    for way in Way.allCases {
      let outcomes = await show(content, call, way)
      #expect(sheet.isPresented)
      host.tapOK()
      await host.settle()
      if content == .invalidBody {
        #expect(outcomes() == [] && sheet.isPresented)
        host.tapCancel()
        await host.settle()
        #expect(outcomes() == ["cancelButton"])
      } else {
        let value = outcomes().first ?? ""
        #expect(outcomes().count == 1 && value.contains("1"), "\(way): \(outcomes())")
      }
      #expect(!sheet.isPresented)
    }
  }

  @Test(arguments: [false, true])
  func `content can confirm while its value is read, also if that is refused`(isRefused: Bool) async
  {
    let reader = Reader(call: .valueChangedAndConfirm, counter: counter)
    let outcomes = await host.show(
      reader.rule(shown: .onOK) { _ in isRefused ? "No." : nil }, by: sheet)
    counter.confirms = true
    counter.change()
    await host.settle()
    #expect(outcomes.values == (isRefused ? [] : [1]))
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.total == 1)
  }

  @Test func `the value that is read after a change is reported once`() async {
    let reader = Reader(call: .both, counter: counter)
    var changes: [Int] = []
    sheet.show(
      reader, in: host.view, callbacks: SheetCallbacks(valueChanged: { changes.append($0) }),
      onValue: { _ in })
    await host.settle()
    counter.count = 0
    counter.value = 2
    counter.change()
    #expect(changes == [2] && counter.count == 1)
    sheet.dismiss()
    await host.settle()
  }
}
