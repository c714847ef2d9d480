import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The ready-made question before changes are discarded.
@MainActor @Suite(.ownDevice) struct DiscardConfirmationOnSimulatorTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func show<Content: SheetContent>(
    _ content: Content, inView: Bool = false
  ) async -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    let configuration = SheetConfiguration { $0.confirmsDiscardingChanges = true }
    if inView {
      sheet.show(
        content, in: host.view, configuration: configuration, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    } else {
      sheet.show(
        content, from: host.controller, configuration: configuration, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    }
    await host.settle()
    return outcomes
  }

  private func choose(_ title: String) throws {
    host.device.tap(
      try #require(host.device.accessibilityElement(labeled: title) as? UIView))
  }

  private var alert: UIAlertController? {
    var top: UIViewController? = host.controller
    while let next = top?.presentedViewController { top = next }
    return top as? UIAlertController
  }

  @Test(arguments: [true, false])
  func `a changed value is discarded after a question to the user`(inView: Bool) async throws {
    let outcomes = await show(.text("a"), inView: inView)
    host.type("b")
    host.tapBackdrop()
    await host.settle()
    #expect(alert?.title == "Discard changes?")
    #expect(alert?.actions.map(\.title) == ["Discard", "Keep Editing"])
    #expect(alert?.actions.map(\.style) == [.destructive, .cancel])
    #expect(outcomes.total == 0)
    try choose("Keep Editing")
    await host.settle()
    #expect(alert == nil)
    #expect(outcomes.total == 0 && sheet.isPresented)
    #expect(host.textField?.text == "ab")
    host.tapBackdrop()
    await host.settle()
    try choose("Discard")
    await host.settle()
    #expect(outcomes.cancellations == [.backdrop])
    #expect(!sheet.isPresented && host.controller.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a question that is still appearing is dismissed as soon as it has appeared`(
    inView: Bool
  ) async {
    let outcomes = await show(.text("a"), inView: inView)
    host.type("b")
    host.tapCancel()
    #expect(alert?.isBeingPresented == true)
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(host.controller.presentedViewController == nil)
    #expect(host.device.system.warnings.isEmpty)
  }

  // MARK: Wheels

  /// The ways in which the user leaves a sheet.
  enum WayOut: CaseIterable {
    case cancel, backdrop, escapeKey, accessibilityEscape, drag
  }

  private func leave(by way: WayOut) throws {
    switch way {
    case .cancel: host.tapCancel()
    case .backdrop: host.tapBackdrop()
    case .escapeKey: host.device.press(.keyboardEscape)
    case .accessibilityEscape: _ = sheet.accessibilityPerformEscape()
    case .drag:
      let header = try #require(host.header)
      let start = host.device.middle(of: header)
      host.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300), over: 0.1)
    }
  }

  /// Flicks the last wheel and leaves it spinning.
  private func flick(by distance: CGFloat) throws {
    let picker = try #require(host.view("BottomBounce.date") ?? host.view("BottomBounce.wheels"))
    let wheel = try #require(host.device.scrollViews(in: picker).last)
    let middle = host.device.middle(of: wheel)
    host.device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + distance), over: 0.05)
    host.device.advance(by: 0.05)
    try #require(wheel.isDecelerating)
  }

  private static let date = Date(timeIntervalSince1970: 961_070_400)

  @Test(arguments: WayOut.allCases)
  func `each way to dismiss waits for a spinning wheel, and asks because the date differs`(
    way: WayOut
  ) async throws {
    let outcomes = await show(DateContent<Date>.date(Self.date).timeZone(.gmt))
    try flick(by: -90)
    try leave(by: way)
    #expect(outcomes.total == 0)
    await host.settle()
    #expect(alert != nil)
    try choose("Keep Editing")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.count == 1 && outcomes.values != [Self.date])
  }

  @Test(arguments: WayOut.allCases)
  func `dismissing during a spin that changes nothing discards without a question`(
    way: WayOut
  ) async throws {
    // The wheel turns back to its last allowed day.
    let outcomes = await show(
      DateContent<Date>.date(Self.date, minimum: .date(Self.date), maximum: .date(Self.date))
        .timeZone(.gmt))
    try flick(by: -60)
    try leave(by: way)
    await host.settle()
    #expect(alert == nil)
    #expect(outcomes.cancellations.count == 1 && outcomes.values.isEmpty)
  }

  @Test func `spinning wheels of options and durations delay dismissal, too`() async throws {
    let numbers = (0..<50).sheetOptions { "\($0)" }
    let outcomes = await show(.wheels([numbers], selected: [7]))
    try flick(by: -90)
    host.tapCancel()
    await host.settle()
    #expect(alert != nil)
    try choose("Discard")
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
    let durations = await show(DurationContent.duration(.seconds(600)))
    try flick(by: -90)
    host.tapCancel()
    await host.settle()
    #expect(alert != nil)
    try choose("Discard")
    await host.settle()
    #expect(durations.cancellations == [.cancelButton])
  }

  @Test func `a wheel in custom content delays OK and Cancel`()
    async throws
  {
    let content = ControlContent.control(\UIDatePicker.date) {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.date = Self.date
      picker.accessibilityIdentifier = "BottomBounce.date"
      return picker
    }
    for confirms in [false, true] {
      let outcomes = await show(content)
      try flick(by: -90)
      if confirms { host.tapOK() } else { host.tapCancel() }
      await host.settle()
      if confirms {
        #expect(outcomes.values.count == 1 && outcomes.values != [Self.date])
      } else {
        #expect(alert != nil)
        try choose("Discard")
        await host.settle()
        #expect(outcomes.cancellations == [.cancelButton])
      }
    }
  }

  @Test func `a sheet without a window asks nothing`() async throws {
    let outcomes = await show(.text("a"))
    host.type("b")
    let window = try #require(host.controller.view.window)
    window.rootViewController = UIViewController()
    _ = sheet.accessibilityPerformEscape()
    await host.settle()
    #expect(host.device.system.warnings.isEmpty)
    #expect(outcomes.cancellations == [.hostDetached] && outcomes.total == 1)
  }

  @Test func `without the option a spinning wheel doesn't delay Cancel`() async throws {
    let outcomes = Outcomes<Date>()
    sheet.show(
      .date(Self.date).timeZone(.gmt), in: host.view, onValue: outcomes.onValue,
      onCancel: outcomes.onCancel)
    await host.settle()
    try flick(by: -90)
    host.tapCancel()
    #expect(outcomes.cancellations == [.cancelButton])
    await host.settle()
  }

  struct Draft: CustomTestStringConvertible, Sendable {
    let model: DeviceModel
    let version: String
    let isDate: Bool
    let hasKeyboard: Bool
    var testDescription: String {
      "\(model.name), \(version), \(isDate ? "date" : "text"), keyboard \(hasKeyboard)"
    }

    static let all = [DeviceModel.iPhoneSE3, .iPhone16].flatMap { model in
      ["18.6", "26.0"].flatMap { version in
        [(true, false), (false, false), (false, true)].map {
          Draft(model: model, version: version, isDate: $0.0, hasKeyboard: $0.1)
        }
      }
    }
  }

  @Test(arguments: Draft.all)
  func `the draft is visible above the question`(draft: Draft) async throws {
    let screen = TestHost(on: Simulator(draft.model, systemVersion: draft.version))
    screen.device.showsSoftwareKeyboard = draft.hasKeyboard
    let configuration = SheetConfiguration { $0.confirmsDiscardingChanges = true }
    if draft.isDate {
      screen.sheet.show(
        .date(Date(timeIntervalSinceReferenceDate: 8e8)), title: "Day", from: screen.controller,
        configuration: configuration
      ) { _ in }
    } else {
      screen.sheet.show(
        .text("a"), title: "Name", from: screen.controller, configuration: configuration
      ) { _ in }
    }
    await screen.settle()
    if draft.isDate {
      let picker = try #require(screen.datePicker)
      picker.date += 86_400
      picker.sendActions(for: .valueChanged)
    } else {
      screen.type("b")
    }
    await screen.settle()
    let panel = try #require(screen.panel)
    func top() -> CGFloat { panel.convert(panel.bounds, to: nil).minY }
    let before = top()
    var tops: [CGFloat] = []
    screen.tapCancel()
    for _ in 0..<60 {
      screen.device.advance(by: 1 / 60)
      tops.append(screen.device.screenFrame(of: panel.layer).minY)
    }
    await screen.settle()
    var controller: UIViewController? = screen.controller
    while let next = controller?.presentedViewController { controller = next }
    let alert = try #require(controller as? UIAlertController)
    let question = alert.view.convert(alert.view.bounds, to: nil)
    let view = try #require(draft.isDate ? screen.datePicker : screen.textField) as UIView
    let value = view.convert(view.bounds, to: nil)
    #expect(value.maxY - (draft.isDate ? value.height / 3 : 0) <= question.minY + 1)
    #expect(top() >= 0)
    // With the keyboard the panel stays, and otherwise it only rises.
    if draft.hasKeyboard { #expect(tops.allSatisfy { abs($0 - before) <= 1 }) }
    for (old, new) in zip(tops, tops.dropFirst()) { #expect(new <= old + 0.5) }
    let keep = try #require(
      screen.device.accessibilityElements.last { $0.accessibilityLabel == "Keep Editing" })
    tops = []
    screen.device.tap(try #require(keep as? UIView))
    for _ in 0..<60 {
      screen.device.advance(by: 1 / 60)
      tops.append(screen.device.screenFrame(of: panel.layer).minY)
    }
    await screen.settle()
    #expect(abs(top() - before) <= 0.5 && screen.sheet.isPresented)
    if draft.hasKeyboard { #expect(tops.allSatisfy { abs($0 - before) <= 1 }) }
  }
}
