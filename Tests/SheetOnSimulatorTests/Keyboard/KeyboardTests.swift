import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The panel and the keyboard, frame by frame.
@MainActor @Suite(.ownDevice) struct KeyboardTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// The final top of the keyboard on the screen, or the bottom of the screen.
  private var keyboardTop: CGFloat {
    device.system.keyboard.isVisible ? device.system.keyboard.frame.minY : device.window.bounds.maxY
  }

  /// The bottom of the panel's content on the screen, with its margin.
  private func contentsBottom(_ host: TestHost? = nil) -> CGFloat {
    let bottoms = (host ?? screen).contentParts.filter { !$0.isHidden }.map {
      $0.convert($0.bounds, to: nil).maxY
    }
    return (bottoms.max() ?? 0) + 16
  }

  /// Checks that the content ends at the keyboard or the safe area, and the panel at the bottom of
  /// the host.
  private func expectSeated(
    above edge: CGFloat, hostBottom: CGFloat? = nil, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let panel = try #require(screen.panel, sourceLocation: location)
    #expect(contentsBottom() == edge, sourceLocation: location)
    #expect(
      panel.convert(panel.bounds, to: nil).maxY
        == (hostBottom ?? device.window.bounds.maxY) - screen.edgeGap,
      sourceLocation: location)
  }

  @Test func `content ends at the keyboard, and no inset is applied twice`() throws {
    screen.show(.text())
    #expect(keyboardTop == 516)
    try expectSeated(above: keyboardTop)
  }

  @Test(arguments: [DeviceModel.iPhone16, .iPhone16ProMax, .iPhoneSE3, .iPadPro11])
  func `content ends at the keyboard on every device`(model: DeviceModel) throws {
    let screen = TestHost(on: Simulator(model))
    screen.show(.text()) { $0.floatingStyle = .never }
    let keyboard = screen.device.system.keyboard
    #expect(keyboard.isVisible)
    #expect(contentsBottom(screen) == keyboard.frame.minY)
  }

  @Test func `a keyboard shown for another field is avoided the same way`() throws {
    let field = screen.addField()
    field.becomeFirstResponder()
    device.settle()
    screen.show(.text())
    try expectSeated(above: 516)
    device.press(.keyboardEscape)
    device.settle()
    #expect(field.isFirstResponder)
    #expect(keyboardTop == 516)
  }

  @Test func `content without text input is above the keyboard or the safe area`()
    throws
  {
    screen.show(PlainContent())
    try expectSeated(above: 852 - 34)
    screen.sheet.dismiss()
    device.settle()
  }

  @Test func `showing and hiding the keyboard raises and lowers the panel`() throws {
    device.showsSoftwareKeyboard = false
    screen.show(.text())
    #expect(keyboardTop == 852)
    try expectSeated(above: 852 - 34)
    device.showsSoftwareKeyboard = true
    device.settle()
    try expectSeated(above: 516)
    device.showsSoftwareKeyboard = false
    device.settle()
    try expectSeated(above: 852 - 34)
    #expect(screen.textField?.isFirstResponder == true)
  }

  @Test func `hiding the keyboard lowers the panel to the safe area`() throws {
    screen.show(.text())
    screen.textField?.resignFirstResponder()
    device.settle()
    try expectSeated(above: 852 - 34)
    #expect(screen.sheet.isPresented)
    screen.textField?.becomeFirstResponder()
    device.settle()
    try expectSeated(above: 516)
  }

  @Test func `the panel follows changes of the keyboard height`() throws {
    screen.show(.text())
    let field = try #require(screen.textField)
    let panel = try #require(screen.panel)
    let tall = keyboardTop
    field.keyboardType = .numberPad
    field.reloadInputViews()
    #expect(keyboardTop > tall)
    try expectSeated(above: keyboardTop)
    for _ in 0..<30 {
      // There is no gap between the two while both move.
      #expect(try shownBottom(panel) >= keyboardShownTop() - 0.01)
      device.advance(by: device.frameInterval)
    }
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 80))
    field.reloadInputViews()
    device.settle()
    try expectSeated(above: keyboardTop)
  }

  @Test func `a sheet that ignores the keyboard stays at the bottom`() throws {
    screen.show(.text()) { $0.avoidsKeyboard = false }
    #expect(keyboardTop == 516)
    try expectSeated(above: 852 - 34)
  }

  @Test func `in a host that ends above the screen bottom the overlap is smaller`() throws {
    let host = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    screen.view.addSubview(host)
    screen.show(.text(), in: host)
    try expectSeated(above: 516, hostBottom: 700)
    #expect(screen.panel?.frame.maxY == 600 - screen.edgeGap)
  }

  @Test func `a host that ends above the keyboard is not affected`() throws {
    let host = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    screen.view.addSubview(host)
    screen.show(.text(), in: host)
    try expectSeated(above: 500 - screen.edgeGap, hostBottom: 500)
  }

  @Test func `the keyboard of another device does not move the panel`() throws {
    device.showsSoftwareKeyboard = false
    screen.show(.text())
    let before = try #require(screen.panel).frame
    let other = TestHost()
    other.addField().becomeFirstResponder()
    other.device.settle()
    #expect(other.device.system.keyboard.isVisible)
    device.settle()
    #expect(screen.panel?.frame == before)
    try expectSeated(above: 852 - 34)
  }

  // MARK: During animations

  /// The current top of the keyboard on the screen.
  private func keyboardShownTop() -> CGFloat {
    guard let frame = device.system.keyboard.window?.subviews.first?.layer else { return 852 }
    return device.screenFrame(of: frame).minY
  }

  private func shownTop(_ panel: UIView) -> CGFloat { device.screenFrame(of: panel.layer).minY }

  private func shownBottom(_ panel: UIView) throws -> CGFloat {
    device.screenFrame(of: panel.layer).maxY
  }

  @Test func `the keyboard doesn't hide the buttons while both animate`() throws {
    screen.sheet.showTextField(in: screen.view) { _ in }
    let panel = try #require(screen.panel)
    let height = 56.0
    var last = shownTop(panel)
    var frames = 0
    var lastMovement = 0
    while device.system.isBusy {
      device.advance(by: device.frameInterval)
      frames += 1
      let (top, keyboard) = (shownTop(panel), keyboardShownTop())
      if top != last { lastMovement = frames }
      // It keeps rising with the keyboard. No gap opens below it.
      #expect(top <= last)
      #expect(try shownBottom(panel) >= keyboard - 0.01, "frame \(frames)")
      // The panel comes out from behind the keyboard in 0.15 seconds.
      #expect(frames < 6 || top + height <= keyboard, "frame \(frames)")
      last = top
    }
    #expect(14...17 ~= lastMovement)
    #expect(contentsBottom() == keyboardTop)
  }

  @Test func `the panel moves down with the keyboard and leaves no gap`() throws {
    screen.show(.text())
    let panel = try #require(screen.panel)
    screen.sheet.dismiss()
    #expect(!device.system.keyboard.isVisible)
    var last = shownTop(panel)
    var frames = 0
    while panel.window != nil {
      #expect(try shownBottom(panel) >= keyboardShownTop() - 0.01, "frame \(frames)")
      device.advance(by: device.frameInterval)
      frames += 1
      guard panel.window != nil else { break }
      #expect(shownTop(panel) >= last, "frame \(frames)")
      last = shownTop(panel)
    }
    #expect(14...17 ~= frames)
    #expect(last > 800)
  }

  @Test func `the panel moves down behind a keyboard that stays for the previous field`() throws {
    let field = screen.addField()
    field.becomeFirstResponder()
    device.settle()
    screen.show(.text())
    let panel = try #require(screen.panel)
    screen.sheet.dismiss()
    while panel.window != nil {
      #expect(keyboardShownTop() == 516)
      device.advance(by: device.frameInterval)
    }
    #expect(field.isFirstResponder)
  }
}
