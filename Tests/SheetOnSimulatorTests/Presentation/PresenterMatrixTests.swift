import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Sheets that are presented from every kind of view controller.
@MainActor @Suite(.ownDevice) struct PresenterMatrixTests {
  enum Presenter: CaseIterable {
    case plain, tabs, pageSheet, formSheet, popover, fullScreen, column, otherWindow
  }

  /// A screen with a controller that presents a sheet.
  @MainActor private final class Screen {
    let device: Simulator
    private(set) var window: UIWindow
    private(set) var controller = UIViewController()
    /// The number of controllers that are presented without the sheet.
    private(set) var presented = 0

    init(_ presenter: Presenter) async {
      device = Simulator(presenter == .popover || presenter == .formSheet ? .iPadPro11 : .iPhone16)
      window = device.window
      let root = UIViewController()
      device.window.rootViewController = root
      await device.settle()
      switch presenter {
      case .plain: controller = root
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        controller.title = "Profile"
        device.window.rootViewController = tabs
      case .pageSheet: present(.pageSheet, from: root)
      case .formSheet: present(.formSheet, from: root)
      case .fullScreen: present(.fullScreen, from: root)
      case .popover:
        controller.preferredContentSize = CGSize(width: 300, height: 400)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = root.view
        present(.popover, from: root)
      case .column:
        root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 120, height: root.view.bounds.height)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
      case .otherWindow:
        let other = UIWindow(frame: device.window.bounds)
        other.windowScene = device.window.windowScene
        other.windowLevel = UIWindow.Level(rawValue: 1)
        other.rootViewController = controller
        other.isHidden = false
        window = other
        device.window.makeKey()
      }
      await device.settle()
      let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 44))
      button.setTitle("Behind", for: .normal)
      controller.view.addSubview(button)
      await device.settle()
    }

    private func present(_ style: UIModalPresentationStyle, from root: UIViewController) {
      controller.modalPresentationStyle = style
      root.present(controller, animated: false)
      presented = 1
    }

    /// The number of controllers that are presented over the root.
    var depth: Int {
      var count = 0
      var top = window.rootViewController
      while let next = top?.presentedViewController {
        count += 1
        top = next
      }
      return count
    }
  }

  private func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == "BottomBounce." + identifier { return view }
    return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
  }

  @Test(arguments: Presenter.allCases)
  func `the sheet covers everything, has the keyboard, and is removed`(
    presenter: Presenter
  ) async throws {
    let screen = await Screen(presenter)
    let device = screen.device
    let sheet = BottomBounceView()
    for _ in 0..<2 {
      var values: [String] = []
      var depth = -1
      sheet.show(.text("a"), title: "Name", from: screen.controller) {
        values.append($0)
        depth = screen.depth
      }
      await device.settle()
      #expect(sheet.window === screen.window)
      #expect(sheet.convert(sheet.bounds, to: nil) == screen.window.bounds)
      #expect(screen.window.isKeyWindow)
      let labels = device.accessibilityElements.compactMap(\.accessibilityLabel)
      #expect(labels.contains(TestHost.okName))
      #expect(!labels.contains("Behind") && !labels.contains("Profile"))
      let ok = try #require(find("ok", in: sheet))
      let field = try #require(find("text", in: sheet) as? UITextField)
      #expect(field.isFirstResponder)
      let bottom = field.convert(field.bounds, to: nil).maxY
      #expect(bottom <= device.system.keyboard.frame.minY)
      device.type("b")
      device.tap(ok)
      await device.settle()
      #expect(values == ["ab"] && depth == screen.presented)
      #expect(sheet.superview == nil && screen.window.firstResponder == nil)
    }
    #expect(screen.depth == screen.presented)
    if presenter == .otherWindow { #expect(device.window.isKeyWindow) }
  }

  @Test(arguments: Presenter.allCases)
  func `a drag dismisses the sheet, and moves nothing else`(presenter: Presenter) async throws {
    let screen = await Screen(presenter)
    let before = screen.controller.view.convert(screen.controller.view.bounds, to: nil)
    let sheet = BottomBounceView()
    var reasons: [Cancellation] = []
    sheet.show(
      .list(["Red", "Green"].sheetOptions { $0 }), title: "Color", from: screen.controller,
      onValue: { _ in }, onCancel: { reasons.append($0) })
    await screen.device.settle()
    let panel = try #require(find("panel", in: sheet))
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
    screen.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300), over: 0.2)
    #expect(screen.controller.view.convert(screen.controller.view.bounds, to: nil) == before)
    await screen.device.settle()
    #expect(reasons == [.drag] && screen.depth == screen.presented)
    #expect(screen.controller.view.convert(screen.controller.view.bounds, to: nil) == before)
  }

  @Test func `a full-screen controller over the sheet does not end it`() async {
    let screen = await Screen(.tabs)
    let sheet = BottomBounceView()
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("a"), from: screen.controller, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await screen.device.settle()
    let camera = UIViewController()
    camera.modalPresentationStyle = .fullScreen
    sheet.containingViewController?.present(camera, animated: true)
    await screen.device.settle()
    #expect(sheet.window == nil && sheet.isPresented && outcomes.total == 0)
    camera.dismiss(animated: true)
    await screen.device.settle()
    #expect(sheet.window != nil && outcomes.total == 0)
    screen.device.type("b")
    screen.device.press(.keyboardReturnOrEnter)
    await screen.device.settle()
    #expect(outcomes.values == ["ab"] && screen.depth == 0)
  }

  @Test func `a controller whose views have left the window is dismissed, too`() async {
    let screen = await Screen(.tabs)
    let sheet = BottomBounceView()
    let outcomes = Outcomes<String>()
    let show = {
      sheet.show(
        .text("a"), from: screen.controller, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    }
    show()
    await screen.device.settle()
    var transitionView = sheet.superview
    while let view = transitionView?.superview, view !== screen.window { transitionView = view }
    transitionView?.removeFromSuperview()
    await screen.device.settle()
    #expect(outcomes.cancellations == [.hostDetached] && screen.depth == 0)
    show()
    await screen.device.settle()
    screen.device.press(.keyboardReturnOrEnter)
    await screen.device.settle()
    #expect(outcomes.values == ["a"] && outcomes.total == 2 && screen.depth == 0)
  }

  @Test func `an alert over the sheet stays, and the closure runs after it`() async throws {
    let screen = await Screen(.plain)
    let sheet = BottomBounceView()
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("a"), from: screen.controller, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await screen.device.settle()
    let alert = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Done", style: .default))
    sheet.containingViewController?.present(alert, animated: true)
    await screen.device.settle()
    sheet.dismiss()
    screen.device.advance(by: 2)
    #expect(alert.viewIfLoaded?.window != nil && outcomes.total == 0)
    screen.device.tap(
      try #require(screen.device.accessibilityElement(labeled: "Done") as? UIView))
    await screen.device.settle()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(screen.depth == 0 && sheet.superview == nil)
  }

  @Test(arguments: [false, true])
  func `an alert presented while the sheet's controller is dismissed is removed with it`(
    isSheetDismissed: Bool
  ) async throws {
    let screen = await Screen(.plain)
    let sheet = BottomBounceView()
    let outcomes = Outcomes<String>()
    let views = screen.window.subviews.count
    sheet.show(
      .text("a"), from: screen.controller, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await screen.device.settle()
    let container = try #require(sheet.containingViewController)
    screen.window.rootViewController?.dismiss(animated: true)
    if isSheetDismissed { sheet.dismiss() }
    screen.device.advance(by: 0.1)
    let alert = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
    container.present(alert, animated: true)
    await screen.device.settle()
    #expect(alert.viewIfLoaded?.window == nil)
    #expect(outcomes.cancellations == [isSheetDismissed ? .programmatic : .hostDetached])
    #expect(screen.depth == 0 && screen.window.subviews.count == views)
  }

  @Test func `outcomes in a view are delivered outside of animations`() async throws {
    let screen = TestHost()
    var durations: [TimeInterval] = []
    for way in 0..<4 {
      screen.sheet.show(
        .text("a"), in: screen.view,
        onValue: { _ in durations.append(UIView.inheritedAnimationDuration) },
        onCancel: { _ in durations.append(UIView.inheritedAnimationDuration) })
      await screen.settle()
      switch way {
      case 0: screen.tapOK()
      case 1: screen.tapCancel()
      case 2:
        let panel = try #require(screen.panel)
        let top = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
        screen.device.drag(from: top, to: CGPoint(x: top.x, y: top.y + 200), over: 0.1)
      default: screen.device.press(.keyboardEscape)
      }
      await screen.settle()
    }
    #expect(durations == [0, 0, 0, 0])
  }
}
