import UIKit
import UIKitSimulator

/// A date picker in the center of a simulator's screen, and its events.
@MainActor final class DatePickerScreen {
  let device: Simulator
  let picker = UIDatePicker()
  /// The dates at which the value changed, in order.
  private(set) var sent: [Date] = []

  /// Shows a picker with a date in GMT, and removes the previous one.
  init(
    _ device: Simulator, _ mode: UIDatePicker.Mode, _ date: Date, width: CGFloat = 320,
    _ configure: (UIDatePicker) -> Void = { _ in }
  ) {
    self.device = device
    for view in device.window.subviews { view.removeFromSuperview() }
    picker.frame = CGRect(x: 30, y: 300, width: width, height: 216)
    picker.datePickerMode = mode
    picker.timeZone = .gmt
    picker.date = date
    configure(picker)
    device.window.addSubview(picker)
    picker.addAction(
      UIAction { [weak self] action in
        if let picker = action.sender as? UIDatePicker { self?.sent.append(picker.date) }
      }, for: .valueChanged)
    device.settle()
  }

  /// The wheels in their order, found without private API.
  var wheels: [UIScrollView] { Self.scrollViews(in: picker) }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { [$0 as? UIScrollView].compactMap { $0 } + scrollViews(in: $0) }
  }

  /// The accessibility values of the wheels.
  var values: [String] { device.accessibilityElements.compactMap(\.accessibilityValue) }

  /// Returns a point a number of rows below the center of a wheel, measured in flat rows.
  func place(_ wheel: Int, below: CGFloat = 0) -> CGPoint {
    let frame = wheels[wheel].convert(wheels[wheel].bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY + below)
  }

  /// Taps the row after or before the selected one, and settles.
  func tap(_ wheel: Int, rowsOn rows: Int) {
    for _ in 0..<abs(rows) {
      device.tap(at: place(wheel, below: rows > 0 ? 30 : -30))
      device.settle()
    }
  }

  /// Drags a wheel by a number of rows without deceleration, and lifts the finger.
  func drag(_ wheel: Int, rowsOn rows: Int) {
    // The first ten points only distinguish a drag from a tap.
    let way = CGFloat(rows) * 32 + (rows > 0 ? 10 : -10)
    let finger = device.touchDown(at: place(wheel))
    finger.move(to: place(wheel, below: -way), over: 0.4)
    device.advance(by: 0.3)
    finger.lift()
  }
}
