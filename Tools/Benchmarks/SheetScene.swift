import BottomBounce
import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// The example's screen on an iPhone 16, and the sheet that a tap on a row presents.
@MainActor struct SheetScene {
  let device: Simulator
  let controller = EditProfileController()
  private let sheet = BottomBounceView()

  init(systemVersion: String? = nil) {
    device = Simulator(.iPhone16, systemVersion: systemVersion)
    device.window.rootViewController = controller
    device.settle()
    device.updatedScreen()
  }

  /// A Boolean value that indicates whether an animation is running, other than the blinking
  /// insertion point.
  var isMoving: Bool { device.system.tree.nextAnimationEnd != nil }

  /// Advances the clock by a sixtieth of a second, and renders the screen.
  @discardableResult func showFrame() -> ScreenRenderer? {
    device.advance(by: device.frameInterval)
    return device.updatedScreen()
  }

  /// Shows a sheet without tapping a row, so that no row below it fades.
  func showSheet() {
    sheet.show(
      .text("", placeholder: "A line about you", limit: 40), title: "Introduction",
      in: controller.view
    ) { _ in }
  }

  /// Shows a date sheet with the device's current date.
  func showDateSheet() {
    sheet.show(.date(maximum: .today), title: "Birthday", in: controller.view) { _ in }
  }

  /// Shows a sheet of twenty options.
  func showList() {
    let options = (1...20).map { SheetOption($0, title: "Number \($0)") }
    sheet.show(.list(options, selected: 1), title: "Number", in: controller.view) { _ in }
  }

  /// Shows a wheel of 441 numbers with a unit.
  func showNumber() {
    sheet.show(
      .number(70.0, in: 30...250, step: 0.5, unit: "kg"), title: "Weight", in: controller.view
    ) { _ in }
  }

  /// Shows a text field for a number, with its unit.
  func showNumberField() {
    sheet.show(
      .number(70.0, in: 30...250, step: 0.5, unit: "kg").style(.field), title: "Weight",
      in: controller.view
    ) { _ in }
  }

  /// Shows a text field for an amount of money.
  func showMoney() {
    sheet.show(
      .number(Decimal?.none, in: 0...1_000_000_000_000, currency: "USD"), title: "Price",
      in: controller.view
    ) { _ in }
  }

  private struct Event {
    var title = "Dinner"
    var start: Date
    var guests = 2
  }

  /// Shows a form with a text, a date, and a number.
  func showEvent() {
    sheet.show(
      .form(Event(start: device.date)) { f, _ in
        f.field("Title", \.title) { .text($0) }
        f.field("Start", \.start) { .date($0) }
        f.field("Guests", \.guests) { .number($0, in: 1...20) }
      }, title: "Event", in: controller.view
    ) { _ in }
  }

  /// Shows a sheet of twenty options, of which three are selected.
  func showChecklist() {
    let options = (1...20).map { SheetOption($0, title: "Number \($0)") }
    sheet.show(
      .checklist(options, selected: [1, 2, 3]), title: "Numbers", in: controller.view
    ) { _ in }
  }

  /// Shows a sheet with a search and many options.
  func showLongList(count: Int, _ titles: LongListTitles = .ascii) {
    showLongList((1...count).map { SheetOption($0, title: titles.title($0)) })
  }

  /// Shows a sheet with a search and ten thousand options.
  func showLongList() { showLongList(Self.longOptions) }

  private static let longOptions = (1...10_000).map {
    SheetOption($0, title: LongListTitles.ascii.title($0))
  }

  private func showLongList(_ options: [SheetOption<Int>]) {
    sheet.show(
      .list(options, selected: options.count / 2).searchable(), title: "Number",
      in: controller.view
    ) { _ in }
  }

  /// Shows a form with eight lines of text.
  func showForm() {
    sheet.show(
      .form(Array(repeating: "text", count: 8)) { f, texts in
        for index in texts.indices { f.field("Field \(index)", \.[index]) { .text($0) } }
      }, title: "Form", in: controller.view
    ) { _ in }
  }

  /// Types a letter.
  func typeLetter() { device.type("a") }

  /// Types a digit.
  func typeDigit() { device.type("1") }

