import BottomBounce
import TestHost
import Testing
import UIKit

/// Exactly one outcome for every way to dismiss a sheet.
@MainActor @Suite(.ownDevice) struct OutcomeTests {
  let host = TestHost(inRealTime: true)
  let sheet = BottomBounceView()

  @Test func `OK returns the text and removes the sheet`() async {
    let before = host.leftoverState
    let recorder = await host.showText(sheet)
    host.type("Hello")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Hello"])
    #expect(recorder.total == 1)
    #expect(host.leftoverState == before)
    #expect(!sheet.isPresented)
    #expect(sheet.superview == nil)
  }

  @Test func `Cancel cancels`() async {
    let before = host.leftoverState
    let recorder = await host.showText(sheet)
    host.type("Hello")
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
    #expect(recorder.total == 1)
    #expect(host.leftoverState == before)
  }

  @Test func `tapping the backdrop cancels`() async {
    let recorder = await host.showText(sheet)
    host.tapBackdrop()
    await host.settle()
    #expect(recorder.cancellations == [.backdrop])
    #expect(recorder.total == 1)
  }

  @Test func `a backdrop with cancellation turned off has no effect`() async {
    var configuration = SheetConfiguration()
    configuration.cancelsOnBackdropTap = false
    let recorder = await host.showText(sheet, configuration: configuration)
    host.tapBackdrop()
    await host.settle()
    #expect(recorder.total == 0)
    #expect(sheet.isPresented)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `tapping the panel does not tap the backdrop`() async throws {
    let recorder = await host.showText(sheet)
    let panel = try #require(host.panel)
    let point = panel.convert(CGPoint(x: panel.bounds.midX, y: 8), to: nil)
    let hit = host.window.hitTest(point, with: nil)
    #expect(hit?.isDescendant(of: panel) == true)
    #expect(recorder.total == 0)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `dismissing in code cancels`() async {
    let recorder = await host.showText(sheet)
    sheet.dismiss()
    sheet.dismiss()
    #expect(recorder.cancellations == [.programmatic])
    await host.settle()
    #expect(recorder.total == 1)
    #expect(!sheet.isPresented)
  }

  @Test func `dismissing without a presented sheet has no effect`() {
    sheet.dismiss()
    #expect(!sheet.isPresented)
  }

  @Test func `OK twice in one frame returns one value`() async throws {
    let recorder = await host.showText(sheet, TextContent.text("a"))
    let button = try #require(host.okButton)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(recorder.values == ["a"])
    #expect(recorder.total == 1)
  }

  @Test func `events after OK have no effect`() async throws {
    let recorder = await host.showText(sheet, TextContent.text("a"))
    let (ok, cancel) = (try #require(host.okButton), try #require(host.cancelButton))
    let backdrop = try #require(host.backdrop)
    ok.sendActions(for: .touchUpInside)
    cancel.sendActions(for: .touchUpInside)
    _ = backdrop.accessibilityActivate()
    #expect(sheet.accessibilityPerformEscape())
    await host.settle()
    #expect(recorder.values == ["a"])
    #expect(recorder.total == 1)
  }

  @Test func `OK during dismissal has no effect`() async throws {
    let recorder = await host.showText(sheet)
    let ok = try #require(host.okButton)
    host.tapCancel()
    await host.advance(by: 0.1)
    ok.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
    #expect(recorder.total == 1)
  }

  @Test func `OK during presentation returns the value`() async throws {
    let recorder = Outcomes<String>()
    sheet.show(
      .text("early"), in: host.view, onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.advance(by: 0.2)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["early"])
    #expect(!sheet.isPresented)
  }

  @Test func `the closure runs before the panel is dismissed`() async {
    var wasShown: Bool?
    sheet.show(.text("a"), in: host.view) { [sheet] _ in wasShown = sheet.isPresented }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(wasShown == true)
  }

  @Test func `one sheet object can be presented repeatedly`() async {
    for round in 0..<3 {
      let recorder = await host.showText(sheet, TextContent.text("\(round)"))
      host.tapOK()
      await host.settle()
      #expect(recorder.values == ["\(round)"])
    }
  }

  @Test func `an unretained sheet stays presented and works`() async {
    let recorder = Outcomes<String>()
    BottomBounceView().show(
      .text("kept by the host"), in: host.view, onValue: recorder.onValue,
      onCancel: recorder.onCancel)
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["kept by the host"])
    #expect(host.view.subviews.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the short form matches the long form`(fromController: Bool) async {
    var value: String?
    if fromController {
      sheet.showTextField(from: host.controller, text: "x", placeholder: "A line") { value = $0 }
    } else {
      sheet.showTextField(in: host.view, text: "x", placeholder: "A line") { value = $0 }
    }
    await host.settle()
    #expect(host.textField?.placeholder == "A line")
    #expect((sheet.superview === host.view) != fromController)
    host.tapOK()
    await host.settle()
    #expect(value == "x")
  }

  @Test func `the buttons of a large sheet can be activated one by one`() async throws {
    let outcomes = await host.showText(sheet, TextContent.text("a"))
    host.activate(try #require(host.okButton))
    await host.settle()
    #expect(outcomes.values == ["a"])
    _ = await host.showText(sheet, TextContent.text("a"))
    host.activate(try #require(host.cancelButton))
    await host.settle()
    #expect(!sheet.isPresented)
  }

  @Test func `the escape gesture cancels with and without a text field`() async {
    let text = await host.showText(sheet)
    #expect(host.performEscape())
    #expect(text.cancellations == [.accessibilityEscape])
    await host.settle()
    let plain = await host.show(PlainContent(), by: sheet)
    #expect(host.performEscape())
    #expect(plain.cancellations == [.accessibilityEscape])
    await host.settle()
    #expect(!host.performEscape())
  }
}
