import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// What the log says about calls that show nothing, or something other than they ask for.
@MainActor @Suite(.ownDevice) struct SheetWarningOnSimulatorTests {
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

  private struct Contact {
    var address = Address()
    var isSame = false { didSet { if isSame { address = Address(zip: "7") } } }
    var whole: String {
      get { address.street }
      set { address.street = newValue }
    }
  }

  private struct Address: Equatable {
    var street = "Via"
    var zip = "1"
  }

  /// Types into the first text of a form of two fields, and returns what the log says.
  private func logOfEdit(
    _ fields: @escaping (FormBuilder<Contact>) -> Void
  ) async -> [String] {
    let sheet = BottomBounceView()
    return await messages {
      sheet.show(.form(Contact()) { f, _ in fields(f) }, in: screen.view) { _ in }
      await screen.settle()
      for letter in ["m", "n"] { screen.type(letter) }
      await screen.settle()
      sheet.dismiss()
    }
  }

  @Test func `fields that edit the same part log a warning once, and others none`() async {
    let address = { (f: FormBuilder<Contact>) in
      f.field("Address", \.address) {
        .form($0) { g, _ in
          g.field("Zip", \.zip) { .text($0) }
          g.field("Street", \.street) { .text($0) }
        }
      }
    }
    let warning = [SheetWarning.fieldsOverlap.message]
    let part = await logOfEdit { f in
      f.field("Zip", \.address.zip) { .text($0) }
      address(f)
    }
    let whole = await logOfEdit { f in
      f.field("Street", \.address.street) { .text($0) }
      f.field("Whole", \.whole) { .text($0) }
    }
    let inner = await logOfEdit { f in
      address(f)
      f.field("Zip", \.address.zip) { .text($0) }
    }
    #expect([part, whole, inner] == [warning, warning, warning])
    let apart = await logOfEdit { f in
      f.field("Street", \.address.street) { .text($0) }
      f.field("Zip", \.address.zip) { .text($0) }
    }
    #expect(apart == [])
  }

  @Test func `a setter that changes another field logs nothing`() async throws {
    let log = await messages {
      let sheet = BottomBounceView()
      sheet.show(
        .form(Contact()) { f, _ in
          f.toggle("Same", \.isSame)
          f.field("Zip", \.address.zip) { .text($0) }
        }, in: screen.view
      ) { _ in }
      await screen.settle()
      screen.control("BottomBounce.switch")?.sendActions(for: .touchUpInside)
      await screen.settle()
      sheet.dismiss()
    }
    #expect(log == [])
  }

  private struct WideContent: SheetContent {
    let width: CGFloat

    func makeBody(_ context: SheetContext) -> SheetBody<Void> {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true
      return SheetBody(view) {}
    }
  }

  @Test func `a body that is wider than its panel logs a warning once`() async {
    for width: CGFloat in [300, 1_000] {
      let log = await messages {
        let sheet = BottomBounceView()
        sheet.show(WideContent(width: width), in: screen.view) {}
        await screen.settle()
        sheet.dismiss()
      }
      #expect(log == (width > 393 ? [SheetWarning.bodyTooWide.message] : []))
    }
  }

  /// An object, and a value that contains one.
  private final class Person { var name = "Ann" }
  private struct Team { var (title, leader) = ("Red", Person()) }

  @Test func `a field of an object's property isn't shown, and the log says so once`() async {
    let team = Team()
    let sheet = BottomBounceView()
    let log = await messages {
      sheet.show(
        .form(team) { f, _ in
          f.field("Title", \.title) { .text($0) }
          f.field("Leader", \.leader.name) { .text($0) }
        }, in: screen.view
      ) { _ in }
      await screen.settle()
      screen.type("m")
      await screen.settle()
      screen.tapOK()
      await screen.settle()
    }
    #expect(log == [SheetWarning.objectEdited.message] && team.leader.name == "Ann")
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

  @Test(arguments: [
    (7, true), (0, true), (-5, true), (45, true), (60, true), (1, false), (15, false),
  ])
  func `an invalid minute interval logs one warning for each sheet`(
    interval: Int, isLogged: Bool
  ) async {
    let date = DateContent<Date>.date(mode: .time, minuteInterval: interval)
    let duration = DurationContent.duration(minuteInterval: interval)
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

  @Test(arguments: ["USD", "usd", "", "EURO", "€"])
  func `a code that can't be that of a currency logs a warning`(code: String) async {
    let content = NumberContent<Decimal>.number(5, in: 0...5_000, currency: code)
    let logged = await messages {
      screen.sheet.show(content, in: screen.view) { _ in }
      await screen.settle()
      screen.sheet.dismiss()
    }
    #expect(logged == (code.uppercased() == "USD" ? [] : [SheetWarning.currencyIgnored.message]))
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
