import BottomBounce
import Foundation
import SeededRandom
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The first responder after random sequences of sheets, removed hosts, and dismissed controllers.
///
/// `BOTTOMBOUNCE_LIVES` in the environment sets the number of lives of each root (20 by default),
/// and `BOTTOMBOUNCE_SEED` sets the first seed (1,020 by default). In an earlier version, life
/// 1,031 made a sheet that was ending first responder.
@MainActor @Suite(.ownDevice) struct FocusLifeTests {
  enum Root: CaseIterable {
    case plain, navigation, tabs
  }

  private enum Event: String, CaseIterable {
    case showInSubview, showInView, showFromController, showByTask, showInClosure
    case dismiss, removeHost, dismissControllers, ok, cancel, wait
  }

  /// A screen with a text field, a view that can be removed, and sheets.
  @MainActor private final class Screen {
    let device = Simulator()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    let sheets = [BottomBounceView(), BottomBounceView()]
    private var subview = UIView()
    /// What has happened in the current life, for failures.
    var trace: [String] = []
    /// The closure that the next canceled sheet calls.
    var follower: (@MainActor () -> Void)?

    init(_ root: Root) {
      controller.title = "Profile"
      let navigation = UINavigationController(rootViewController: controller)
      let tabs = UITabBarController()
      switch root {
      case .plain: device.window.rootViewController = controller
      case .navigation: device.window.rootViewController = navigation
      case .tabs:
        tabs.viewControllers = [navigation]
        device.window.rootViewController = tabs
      }
      device.settle()
      controller.view.addSubview(field)
      replaceHost()
    }

    func replaceHost() {
      subview.removeFromSuperview()
      subview = UIView(frame: controller.view.bounds)
      controller.view.addSubview(subview)
    }

    /// Shows a sheet in a view, or from the controller.
    func show(in host: UIView?, _ random: inout SplitMix64) {
      let policies: [(String, PresentationPolicy)] = [
        ("stack", .stack), ("stack", .stack), ("replace", .replace),
      ]
      let (name, policy) = policies[random.index(3)]
      let configuration = SheetConfiguration { $0.presentationPolicy = policy }
      let number = random.index(4)
      let sheet = number < 2 ? sheets[number] : number == 2 ? sheets[0] : BottomBounceView()
      let hasText = random.index(2) == 0
      let place = host.map { $0 === subview ? "subview" : "view" } ?? "controller"
      trace.append("show \(number) \(hasText ? "text" : "plain") \(place) \(name)")
      if hasText {
        show(.text("a"), by: sheet, in: host, configuration)
      } else {
        show(PlainContent(), by: sheet, in: host, configuration)
      }
    }

    private func show(
      _ content: some SheetContent, by sheet: BottomBounceView, in host: UIView?,
      _ configuration: SheetConfiguration
    ) {
      let onCancel: @MainActor (Cancellation) -> Void = { [weak self] in
        self?.trace.append("canceled \($0)")
        let follower = self?.follower
        self?.follower = nil
        follower?()
      }
      if let host {
        sheet.show(
          content, in: host, configuration: configuration, onValue: { _ in }, onCancel: onCancel)
      } else {
        sheet.show(
          content, from: controller, configuration: configuration, onValue: { _ in },
          onCancel: onCancel)
      }
    }

    /// A view that can show a sheet, or `nil` for the controller.
    func randomHost(_ random: inout SplitMix64) -> UIView? {
      [subview, controller.view, nil][random.index(3)]
    }

    var removableHost: UIView { subview }

    func tap(_ identifier: String) {
      if let view = device.view("BottomBounce." + identifier) { device.tap(view) }
    }

    /// Dismisses all sheets, also those that only their hosts retain.
    func end() async {
      follower = nil
      // In most lives this is enough, and several times as fast as `await settle()`.
      for _ in 0..<4 where !isAtRest {
        for sheet in sheets + shown(in: device.window) { sheet.dismiss() }
        device.settleQuickly()
        for _ in 0..<4 { await Task.yield() }
      }
      for _ in 0..<8 where !isAtRest {
        for sheet in sheets + shown(in: device.window) { sheet.dismiss() }
        await device.settle()
      }
    }

    private var isAtRest: Bool {
      field.isFirstResponder && sheets.allSatisfy { !$0.isPresented }
        && shown(in: device.window).isEmpty && controller.presentedViewController == nil
        && !device.system.isBusy
    }

    private func shown(in view: UIView) -> [BottomBounceView] {
      (view as? BottomBounceView).map { [$0] } ?? view.subviews.flatMap { shown(in: $0) }
    }
  }

  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["BOTTOMBOUNCE_" + name].flatMap { Int($0) }
  }

  @Test(arguments: Root.allCases)
  func `the first responder before all sheets is restored`(root: Root) async throws {
    let screen = Screen(root)
    let first = Self.number("SEED") ?? 1_020
    for seed in first..<(first + (Self.number("LIVES") ?? 20)) {
      var random = SplitMix64(seed: UInt64(seed))
      screen.field.becomeFirstResponder()
      screen.device.settleQuickly()
      screen.trace = []
      for _ in 0..<8 {
        let event = Event.allCases[random.index(Event.allCases.count)]
        screen.trace.append(event.rawValue)
        await perform(event, on: screen, &random)
      }
      await screen.end()
      try #require(screen.field.isFirstResponder, "\(root), seed \(seed): \(screen.trace)")
    }
  }

  private func perform(
    _ event: Event, on screen: Screen, _ random: inout SplitMix64
  ) async {
    switch event {
    case .showInSubview: screen.show(in: screen.removableHost, &random)
    case .showInView: screen.show(in: screen.controller.view, &random)
    case .showFromController: screen.show(in: nil, &random)
    case .showByTask:
      var own = SplitMix64(seed: random.next())
      Task { screen.show(in: screen.randomHost(&own), &own) }
    case .showInClosure:
      var own = SplitMix64(seed: random.next())
      screen.follower = { [unowned screen] in screen.show(in: screen.randomHost(&own), &own) }
    case .dismiss: screen.sheets[random.index(2)].dismiss()
    case .removeHost: screen.replaceHost()
    case .dismissControllers: screen.controller.dismiss(animated: random.index(2) == 0)
    case .ok: screen.tap("ok")
    case .cancel: screen.tap("cancel")
    case .wait: screen.device.advance(by: random.seconds(0...0.6))
    }
    if random.index(3) == 0 { await Task.yield() }
    if random.index(3) == 0 { screen.device.advance(by: 1.0 / 60) }
  }
}
