import SeededRandom
import TestHost
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// One kind of host, with the requests to its sheets and their outcomes.
@MainActor struct RandomLives {
  let scene: HostScene
  let sheets = [BottomBounceView(), BottomBounceView()]
  private let ledger = Ledger()
  private var before: LeftoverState?

  /// The number of outcomes of each request, and the balance of its callbacks.
  @MainActor private final class Ledger {
    var outcomes: [Int] = []
    var presented: [Int] = []
  }

  init(_ setting: HostSetting) async {
    scene = await setting.make(on: Simulator())
    scene.prepare()
    before = state
  }

  /// The state of the host without rows and first responders, which the events themselves change.
  private var state: LeftoverState {
    var state = LeftoverState(of: scene.host, in: scene.window, on: scene.device)
    if scene.host is UIScrollView { state.subviews = [] }
    if scene.responder != nil {
      (state.firstResponder, state.showsKeyboard, state.animatingLayers) = (nil, false, 0)
      // The keyboard has a window.
      state.windows = 0
    }
    return state
  }

  /// The number of requests so far.
  var requests: Int { ledger.outcomes.count }

  func show(
    by sheet: BottomBounceView, _ policy: PresentationPolicy, _ random: inout SplitMix64,
    in host: UIView? = nil, from controller: UIViewController? = nil
  ) {
    switch random.index(5) {
    case 0: show(.text("a", limit: 9), by: sheet, policy, &random, in: host, from: controller)
    case 1:
      let options = (0..<12).map { SheetOption($0, title: "Number \($0)") }
      show(
        ListContent.list(options, selected: 3), by: sheet, policy, &random, in: host,
        from: controller)
    case 2:
      var text = TextContent.text("a")
      text = text.lines(1...4)
      show(text, by: sheet, policy, &random, in: host, from: controller)
    case 3: show(.date(.now), by: sheet, policy, &random, in: host, from: controller)
    default: show(PlainContent(), by: sheet, policy, &random, in: host, from: controller)
    }
  }

  private func show<Content: SheetContent>(
    _ content: Content, by sheet: BottomBounceView, _ policy: PresentationPolicy,
    _ random: inout SplitMix64, in host: UIView?, from controller: UIViewController?
  ) {
    let ledger = ledger
    let request = ledger.outcomes.count
    ledger.outcomes.append(0)
    ledger.presented.append(0)
    var configuration = SheetConfiguration()
    configuration.presentationPolicy = policy
    if random.index(2) == 0 { configuration.detents = [.medium, .large] }
    if random.index(4) == 0 { configuration.transitionStyle = .crossDissolve }
    var callbacks = SheetCallbacks<Content.Value>()
    callbacks.willPresent = { ledger.presented[request] += 1 }
    callbacks.didDismiss = { _ in ledger.presented[request] -= 1 }
    let count: @MainActor () -> Void = { ledger.outcomes[request] += 1 }
    if let controller {
      sheet.show(
        content, title: "Title", from: controller, configuration: configuration,
        callbacks: callbacks, onValue: { _ in count() }, onCancel: { _ in count() })
    } else {
      sheet.show(
        content, title: "Title", in: host ?? scene.host, configuration: configuration,
        callbacks: callbacks, onValue: { _ in count() }, onCancel: { _ in count() })
    }
  }

  /// Shows a sheet from the view controller of the host.
  func showFromController(
    by sheet: BottomBounceView, _ policy: PresentationPolicy, _ random: inout SplitMix64
  ) {
    guard let controller = scene.host.nearestViewController else { return }
    show(by: sheet, policy, &random, from: controller)
  }

  private func find(_ identifier: String) -> UIView? {
    func search(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "BottomBounce." + identifier { return view }
      return view.subviews.lazy.reversed().compactMap { search(in: $0) }.first
    }
    return search(in: scene.window)
  }

  func tap(_ identifier: String) {
    if let view = find(identifier) { scene.device.tap(view) }
  }

  func drag(by distance: CGFloat) {
    guard let panel = find("panel"), panel.bounds.height > 30 else { return }
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
    let end = CGPoint(x: start.x, y: start.y + distance)
    scene.device.drag(from: start, to: end, over: 0.1)
  }

  /// Removes the whole screen from its window.
  func leave(andReturn returns: Bool) {
    let root = scene.window.rootViewController
    scene.window.rootViewController = UIViewController()
    if !returns { scene.device.advance(by: 0.02) }
    scene.window.rootViewController = root
  }

  func end() async {
    scene.device.rotate(to: .portrait)
    for _ in 0..<12 {
      for sheet in allSheets { sheet.dismiss() }
      await scene.device.settle()
    }
    scene.device.showsSoftwareKeyboard = true
  }

  /// All sheets, including those that only the host retains.
  private var allSheets: [BottomBounceView] {
    func search(in view: UIView) -> [BottomBounceView] {
      (view as? BottomBounceView).map { [$0] } ?? view.subviews.flatMap { search(in: $0) }
    }
    return sheets + search(in: scene.window)
  }

  /// The violations after the end.
  var problems: [String] {
    var problems: [String] = []
    if ledger.outcomes.contains(where: { $0 != 1 }) { problems.append("\(ledger.outcomes)") }
    if ledger.presented.contains(where: { $0 != 0 }) { problems.append("didDismiss is missing") }
    if sheets.contains(where: { $0.isPresented || $0.superview != nil }) {
      problems.append("is shown")
    }
    for view in scene.containers where view.subviews.contains(where: { $0 is BottomBounceView }) {
      problems.append("a sheet is in \(type(of: view))")
    }
    if scene.window.rootViewController?.presentedViewController != nil {
      problems.append("a controller is presented")
    }
    if scene.window.firstResponder is BottomBounceView {
      problems.append("a sheet is the first responder")
    }
    if state != before { problems.append("\(state) instead of \(String(describing: before))") }
    return problems
  }
}
