import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Two scenes of one app, side by side on an iPad, with a sheet in each.
@MainActor @Suite(.ownDevice) struct TwoScenesTests {
  /// One of the scenes, with a host and a sheet.
  @MainActor private struct Side {
    let device: Simulator
    let window: UIWindow
    let controller = UIViewController()
    let sheet = BottomBounceView()
    let outcomes = Outcomes<String>()

    init(_ window: UIWindow, of device: Simulator) {
      self.device = device
      self.window = window
      window.rootViewController = controller
    }

    var host: UIView { controller.view }

    func show(
      _ text: String, _ policy: PresentationPolicy = .replace,
      by sheet: BottomBounceView? = nil,
      outcomes: Outcomes<String>? = nil
    ) {
      var configuration = SheetConfiguration()
      configuration.presentationPolicy = policy
      (outcomes ?? self.outcomes).show(
        TextContent.text(text), title: text, by: sheet ?? self.sheet, in: host, configuration)
    }

    func find<Found: UIView>(_ identifier: String, as type: Found.Type = Found.self) -> Found? {
      device.view("BottomBounce." + identifier, in: window) as? Found
    }

    var panel: UIView? { find("panel") }
    var field: UITextField? { find("text") }

    /// The visible frame of the panel on the screen.
    var frame: CGRect? { panel.map { $0.convert($0.bounds, to: nil) } }
  }

  private let device = Simulator(.iPadPro11)
  private let left: Side
  private let right: Side

  init() {
    device.window.frame = CGRect(x: 0, y: 0, width: 417, height: 1_210)
    left = Side(device.window, of: device)
    let frame = CGRect(x: 417, y: 0, width: 417, height: 1_210)
    right = Side(device.openScene(frame: frame), of: device)
    device.settle()
  }

  private func tap(_ identifier: String, in side: Side) throws {
    device.tap(try #require(side.find(identifier, as: UIView.self)))
  }

  @Test func `the test has two scenes with a window each`() {
    #expect(UIApplication.shared.connectedScenes.count == 2)
    #expect(left.window.windowScene !== right.window.windowScene)
    #expect(left.window.windowScene?.windows == [left.window])
    #expect(right.window.windowScene?.windows == [right.window])
  }

  @Test func `each scene has its own sheet and outcome`() async throws {
    left.show("a")
    right.show("b")
    await device.settle()
    let (gap, width) = (TestHost.edgeGap, 417 - 2 * TestHost.edgeGap)
    #expect(left.frame?.minX == gap && left.frame?.width == width)
    #expect(right.panel?.frame.minX == gap && right.panel?.frame.width == width)
    #expect(left.outcomes.cancellations.isEmpty && right.outcomes.cancellations.isEmpty)
    // Neither has created a window.
    #expect(left.window.windowScene?.windows == [left.window])
    #expect(right.window.windowScene?.windows == [right.window])

    try tap("ok", in: left)
    await device.settle()
    #expect(left.outcomes.values == ["a"])
    #expect(!left.sheet.isPresented && left.host.subviews.isEmpty)
    #expect(right.sheet.isPresented && right.outcomes.values.isEmpty)
    #expect(right.panel?.transform == .identity)

    // The first touch makes this scene's window key, and the panel rises with the keyboard.
    try tap("text", in: right)
    await device.settle()
    try tap("cancel", in: right)
    await device.settle()
    #expect(right.outcomes.cancellations == [.cancelButton])
    #expect(right.host.subviews.isEmpty)
  }

  @Test func `key presses go to the sheet in the last touched scene`() throws {
    left.show("a")
    right.show("b")
    device.settle()
    try tap("text", in: left)
    device.type("x")
    #expect(left.field?.text == "ax" && right.field?.text == "b")
    try tap("text", in: right)
    device.type("y")
    #expect(left.field?.text == "ax" && right.field?.text == "by")
    device.press(.keyboardEscape)
    device.settle()
    #expect(right.outcomes.cancellations == [.escapeKey])
    #expect(left.outcomes.cancellations.isEmpty && left.sheet.isPresented)
  }

  @Test(arguments: [true, false])
  func `disconnecting a scene ends only its sheet`(isLeft: Bool)
    async throws
  {
    let (gone, other) = isLeft ? (left, right) : (right, left)
    gone.show("gone")
    other.show("a")
    await device.settle()
    let place = other.frame
    device.disconnectScene(of: gone.window)
    #expect(gone.outcomes.cancellations == [.sceneDisconnected])
    #expect(!gone.sheet.isPresented && gone.host.subviews.isEmpty)
    await device.settle()
    #expect(other.sheet.isPresented && other.outcomes.cancellations.isEmpty)
    #expect(other.frame == place)
    #expect(other.field?.isFirstResponder == true)
    device.type("b")
    try tap("ok", in: other)
    await device.settle()
    #expect(other.outcomes.values == ["ab"])
    #expect(other.host.subviews.isEmpty)
  }

  @Test func `disconnecting a scene during an animation keeps the other sheet`() {
    right.show("b")
    device.settle()
    left.show("a")
    device.advance(by: 0.1)
    device.disconnectScene(of: left.window)
    device.settle()
    #expect(left.outcomes.cancellations == [.sceneDisconnected])
    #expect(right.sheet.state == .presented)
    right.sheet.dismiss()
    device.advance(by: 0.1)
    device.disconnectScene(of: right.window)
    device.settle()
    #expect(right.outcomes.cancellations == [.programmatic])
    #expect(!right.sheet.isPresented)
  }

  @Test(arguments: [PresentationPolicy.stack, .replace])
  func `a sheet in one scene leaves sheets in another as they are`(policy: PresentationPolicy) {
    left.show("a")
    device.settle()
    right.show("b", policy)
    device.settle()
    #expect(left.sheet.isPresented && right.sheet.isPresented)
    #expect(left.outcomes.cancellations.isEmpty && right.outcomes.cancellations.isEmpty)

    // Another sheet in the right scene covers or replaces the first one there.
    let second = BottomBounceView()
    let told = Outcomes<String>()
    right.show("c", policy, by: second, outcomes: told)
    device.settle()
    #expect(left.sheet.isPresented && left.outcomes.cancellations.isEmpty)
    #expect(told.cancellations.isEmpty)
    #expect(right.outcomes.cancellations == (policy == .replace ? [.superseded] : []))
    left.sheet.dismiss()
    device.settle()
    #expect(second.isPresented && right.sheet.isPresented == (policy == .stack))
    right.sheet.dismiss()
    device.settle()
    #expect(second.isPresented)
  }

  @Test func `VoiceOver does not reach views behind a sheet, except in another scene`() {
    func addRow(_ name: String, to side: Side) {
      let row = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      row.setTitle(name, for: .normal)
      side.host.addSubview(row)
    }
    addRow("Left", to: left)
    addRow("Right", to: right)
    left.show("a")
    device.settle()
    let labels = device.accessibilityElements.compactMap(\.accessibilityLabel)
    #expect(labels.contains(TestHost.okName) && labels.contains("Right"))
    #expect(!labels.contains("Left"))
  }

  @Test func `two sheets in two scenes have no leaks`() async throws {
    let leaks = await device.leaks {
      left.show("a")
      right.show("b")
      await device.settle()
      left.sheet.dismiss()
      right.sheet.dismiss()
      await device.settle()
    }
    #expect(leaks.map(\.description) == [])
    #expect(!device.system.keyboard.isVisible)
  }
}
