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

  @Test func `the bars follow the appearance`() throws {
    #expect(try red(device(), 196, 841) == 0)
    #expect(try red(device(.iPhone16, .dark), 196, 841) == 255)
    // The middle of the battery.
    #expect(try red(device(), 340, 29) == 0)
    #expect(try red(device(.iPhone16, .dark), 340, 29) == 255)
  }

  @Test func `the Dynamic Island is black in both appearances`() throws {
    #expect(try red(device(), 140, 29) == 0)
    #expect(try red(device(.iPhone16, .dark), 140, 29) == 0)
  }

  @Test func `a device with a home button has no indicator`() throws {
    let device = device(.iPhoneSE3)
    #expect(try red(device, 187, 656) == 255)
  }

  @Test func `a controller chooses the status bar's style, or leaves it out`() throws {
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
  func `the bars are in none of the app's windows, over all of them, and let touches through`()
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

  @Test func `on its side a phone has no status bar and the indicator below`() throws {
    let device = device()
    device.rotate(to: .landscapeLeft)
    device.settle()
    let image = try #require(device.screenImage())
    #expect(image.width == 2556 && image.height == 1179)
    #expect(try red(device, 196, 29) == 255)
    #expect(try red(device, 426, 382) == 0)
  }

  @Test func `the picture is what the screen shows in the middle of an animation`() throws {
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
