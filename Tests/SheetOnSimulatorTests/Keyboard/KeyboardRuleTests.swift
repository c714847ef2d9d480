import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// One rule for all keyboards, hosts, and times: content ends above everything that covers the
/// bottom of the host.
@MainActor @Suite(.ownDevice) struct KeyboardRuleTests {
  /// A kind of keyboard.
  enum Keyboard: CaseIterable {
    case hardware, hardwareWithBar, docked, undocked, split, floating

    @MainActor func attach(to device: Simulator) {
      device.showsSoftwareKeyboard = self != .hardware && self != .hardwareWithBar
      device.showsShortcutsBar = self == .hardwareWithBar
      device.keyboardPlacement =
        switch self {
        case .undocked: .undocked
        case .split: .split
        case .floating: .floating
        default: .docked
        }
    }

    var lifts: Bool { self == .docked || self == .hardwareWithBar }
  }

  /// The moment when the keyboard changes.
  enum Moment: CaseIterable { case before, during, after }

  /// The insets of the host in the screen.
  enum Place: CaseIterable {
    case full, middle, upper

    var insets: UIEdgeInsets {
      switch self {
      case .full: .zero
      case .middle: UIEdgeInsets(top: 100, left: 80, bottom: 150, right: 80)
      // Ends above every keyboard.
      case .upper: UIEdgeInsets(top: 0, left: 0, bottom: 450, right: 0)
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let moment: Moment
    let place: Place
    let avoids: Bool

    var testDescription: String { "\(moment), \(place), \(avoids ? "avoided" : "not avoided")" }

    static let all = Moment.allCases.flatMap { moment in
      Place.allCases.flatMap { place in
        [true, false].map { Row(moment: moment, place: place, avoids: $0) }
      }
    }
  }

  private let screen = TestHost(on: Simulator(.iPadMini))
  private var device: Simulator { screen.device }

  @Test(arguments: Keyboard.allCases, Row.all)
  func `content ends above everything that covers the host`(
    keyboard: Keyboard, row: Row
  ) throws {
    let host = UIView(frame: screen.view.bounds.inset(by: row.place.insets))
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(host)
    if row.moment == .before { keyboard.attach(to: device) }
    var look = SheetConfiguration()
    look.avoidsKeyboard = row.avoids
    look.floatingStyle = .never
    screen.sheet.show(.text("a"), in: host, configuration: look) { _ in }
    device.advance(by: 0.1)
    if row.moment == .during { keyboard.attach(to: device) }
    screen.settleAnimations()
    if row.moment == .after { keyboard.attach(to: device) }
    screen.settleAnimations()
    try expectSeated(on: host, keyboard, avoids: row.avoids)
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      device.rotate(to: orientation)
      screen.settleAnimations()
      try expectSeated(on: host, keyboard, avoids: row.avoids)
    }
    // The user hides the keyboard with its own key. The text field may stay first responder.
    screen.textField?.resignFirstResponder()
    screen.settleAnimations()
    try expectSeated(on: host, .hardware, avoids: row.avoids)
  }

  private func expectSeated(
    on host: UIView, _ keyboard: Keyboard, avoids: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let window = device.window
    var edge = min(
      host.convert(host.bounds, to: nil).maxY - screen.edgeGap,
      window.bounds.maxY - window.safeAreaInsets.bottom)
    if keyboard.lifts {
      let frame = device.system.keyboard.frame
      #expect(device.system.keyboard.isVisible, sourceLocation: location)
      #expect(frame.maxY == window.bounds.maxY, sourceLocation: location)
      if avoids { edge = min(edge, frame.minY) }
    }
    let panel = try #require(screen.panel, sourceLocation: location)
    let bottoms = screen.contentParts.filter { !$0.isHidden }.map {
      $0.convert($0.bounds, to: nil).maxY
    }
    #expect(abs((bottoms.max() ?? 0) + 16 - edge) < 0.6, sourceLocation: location)
    #expect(
      panel.convert(panel.bounds, to: nil).maxY
        == host.convert(host.bounds, to: nil).maxY - screen.edgeGap,
      sourceLocation: location)
  }
}
