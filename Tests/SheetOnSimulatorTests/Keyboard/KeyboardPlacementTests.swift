import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The keyboards of an iPad, and hosts that do not fill the screen.
@MainActor @Suite(.ownDevice) struct KeyboardPlacementTests {
  private let screen = TestHost(on: Simulator(.iPadPro11))
  private var device: Simulator { screen.device }
  /// The top of a docked keyboard, and the bottom of the safe area.
  private let keyboardTop: CGFloat = 1_210 - 340
  private let safeBottom: CGFloat = 1_190

  /// The bottom of the panel's content on the screen, with its margin.
  private func contentsBottom(
    _ location: SourceLocation = #_sourceLocation
  ) throws -> CGFloat {
    _ = try #require(screen.panel, sourceLocation: location)
    let bottoms = screen.contentParts.filter { !$0.isHidden }.map {
      $0.convert($0.bounds, to: nil).maxY
    }
    return (bottoms.max() ?? 0) + 16
  }

  /// The moment when the keyboard moves.
  enum Moment: CaseIterable { case before, during, after }

  @Test(
    arguments: [Simulator.KeyboardPlacement.undocked, .floating], Moment.allCases)
  func `an undocked keyboard does not move the panel`(
    placement: Simulator.KeyboardPlacement, moment: Moment
  ) throws {
    if moment == .before { device.keyboardPlacement = placement }
    screen.sheet.showTextField(
      in: screen.view, configuration: SheetConfiguration { $0.floatingStyle = .never }
    ) { _ in }
    device.advance(by: 0.1)
    if moment == .during { device.keyboardPlacement = placement }
    device.settle()
    if moment == .after {
      #expect(try contentsBottom() == keyboardTop)
      device.keyboardPlacement = placement
      device.settle()
    }
    #expect(try contentsBottom() == safeBottom)
    #expect(screen.textField?.isFirstResponder == true)
    device.keyboardPlacement = .docked
    device.settle()
    #expect(try contentsBottom() == keyboardTop)
  }

  @Test func `a split keyboard does not move the panel`() throws {
    let screen = TestHost(on: Simulator(.iPadMini))
    screen.device.keyboardPlacement = .split
    screen.show(.text()) { $0.floatingStyle = .never }
    let panel = try #require(screen.panel)
    #expect(panel.convert(panel.bounds, to: nil).maxY == 1_133 - screen.edgeGap)
  }

  @Test func `a shortcut bar counts as a keyboard`() throws {
    device.showsSoftwareKeyboard = false
    device.showsShortcutsBar = true
    screen.show(.text()) { $0.floatingStyle = .never }
    #expect(try contentsBottom() == 1_210 - 69)
    device.showsShortcutsBar = false
    device.settle()
    #expect(try contentsBottom() == safeBottom)
  }

  @Test func `a keyboard partly covers a host in the middle of the screen`() throws {
    let host = UIView(frame: CGRect(x: 147, y: 250, width: 540, height: 700))
    screen.view.addSubview(host)
    screen.show(.text(), in: host) { $0.floatingStyle = .never }
    #expect(try contentsBottom() == keyboardTop)
    #expect(screen.panel?.frame.maxY == 700 - screen.edgeGap)
  }

  @Test func `in a window smaller than the screen the panel avoids the keyboard`() throws {
    device.window.frame = CGRect(x: 417, y: 0, width: 417, height: 1_210)
    device.settle()
    screen.show(.text()) { $0.floatingStyle = .never }
    #expect(try contentsBottom() == keyboardTop)
    #expect(screen.panel?.frame.width == 417 - 2 * screen.edgeGap)
    // A window as on a Mac or in Stage Manager, which ends above the bottom of the screen.
    device.window.frame = CGRect(x: 100, y: 100, width: 500, height: 900)
    device.settle()
    let panel = try #require(screen.panel)
    #expect(panel.convert(panel.bounds, to: nil).maxY == 900 - screen.edgeGap)
    #expect(try contentsBottom() == keyboardTop - 100)
  }

  @Test func `the panel avoids the keyboard of another window`() throws {
    screen.show(PlainContent()) { $0.floatingStyle = .never }
    #expect(try contentsBottom() == safeBottom)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    other.windowScene = device.window.windowScene
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    other.addSubview(field)
    other.makeKeyAndVisible()
    field.becomeFirstResponder()
    device.settle()
    #expect(try contentsBottom() == keyboardTop)
    field.resignFirstResponder()
    device.settle()
    #expect(try contentsBottom() == safeBottom)
  }

  // MARK: Hosts that avoid the keyboard themselves

  @Test func `a host that shrinks for the keyboard isn't offset again`() throws {
    let host = UIView()
    host.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(host)
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: screen.view.topAnchor),
      host.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      host.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
    ])
    device.settle()
    screen.show(.text(), in: host) { $0.floatingStyle = .never }
    #expect(try contentsBottom() == keyboardTop)
    screen.textField?.resignFirstResponder()
    device.settle()
    #expect(try contentsBottom() == safeBottom)
  }

  @Test(arguments: [true, false])
  func `a host moved by a keyboard manager isn't offset again`(isTransformed: Bool)
    throws
  {
    let host = UIView(frame: screen.view.bounds)
    screen.view.addSubview(host)
    let watch = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: device.window.screen, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        if isTransformed {
          host.transform = CGAffineTransform(translationX: 0, y: -200)
        } else {
          host.frame.origin.y = -200
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(watch) }
    screen.show(.text(), in: host) { $0.floatingStyle = .never }
    #expect(try contentsBottom() == keyboardTop)
  }
}
