import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The elements that VoiceOver finds in a sheet, and the effect of accessibility settings.
@MainActor @Suite(.ownDevice) struct AccessibilityTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// The elements that VoiceOver stops at, without the focus mark.
  private func lines(_ device: Simulator) -> [String] {
    device.accessibilityTree().split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  private func addRow() -> UIButton {
    let row = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
    row.setTitle("Introduction", for: .normal)
    screen.view.addSubview(row)
    return row
  }

  @Test func `only the sheet is accessible, in reading order`() {
    _ = addRow()
    #expect(lines(device) == ["button “Introduction”"])
    device.showsSoftwareKeyboard = false
    screen.show(TextContent("Hi", placeholder: "A line", limit: 9), title: "Introduction")
    #expect(
      lines(device) == [
        "heading “Introduction”", "button “Cancel”", "button “OK”",
        "text field “Introduction” = “Hi”, is editing", "text “Characters: 2 of 9”",
        "button “Dismiss”",
      ])
    screen.sheet.dismiss()
    device.settle()
    #expect(lines(device) == ["button “Introduction”"])
  }

  @Test func `the backdrop is one button, or none if tapping it has no effect`() throws {
    device.showsSoftwareKeyboard = false
    let outcomes = screen.show(PlainContent())
    device.activate(try #require(device.accessibilityElement(labeled: "Dismiss")))
    device.settle()
    #expect(outcomes.cancellations == [.backdrop])
    screen.show(PlainContent()) { $0.cancelsOnBackdropTap = false }
    #expect(lines(device) == ["button “Cancel”", "button “OK”"])
  }

  @Test func `the buttons of a large sheet can be activated one by one`() async throws {
    let outcomes = screen.show(TextContent("a"))
    device.activate(try #require(device.accessibilityElement(labeled: "OK")))
    await device.settle()
    #expect(outcomes.values == ["a"])
    screen.show(TextContent("a"))
    device.activate(try #require(device.accessibilityElement(labeled: "Cancel")))
    await device.settle()
    #expect(!screen.sheet.isPresented)
  }

  @Test func `focus moves to the text field and returns to the row`() {
    let row = addRow()
    row.addAction(
      UIAction { [screen] _ in screen.sheet.showTextField(in: screen.view) { _ in } },
      for: .touchUpInside)
    for _ in 0..<2 {
      device.activate(row)
      device.settle()
      #expect(device.focusedElement === screen.textField)
      device.performEscape()
      device.settle()
      #expect(device.focusedElement === row)
    }
  }

  @Test func `focus resets if the row was removed`() {
    let row = addRow()
    device.activate(row)
    screen.show(PlainContent())
    row.removeFromSuperview()
    let other = addRow()
    screen.sheet.dismiss()
    device.settle()
    #expect(device.focusedElement === other)
  }

  @Test func `an error is announced, shown, and read after the text field`() async throws {
    device.showsSoftwareKeyboard = false
    screen.show(Adult(), title: "Age")
    #expect(device.announcements == [])
    device.activate(try #require(device.accessibilityElement(labeled: "OK")))
    await device.settle()
    #expect(device.announcements == ["You must be 18."])
    #expect(
      lines(device) == [
        "heading “Age”", "button “Cancel”", "button “OK”", "element “Years”",
        "text “You must be 18.”", "button “Dismiss”",
      ])
  }

  /// Content that is never valid.
  private struct Adult: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let body = UIView()
      body.isAccessibilityElement = true
      body.accessibilityLabel = "Years"
      return SheetBody(body) { () throws(ValidationError) in
        throw ValidationError("You must be 18.")
      }
    }
  }

  // MARK: Reduce Motion

  @Test func `with Reduce Motion the panel fades and does not move`() throws {
    device.settings.reduceMotion = true
    device.showsSoftwareKeyboard = false
    screen.sheet.showTextField(in: screen.view) { _ in }
    let panel = try #require(screen.panel)
    let place = panel.frame
    func opacity() -> CGFloat { CGFloat(panel.layer.presentation()?.opacity ?? 1) }
    #expect(place.maxY == 852)
    for goesUp in [true, false] {
      if !goesUp { screen.sheet.dismiss() }
      var last: CGFloat = goesUp ? 0 : 1
      #expect(opacity() == last)
      for _ in 0..<17 {
        device.advance(by: device.frameInterval)
        #expect(panel.layer.presentation()?.frame == place)
        #expect(goesUp ? opacity() > last : opacity() < last)
        last = opacity()
      }
      device.settle()
    }
    #expect(panel.window == nil)
    device.settings.reduceMotion = false
    screen.sheet.showTextField(in: screen.view) { _ in }
    #expect(try #require(screen.panel).layer.presentation()?.frame.minY == 852)
  }

  // MARK: Large text

  /// Checks that every text in a panel fits, inside the panel and without overlap.
  private func expectNothingCut(_ screen: TestHost) throws {
    let panel = try #require(screen.panel)
    let buttons = [try #require(screen.cancelButton), try #require(screen.okButton)]
    let labels = screen.parts.compactMap { $0 as? UILabel } + buttons.compactMap(\.titleLabel)
    for label in labels where !label.isHidden && !(label.text ?? "").isEmpty {
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      let what = label.text ?? ""
      #expect(label.bounds.width >= needed.width - 0.5, "\(what) is cut at its end")
      #expect(label.bounds.height >= needed.height - 0.5, "\(what) lacks lines")
      let frame = label.convert(label.bounds, to: panel)
      #expect(panel.bounds.contains(frame), "\(what) is outside")
    }
    let parts = screen.parts.filter { !$0.isHidden && !$0.frame.isEmpty }
    let frames = parts.map { $0.convert($0.bounds, to: panel) }
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] {
        #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(other))
      }
    }
  }

  @Test(
    arguments: [
      (.extraSmall, 1), (.large, 1), (.extraExtraExtraLarge, 2), (.accessibilityMedium, 2),
      (.accessibilityExtraExtraExtraLarge, 2),
    ] as [(UIContentSizeCategory, Int)])
  func `no text is truncated at any text size`(size: UIContentSizeCategory, rows: Int) throws {
    device.settings.contentSizeCategory = size
    device.showsSoftwareKeyboard = false
    screen.show(TextContent("a", limit: 9), title: "Something About You")
    try expectNothingCut(screen)
    let title = try #require(device.accessibilityElement(labeled: "Something About You") as? UIView)
    let cancel = try #require(screen.cancelButton)
    // Between the buttons, or on a line below them, the title grows no larger than the buttons.
    let top = title.convert(title.bounds, to: screen.header).minY
    #expect((top >= cancel.frame.maxY) == (rows > 1))
    let greatest = UIFont.preferredFont(
      forTextStyle: .headline,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    #expect(title.bounds.height < 1.5 * greatest.lineHeight)
  }

  @Test(arguments: ["Abbrechen", "Zrušit", "Переключить"])
  func `long button titles are not truncated at the largest text size`(word: String) throws {
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.showsSoftwareKeyboard = false
    screen.show(TextContent("a")) { $0.cancelTitle = word }
    try expectNothingCut(screen)
  }

  @Test func `a presented sheet follows changes of the text size`() throws {
    device.showsSoftwareKeyboard = false
    screen.show(TextContent("a", limit: 9), title: "Something About You")
    let height = try #require(screen.panel).bounds.height
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.settle()
    #expect(try #require(screen.panel).bounds.height > height + 40)
    try expectNothingCut(screen)
  }

  // MARK: Right to left

  @Test func `right to left mirrors the sheet`() throws {
    let hebrew = TestHost(on: Simulator(locale: Locale(identifier: "he_IL")))
    var frames: [[CGRect]] = []
    for screen in [screen, hebrew] {
      screen.show(TextContent("a", limit: 9), title: "Bio") {
        $0.cancelTitle = "Cancel"
        $0.okTitle = "OK"
      }
      frames.append(screen.parts.map { $0.convert($0.bounds, to: screen.panel) })
      try expectNothingCut(screen)
    }
    let width = try #require(hebrew.panel).bounds.width
    for (left, right) in zip(frames[0], frames[1]) where !left.isEmpty {
      // Both edges are on whole pixels in either direction.
      let pixel = 1 / 3 + 0.01
      #expect(abs(width - left.maxX - right.minX) < pixel)
      #expect(abs(left.width - right.width) < pixel)
      #expect(abs(left.height - right.height) < 0.01 && abs(left.minY - right.minY) < 0.01)
    }
    let cancel = try #require(hebrew.cancelButton)
    #expect(abs(cancel.frame.maxX - (width - 16)) < 0.01)
    #expect(try #require(cancel.titleLabel).frame.maxX > cancel.bounds.width - 1)
  }
}
