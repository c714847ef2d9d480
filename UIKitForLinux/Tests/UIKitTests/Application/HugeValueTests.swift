import Testing
import UIKit
import UIKitSimulator

/// Extreme numbers and malformed names, which must not stop the process.
@MainActor @Suite(.ownDevice) struct HugeValueTests {
  private let device = Simulator()

  nonisolated static let radii: [CGFloat] = [
    .infinity, .greatestFiniteMagnitude, 1e300, -1, -.infinity, .nan,
  ]

  @Test(arguments: radii)
  func `any corner radius is drawn`(_ radius: CGFloat) throws {
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
    view.backgroundColor = .red
    view.layer.cornerRadius = radius
    view.clipsToBounds = true
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .blue
    view.addSubview(inner)
    view.layer.shadowOpacity = 1
    view.layer.borderWidth = 2
    device.window.addSubview(view)
    for curve in [CALayerCornerCurve.circular, .continuous] {
      view.layer.cornerCurve = curve
      let image = try #require(device.screenshot().cgImage)
      let middle = try #require(image.pixel(x: 130 * 3, y: 320 * 3))
      #expect(middle.b == 255)
    }
    _ = UIBezierPath(roundedRect: view.bounds, cornerRadius: radius).bounds
  }

  nonisolated static let lengths: [CGFloat] = [
    .greatestFiniteMagnitude, 1.8e307, 1e300, 1e19, 1e12, .infinity, .nan, -1e300,
  ]

  @Test(arguments: lengths)
  func `any length is laid out and drawn`(_ length: CGFloat) {
    let views = [
      UIView(), UILabel(), UIButton(type: .system), UITextField(), UITextView(), UIScrollView(),
      UIImageView(image: UIImage(systemName: "checkmark")), UISlider(), UITableView(),
      UIPickerView(), UIDatePicker(), UISwitch(),
    ]
    for view in views {
      view.backgroundColor = .red
      device.window.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: length, height: 40)
      _ = device.screenshot()
      view.frame = CGRect(x: length, y: length, width: 40, height: length)
      _ = device.screenshot()
      view.bounds = CGRect(x: 0, y: 0, width: length, height: length)
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = length
      _ = device.screenshot()
      _ = view.sizeThatFits(CGSize(width: length, height: length))
      _ = view.systemLayoutSizeFitting(CGSize(width: length, height: length))
      view.removeFromSuperview()
    }
  }

  @Test(arguments: lengths)
  func `any length is a constraint`(_ length: CGFloat) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: length).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).isActive = true
    _ = device.screenshot()
  }

  @Test(arguments: lengths)
  func `text of any font size is measured and drawn`(_ size: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    device.window.addSubview(label)
    _ = label.sizeThatFits(.zero)
    _ = device.screenshot()
  }

  @Test(arguments: ["🦊", "", "-", "zz_ZZ", "@calendar=nothing", String(repeating: "x", count: 500)])
  func `wheels work in any locale`(_ identifier: String) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: identifier)
    device.window.addSubview(picker)
    for mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .countDownTimer] {
      picker.datePickerMode = mode
      picker.sizeToFit()
      _ = device.screenshot()
      picker.setDate(Date(timeIntervalSince1970: 0), animated: false)
      device.advance(by: 0.1)
    }
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.sizeToFit()
    _ = device.screenshot()
  }
}
