import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct RotationTests {
  private func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `an alert stays centered while the phone rotates`() {
    let device = Simulator()
    let host = UIViewController()
    device.window.rootViewController = host
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    host.present(alert, animated: false)
    device.settle()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(abs(onScreen(alert.view).midX - 426) < 0.5)
    #expect(abs(onScreen(alert.view).midY - 196.5) < 0.5)
    device.rotate(to: .portrait)
    device.settle()
    #expect(abs(onScreen(alert.view).midX - 196.5) < 0.5)
  }

  @Test func `a sheet has full height in landscape, and the previous height in portrait`() {
    let device = Simulator()
    let host = UIViewController()
    device.window.rootViewController = host
    let guest = UIViewController()
    host.present(guest, animated: false)
    device.settle()
    device.rotate(to: .landscapeRight)
    device.settle()
    #expect(onScreen(guest.view) == CGRect(x: 0, y: 0, width: 852, height: 393))
    device.rotate(to: .portrait)
    device.settle()
    #expect(onScreen(guest.view) == CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test func `a presenter's view outside the window has the new size after a rotation`() {
    let device = Simulator()
    let host = UIViewController()
    device.window.rootViewController = host
    let guest = UIViewController()
    guest.modalPresentationStyle = .fullScreen
    host.present(guest, animated: false)
    device.settle()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(onScreen(guest.view).size == CGSize(width: 852, height: 393))
    guest.dismiss(animated: false)
    device.settle()
    #expect(onScreen(host.view) == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test func `rotating during the animation of an action sheet keeps its position`() {
    let device = Simulator()
    let host = UIViewController()
    device.window.rootViewController = host
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    host.present(sheet, animated: true)
    device.advance(by: 0.1)
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(abs(onScreen(sheet.view).maxY - 372) < 0.5)
    device.press(.keyboardEscape)
    device.advance(by: 0.1)
    device.rotate(to: .portrait)
    device.settle()
    #expect(sheet.view.window == nil)
    #expect(host.presentedViewController == nil)
  }

  @Test(arguments: [DeviceModel.iPhone16, .iPadPro11])
  func `the keyboard is as wide as the screen after a rotation in both directions`(
    model: DeviceModel
  ) {
    let device = Simulator(model)
    let host = UIViewController()
    device.window.rootViewController = host
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      device.rotate(to: orientation)
      device.settle()
      let width = device.window.bounds.width
      let panel = device.system.keyboard.window?.subviews.first
      #expect(panel?.frame.width == width)
      #expect(panel?.subviews.first?.frame.width == width)
    }
  }

  @Test func `a navigation controller's bar and top view controller rotate on a phone and an iPad`()
  {
    for device in [Simulator(), Simulator(.iPadPro11)] {
      let top = UIViewController()
      let stack = UINavigationController(rootViewController: top)
      device.window.rootViewController = stack
      device.settle()
      device.rotate(to: .landscapeLeft)
      device.settle()
      let screen = device.window.bounds
      #expect(screen.width > screen.height)
      #expect(onScreen(stack.navigationBar).width == screen.width)
      #expect(onScreen(top.view) == screen)
      #expect(top.view.safeAreaInsets.top == onScreen(stack.navigationBar).maxY)
    }
  }
}
