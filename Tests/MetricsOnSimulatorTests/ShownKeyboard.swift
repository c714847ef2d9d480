import Testing
import UIKit
import UIKitSimulator

/// A keyboard that has appeared for a field, and its notification.
@MainActor struct ShownKeyboard {
  private let device: Simulator
  let frame: CGRect
  let duration: CGFloat
  let curve: CGFloat

  static func drawn(
    on model: DeviceModel, type: UIKeyboardType = .default, isOnSide: Bool = false
  ) throws -> ShownKeyboard {
    try screen("\(model) \(type) \(isOnSide)") {
      try ShownKeyboard(on: model, type: type, isOnSide: isOnSide)
    }
  }

  private init(on model: DeviceModel, type: UIKeyboardType, isOnSide: Bool) throws {
    let device = Simulator(model)
    self.device = device
    if isOnSide { device.rotate(to: .landscapeLeft) }
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    field.keyboardType = type
    field.autocapitalizationType = .none
    let controller = UIViewController()
    device.window.rootViewController = controller
    controller.view.addSubview(field)
    device.settle()

    // The notification is posted and read on the main actor.
    nonisolated(unsafe) var told: [AnyHashable: Any]?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: device.window.screen, queue: nil
    ) { told = $0.userInfo }
    defer { NotificationCenter.default.removeObserver(observer) }
    try #require(field.becomeFirstResponder())
    device.settle()
    let information = try #require(told)
    frame = try #require(information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
      .cgRectValue
    duration = try #require(
      information[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    ).doubleValue
    curve = try #require(
      information[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    ).doubleValue
  }

  /// The distance between rows, averaged over two of them, because each row is pixel-aligned.
  var rowDistance: CGFloat {
    get throws { try (key("b").minY - key("t").minY) / 2 }
  }

  /// Returns the key of a letter at its position on the screen.
  func key(_ letter: String) throws -> CGRect {
    let screen = device.window.bounds.size
    let metrics = KeyboardMetrics(
      screen: screen, hasHomeIndicator: device.model.hasHomeIndicator, showsBar: true)
    let layout = KeyboardLayout(
      KeyboardLook(metrics: metrics, width: screen.width, scale: device.model.scale))
    let key = try #require(layout.keys.first { $0.action == .type(letter) })
    let place = try #require(device.system.keyboard.place(of: .type(letter)))
    let onScreen = key.frame.offsetBy(dx: 0, dy: frame.minY)
    try #require(abs(place.x - onScreen.midX) < 0.01 && abs(place.y - onScreen.midY) < 0.01)
    return onScreen
  }
}
