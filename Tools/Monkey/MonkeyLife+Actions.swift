import BottomBounce
import BottomBounceCatalog
import RandomActions
import SeededRandom
import UIKit
import UIKitSimulator

// The actions of the monkey.
extension MonkeyLife {
  /// Makes a random action and returns its description.
  func act() async -> String {
    // An app in the background isn't touched.
    if isInBackground {
      switch random.index(7) {
      case 0: return openAny()
      case 1: return dismiss()
      case 6: return changeApp()
      case 2: return setting()
      case 3: return wait()
      default: return changeScene()
      }
    }
    let hasSheet = device.view("BottomBounce.panel") != nil
    // Most steps use a sheet, so one is shown soon.
    if !hasSheet, random.chance(60) { return random.chance(80) ? openAny() : tapRow() }
    switch random.index(110) {
    case 0..<5: return openAny()
    case 100..<107: return changeApp()
    case 107..<110: return tapClear()
    case 5..<8: return tapRow()
    case 8..<20: return touch()
    case 20..<30: return press()
    case 30..<45: return moveFinger()
    case 45..<48: return dragPanel()
    case 48..<50: return turnSwitch()
    case 50..<62: return key()
    case 62..<72: return type()
    case 72..<76: return turnWheel()
    case 76..<84: return setting()
    case 84..<86: return rotate()
    case 86..<88: return changeScene()
    case 88..<91: return leave()
    case 91..<94: return dismiss()
    case 94..<97: return wait()
    default: return await settle()
    }
  }

  // MARK: Sheets

  private func openAny() -> String { random.chance(50) ? open() : openValue() }

  private func open() -> String {
    guard ledger.requests.count < (isCalm ? 1 : 6) else { return wait() }
    let entry = random.pick(CatalogEntry.all)
    let request = ledger.requests.count
    sheetsOfRound += entry.outcomes
    ledger.requests.append((entry.title, entry.outcomes, []))
    let policies: [(name: String, policy: PresentationPolicy?)] = [
      ("its own", nil), ("its own", nil), ("its own", nil), ("stack", .stack),
      ("replace", .replace),
    ]
    let (name, policy) = random.pick(policies)
    let index = random.index(5)
    let sheet = index < 4 ? sheets[index / 2] : BottomBounceView()
    let stage = CatalogStage(
      sheet: sheet, host: controller.view, title: entry.title
    ) { configuration in
      if let policy { configuration.presentationPolicy = policy }
    } report: { [ledger] outcome in
      ledger.requests[request].outcomes.append(outcome)
    }
    do {
      try entry.show(stage)
    } catch {
      ledger.requests[request].outcomes.append("\(error)")
    }
    let place = index < 4 ? "sheet \(index / 2)" : "another sheet"
    return "open \(entry.title) in \(place) with the policy “\(name)”"
  }

  private func tapRow() -> String {
    let cells = cells(in: controller.view)
    guard !cells.isEmpty, !isCalm else { return wait() }
    let cell = random.pick(cells)
    touch(at: device.middle(of: cell))
    return "tap on the row \(cell.accessibilityLabel ?? "")"
  }

  private func cells(in view: UIView) -> [UIView] {
    view is UITableViewCell ? [view] : view.subviews.flatMap { cells(in: $0) }
  }

  private func dismiss() -> String {
    let sheet = random.pick(sheets)
    switch random.index(4) {
    case 0, 1:
      sheet.dismiss()
      return "dismiss"
    case 2:
      _ = sheet.accessibilityPerformEscape()
      return "the escape gesture of VoiceOver"
    default:
      sheet.removeFromSuperview()
      return "remove the sheet from its host"
    }
  }

  // MARK: Fingers

  func touch(at point: CGPoint) {
    noteTouch(at: point)
    device.tap(at: point)
  }

  /// Taps twice.
  ///
  /// The first tap can dismiss the sheet, so that the second one reaches the app.
  private func touchTwice(at point: CGPoint) {
    noteTouch(at: point)
    device.doubleTap(at: point)
    noteTouch(at: point)
  }

