import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Panels whose contents are taller than the available height.
@MainActor @Suite(.ownDevice) struct TallPanelOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// A device in landscape with the largest text size.
  private func makeLow() {
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
  }

  /// Scrolls the contents until a part is as visible as possible.
  private func bringIntoSight(_ part: UIView, in contents: UIScrollView) {
    contents.scrollRectToVisible(part.convert(part.bounds, to: contents), animated: false)
  }

  @Test(arguments: SampleSheet.allCases)
  func `everything in a tall panel is complete, separate, and reachable`(_ asked: SampleSheet)
    async throws
  {
    makeLow()
    await asked.show(on: screen)
    let panel = try #require(screen.panel)
    let contents = try #require(screen.contents)
    #expect(panel.frame.minY >= 0)
    #expect(contents.contentSize.width == contents.bounds.width)
    let cover = device.system.keyboard.isVisible ? device.system.keyboard.frame.minY : 393 - 21
    #expect(abs(contents.convert(contents.bounds, to: nil).maxY - cover) < 0.5)
    let header = try #require(screen.header)
    let buttons = [screen.cancelButton, screen.okButton].compactMap { $0 }.filter { !$0.isHidden }
    for button in buttons {
      #expect(header.bounds.contains(button.frame))
      #expect(button.frame.height >= 44)
    }
    #expect(abs(contents.frame.minY - header.frame.maxY) < 0.001)
    let parts = screen.contentParts.filter { !$0.isHidden }
    #expect(parts.count >= 2)
    for (index, part) in parts.enumerated() {
      #expect(part.frame.height >= 30, "\(part)")
      #expect(part.frame.maxY <= contents.contentSize.height - 15.5)
      for other in parts[..<index] {
        #expect(!part.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame))
      }
      bringIntoSight(part, in: contents)
      let place = part.convert(part.bounds, to: contents)
      let seen = contents.bounds.intersection(place).height
      #expect(seen >= min(part.frame.height, contents.bounds.height) - 1, "\(part)")
    }
    for label in labels(in: contents) {
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(label.bounds.height >= needed.height - 0.5, "\(label.text ?? "")")
    }
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  private func labels(in view: UIView) -> [UILabel] {
    if view is UIPickerView || view is UITableView || view is UIButton || view.isHidden {
      return []
    }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  @Test(arguments: [SampleSheet.text, .secret, .lines, .suggestions])
  func `the caret is visible at first and after each letter`(_ asked: SampleSheet)
    async throws
  {
    makeLow()
    await asked.show(on: screen)
    let contents = try #require(screen.contents)
    // A password and its title fit.
    #expect(contents.isScrollEnabled || asked == .secret)
    let entry = try #require(screen.find("text") as UIView?)
    let input = try #require(entry as? any UITextInput)
    let isInSight = {
      guard let end = input.selectedTextRange?.end else { return false }
      let caret = contents.convert(input.caretRect(for: end), from: entry)
      let (seen, slack) = (contents.bounds, 0.5)
      return caret.minY >= seen.minY - slack && caret.maxY <= seen.maxY + slack
    }
    #expect(isInSight())
    for offset in [0, contents.contentSize.height - contents.bounds.height] {
      contents.contentOffset.y = offset
      device.type("b")
      screen.settleAnimations()
      #expect(isInSight(), "from \(offset)")
    }
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a drag scrolls content that doesn't fit, not the panel`() throws {
    makeLow()
    screen.show(
      .buttons((0..<9).map { SheetOption($0, title: "Row \($0)") }), title: SampleSheet.title)
    let contents = try #require(screen.contents)
    let top = try #require(screen.panel).frame.minY
    let middle = device.middle(of: contents)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150), over: 0.3)
    screen.settleAnimations()
    #expect(contents.contentOffset.y > 100)
    #expect(screen.panel?.frame.minY == top)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `content scrolled to the top passes a drag down to the panel`() throws {
    makeLow()
    let outcomes = screen.show(
      .buttons(SampleSheet.titles.map { SheetOption($0, title: $0) }), title: "Title")
    let contents = try #require(screen.contents)
    #expect(contents.isScrollEnabled)
    let middle = device.middle(of: contents)
    let finger = device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y + 150), over: 0.1)
    #expect(contents.contentOffset.y == 0)
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.drag])
  }

  @Test func `rotating to portrait shows the whole panel again`() async throws {
    makeLow()
    await SampleSheet.text.show(on: screen)
    let contents = try #require(screen.contents)
    device.settings.contentSizeCategory = .large
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(!contents.isScrollEnabled)
    #expect(contents.contentOffset == .zero)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `VoiceOver reads everything in the order of the panel`() async throws {
    makeLow()
    await SampleSheet.rule.show(on: screen)
    let tree = device.accessibilityTree()
    for text in [SampleSheet.title, "Cancel", screen.okName, "at least three letters"] {
      #expect(tree.contains(text), "\(text)")
    }
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a few large buttons fit on a phone in landscape`() throws {
    makeLow()
    screen.show(
      .buttons(SampleSheet.titles.prefix(4).map { SheetOption($0, title: $0) }), title: "Title")
    #expect(try !#require(screen.contents).isScrollEnabled)
    let low = try #require(screen.find("button.0") as UIView?).bounds.height
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(try #require(screen.find("button.0") as UIView?).bounds.height > low)
  }

  @Test func `a list with its own height stays in place when it is laid out again`() throws {
    let screen = TestHost(on: Simulator(.iPhoneSE3))
    screen.device.settings.contentSizeCategory = .accessibilityExtraLarge
    screen.show(
      .checklist(
        (0..<9).map {
          SheetOption(
            $0, title: "Plan \($0)", subtitle: String(repeating: "Up to ten people ", count: $0 % 3)
          )
        }), title: "Plans")
    let contents = try #require(screen.contents)
    func places() -> [CGFloat] {
      screen.contentParts.flatMap(\.subviews).map { $0.convert($0.bounds, to: nil).minY }
    }
    let before = places()
    for _ in 0..<3 {
      for part in [contents as UIView] + screen.contentParts { part.setNeedsLayout() }
      screen.settleAnimations()
      #expect(places() == before)
    }
  }
}
