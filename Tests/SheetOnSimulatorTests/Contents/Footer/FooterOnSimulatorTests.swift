import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Footers and OK only after a change, with VoiceOver, wheels, and keys.
@MainActor @Suite(.ownDevice) struct FooterOnSimulatorTests {
  private let host = TestHost()
  private var device: Simulator { host.device }
  private let numbers = (0..<60).map { "\($0)" }

  @Test func `a changed text is announced once, a second after the last change`() {
    host.show(.text("a").footer { "\($0.count) letters" })
    device.type("b")
    device.advance(by: 0.9)
    device.type("c")
    device.advance(by: 0.9)
    #expect(device.announcements == [])
    device.advance(by: 0.2)
    #expect(device.politeAnnouncements == ["3 letters"])
    device.advance(by: 5)
    #expect(device.announcements == ["3 letters"])
  }

  @Test func `nothing is announced after the sheet has delivered its value`() async {
    let outcomes = host.show(.text("a").footer { "\($0.count) letters" })
    device.type("b")
    await host.tapOKAndWait()
    await host.settle()
    device.advance(by: 5)
    #expect(outcomes.values == ["ab"])
    #expect(device.announcements == [])
  }

  @Test func `VoiceOver reads the footer after the content`() throws {
    device.settings.isVoiceOverRunning = true
    host.show(.text("a").footer("Only you see it."), title: "Name")
    let lines = device.accessibilityTree().split(separator: "\n").map(String.init)
    let field = try #require(lines.firstIndex { $0.contains("text field") || $0.contains("Name,") })
    let footer = try #require(lines.firstIndex { $0.contains("Only you see it.") })
    #expect(field < footer)
  }

  @Test func `a footer that the form's field changes is announced, too`() {
    struct Names { var given = "Ada" }
    host.show(
      .form(Names()) { f, _ in
        f.field("First", \.given) { .text($0).footer { "\($0.count) letters" } }
      })
    device.type("m")
    device.advance(by: 1.1)
    #expect(device.politeAnnouncements == ["4 letters"])
  }

  @Test func `each field announces its own footer`() {
    struct Names {
      var given = "Ada"
      var family = "Lace"
    }
    host.show(
      .form(Names()) { f, _ in
        f.field("First", \.given) { .text($0).footer { "\($0.count) letters" } }
        f.field("Last", \.family) { .text($0).footer { $0.count == 4 ? "Four." : nil } }
      })
    let last = (host.formViews("BottomBounce.text") as [UITextField]).last
    device.type("m")
    last?.becomeFirstResponder()
    device.type("x")
    device.advance(by: 1.1)
    #expect(device.politeAnnouncements == ["4 letters"], "The other footer has disappeared.")
    device.press(.keyboardDeleteOrBackspace)
    device.press(.keyboardDeleteOrBackspace)
    device.advance(by: 1.1)
    #expect(device.politeAnnouncements == ["4 letters"], "A footer that was due disappears, too.")
  }

  private func flick(by distance: CGFloat) throws {
    let picker = try #require(host.view("BottomBounce.date") ?? host.view("BottomBounce.wheels"))
    let wheel = try #require(device.scrollViews(in: picker).last)
    let middle = device.middle(of: wheel)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + distance), over: 0.05)
    try #require(wheel.isDecelerating)
  }

  @Test func `OK is enabled while a wheel turns, and returns where it stops`() async throws {
    let outcomes = host.show(.wheel(numbers, selected: "30")) {
      $0.disablesOKWhileUnchanged = true
    }
    #expect(host.okButton?.isEnabled == false)
    try flick(by: -60)
    #expect(host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.count == 1)
    #expect(outcomes.values != ["30"])
  }

  @Test func `a wheel that stops at the initial row disables OK again`() async throws {
    host.show(.wheel(numbers, selected: "0")) { $0.disablesOKWhileUnchanged = true }
    // Beyond the first row the wheel turns back.
    try flick(by: 60)
    #expect(host.okButton?.isEnabled == true)
    await host.settle()
    #expect(host.okButton?.isEnabled == false)
  }

  @Test func `a footer follows a wheel that has stopped`() async throws {
    host.show(.wheel(numbers, selected: "0").footer { "Number \($0)" })
    try flick(by: -60)
    await host.settle()
    let picker = try #require(host.find("wheels", as: UIPickerView.self))
    #expect(host.footer == "Number \(picker.selectedRow(inComponent: 0))")
    #expect(host.footer != "Number 0")
  }

  @Test func `an undo of the change disables OK again with a hardware keyboard`() async {
    let outcomes = host.show(.text("a")) { $0.disablesOKWhileUnchanged = true }
    device.press(.keyboardReturnOrEnter)
    await host.settle()
    #expect(outcomes.total == 0)
    device.type("b")
    device.press(.keyboardReturnOrEnter)
    await host.settle()
    #expect(outcomes.values == ["ab"])
  }
}