  /// Touching the app's own field changes the first responder, and touching a row shows a sheet.
  private func noteTouch(at point: CGPoint) {
    // An iPad's keyboard has a key that hides it.
    let keyboard = device.system.keyboard
    if device.model.isPad, keyboard.isVisible, keyboard.frame.contains(point) {
      isFocusChanged = true
    }
    var view = device.window.hitTest(point, with: nil)
    while let current = view, !(current is BottomBounceView) {
      if current === field { isFocusChanged = true }
      if current is UITableViewCell { sheetsOfRound += 1 }
      view = current.superview
    }
  }

  private var point: CGPoint {
    let size = device.window.bounds.size
    return CGPoint(x: random.seconds(0...size.width), y: random.seconds(0...size.height))
  }

  private func touch() -> String {
    let point = point
    switch random.index(4) {
    case 0:
      touchTwice(at: point)
      return "double tap at \(point)"
    case 1:
      noteTouch(at: point)
      device.longPress(at: point)
      return "long press at \(point)"
    default:
      touch(at: point)
      return "tap at \(point)"
    }
  }

  /// Taps a known part of the sheet, or anything that VoiceOver finds.
  private func press() -> String {
    let names = ["ok", "cancel", "backdrop", "grabber", "text", "search"]
    if random.chance(70) {
      let name = random.pick(names)
      guard let view = device.view("BottomBounce." + name) else { return "no \(name)" }
      let isBackdrop = name == "backdrop"
      touch(at: isBackdrop ? CGPoint(x: view.bounds.midX, y: 90) : device.middle(of: view))
      return "tap on \(name)"
    }
    let elements = device.accessibilityElements.compactMap { $0 as? UIView }
    guard !elements.isEmpty else { return "nothing to tap" }
    let view = random.pick(elements)
    touch(at: device.middle(of: view))
    return "tap on \(view.accessibilityLabel ?? "an element")"
  }

  private func moveFinger() -> String {
    if fingers.isEmpty || fingers.count == 1 && random.chance(30) {
      let point = point
      noteTouch(at: point)
      fingers.append(device.touchDown(at: point))
      return "finger \(fingers.count) down at \(point)"
    }
    let index = random.index(fingers.count)
    switch random.index(5) {
    case 0...2:
      let point = point
      fingers[index].move(to: point, over: random.seconds(0.02...0.3))
      return "finger to \(point)"
    case 3:
      fingers.remove(at: index).lift()
      return "finger up"
    default:
      fingers.remove(at: index).cancel()
      return "finger canceled"
    }
  }

  private func dragPanel() -> String {
    guard let panel = device.view("BottomBounce.panel") else { return "no panel" }
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 24), to: nil)
    let distance = random.seconds(-400...500)
    noteTouch(at: start)
    device.drag(
      from: start, to: CGPoint(x: start.x, y: start.y + distance), over: random.seconds(0.05...0.4))
    return "drag the panel by \(distance)"
  }

  private func turnWheel() -> String {
    if let action = tapDay() { return action }
    if random.chance(30) {
      device.scroll(at: point, by: CGSize(width: 0, height: random.seconds(-120...120)))
      return "scroll"
    }
    var actions = RandomDateActions(seed: random.next())
    actions.act(on: device)
    return "use the date picker"
  }

  // MARK: Keys

  private func key() -> String {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardEscape, .keyboardReturnOrEnter, .keyboardTab, .keyboardSpacebar,
      .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardDeleteOrBackspace, .keyboardHome, .keyboardEnd, .keyboardA, .keyboardPeriod,
    ]
    let key = random.pick(keys)
    let modifiers: UIKeyModifierFlags = random.pick([[], [], [], .shift, .command, .control])
    device.press(key, modifiers: modifiers)
    return "key \(key.rawValue) with \(modifiers.rawValue)"
  }

  private func type() -> String {
    guard device.system.keyboard.isVisible else { return wait() }
    switch random.index(5) {
    case 0:
      device.compose(random.pick(["n", "ni", "nihao"]))
      return "compose"
    case 1:
      device.commitComposition(as: random.pick([nil, "你好"]))
      return "commit the composition"
    default:
      let text = random.pick(["a", "Ada ", "1", "好", "👩‍👩‍👧", "\n"])
      device.type(text)
      return "type \(text.debugDescription)"
    }
  }
}
