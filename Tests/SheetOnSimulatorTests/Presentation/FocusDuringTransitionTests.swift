import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A text field that becomes or resigns first responder during animations and drags.
@MainActor @Suite(.ownDevice) struct FocusDuringTransitionTests: MovingPanel {
  let screen = TestHost()

  /// Content with a text field that does not become first responder by itself.
  private struct UnfocusedContent: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let body = UIView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      field.accessibilityIdentifier = "BottomBounce.text"
      body.addSubview(field)
      body.heightAnchor.constraint(equalToConstant: 44).isActive = true
      return SheetBody(body) { 7 }
    }
  }

  private func begin(_ content: some SheetContent) {
    screen.sheet.show(content, title: "Title", in: screen.view, onValue: { _ in })
  }

  /// The bottom of the content above the keyboard and bars.
  private var contentsEnd: CGFloat {
    screen.contents.map { device.screenFrame(of: $0.layer).maxY } ?? -1
  }
  private let aboveKeys: CGFloat = 516
  private let aboveBars: CGFloat = 852 - 34

  /// The maximum distance that the panel's edge moves in one frame until the animations end.
  private func furthestStep() -> CGFloat {
    var (furthest, last) = (CGFloat(0), top)
    while device.system.isBusy {
      device.advance(by: device.frameInterval)
      guard screen.panel != nil else { break }
      furthest = max(furthest, abs(top - last))
      last = top
    }
    return furthest
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.28])
  func `a keyboard shown during presentation raises the panel`(moment: Double) throws {
    begin(UnfocusedContent())
    device.advance(by: moment)
    #expect(try #require(screen.textField).becomeFirstResponder())
    #expect(furthestStep() < 90)
    #expect(isNear(contentsEnd, aboveKeys))
    #expect(screen.textField?.isFirstResponder == true)
    #expect(screen.sheet.state == .presented)
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.28])
  func `a keyboard hidden during presentation lowers the panel`(moment: Double) throws {
    begin(TextContent.text("a"))
    device.advance(by: moment)
    #expect(try #require(screen.textField).resignFirstResponder())
    #expect(furthestStep() < 90)
    #expect(isNear(contentsEnd, aboveBars))
    #expect(screen.sheet.state == .presented)
  }

  @Test(arguments: [true, false])
  func `the app's text field may become first responder during dismissal`(hadKeys: Bool) {
    let field = screen.addField()
    field.becomeFirstResponder()
    screen.settleAnimations()
    field.resignFirstResponder()
    screen.settleAnimations()
    let before = screen.leftoverState
    if hadKeys { screen.show(.text("a")) } else { screen.show(PlainContent(height: 200)) }
    screen.sheet.dismiss()
    device.advance(by: 0.1)
    field.becomeFirstResponder()
    var last = top
    while screen.panel != nil {
      #expect(top >= last - 0.01)
      last = top
      device.advance(by: device.frameInterval)
    }
    screen.settleAnimations()
    #expect(field.isFirstResponder)
    #expect(device.system.keyboard.isVisible)
    field.resignFirstResponder()
    screen.settleAnimations()
    #expect(screen.leftoverState == before)
  }

  @Test(arguments: [true, false])
  func `dismissal restores the previous first responder`(hasField: Bool) throws {
    let field = screen.addField()
    if hasField { field.becomeFirstResponder() }
    screen.settleAnimations()
    let before = screen.leftoverState
    screen.show(.text("a"))
    let own = try #require(screen.textField)
    screen.sheet.dismiss()
    device.advance(by: 0.1)
    #expect(!own.isFirstResponder)
    own.becomeFirstResponder()
    screen.settleAnimations()
    #expect(screen.leftoverState == before)
    #expect(field.isFirstResponder == hasField)
  }

  @Test func `a keyboard hidden during a drag lowers the panel under the finger`() throws {
    let outcomes = screen.show(.text("a"), title: "Title")
    let up = raised
    let finger = pull(from: CGPoint(x: 196, y: up + 28), by: 30)
    #expect(isNear(top, up + 20))
    screen.textField?.resignFirstResponder()
    #expect(furthestStep() < 90)
    #expect(isNear(top, raised + 20))
    #expect(raised > up + 200)
    finger.move(to: CGPoint(x: 196, y: finger.place.y + 10), over: 0.1)
    #expect(isNear(top, raised + 30))
    rest(finger)
    screen.settleAnimations()
    #expect(isNear(contentsEnd, aboveBars))
    #expect(dimming == 1)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a keyboard shown during a drag raises the panel by its height`() throws {
    let outcomes = screen.show(UnfocusedContent(), title: "Title")
    let down = raised
    let finger = pull(from: CGPoint(x: 196, y: down + 28), by: 30)
    #expect(try #require(screen.textField).becomeFirstResponder())
    #expect(furthestStep() < 90)
    #expect(raised < down - 200)
    #expect(isNear(top, raised + 20))
    rest(finger)
    screen.settleAnimations()
    #expect(isNear(contentsEnd, aboveKeys))
    #expect(screen.textField?.isFirstResponder == true)
    #expect(outcomes.cancellations == [])
  }

  // MARK: Keyboard duration and curve

  struct Pace: CustomTestStringConvertible, Sendable {
    let duration: TimeInterval
    let curve: Int
    var testDescription: String { "\(duration) s, curve \(curve)" }

    static let all = [0.1, 0.25, 0.6].flatMap { duration in
      [0, 1, 2, 3, 7].map { Pace(duration: duration, curve: $0) }
    }
  }

  private var keyboardTop: CGFloat {
    guard let view = device.system.keyboard.window?.subviews.first else { return 852 }
    return device.screenFrame(of: view.layer).minY
  }

  @Test(arguments: Pace.all)
  func `the panel follows the keyboard whatever its duration`(pace: Pace) throws {
    screen.show(.text("a"))
    let field = try #require(screen.textField)
    device.system.keyboard.pace = (pace.duration, pace.curve)
    let (start, raised) = (keyboardTop, contentsEnd)
    // The keyboard height changes, and both move equally far.
    field.keyboardType = .numberPad
    field.reloadInputViews()
    var frames = 0
    while device.system.isBusy {
      #expect(isNear(contentsEnd, keyboardTop, within: 0.34), "frame \(frames)")
      device.advance(by: device.frameInterval)
      frames += 1
    }
    #expect(abs(Double(frames) - pace.duration * 60) <= 2)
    #expect(keyboardTop > start && contentsEnd > raised)
    // The keyboard hides: the panel stops at the safe area, so it moves proportionally less.
    let (keys, end) = (keyboardTop, contentsEnd)
    field.resignFirstResponder()
    while device.system.isBusy {
      let share = (keyboardTop - keys) / (852 - keys)
      #expect(isNear(contentsEnd, end + share * (aboveBars - end), within: 0.34))
      device.advance(by: device.frameInterval)
    }
    #expect(contentsEnd == aboveBars)
  }

  @Test(arguments: [0, 1, 2, 3, 7])
  func `the panel rises with the keyboard's animation curve`(curve: Int) {
    let keyboard = device.system.keyboard
    keyboard.pace = (0.3, curve)
    begin(TextContent.text("a"))
    var frames = 0
    while device.system.isBusy {
      device.advance(by: device.frameInterval)
      frames += 1
      // The panel comes out from behind the keyboard in 0.15 seconds, and then follows it.
      #expect(top <= keyboardTop + 0.6 && contentsEnd >= keyboardTop - 0.6, "frame \(frames)")
      if frames >= 9 {
        #expect(isNear(contentsEnd, keyboardTop, within: 0.6), "frame \(frames)")
      }
    }
    #expect(frames > 15)
    #expect(isNear(contentsEnd, aboveKeys))
  }
}
