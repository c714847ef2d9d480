import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The log messages of calls that show nothing, or something other than requested.
@MainActor @Suite(.ownDevice) struct SheetWarningTests {
  private let screen = TestHost()

  @MainActor private final class Log {
    var messages: [String] = []
  }

  /// Returns the messages that are logged while a closure runs and until everything is at rest.
  private func messages(of work: @MainActor () async -> Void) async -> [String] {
    let log = Log()
    await SheetLog.$receiver.withValue({ log.messages.append($0) }) {
      await work()
      await screen.settle()
    }
    return log.messages
  }

  nonisolated private static let texts: [(SheetWarning, String)] = [
    (
      .controllerDetached,
      "The sheet can't appear, because the view of the view controller isn't in a window: "
        + "show the sheet from viewDidAppear(_:) on, from a controller that is on screen."
    ),
    (
      .viewDetached,
      "The sheet can't appear, because the host view isn't in a window, or is part of the sheet: "
        + "add the view to a window first, or show the sheet from a view controller."
    ),
    (
      .alertPresented,
      "The sheet can't appear, because an alert is presented, which would dismiss the sheet: "
        + "show the sheet after the alert, for example in the handler of its action."
    ),
    (
      .rejected,
      "The sheet doesn't appear, because another sheet is presented and the policy is .reject: "
        + "choose another PresentationPolicy, or pass onCancel to handle this case."
    ),
    (
      .undimmedDetentIgnored,
      "The sheet ignores largestUndimmedDetent, because it is shown from a view controller and "
        + "therefore modal: show it in a view to leave that view in use."
    ),
    (
      .minuteIntervalIgnored,
      "The sheet ignores minuteInterval and uses 1, because the number isn't a divisor of 60 from 1 "
        + "to 30: pass a number such as 5, 15, or 30."
    ),
    (
      .numberStepIgnored,
      "The sheet ignores the step of a number and uses 1, because the step isn't positive: pass a "
        + "step such as 0.5, 1, or 10."
    ),
    (
      .wheelTooLong,
      "The sheet asks for a number with a text field, because a wheel has at most 10,000 rows: pass "
        + "a smaller range or a greater step, or use .style(.field)."
    ),
    (
      .fieldRepeated,
      "The form shows only the first of several fields of a property: add one field for each "
        + "property, or an if statement around fields that replace each other."
    ),
  ]

