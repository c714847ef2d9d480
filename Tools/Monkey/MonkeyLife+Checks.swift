import BottomBounce
import RandomActions
import TestHost
import UIKit
import UIKitSimulator

// The invariants that are checked.
extension MonkeyLife {
  /// Returns a description of a problem after a step, or `nil`.
  func problemOfStep() -> String? {
    for request in ledger.requests where request.outcomes.count > request.expected {
      return "“\(request.title)” has the outcomes \(request.outcomes)"
    }
    if let problem = problemOfValues ?? problemOfScrolling { return problem }
    if let warning = device.system.warnings.first { return warning }
    guard let panel = device.view("BottomBounce.panel"), let host = sheet(around: panel) else {
      return nil
    }
    let frame = panel.convert(panel.bounds, to: host)
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return "the panel has the frame \(frame)" }
    return nil
  }

  private func sheet(around view: UIView) -> BottomBounceView? {
    var ancestor = view.superview
    while let current = ancestor {
      if let sheet = current as? BottomBounceView { return sheet }
      ancestor = current.superview
    }
    return nil
  }

  /// Returns a description of a problem with the panel of an idle device, or `nil`.
  func problemAtRest() -> String? {
    guard fingers.isEmpty, !isInBackground, let panel = device.view("BottomBounce.panel"),
      let sheet = sheet(around: panel), sheet.isPresented, sheet.window != nil
    else { return nil }
    let frame = panel.convert(panel.bounds, to: sheet)
    guard sheet.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame) else {
      return "the panel is at \(frame) in a host of \(sheet.bounds)"
    }
    let keyboard = device.system.keyboard
    guard keyboard.isVisible, let field = device.window.firstResponder as? UIView,
      field.isDescendant(of: panel)
    else { return nil }
    let top = keyboard.frame.minY
    if let ok = device.view("BottomBounce.ok", in: panel), !ok.isHidden {
      let bottom = ok.convert(ok.bounds, to: nil).maxY
      if bottom > top + 0.5 { return "OK ends at \(bottom), below the keyboard's top, \(top)" }
    }
    let isTall = panel.bounds.height > 200 && device.window.bounds.height > 500
    let bottom = field.convert(field.bounds, to: nil).maxY
    if isTall, field is UITextField, bottom > top + 0.5 {
      return "the text ends at \(bottom), below the keyboard's top, \(top)"
    }
    return nil
  }

  /// Dismisses everything, and returns a description of a problem afterward, or `nil`.
  func problemOfRound() async -> String? {
    for finger in fingers { finger.lift() }
    fingers = []
    if isInBackground { device.enterForeground() }
    isInBackground = false
    device.showsSoftwareKeyboard = true
    device.settings.usesFullKeyboardAccess = false
    device.settings.isVoiceOverRunning = false
    endApp()
    for _ in 0..<20 {
      for value in values { value.respond(true) }
      dismissAll()
      await device.settleQuicklyWithTasks(rounds: 3)
      if isClear { break }
    }
    guard device.settleQuickly(limit: 20) else {
      return "not at rest: \(device.system.busyReasons)"
    }
    await device.settleQuicklyWithTasks(rounds: 3)
    // Another thread releases a completed task.
    var leaks = leaks
    for _ in 0..<1_000 {
      if leaks.isEmpty { break }
      await Simulator.letTasksRun()
      leaks = self.leaks
    }
    device.recordsLeaks = false
    if let problem = problemOfStep() { return problem }
    for request in ledger.requests where request.outcomes.count != request.expected {
      return "“\(request.title)” has the outcomes \(request.outcomes)"
    }
    if sheets.contains(where: { $0.isPresented || $0.superview != nil }) || !isClear {
      return "a sheet is left"
    }
    if !leaks.isEmpty { return "leaks: \(leaks)" }
    return problemOfLeftovers()
  }

  /// The objects of the round that still exist.
  ///
  /// `LeftoverState` counts timers, without the one that waits for midnight.
  private var leaks: [Leak] { device.leaks.filter { $0.typeName != "DeviceTimer" } }

  /// The state that a dismissed sheet must leave unchanged.
  var leftoverState: LeftoverState {
    LeftoverState(of: controller.view, in: device.window, on: device)
  }

  private func problemOfLeftovers() -> String? {
    guard var before else { return nil }
    var after = leftoverState
    if isFocusChanged {
      (after.firstResponder, after.showsKeyboard) = (before.firstResponder, before.showsKeyboard)
      // The keyboard has a window, and an insertion point blinks.
      (after.windows, after.animatingLayers) = (before.windows, before.animatingLayers)
    }
    // A key press may select the text of the app's field, which hides its insertion point.
    if field.isFirstResponder { after.animatingLayers = before.animatingLayers }
    // Rotations and changes of the content size category add or remove a table's header and
    // footers.
    before.subviews.sort { $0.hashValue < $1.hashValue }
    after.subviews.sort { $0.hashValue < $1.hashValue }
    guard after != before else { return nil }
    let differences = zip(Mirror(reflecting: after).children, Mirror(reflecting: before).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.label ?? ""): \($0.value) instead of \($1.value)" }
    let timers = device.system.timers.filter(\.isPending).map { $0.name }
    return "the host is not restored: \(differences.joined(separator: ", ")); timers: \(timers)"
  }

  /// A Boolean value that indicates whether no sheet and no alert is on the screen.
  private var isClear: Bool {
    controller.presentedViewController == nil && allSheets.isEmpty
      && ledger.requests.allSatisfy { $0.outcomes.count >= $0.expected }
  }

  private var allSheets: [BottomBounceView] {
    func search(in view: UIView) -> [BottomBounceView] {
      (view as? BottomBounceView).map { [$0] } ?? view.subviews.flatMap { search(in: $0) }
    }
    return search(in: device.window)
  }

  private func dismissAll() {
    for sheet in allSheets + sheets { sheet.dismiss() }
  }
}
