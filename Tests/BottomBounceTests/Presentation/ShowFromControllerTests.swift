import BottomBounce
import TestHost
import Testing
import UIKit

/// Sheets that are presented from a view controller.
@MainActor @Suite(.ownDevice) struct ShowFromControllerTests {
  private let host: TestHost
  private let sheet = BottomBounceView()
  private let tabs = UITabBarController()
  private let screen = UIViewController()

  init() {
    screen.title = "Profile"
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    host = TestHost(tabs, inRealTime: true)
  }

  /// The controllers that are presented over a controller, from below to above.
  private func presented(over controller: UIViewController? = nil) -> [UIViewController] {
    var top = controller ?? tabs
    var all: [UIViewController] = []
    while let next = top.presentedViewController {
      all.append(next)
      top = next
    }
    return all
  }

  @Test func `the sheet covers the whole window, bars included, and returns the value`() async {
    var values: [String] = []
    sheet.show(.text("a"), title: "Name", from: screen) { values.append($0) }
    #expect(sheet.isPresented)
    await host.settle()
    #expect(sheet.convert(sheet.bounds, to: nil) == host.window.bounds)
    #expect(sheet.isDescendant(of: host.window) && !sheet.isDescendant(of: tabs.view))
    #expect(host.textField?.isFirstResponder == true)
    host.type("b")
    host.tapOK()
    await host.settle()
    #expect(values == ["ab"])
    #expect(presented().isEmpty)
    #expect(!sheet.isPresented && sheet.superview == nil)
  }

