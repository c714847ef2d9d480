import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The panel and the keyboards of an iPad, and hosts that do not fill the screen.
@MainActor @Suite(.ownDevice) struct KeyboardPlacementTests {
  private let screen = TestHost(on: Simulator(.iPadPro11))
  private var device: Simulator { screen.device }
  /// Where a docked keyboard begins, and where the safe area ends.
  private let keyboardTop: CGFloat = 1_210 - 340
  private let safeBottom: CGFloat = 1_190

  /// Where the panel's contents end on the screen, their lower margin included.
  private func contentsBottom(
    _ location: SourceLocation = #_sourceLocation
  ) throws -> CGFloat {
    _ = try #require(screen.panel, sourceLocation: location)
    let bottoms = screen.contentParts.filter { !$0.isHidden }.map {
      $0.convert($0.bounds, to: nil).maxY
    }
    return (bottoms.max() ?? 0) + 16
  }

  /// When the keyboard is moved.
  enum Moment: CaseIterable { case before, during, after }

  @Test(
    arguments: [Simulator.KeyboardPlacement.undocked, .split, .floating], Moment.allCases)
  func `a keyboard that is not docked does not lift the panel, whenever it went there`(
    placement: Simulator.KeyboardPlacement, moment: Moment
  ) throws {
    if moment == .before { device.keyboardPlacement = placement }
    screen.sheet.showTextField(in: screen.view) { _ in }
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

  @Test func `a bar of shortcuts counts as a keyboard`() throws {
    device.showsSoftwareKeyboard = false
    device.showsShortcutsBar = true
    screen.show(TextContent())
    #expect(try contentsBottom() == 1_210 - 69)
    device.showsShortcutsBar = false
    device.settle()
    #expect(try contentsBottom() == safeBottom)
  }

  @Test func `of a host in the middle of the screen the keyboard covers a part`() throws {
    let host = UIView(frame: CGRect(x: 147, y: 250, width: 540, height: 700))
    screen.view.addSubview(host)
    screen.show(TextContent(), in: host)
    #expect(try contentsBottom() == keyboardTop)
    #expect(screen.panel?.frame.maxY == 700)
  }

  @Test func `in a window that is a part of the screen`() throws {
    device.window.frame = CGRect(x: 417, y: 0, width: 417, height: 1_210)
    device.settle()
    screen.show(TextContent())
    #expect(try contentsBottom() == keyboardTop)
    #expect(screen.panel?.frame.width == 417)
    // A window as on a Mac, or in Stage Manager, that ends above the screen's lower edge.
    device.window.frame = CGRect(x: 100, y: 100, width: 500, height: 900)
    device.settle()
    let panel = try #require(screen.panel)
    #expect(panel.convert(panel.bounds, to: nil).maxY == 900)
    #expect(try contentsBottom() == keyboardTop - 100)
  }

  @Test func `the keyboard of another window covers this one's sheet as well`() throws {
    screen.show(PlainContent())
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

  @Test func `a host that makes itself smaller is not avoided for twice`() throws {
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
    screen.show(TextContent(), in: host)
    #expect(try contentsBottom() == keyboardTop)
    screen.textField?.resignFirstResponder()
    device.settle()
    #expect(try contentsBottom() == safeBottom)
  }

  @Test(arguments: [true, false])
  func `a host that a keyboard manager moves up is not avoided for twice`(isTransformed: Bool)
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
    screen.show(TextContent(), in: host)
    #expect(try contentsBottom() == keyboardTop)
  }
}
