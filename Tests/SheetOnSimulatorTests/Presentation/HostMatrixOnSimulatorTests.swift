import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Sheets in every kind of host.
@MainActor @Suite(.ownDevice) struct HostMatrixOnSimulatorTests {
  private let device = Simulator()
  private let sheet = BottomBounceView()

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func find(_ identifier: String) throws -> UIView {
    func search(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "BottomBounce." + identifier { return view }
      return view.subviews.lazy.compactMap { search(in: $0) }.first
    }
    return try #require(search(in: sheet))
  }

  /// Checks that the panel and its controls are in the host's safe area and can be tapped.
  private func expectUsable(in scene: HostScene) throws {
    let safeArea = scene.safeArea
    let cover = frame(of: sheet)
    #expect(cover == frame(of: scene.host))
    for identifier in ["ok", "cancel"] {
      let button = try find(identifier)
      #expect(safeArea.insetBy(dx: -0.01, dy: -0.01).contains(frame(of: button)), "\(identifier)")
      let middle = CGPoint(x: frame(of: button).midX, y: frame(of: button).midY)
      let hit = scene.window.hitTest(middle, with: nil)
      #expect(hit?.isDescendant(of: button) == true, "\(identifier) is covered by \(hit as Any)")
    }
    let panel = frame(of: try find("panel"))
    #expect(panel.maxY == cover.maxY - (device.system.keyboard.isVisible ? 0 : TestHost.edgeGap))
    #expect(panel.minY >= safeArea.minY)
  }

  private func expectNoTrace(in scene: HostScene) {
    #expect(!sheet.isPresented && sheet.superview == nil)
    for view in scene.containers {
      #expect(!view.subviews.contains { $0 is BottomBounceView })
    }
    if let responder = scene.responder {
      #expect(responder.isFirstResponder)
    } else {
      #expect(scene.window.firstResponder == nil)
    }
  }

  @Test(arguments: HostSetting.allCases, [true, false])
  func `a text sheet stays above the keyboard and in the safe area`(
    setting: HostSetting, isSoftware: Bool
  ) async throws {
    device.showsSoftwareKeyboard = isSoftware
    let scene = await setting.make(on: device)
    for _ in 0..<2 {
      scene.prepare()
      let outcomes = Outcomes<String>()
      outcomes.show(.text("a"), by: sheet, in: scene.host)
      await device.settle()
      try expectUsable(in: scene)
      let field = try #require(try find("text") as? UITextField)
      #expect(field.isFirstResponder && scene.window.isKeyWindow)
      let keyboard = device.system.keyboard
      #expect(keyboard.isVisible == isSoftware)
      let limit = isSoftware ? keyboard.frame.minY : scene.safeArea.maxY
      #expect(frame(of: field).maxY <= min(limit, scene.safeArea.maxY))
      device.type("b")
      device.tap(try find("ok"))
      await device.settle()
      #expect(outcomes.values == ["ab"] && outcomes.cancellations.isEmpty)
      expectNoTrace(in: scene)
    }
  }

  @Test(arguments: HostSetting.allCases)
  func `wheels end above bars and the home indicator`(setting: HostSetting) async throws {
    let scene = await setting.make(on: device)
    scene.prepare()
    let outcomes = Outcomes<Date>()
    outcomes.show(.date(Date(timeIntervalSince1970: 0)), by: sheet, in: scene.host)
    await device.settle()
    try expectUsable(in: scene)
    let picker = frame(of: try find("date"))
    #expect(picker.maxY <= scene.safeArea.maxY)
    device.press(.keyboardEscape)
    await device.settle()
    #expect(outcomes.cancellations == [.escapeKey])
    expectNoTrace(in: scene)
  }

  @Test(arguments: HostSetting.allCases)
  func `rotation keeps everything visible`(setting: HostSetting) async throws {
    let scene = await setting.make(on: device)
    scene.prepare()
    let outcomes = Outcomes<String>()
    outcomes.show(.text("a"), by: sheet, in: scene.host)
    await device.settle()
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      device.rotate(to: orientation)
      await device.settle()
      if scene.window === device.window { try expectUsable(in: scene) }
    }
    device.tap(try find("ok"))
    await device.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test(arguments: ContentCase.all)
  func `a sheet never creates a window`(shown: ContentCase) async {
    let screen = TestHost()
    /// The app's windows, without the system's keyboard window.
    func windows() -> [UIWindow] {
      UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    }
    func expectOne() {
      #expect(windows() == [screen.device.window])
      #expect(screen.device.window.isKeyWindow)
      let others = screen.device.system.windows.filter { $0 !== screen.device.window }
      #expect(others.allSatisfy { $0 is KeyboardWindow })
    }
    await shown.begin(on: screen)
    screen.device.advance(by: 0.1)
    expectOne()
    screen.settleAnimations()
    expectOne()
    #expect(screen.panel?.window === screen.device.window)
    screen.sheet.dismiss()
    screen.device.advance(by: 0.1)
    expectOne()
    screen.settleAnimations()
    expectOne()
  }
}