  @Test func `each warning names the reason and the next step`() {
    #expect(Self.texts.map(\.0) == SheetWarning.allCases)
    for (warning, text) in Self.texts { #expect(warning.message == text) }
  }

  @Test func `a second field of a property logs a warning once`() async {
    struct Person: Equatable { var name = "Ada" }
    let sheet = BottomBounceView()
    let log = await messages {
      sheet.show(
        .form(Person()) { f, _ in
          f.field("Name", \.name) { .text($0) }
          f.field("Other name", \.name) { .text($0) }
        }, in: screen.view
      ) { _ in }
      await screen.settle()
      screen.type("m")
      await screen.settle()
      sheet.dismiss()
    }
    #expect(log == [SheetWarning.fieldRepeated.message])
  }

  /// A controller that shows a sheet before its view is in a window.
  private final class HastyController: UIViewController {
    let sheet = BottomBounceView()
    var showsInViewDidLoad = true

    override func viewDidLoad() {
      super.viewDidLoad()
      if showsInViewDidLoad { sheet.show(.text("a"), from: self) { _ in } }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if !showsInViewDidLoad { sheet.show(.text("a"), from: self) { _ in } }
    }
  }

  @Test(arguments: [true, false])
  func `a sheet shown before the view appears logs a warning`(inViewDidLoad: Bool) async {
    let controller = HastyController()
    controller.showsInViewDidLoad = inViewDidLoad
    let logged = await messages { screen.window.rootViewController = controller }
    #expect(logged == [SheetWarning.controllerDetached.message])
    #expect(!controller.sheet.isPresented)
  }

  @Test(arguments: [true, false])
  func `a host view without a window logs a warning with and without onCancel`(
    isHandled: Bool
  ) async {
    var reasons: [Cancellation] = []
    let onCancel: @MainActor (Cancellation) -> Void = { reasons.append($0) }
    let logged = await messages {
      screen.sheet.show(
        .text("a"), in: UIView(), onValue: { _ in }, onCancel: isHandled ? onCancel : nil)
    }
    #expect(logged == [SheetWarning.viewDetached.message])
    #expect(reasons == (isHandled ? [.hostDetached] : []))
  }

  @Test(arguments: [true, false])
  func `a sheet over an alert logs a warning, also after a transition`(isAnimated: Bool) async {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let logged = await messages {
      screen.controller.present(alert, animated: isAnimated)
      screen.sheet.show(.text("a"), from: screen.controller) { _ in }
    }
    #expect(logged == [SheetWarning.alertPresented.message])
  }

  @Test(arguments: [true, false])
  func `a rejected sheet logs a warning only without onCancel`(isHandled: Bool) async {
    let other = BottomBounceView()
    let onCancel: @MainActor (Cancellation) -> Void = { _ in }
    let logged = await messages {
      screen.sheet.show(.text("a"), in: screen.view) { _ in }
      await screen.settle()
      other.show(
        .text("a"), in: screen.view, configuration: .init { $0.presentationPolicy = .reject },
        onValue: { _ in }, onCancel: isHandled ? onCancel : nil)
    }
    #expect(logged == (isHandled ? [] : [SheetWarning.rejected.message]))
  }

  @Test func `an undimmed detent logs one warning for each call from a controller`() async {
    let configuration = SheetConfiguration {
      $0.detents = [.medium, .large]
      $0.largestUndimmedDetent = .medium
    }
    let page = UIViewController()
    let logged = await messages {
      // The sheet waits for the transition.
      screen.controller.present(page, animated: true)
      screen.sheet.show(.text("a"), from: screen.controller, configuration: configuration) { _ in }
      await screen.settle()
      screen.sheet.dismiss()
      await screen.settle()
      screen.sheet.show(.text("a"), in: page.view, configuration: configuration) { _ in }
    }
    #expect(logged == [SheetWarning.undimmedDetentIgnored.message])
  }

  @Test(arguments: [
    (7, true), (0, true), (-5, true), (45, true), (60, true), (1, false), (15, false),
  ])
  func `an invalid minute interval logs one warning for each sheet`(
    interval: Int, isLogged: Bool
  ) async {
    let date = DateContent<Date>.date(mode: .time, minuteInterval: interval)
    let duration = DurationContent(minuteInterval: interval)
    let expected = isLogged ? [SheetWarning.minuteIntervalIgnored.message] : []
    #expect(
      await messages {
        screen.sheet.show(date.todayButton().orNone(), in: screen.view) { _ in }
        await screen.settle()
      } == expected)
    #expect(
      await messages {
        screen.sheet.show(duration, in: screen.view) { _ in }
        await screen.settle()
        screen.sheet.dismiss()
      } == expected)
  }

  @Test(arguments: [
    (0.0, 100.0, NumberStyle.automatic, [SheetWarning.numberStepIgnored]),
    (-1, 100, .field, [.numberStepIgnored]), (.nan, 100, .wheel, [.numberStepIgnored]),
    (1, 10_000, .wheel, [.wheelTooLong]), (1, .infinity, .wheel, [.wheelTooLong]),
    (1, 9_999, .wheel, []), (1, .infinity, .automatic, []), (500, 100, .automatic, []),
  ])
  func `a number with a bad step or too many rows logs a warning`(
    step: Double, last: Double, style: NumberStyle, expected: [SheetWarning]
  ) async {
    let content = NumberContent<Double>.number(5, in: 0...last, step: step).style(style)
    let logged = await messages {
      screen.sheet.show(content, in: screen.view) { _ in }
      await screen.settle()
      screen.sheet.dismiss()
    }
    #expect(logged == expected.map(\.message))
  }

  @Test func `a sheet that appears and ends logs nothing`() async {
    let host = UIView(frame: screen.view.bounds)
    screen.view.addSubview(host)
    let logged = await messages {
      screen.sheet.show(.text("a"), from: screen.controller) { _ in }
      await screen.settle()
      screen.controller.dismiss(animated: true)
      await screen.settle()
      screen.sheet.show(.text("a"), in: host) { _ in }
      await screen.settle()
      host.removeFromSuperview()
      await screen.settle()
    }
    #expect(logged == [])
  }
}
