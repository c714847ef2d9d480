import BottomBounce
import Foundation
import SeededRandom
import TestHost
import UIKit
import UIKitSimulator

// Sheets whose app delays, saves, fails, or is removed, and the comparison of each value with the
// screen.
extension MonkeyLife {
  /// The place where a sheet is shown.
  private enum Place: CaseIterable {
    case controller, view, stage
  }

  // MARK: Sheets

  /// Shows a sheet whose outcome is compared with the screen.
  func openValue() -> String {
    guard ledger.requests.count < (isCalm ? 1 : 6) else { return wait() }
    if random.chance(40) { return openNumberOrLiveList() }
    if random.chance(20) { return openDays() }
    switch random.index(10) {
    case 0:
      return show(.text(random.pick(["", "Ada", " x "])), "a text") { Self.differs($0, $1) }
    case 1:
      let content = TextContent.text("Ada").lines(1...3).rules(.required())
      return show(content, "lines") { Self.differs($0, $1) }
    case 2:
      let content = TextContent.text("Ada").orNone()
      return show(content, "an optional text") { text, body in
        text.flatMap { Self.differs($0, body) }
      }
    case 3:
      let content = DateContent<DateComponents>.day(
        DateComponents(year: 1990, month: 6, day: 15), maximum: .today
      ).timeZone(.gmt).orNone()
      return show(content, "an optional day") { day, body in
        day.flatMap { Self.differs($0, body) }
      }
    case 4:
      return show(.duration(.seconds(600)), "a duration") { Self.differs($0, $1) }
    case 5:
      let options = (0..<20).sheetOptions { "Option \($0)" }
      return show(.wheels([options, options], selected: [3, 4]).orNone(), "optional wheels") {
        rows, body in
        rows.flatMap { Self.differs($0, body) }
      }
    case 6:
      let options = (0..<4).sheetOptions { "Option \($0)" }
      return show(ListContent.list(options, selected: 1), "a list") { Self.differs([$0], $1) }
    case 7:
      return show(Self.makeForm(), "a form") { Self.differs($0, $1) }
    case 8:
      return show(Self.makeTripForm(), "a form with dates") { Self.differs($0, $1) }
    default:
      let options = (0..<4).sheetOptions { "Option \($0)" }
      return show(ChecklistContent.checklist(options, selected: [1]), "a checklist") {
        Self.differs($0, $1)
      }
    }
  }

  func show<Content: SheetContent>(
    _ content: Content, _ title: String,
    differs: @escaping @MainActor (Content.Value, UIView) -> String?
  ) -> String {
    let reactions = ValueSheet.Reaction.allCases + [.none]
    let value = ValueSheet(
      title: title, veto: random.pick(reactions), commit: random.pick(reactions))
    values.append(value)
    sheetsOfRound += 1
    let request = ledger.requests.count
    ledger.requests.append((title, 1, []))
    let record = { @MainActor [ledger] (outcome: String) in
      ledger.requests[request].outcomes.append(outcome)
    }
    var configuration = SheetConfiguration()
    configuration.confirmsDiscardingChanges = random.chance(30)
    configuration.presentationPolicy = random.pick([.stack, .stack, .replace])
    let index = random.index(5)
    let sheet = index < 4 ? sheets[index / 2] : BottomBounceView()
    let watched = WatchedContent(wrapped: content, sheet: value)
    let callbacks = value.callbacks(differs: differs)
    let shouldDismiss = value.shouldDismiss()
    let commit = value.commitClosure(differs: differs)
    let place = random.pick(Place.allCases)
    let usesTask = random.chance(30)
    if usesTask {
      value.task = Task { [controller, stage] in
        do {
          let outcome =
            switch place {
            case .controller:
              try await sheet.outcome(
                of: watched, title: title, from: controller, configuration: configuration,
                callbacks: callbacks, shouldDismiss: shouldDismiss, commit: commit)
            case .view, .stage:
              try await sheet.outcome(
                of: watched, title: title, in: place == .view ? controller.view : stage,
                configuration: configuration, callbacks: callbacks, shouldDismiss: shouldDismiss,
                commit: commit)
            }
          record("\(outcome)")
        } catch {
          record("\(error)")
        }
      }
    } else {
      let onValue = { @MainActor (value: Content.Value) in record("\(value)") }
      let onCancel = { @MainActor (reason: Cancellation) in record("\(reason)") }
      switch place {
      case .controller:
        sheet.show(
          watched, title: title, from: controller, configuration: configuration,
          callbacks: callbacks, shouldDismiss: shouldDismiss, commit: commit, onValue: onValue,
          onCancel: onCancel)
      case .view, .stage:
        sheet.show(
          watched, title: title, in: place == .view ? controller.view : stage,
          configuration: configuration, callbacks: callbacks, shouldDismiss: shouldDismiss,
          commit: commit, onValue: onValue, onCancel: onCancel)
      }
    }
    let isTappedAgain = !usesTask && !isInBackground && random.chance(20)
    return "show \(title) in \(place) with the veto \(value.veto) and the commit \(value.commit)"
      + (usesTask ? ", in a task" : "") + (isTappedAgain ? tapAgain(value) : "")
  }

