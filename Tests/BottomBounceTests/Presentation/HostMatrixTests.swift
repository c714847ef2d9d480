import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets in every kind of host.
@MainActor @Suite(.ownDevice) struct HostMatrixTests {
  private let screen = TestHost(inRealTime: true)
  private let sheet = BottomBounceView()

  private func scene(_ setting: HostSetting) async -> HostScene {
    await setting.make(in: screen) { HostingControllerDouble() }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func find(_ identifier: String) throws -> UIView {
    func search(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "BottomBounce." + identifier { return view }
      return view.subviews.lazy.compactMap { search(in: $0) }.first
    }
    return try #require(search(in: sheet))
  }

  private func tap(_ identifier: String) throws {
    screen.tap(try #require(try find(identifier) as? UIControl))
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
    // At its full height the panel reaches the edges in both designs.
    #expect(panel.maxY == cover.maxY)
    #expect(panel.minY >= safeArea.minY)
  }

  private func isFirstResponder(in view: UIView) -> Bool {
    view.isFirstResponder || view.subviews.contains { isFirstResponder(in: $0) }
  }

  private func expectNoTrace(in scene: HostScene) {
    #expect(!sheet.isPresented && sheet.superview == nil)
    for view in scene.containers {
      #expect(!view.subviews.contains { $0 is BottomBounceView })
    }
    if let responder = scene.responder {
      #expect(responder.isFirstResponder)
    } else {
      #expect(!isFirstResponder(in: scene.window))
    }
  }

  @Test(arguments: HostSetting.allCases)
  func `a large sheet begins below bars and the status bar`(setting: HostSetting) async throws {
    let scene = await scene(setting)
    scene.prepare()
    let outcomes = Outcomes<Int>()
    let options = (0..<50).map { SheetOption($0, title: "Number \($0)") }
    outcomes.show(
      .list(options, selected: 3), title: "Number", by: sheet, in: scene.host,
      SheetConfiguration { $0.detents = [.large] })
    await screen.settle()
    try expectUsable(in: scene)
    try tap("cancel")
    await screen.settle()
    #expect(outcomes.cancellations == [.cancelButton])
    expectNoTrace(in: scene)
  }

  @Test(arguments: HostSetting.allCases, [0.0, 0.1, 1.0])
  func `a host that returns in the same turn keeps its sheet`(
    setting: HostSetting, after time: Double
  ) async throws {
    let scene = await scene(setting)
    scene.prepare()
    let outcomes = Outcomes<String>()
    outcomes.show(.text("a"), by: sheet, in: scene.host)
    await screen.advance(by: time)
    let root = try #require(scene.window.rootViewController)
    scene.window.rootViewController = UIViewController()
    scene.window.rootViewController = root
    await screen.settle()
    #expect(outcomes.cancellations.isEmpty)
    #expect(sheet.state == .presented)
    let field = try #require(try find("text") as? UITextField)
    #expect(field.isFirstResponder)
    screen.type("b")
    try tap("ok")
    await screen.settle()
    #expect(outcomes.values == ["ab"])
  }
}