  /// Touches the row that presents the sheet.
  func touchRow() throws -> Finger { try touch("EditProfile.introduction") }

  /// Taps a control, and renders the frames in between.
  func tap(_ identifier: String) throws { try touch(identifier).lift() }

  private func touch(_ identifier: String) throws -> Finger {
    let finger = device.touchDown(at: device.middle(of: try view(identifier)))
    for _ in 0..<5 { showFrame() }
    return finger
  }

  /// A Boolean value that indicates whether a sheet is on screen.
  var isUp: Bool { (try? view("BottomBounce.panel")) != nil }

  /// Presents the sheet.
  func show() throws {
    try touchRow().lift()
    // The example presents a view controller, which takes one or two turns of the run loop.
    for _ in 0..<30 where !isUp { showFrame() }
    while isMoving { showFrame() }
  }

  /// Dismisses the sheet with Cancel.
  func dismissSheet() throws {
    try tap("BottomBounce.cancel")
    repeat { showFrame() } while isMoving
    device.settle()
    device.updatedScreen()
  }

  /// Dismisses the sheet, which can be written by hand or be an alert, without rendering frames.
  func cancel() throws {
    if controller.presentedViewController is UIAlertController {
      controller.dismiss(animated: true)
      device.settle()
      device.updatedScreen()
      return
    }
    let cancel = device.view("BottomBounce.cancel") ?? device.view("HandSheet.Cancel")
    guard let cancel else { throw BenchmarkProblem.notFound("Cancel") }
    device.tap(cancel)
    device.settle()
    device.updatedScreen()
  }

  /// Returns the view with an accessibility identifier.
  func view(_ identifier: String) throws -> UIView {
    guard let view = device.view(identifier) else { throw BenchmarkProblem.notFound(identifier) }
    return view
  }
}

extension SheetScene {
  /// Returns the pixels of a layer on the screen.
  func pixels(of layer: CALayer) -> PixelRect {
    let frame = device.screenFrame(of: layer)
    let scale = device.system.screen.scale
    return PixelRect(snapping: frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// The keyboard's layer, while it's visible.
  var keyboard: CALayer? { device.system.keyboard.window?.layer.storedSublayers.first }

  /// The layer of the blinking insertion point in the sheet.
  var caret: CALayer? {
    func search(_ layer: CALayer) -> CALayer? {
      if layer.animation(forKey: "blinking") != nil { return layer }
      for sublayer in layer.storedSublayers {
        if let found = search(sublayer) { return found }
      }
      return nil
    }
    return search(device.window.layer)
  }

  /// The parts of the current screen, for compositing by hand.
  func frame(damage: [PixelRect]) throws -> CairoFloor.Frame {
    let backdrop = try view("BottomBounce.backdrop").layer
    let dimming = Double(backdrop.backgroundColor?.alpha ?? 0)
    let shown = backdrop.presentedProperties(at: device.now)
    let panel = try view("BottomBounce.panel").layer
    return CairoFloor.Frame(
      damage: damage, dimming: dimming * Double(shown.opacity),
      panel: pixels(of: panel),
      panelAlpha: Double(panel.presentedProperties(at: device.now).opacity),
      keyboard: keyboard.map { pixels(of: $0) } ?? .empty,
      caret: caret.map { pixels(of: $0) } ?? .empty,
      caretAlpha: caret.map { Double($0.presentedProperties(at: device.now).opacity) } ?? 0)
  }
}

/// The reason for which a measurement is impossible.
enum BenchmarkProblem: Error, CustomStringConvertible {
  case notFound(String)
  case noScreen
  case coldStart(String)
  case argument(String)
  case sheet(String, [String])

  var description: String {
    switch self {
    case .notFound(let name): "No view “\(name)” is on the screen: the example has changed."
    case .noScreen: "There is no memory for the screen's bitmap."
    case .coldStart(let output): "The fresh process did not say what it took, but: \(output)"
    case .argument(let name): "“\(name)” is no option with a value: --runs, --save, --compare."
    case .sheet(let name, let names):
      "“\(name)” is no sheet. The sheets are \(names.joined(separator: ", "))."
    }
  }
}
