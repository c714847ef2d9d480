import BottomBounce
import UIKit
import UIKitSimulator

/// A device with an empty screen of an app, and a sheet to show in it.
@MainActor struct SheetScreen {
  let device: Simulator
  let controller = UIViewController()
  let sheet = BottomBounceView()

  /// Puts the screen on a device.
  init(_ device: Simulator = Simulator()) {
    self.device = device
    device.window.rootViewController = controller
    device.settle()
  }

  /// The view that sheets are shown in.
  var host: UIView { controller.view }

  /// Moves the clock until nothing moves any more; tasks have no part in it.
  func rest() {
    device.settle()
  }

  /// Waits until nothing moves any more, as a busy device does that shows ten pictures a second.
  ///
  /// What moves is a function of the time, so the way is the same as with sixty.
  func restQuickly() {
    let device = device.device
    device.turn(isFrame: false)
    while device.isBusy {
      device.clock.now += 0.1
      device.turn()
    }
  }

  /// Lets OK wait for what is pending, and the task run that reads the value then.
  ///
  /// `await device.settle()` would do as well, and takes several times as long: it has to find out that *no*
  /// task has work, while here it is known which one has.
  func awaitDecision(of sheet: BottomBounceView? = nil) async {
    let sheet = sheet ?? self.sheet
    while sheet.stateName == "committing" {
      for _ in 0..<4 { await Task.yield() }
      restQuickly()
    }
  }

  /// Shows a content, and waits until the sheet is up.
  @discardableResult
  func show<Content: SheetContent>(
    _ content: Content, title: String? = nil, in host: UIView? = nil,
    configure: (inout BottomBounceView.Configuration) -> Void = { _ in }
  ) -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    var configuration = BottomBounceView.Configuration(title: title)
    configure(&configuration)
    outcomes.show(content, by: sheet, in: host ?? self.host, configuration)
    device.settle()
    return outcomes
  }

  /// Returns the front view with an accessibility identifier.
  func find<Found: UIView>(_ identifier: String, as type: Found.Type = Found.self) -> Found? {
    device.view { $0 is Found && $0.accessibilityIdentifier == "BottomBounce." + identifier }
      as? Found
  }

  var panel: UIView? { find("panel") }
  /// What the panel asks and tells below its header.
  var parts: [UIView] { contents?.subviews.first?.subviews ?? [] }
  /// What stays at the panel's upper edge.
  var header: UIView? { cancelButton?.superview }
  /// The parts of header and contents.
  var allParts: [UIView] { (header?.subviews ?? []) + parts }
  var contents: UIScrollView? {
    panel?.subviews.first { $0 is UIScrollView } as? UIScrollView
  }
  var field: UITextField? { find("text") }
  var textView: UITextView? { find("text") }
  var datePicker: UIDatePicker? { find("date") }
  /// The wheels of the date picker, from left to right.
  var wheels: [UIScrollView] {
    datePicker.map { device.scrollViews(in: $0) } ?? []
  }
  var okButton: UIButton? { find("ok") }
  var cancelButton: UIButton? { find("cancel") }

  /// Touches the dimmed part of the screen above the panel.
  func tapBackdrop() {
    device.tap(at: CGPoint(x: device.window.bounds.midX, y: 90))
  }

  /// Adds a text field of the app's own, which sheets do not know.
  func addField(at y: CGFloat = 100) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    host.addSubview(field)
    return field
  }

  /// The view that has the keys.
  var firstResponder: UIResponder? { device.window.firstResponder }
}

/// What a sheet has told the one who showed it.
@MainActor final class Outcomes<Value: Sendable> {
  private(set) var values: [Value] = []
  private(set) var cancellations: [Cancellation] = []

  /// Shows a content that tells this object.
  func show<Content: SheetContent>(
    _ content: Content, by sheet: BottomBounceView, in host: UIView,
    _ configuration: BottomBounceView.Configuration = .init()
  ) where Content.Value == Value {
    sheet.show(content, in: host, configuration: configuration) {
      self.values.append($0)
    } onCancel: {
      self.cancellations.append($0)
    }
  }
}

/// A content without keys.
struct Plain: SheetContent {
  func makeBody(_ context: SheetContext) -> UIView { UIView() }
  func value(in body: UIView) -> Int { 7 }
}
