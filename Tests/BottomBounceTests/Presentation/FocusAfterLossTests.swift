import BottomBounce
import TestHost
import Testing
import UIKit

/// The first responder after other code has removed a sheet.
@MainActor @Suite(.ownDevice) struct FocusAfterLossTests {
  /// A kind of root view controller.
  enum Root: CaseIterable {
    case plain, navigation, tabs

    @MainActor fileprivate func make(_ screen: UIViewController) -> UIViewController {
      screen.title = "Profile"
      if self == .plain { return screen }
      let navigation = UINavigationController(rootViewController: screen)
      if self == .navigation { return navigation }
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
  }

  private func addFirstResponder(to view: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    view.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  // MARK: Controllers that other code dismisses

  @Test(arguments: Root.allCases, [0, 0.05, 0.2, 0.6, 2])
  func `an animated dismissal by other code restores the first responder`(
    root: Root, moment: TimeInterval
  ) async {
    for hasTextInput in [true, false] {
      let screen = UIViewController()
      let host = TestHost(root.make(screen), inRealTime: true)
      await host.settle()
      let field = addFirstResponder(to: screen.view)
      await host.settle()
      var reasons: [Cancellation] = []
      var isRestored = false
      let sheet = BottomBounceView()
      let onCancel: @MainActor (Cancellation) -> Void = {
        reasons.append($0)
        isRestored = field.isFirstResponder
      }
      if hasTextInput {
        sheet.show(.text("a"), from: screen, onValue: { _ in }, onCancel: onCancel)
      } else {
        sheet.show(.date(.now), from: screen, onValue: { _ in }, onCancel: onCancel)
      }
      await host.advance(by: moment)
      screen.dismiss(animated: true)
      await host.settle()
      #expect(reasons == [.hostDetached] && isRestored)
      #expect(field.isFirstResponder)
      #expect(!sheet.isPresented && host.controller.presentedViewController == nil)
    }
  }

  @Test(arguments: [true, false])
  func `the dismissal of a controller below the sheet restores the first responder`(
    isAnimated: Bool
  ) async {
    let host = TestHost(inRealTime: true)
    let field = addFirstResponder(to: host.view)
    let page = UIViewController()
    host.controller.present(page, animated: false)
    await host.settle()
    host.sheet.show(.text("a"), from: page) { _ in }
    await host.settle()
    #expect(!field.isFirstResponder)
    host.controller.dismiss(animated: isAnimated)
    await host.settle()
    #expect(field.isFirstResponder)
  }

  @Test(arguments: [true, false])
  func `a sheet that only UIKit retains restores the first responder`(isAnimated: Bool) async {
    let host = TestHost(inRealTime: true)
    let field = addFirstResponder(to: host.view)
    await host.settle()
    BottomBounceView().show(.text("a"), from: host.controller) { _ in }
    await host.settle()
    #expect(!field.isFirstResponder)
    host.controller.dismiss(animated: isAnimated)
    await host.settle()
    #expect(field.isFirstResponder)
  }

  @Test func `a sheet under a full-screen controller restores the first responder`() async {
    let host = TestHost(inRealTime: true)
    let field = addFirstResponder(to: host.view)
    await host.settle()
    host.sheet.show(.text("a"), from: host.controller) { _ in }
    await host.settle()
    let camera = UIViewController()
    camera.modalPresentationStyle = .fullScreen
    host.sheet.containingViewController?.present(camera, animated: false)
    await host.settle()
    host.controller.dismiss(animated: false)
    await host.settle()
    #expect(!host.sheet.isPresented && field.isFirstResponder)
  }

  // MARK: Sheets that follow a lost one

  /// The event that removes the first sheet.
  enum Loss: CaseIterable {
    case host, sheet, controller
  }

  @Test(arguments: Loss.allCases, [true, false])
  func `a sheet shown right after a lost one restores the first responder before both`(
    loss: Loss, inClosure: Bool
  ) async {
    for showsFromController in [true, false] {
      let host = TestHost(inRealTime: true)
      let field = addFirstResponder(to: host.view)
      await host.settle()
      let (first, second) = (BottomBounceView(), BottomBounceView())
      let showSecond = { @MainActor in
        if showsFromController {
          second.show(.text("b"), from: host.controller) { _ in }
        } else {
          second.show(.text("b"), in: host.view) { _ in }
        }
      }
      let view = UIView(frame: host.view.bounds)
      host.view.addSubview(view)
      let onCancel: @MainActor (Cancellation) -> Void = { _ in if inClosure { showSecond() } }
      if loss == .controller {
        first.show(.text("a"), from: host.controller, onValue: { _ in }, onCancel: onCancel)
      } else {
        first.show(.text("a"), in: view, onValue: { _ in }, onCancel: onCancel)
      }
      await host.settle()
      #expect(!field.isFirstResponder)
      switch loss {
      case .host: view.removeFromSuperview()
      case .sheet: first.removeFromSuperview()
      case .controller: host.controller.dismiss(animated: false)
      }
      if !inClosure { showSecond() }
      await host.settle()
      #expect(second.isPresented && !first.isPresented && !field.isFirstResponder)
      host.tapOK()
      await host.settle()
      #expect(!second.isPresented)
      #expect(field.isFirstResponder)
    }
  }
}