  /// Taps above a sheet at most half a second after it was shown.
  private func tapAgain(_ value: ValueSheet) -> String {
    let delay = random.seconds(0...0.45)
    device.advance(by: delay)
    value.isTappedAgain = true
    touch(at: CGPoint(x: device.window.bounds.midX, y: 90))
    value.isTappedAgain = false
    return ", tap again after \(delay) s"
  }

  // MARK: The app

  /// Makes a closure of the app return, cancels a task, or removes a host.
  func changeApp() -> String {
    switch random.index(10) {
    case 0..<4:
      let waiting = values.filter(\.isWaiting)
      guard !waiting.isEmpty else { return wait() }
      let agrees = random.chance(50)
      random.pick(waiting).respond(agrees)
      return "the app \(agrees ? "agrees" : "refuses")"
    case 4:
      let tasks = values.compactMap(\.task)
      guard !tasks.isEmpty else { return wait() }
      random.pick(tasks).cancel()
      return "cancel a task"
    case 5, 6:
      let isAnimated = random.chance(50)
      // UIKit ignores a dismissal during a transition, and logs it.
      guard !isInTransition else { return wait() }
      controller.dismiss(animated: isAnimated)
      return "the app dismisses its presented controller, animated: \(isAnimated)"
    case 7:
      stage.removeFromSuperview()
      if random.chance(70) { restoreStage() }
      return "the app removes a host" + (stage.superview == nil ? "" : " and adds it again")
    case 8:
      restoreStage()
      return "the app adds the host"
    default: return tapClear()
    }
  }

  private var isInTransition: Bool {
    var next = controller.presentedViewController
    while let current = next {
      if current.isBeingPresented || current.isBeingDismissed { return true }
      next = current.presentedViewController
    }
    return false
  }

  /// Adds the host view that the monkey removes.
  func restoreStage() {
    guard stage.superview == nil else { return }
    stage.frame = controller.view.bounds
    controller.view.addSubview(stage)
  }

  /// Taps Clear with a finger, or as VoiceOver does.
  func tapClear() -> String {
    guard let button = device.view("BottomBounce.clear") as? UIControl else { return "no Clear" }
    if random.chance(70) {
      device.tap(at: device.middle(of: button))
    } else {
      button.sendActions(for: .touchUpInside)
    }
    return "tap on Clear"
  }

  /// The first violation by a sheet whose outcome is compared with the screen.
  var problemOfValues: String? {
    for value in values {
      if let problem = value.problems.first { return "“\(value.title)”: \(problem)" }
    }
    return nil
  }

  /// Ends all pending work of the app.
  func endApp() {
    for value in values {
      value.task?.cancel()
      value.respond(true)
    }
    restoreStage()
  }

  // MARK: The screen

  private static func differs(_ text: String, _ body: UIView) -> String? {
    let shown =
      body.descendant(UITextField.self)?.text ?? body.descendant(UITextView.self)?.text ?? ""
    let visible = shown.trimmingCharacters(in: .whitespacesAndNewlines)
    let returned = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return returned == visible ? nil : "the text \(text.debugDescription) instead of \(shown)"
  }

  private static func differs(_ day: DateComponents, _ body: UIView) -> String? {
    guard let picker = body.descendant(UIDatePicker.self) else { return "no date picker" }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let shown = calendar.dateComponents([.year, .month, .day], from: picker.date)
    let isEqual = shown.year == day.year && shown.month == day.month && shown.day == day.day
    return isEqual ? nil : "the day \(day) instead of \(picker.date)"
  }

  /// Compares the values of wheels, or of the selected rows of a list.
  static func differs(_ rows: [Int], _ body: UIView) -> String? {
    if let picker = body.descendant(UIPickerView.self) {
      let shown = rows.indices.map { picker.selectedRow(inComponent: $0) }
      return rows == shown ? nil : "the rows \(rows) instead of \(shown)"
    }
    guard let table = body.descendant(UITableView.self) else { return "no list" }
    for cell in table.visibleCells {
      guard let row = table.indexPath(for: cell)?.row else { continue }
      let isSelected =
        cell.accessibilityTraits.contains(.selected) || cell.accessibilityValue == "1"
      if isSelected != rows.contains(row) {
        return "the rows \(rows), but row \(row) is \(isSelected)"
      }
    }
    return nil
  }
}