  @Test func `the closures run when the screen can present again`() async throws {
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    var order: [String] = []
    sheet.show(
      .text("a"), from: screen,
      callbacks: .init(
        willDismiss: { [tabs] _ in
          order.append("will \(tabs.presentedViewController != nil)")
        },
        didDismiss: { [tabs] _ in
          order.append("did \(tabs.presentedViewController != nil)")
        })
    ) { [screen, tabs] _ in
      order.append("value \(tabs.presentedViewController != nil)")
      screen.present(alert, animated: false)
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(order == ["will true", "did false", "value false"])
    #expect(presented() == [alert])
    tabs.dismiss(animated: false)
    await host.settle()
  }

  @Test func `a closure can push a controller`() async {
    let next = UIViewController()
    sheet.show(.text("a"), from: screen, onValue: { _ in }) { [screen] reason in
      #expect(reason == .backdrop)
      screen.navigationController?.pushViewController(next, animated: true)
    }
    await host.settle()
    host.tapBackdrop()
    await host.settle()
    #expect(screen.navigationController?.topViewController === next)
  }

  @Test func `a controller without a window cancels`() async {
    var reasons: [Cancellation] = []
    sheet.show(.text("a"), from: UIViewController(), onValue: { _ in }) { reasons.append($0) }
    #expect(reasons == [.hostDetached])
    #expect(!sheet.isPresented)
  }

  @Test func `the sheet is presented from the topmost presented controller`() async {
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    screen.present(page, animated: false)
    await host.settle()
    var values: [String] = []
    sheet.show(.text("a"), from: screen) { values.append($0) }
    await host.settle()
    #expect(presented().first === page)
    #expect(presented().count == 2)
    #expect(sheet.convert(sheet.bounds, to: nil) == host.window.bounds)
    host.tapOK()
    await host.settle()
    #expect(values == ["a"])
    #expect(presented() == [page])
    tabs.dismiss(animated: false)
    await host.settle()
  }

  @Test(arguments: [true, false], [true, false])
  func `a sheet waits for a controller that is being dismissed or presented`(
    isDismissed: Bool, isAnimated: Bool
  ) async {
    let page = UIViewController()
    screen.present(page, animated: isAnimated && !isDismissed)
    if isDismissed {
      await host.settle()
      screen.dismiss(animated: isAnimated)
    }
    var values: [String] = []
    sheet.show(.text("a"), from: screen) { values.append($0) }
    #expect(sheet.isPresented)
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(values == ["a"])
    #expect(presented() == (isDismissed ? [] : [page]))
    tabs.dismiss(animated: false)
    await host.settle()
  }

  @Test(arguments: [true, false])
  func `a second call of one object while the first one waits shows one sheet`(
    isDismissed: Bool
  ) async {
    let page = UIViewController()
    screen.present(page, animated: !isDismissed)
    if isDismissed {
      await host.settle()
      screen.dismiss(animated: true)
    }
    let (first, second) = (Outcomes<String>(), Outcomes<String>())
    for (text, outcomes) in [("first", first), ("second", second)] {
      sheet.show(
        .text(text), from: screen, configuration: .replacing, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
      #expect(sheet.isPresented && sheet.superview == nil)
    }
    await host.settle()
    #expect(first.cancellations == [.superseded] && second.total == 0)
    #expect(presented().count == (isDismissed ? 1 : 2))
    #expect(host.textField?.text == "second")
    host.tapOK()
    await host.settle()
    #expect(first.total == 1 && second.values == ["second"])
    #expect(!sheet.isPresented)
    tabs.dismiss(animated: false)
    await host.settle()
  }

  @Test(arguments: [true, false])
  func `a controller over a sheet that has ended delays the closure until it is dismissed`(
    isAnimated: Bool
  ) async {
    var reasons: [Cancellation] = []
    sheet.show(.text("a"), from: screen, onValue: { _ in }) { reasons.append($0) }
    await host.settle()
    let page = UIViewController()
    sheet.containingViewController?.present(page, animated: false)
    await host.settle()
    sheet.dismiss()
    await host.advance(by: 1.5)
    #expect(reasons.isEmpty && presented().contains(page))
    page.dismiss(animated: isAnimated)
    // A wait for a transition looks at times.
    await host.advance(by: 0.6)
    await host.settle()
    #expect(reasons == [.programmatic] && presented().isEmpty)
  }

  @Test func `an alert refuses a sheet`() async {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    screen.present(alert, animated: false)
    await host.settle()
    var reasons: [Cancellation] = []
    sheet.show(.text("a"), from: screen, onValue: { _ in }) { reasons.append($0) }
    await host.settle()
    #expect(reasons == [.alertPresented])
    #expect(presented() == [alert])
    tabs.dismiss(animated: false)
    await host.settle()
  }

  @Test(arguments: [true, false])
  func `other code that dismisses the sheet's controller cancels`(isAnimated: Bool) async {
    var reasons: [Cancellation] = []
    sheet.show(.text("a"), from: screen, onValue: { _ in }) { reasons.append($0) }
    await host.settle()
    tabs.dismiss(animated: isAnimated)
    await host.settle()
    #expect(reasons == [.hostDetached])
    #expect(!sheet.isPresented && sheet.superview == nil)
    #expect(host.window.isKeyWindow)
    #expect(presented().isEmpty)
  }

  @Test func `dismiss() before the sheet appears cancels it`() async {
    var reasons: [Cancellation] = []
    sheet.show(.text("a"), from: screen, onValue: { _ in }) { reasons.append($0) }
    sheet.dismiss()
    #expect(reasons == [.programmatic])
    await host.settle()
    #expect(reasons.count == 1)
    #expect(presented().isEmpty && !sheet.isPresented)
  }

  @Test func `the first responder of the screen gets the keyboard back`() async {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    await host.settle()
    var isRestored = false
    sheet.show(.text("a"), from: screen) { _ in isRestored = field.isFirstResponder }
    await host.settle()
    #expect(!field.isFirstResponder && host.textField?.isFirstResponder == true)
    host.tapOK()
    await host.settle()
    #expect(isRestored && field.isFirstResponder)
  }

  @Test func `a responder that the closure chooses keeps the keyboard`() async {
    let fields = (0..<2).map {
      UITextField(frame: CGRect(x: 20, y: 200 + $0 * 60, width: 200, height: 40))
    }
    for field in fields { screen.view.addSubview(field) }
    fields[0].becomeFirstResponder()
    await host.settle()
    sheet.show(.text("a"), from: screen) { _ in fields[1].becomeFirstResponder() }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(fields[1].isFirstResponder)
  }

  @Test func `the sheet has the tint and the appearance of the screen`() async {
    screen.view.tintColor = .systemRed
    screen.overrideUserInterfaceStyle = .dark
    sheet.show(.text("a"), from: screen) { _ in }
    await host.settle()
    #expect(sheet.tintColor == .systemRed)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(host.window.traitCollection.userInterfaceStyle == .light)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `orientation, home indicator, and screen edges follow the presenter`() async {
    final class Root: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
      @available(iOS 26, *)
      override var prefersInterfaceOrientationLocked: Bool { true }
    }
    let root = Root()
    host.window.rootViewController = root
    await host.settle()
    sheet.show(.text("a"), from: root) { _ in }
    await host.settle()
    let container = root.presentedViewController
    #expect(container?.supportedInterfaceOrientations == .portrait)
    #expect(container?.prefersHomeIndicatorAutoHidden == true)
    #expect(container?.preferredScreenEdgesDeferringSystemGestures == .bottom)
    if #available(iOS 26, *) {
      #expect(container?.prefersInterfaceOrientationLocked == true)
    }
    #expect(container?.modalPresentationCapturesStatusBarAppearance == false)
    #expect(container?.restorationIdentifier == nil)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a task gets the outcome when the screen can present again`() async throws {
    let task = Task { [sheet, screen] in
      try await sheet.outcome(of: .text("a"), from: screen)
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(try await task.value == .value("a"))
    #expect(presented().isEmpty)
  }

  @Test func `canceling the task before the sheet appears presents nothing`() async {
    let task = Task { [sheet, screen] in
      try await sheet.outcome(of: .text("a"), from: screen)
    }
    await Task.yield()
    task.cancel()
    await host.settle()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(presented().isEmpty)
  }

  @Test func `all controllers dismissed under a full-screen one end the sheet`() async {
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("a"), from: screen, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    let camera = UIViewController()
    camera.modalPresentationStyle = .fullScreen
    presented().last?.present(camera, animated: false)
    await host.settle()
    #expect(presented().last === camera)
    tabs.dismiss(animated: false)
    await host.settle()
    #expect(outcomes.cancellations == [.hostDetached])
    #expect(!sheet.isPresented && presented().isEmpty)
  }
}
