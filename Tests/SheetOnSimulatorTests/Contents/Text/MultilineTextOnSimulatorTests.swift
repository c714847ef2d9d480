import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Multiline text with touches, key presses, and small screens.
@MainActor @Suite(.ownDevice) struct MultilineTextOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private nonisolated static let long = (1...12).map { "Line \($0)" }.joined(separator: "\n")

  /// A Boolean value that indicates whether the whole caret is visible, except for half a point of
  /// rounding.
  private func isCaretInSight(of view: UITextView) throws -> Bool {
    let caret = view.caretRect(for: try #require(view.selectedTextRange).end)
    return caret.minY >= view.bounds.minY - 0.5 && caret.maxY <= view.bounds.maxY + 0.5
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter])
  func `Command-Return confirms and Return inserts a line break`(key: UIKeyboardHIDUsage) async {
    device.showsSoftwareKeyboard = false
    let outcomes = screen.show(.text("a").lines(1...5))
    device.press(.keyboardReturnOrEnter)
    device.type("b")
    #expect(screen.textView?.text == "a\nb")
    device.press(key, modifiers: .command)
    await screen.awaitDecision()
    #expect(outcomes.values == ["a\nb"])
    screen.settleAnimations()
  }

  @Test(arguments: [1...1, 1...5])
  func `the limit does not apply to text that an input method composes`(
    lines: ClosedRange<Int>
  ) {
    screen.show(.text(limit: 2).lines(lines))
    for letters in ["n", "ni", "nih", "niha"] { device.compose(letters) }
    #expect((screen.textField?.text ?? screen.textView?.text) == "niha")
    device.commitComposition(as: "你好")
    #expect((screen.textField?.text ?? screen.textView?.text) == "你好")
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `Command-Return while composing does not confirm`() async {
    device.showsSoftwareKeyboard = false
    let outcomes = screen.show(.text().lines(1...5))
    device.compose("ni")
    device.press(.keyboardReturnOrEnter, modifiers: .command)
    await device.settle()
    #expect(outcomes.values == [])
    #expect(screen.sheet.isPresented)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `Escape cancels`() {
    let outcomes = screen.show(.text().lines(1...5))
    device.showsSoftwareKeyboard = false
    device.press(.keyboardEscape)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.escapeKey])
  }

  @Test(arguments: ["a", long])
  func `dragging in the text does not move the panel`(text: String) throws {
    screen.show(.text(text).lines(1...5))
    let panel = try #require(screen.panel)
    let view = try #require(screen.textView)
    let frame = panel.frame
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 250), over: 0.2)
    screen.settleAnimations()
    #expect(screen.sheet.isPresented)
    #expect(panel.frame == frame)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `the panel grows with an animation`() throws {
    screen.show(.text("a").lines(1...5))
    let panel = try #require(screen.panel)
    let before = panel.frame
    device.type("\n")
    let shown = try #require(panel.layer.presentation()).frame
    #expect(panel.frame.height > before.height)
    #expect(shown.height < panel.frame.height)
    screen.settleAnimations()
    #expect(panel.frame.maxY == before.maxY)
    #expect(panel.layer.presentation()?.frame ?? panel.frame == panel.frame)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `the largest text size in landscape leaves a line above the keyboard`() throws {
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    screen.show(.text(Self.long).lines(1...5), title: "Introduction")
    let view = try #require(screen.textView)
    let frame = view.convert(view.bounds, to: nil)
    let keyboard = device.system.keyboard.frame
    #expect(frame.height > 20)
    #expect(frame.maxY <= keyboard.minY)
    #expect(view.contentSize.height > view.bounds.height)
    #expect(try isCaretInSight(of: view))
    let ok = try #require(screen.okButton)
    // The buttons scrolled away to show the line, and return.
    screen.contents?.contentOffset = .zero
    #expect(device.window.bounds.contains(ok.convert(ok.bounds, to: nil)))
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  /// The visible label of the counter.
  private func counter(_ text: String) -> UILabel? {
    let label = device.view { ($0 as? UILabel)?.text == text }
    let chain = sequence(first: label, next: { $0?.superview })
    return chain.contains { $0?.isHidden == true } ? nil : label as? UILabel
  }

  @Test(arguments: [1...1, 1...5])
  func `a counter that doesn't fit is hidden, and VoiceOver reads it with the text`(
    lines: ClosedRange<Int>
  ) throws {
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    screen.show(
      .text("Reads a lot, mostly on trains.", limit: 140).lines(lines).alwaysShowsCount(),
      title: "Introduction")
    let view = try #require(screen.find("text") as UIView?)
    #expect(counter("30/140") == nil)
    #expect(view.accessibilityHint?.contains("30 of 140") == true)
    #expect(screen.contents?.isScrollEnabled == false)
    let font = try #require(screen.textView?.font ?? screen.textField?.font)
    #expect(view.bounds.height >= font.lineHeight)
    let frame = view.convert(view.bounds, to: nil)
    #expect(frame.maxY <= device.system.keyboard.frame.minY)
    device.type("!")
    screen.settleAnimations()
    #expect(view.accessibilityHint?.contains("31 of 140") == true)
    // Without the keyboard there is room.
    device.showsSoftwareKeyboard = false
    screen.settleAnimations()
    let label = try #require(counter("31/140"))
    #expect(label.convert(label.bounds, to: nil).maxY <= 393 - 21)
    #expect(view.accessibilityHint?.contains("31 of 140") != true)
    device.showsSoftwareKeyboard = true
    screen.settleAnimations()
    #expect(counter("31/140") == nil)
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(counter("31/140") != nil)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a text in a low panel shows whole lines`() throws {
    device.rotate(to: .landscapeLeft)
    for size in [
      UIContentSizeCategory.large, .accessibilityMedium, .accessibilityExtraExtraLarge,
    ] {
      device.settings.contentSizeCategory = size
      screen.settleAnimations()
      screen.show(.text(Self.long, limit: 200).lines(1...9), title: "Introduction")
      let view = try #require(screen.textView)
      let line = try #require(view.font).lineHeight
      let insets = view.textContainerInset.top + view.textContainerInset.bottom
      let lines = (view.bounds.height - insets) / line
      #expect(lines > 0.9 && abs(lines - lines.rounded()) * line < 1.5, "\(lines) lines")
      #expect(screen.contents?.isScrollEnabled == false)
      screen.sheet.dismiss()
      screen.settleAnimations()
    }
  }

  @Test func `VoiceOver reads title, text, and count, and announces errors`() throws {
    device.settings.isVoiceOverRunning = true
    screen.show(
      .text("One\nTwo", limit: 8).lines(1...5).rules(.length(...7, "Shorten it.")),
      title: "Introduction")
    #expect(device.accessibilityTree().contains("text field “Introduction” = “One"))
    device.type("!")
    screen.settleAnimations()
    #expect(device.announcements.contains("Shorten it."))
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a multiline text sheet has no leaks`() async throws {
    let leaks = try await device.leaks { () async throws in
      let sheet = BottomBounceView()
      let outcomes = Outcomes<String>()
      outcomes.show(.text(Self.long).lines(1...5), by: sheet, in: screen.view)
      screen.settleAnimations()
      device.type("x\n")
      sheet.dismiss()
      screen.settleAnimations()
    }
    #expect(leaks.map(\.description) == [])
  }

  @Test func `handles of a selection aren't cut in a scrolled text`() throws {
    screen.show(.text("a\nb\nc\nd\ne").lines(1...3))
    let view = try #require(screen.textView)
    #expect(view.layer.mask != nil)
    let end = view.endOfDocument
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: end)
    #expect(view.layer.mask == nil)
    device.settle()
    #expect(view.layer.mask == nil)
    view.selectedTextRange = view.textRange(from: end, to: end)
    #expect(view.layer.mask != nil)
  }
}
