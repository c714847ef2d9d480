import RandomActions
import TestHost
import UIKit
import UIKitSimulator

@testable import BottomBounce

extension TestHost {
  /// Waits for animations and timers only, without letting tasks run.
  func settleAnimations() { device.settle() }

  /// Waits like `settleAnimations()`, at ten frames per second.
  func settleQuickly() { device.settleQuickly() }

  /// Waits while a sheet reads its value after OK.
  ///
  /// This is several times as fast as `await settle()`, which must determine that no task has work.
  func awaitDecision(of sheet: BottomBounceView? = nil) async {
    let sheet = sheet ?? self.sheet
    while sheet.state == .committing || sheet.state == .saving {
      for _ in 0..<4 { await Task.yield() }
      settleQuickly()
    }
  }

  /// Presents content in the controller's view, or in another view, and waits for its animation.
  @discardableResult
  func show<Content: SheetContent>(
    _ content: Content, title: (any SheetTitle)? = nil, in host: UIView? = nil,
    configure: (inout SheetConfiguration) -> Void = { _ in }
  ) -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    var configuration = SheetConfiguration()
    configure(&configuration)
    outcomes.show(content, title: title, by: sheet, in: host ?? view, configuration)
    device.settle()
    return outcomes
  }

  /// Returns the frontmost view of a class with an accessibility identifier.
  func find<Found: UIView>(_ identifier: String, as type: Found.Type = Found.self) -> Found? {
    device.view { $0 is Found && $0.accessibilityIdentifier == "BottomBounce." + identifier }
      as? Found
  }

  /// The scroll views of the columns of the date picker or the wheels, from left to right.
  var wheels: [UIScrollView] {
    let picker: UIView? = datePicker ?? find("wheels")
    return picker.map { device.scrollViews(in: $0) } ?? []
  }

  /// The current top of the keyboard on the screen, or the lower edge of the view without one.
  var keyboardTop: CGFloat {
    let keys = device.system.keyboard.window?.subviews.first
    return keys.map { device.screenFrame(of: $0.layer).minY } ?? view.bounds.maxY
  }

  /// Adds a text field to the controller's view.
  func addField(at y: CGFloat = 100) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    view.addSubview(field)
    return field
  }
}
