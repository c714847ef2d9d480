import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct SystemChromeTests {
  private func device(
    _ model: DeviceModel = .iPhone16, _ appearance: UIUserInterfaceStyle = .light,
    controller: UIViewController = UIViewController()
  ) -> Simulator {
    let device = Simulator(model, appearance: appearance)
    controller.view.backgroundColor = appearance == .dark ? .black : .white
    device.window.rootViewController = controller
    device.settle()
    return device
  }

  /// The red component of a pixel that is given in points.
  private func red(_ device: Simulator, _ x: CGFloat, _ y: CGFloat) throws -> UInt8 {
    let image = try #require(device.screenImage())
    let scale = device.model.scale
    return try #require(image.pixel(x: Int(x * scale), y: Int(y * scale))).r
  }

  @Test func `the bars change with the appearance`() throws {
    #expect(try red(device(), 196, 841) == 0)
    #expect(try red(device(.iPhone16, .dark), 196, 841) == 255)
    // The center of the battery.
    #expect(try red(device(), 340, 29) == 0)
    #expect(try red(device(.iPhone16, .dark), 340, 29) == 255)
  }

  @Test func `the Dynamic Island is black in both appearances`() throws {
    #expect(try red(device(), 140, 29) == 0)
    #expect(try red(device(.iPhone16, .dark), 140, 29) == 0)
  }

  @Test func `a device with a home button has no home indicator`() throws {
    let device = device(.iPhoneSE3)
    #expect(try red(device, 187, 656) == 255)
  }

  @Test func `a view controller chooses the status bar's style, or hides it`() throws {
    final class Controller: UIViewController {
      var style = UIStatusBarStyle.default
      var hides = false
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
      override var prefersStatusBarHidden: Bool { hides }
    }
    let controller = Controller()
    let device = device(controller: controller)
    #expect(try red(device, 340, 29) == 0)
    controller.style = .lightContent
    #expect(try red(device, 340, 29) == 255)
    controller.style = .default
    controller.hides = true
    #expect(try red(device, 340, 29) == 255)
  }

  @Test
  func `the bars are above all windows of the app and receive no touches`()
    throws
  {
    let device = device()
    let top = UIWindow(windowScene: device.system.scene)
    top.windowLevel = .alert
    top.backgroundColor = .white
    top.isHidden = false
    #expect(try red(device, 196, 841) == 0)
    #expect(device.window.windowScene?.windows.count == 2)
    #expect(device.accessibilityTree() == "")
    #expect(top.hitTest(CGPoint(x: 196, y: 841), with: nil) === top)
  }

  @Test func `a phone in landscape has no status bar, and the home indicator at the bottom`() throws
  {
    let device = device()
    device.rotate(to: .landscapeLeft)
    device.settle()
    let image = try #require(device.screenImage())
    #expect(image.width == 2556 && image.height == 1179)
    #expect(try red(device, 196, 29) == 255)
    #expect(try red(device, 426, 382) == 0)
  }

  @Test func `a screenshot shows the presentation during an animation`() throws {
    let device = device()
    let view = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    view.backgroundColor = .black
    device.window.addSubview(view)
    UIView.animate(withDuration: 1) { view.center.x += 200 }
    device.advance(by: 0.5)
    #expect(try red(device, 50, 450) == 255)
    #expect(try red(device, 150, 450) == 0)
    device.settle()
    #expect(try red(device, 150, 450) == 255)
    #expect(try red(device, 250, 450) == 0)
  }
}
