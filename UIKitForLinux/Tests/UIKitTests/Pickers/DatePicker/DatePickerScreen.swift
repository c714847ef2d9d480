import UIKit
import UIKitSimulator

/// A date picker in the middle of a simulator's screen, and what it has sent.
@MainActor final class DatePickerScreen {
  let device: Simulator
  let picker = UIDatePicker()
  /// The dates at which the value changed, in order.
  private(set) var sent: [Date] = []

  /// Puts a picker with a date in Greenwich on the screen, in place of what was there.
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

  /// The wheels as an app finds them, in their order.
  var wheels: [UIScrollView] { Self.scrollViews(in: picker) }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { [$0 as? UIScrollView].compactMap { $0 } + scrollViews(in: $0) }
  }

  /// What the wheels read.
  var values: [String] { device.accessibilityElements.compactMap(\.accessibilityValue) }

  /// A place so many rows below the middle of a wheel, going by the flat distance.
  func place(_ wheel: Int, below: CGFloat = 0) -> CGPoint {
    let frame = wheels[wheel].convert(wheels[wheel].bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY + below)
  }

  /// Touches the row after or before the one in the middle, and waits.
  func tap(_ wheel: Int, rowsOn rows: Int) {
    for _ in 0..<abs(rows) {
      device.tap(at: place(wheel, below: rows > 0 ? 30 : -30))
      device.settle()
    }
  }

  /// Drags a wheel on by rows without letting it spin on; the finger is lifted at the end.
  func drag(_ wheel: Int, rowsOn rows: Int) {
    // The first ten points only tell a drag from a tap.
    let way = CGFloat(rows) * 32 + (rows > 0 ? 10 : -10)
    let finger = device.touchDown(at: place(wheel))
    finger.move(to: place(wheel, below: -way), over: 0.4)
    device.advance(by: 0.3)
    finger.lift()
  }
}
