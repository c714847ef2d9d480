import Testing
import UIKit
import UIKitSimulator

/// Several scenes on one screen.
@MainActor @Suite(.ownDevice) struct ScenesTests {
  private let device = Simulator(.iPadPro11)
  private let second: UIWindow

  init() {
    device.window.frame = CGRect(x: 0, y: 0, width: 417, height: 1_210)
    second = device.openScene(frame: CGRect(x: 417, y: 0, width: 417, height: 1_210))
  }

  @Test func `each scene has a session, windows, and a key window`() throws {
    let scenes = UIApplication.shared.connectedScenes
    #expect(scenes.count == 2)
    #expect(Set(scenes.map(\.session.persistentIdentifier)).count == 2)
    #expect(device.window.isKeyWindow && second.isKeyWindow)
    #expect(second.windowScene?.keyWindow === second)
    #expect(device.window.windowScene?.windows == [device.window])
    let front = UIWindow(windowScene: try #require(second.windowScene))
    front.makeKeyAndVisible()
    #expect(!second.isKeyWindow && device.window.isKeyWindow)
  }

  @Test func `a touch goes to the window below it, which then receives key presses`() {
    let fields = [device.window, second].map { window in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
      window.addSubview(field)
      return field
    }
    #expect(fields.allSatisfy { $0.becomeFirstResponder() })
    device.settle()
    for field in fields {
      device.tap(field)
      device.type("a")
    }
    #expect(fields.map(\.text) == ["a", "a"])
    #expect(fields.allSatisfy { $0.isFirstResponder })
    #expect(device.system.keyboard.isVisible)
    // Later than the maximum time between two taps.
    device.advance(by: 1)
    device.tap(fields[0])
    device.type("b")
    #expect(fields.map(\.text) == ["ab", "a"])
  }

  @Test func `a window with a higher level is in front of all scenes`() throws {
    let alert = UIWindow(windowScene: try #require(device.window.windowScene))
    alert.windowLevel = .alert
    alert.isHidden = false
    let late = UIWindow(windowScene: try #require(second.windowScene))
    late.isHidden = false
    #expect(device.system.windows == [device.window, second, late, alert])
    let layers = device.system.tree.root.storedSublayers
    #expect(
      layers.prefix(4).map { ObjectIdentifier($0) }
        == [device.window, second, late, alert].map { ObjectIdentifier($0.layer) })
  }

  @Test func `disconnecting one scene notifies only it, and the app stays active`() throws {
    let scene = try #require(second.windowScene)
    var told: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIScene.didDisconnectNotification, "disconnected"),
      (UIScene.didEnterBackgroundNotification, "background"),
      (UIApplication.didEnterBackgroundNotification, "app in background"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(text) }
      }
    }
    device.disconnectScene(of: second)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(told == ["background", "disconnected"])
    #expect(scene.activationState == .unattached && scene.windows.isEmpty)
    #expect(UIApplication.shared.connectedScenes == [try #require(device.window.windowScene)])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(device.window.isKeyWindow)
  }

  @Test func `the keyboard stays when its scene is disconnected and another one edits`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    second.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
    #expect(device.system.keyboard.isVisible)
    device.disconnectScene()
    device.settle()
    #expect(device.system.keyboard.isVisible)
    device.tap(field)
    device.type("a")
    #expect(field.text == "a")
    device.disconnectScene(of: second)
    device.settle()
    #expect(!device.system.keyboard.isVisible)
  }
}
