import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Every content at the largest text size, in portrait and landscape.
@MainActor @Suite(.ownDevice) struct LargestTextTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private func show(_ shown: ContentCase, _ orientation: UIDeviceOrientation) async {
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.rotate(to: orientation)
    screen.settleAnimations()
    await shown.show(on: screen)
  }

  /// The texts of a view except those that UIKit draws in wheels, calendars, and text fields.
  private func labels(in view: UIView) -> [UILabel] {
    if view.isHidden || view is UIDatePicker || view is UICalendarView || view is UIPickerView
      || view is UITextField
    {
      return []
    }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  /// The views that can be tapped: controls, wheels, visible rows, and text inputs.
  private func touchable(in view: UIView) -> [UIView] {
    if view.isHidden || !view.isUserInteractionEnabled { return [] }
    if view.accessibilityTraits.contains(.notEnabled) { return [] }
    let isOne =
      view is UIControl || view is UIPickerView || view is UICalendarView || view is UITableViewCell
      || view is UITextView
    if isOne { return (view as? UIControl)?.isEnabled == false ? [] : [view] }
    return view.subviews.flatMap { touchable(in: $0) }
  }

  @Test(arguments: ContentCase.pairs(with: [UIDeviceOrientation.portrait, .landscapeLeft]))
  func `no text is truncated and every control can be reached and tapped`(
    shown: ContentCase, orientation: UIDeviceOrientation
  ) async throws {
    await show(shown, orientation)
    let panel = try #require(screen.panel)
    let bounds = device.window.bounds
    #expect(panel.frame.minY >= 0 && panel.frame.minX >= 0 && panel.frame.maxX <= bounds.maxX)
    let words = labels(in: panel)
    #expect(!words.isEmpty)
    for label in words {
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      let text = label.text ?? ""
      #expect(label.bounds.width >= needed.width - 0.5, "\(text) is cut at its end")
      #expect(label.bounds.height >= needed.height - 0.5, "\(text) lacks lines")
    }
    // Views at the bottom of a short panel are off screen until the panel scrolls.
    let parts = touchable(in: panel)
    // In landscape a detent may be shorter than 44 points: then its whole height must be tappable.
    let room = try #require(screen.contents).bounds.height
    // While options load, only Cancel can be tapped.
    #expect(parts.count >= (device.view("BottomBounce.status") == nil ? 2 : 1))
    for part in parts {
      screen.bringIntoSight(part, onlyMiddle: true)
      // A row that was scrolled away is reused.
      guard part.window != nil, !part.isHidden else { continue }
      let found = device.usableElements.filter {
        ($0 as? UIView)?.isDescendant(of: part) == true
      }
      #expect(!found.isEmpty, "\(part) cannot be found")
      for element in found {
        try screen.expectUsable(
          element, name: element.accessibilityLabel ?? "\(part)", minimumHeight: min(44, room))
      }
    }
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraLarge])
  func `a search field stays visible when the phone turns while it appears`(
    category: UIContentSizeCategory
  ) async throws {
    let search = try #require(
      ContentCase.entries.first { $0.testDescription.hasPrefix("Search in 10,000") })
    device.settings.contentSizeCategory = category
    device.showsSoftwareKeyboard = true
    for locale in ["en_US", "he_IL"] {
      // The panel, and then the keyboard, can still rise. A tap can miss a panel that begins to rise.
      for (risen, delay) in [(0.01, 0.2), (0.1, 0.1), (0.3, 0.2), (1, 0.2), (1, 1)] {
        device.settings.locale = Locale(identifier: locale)
        device.rotate(to: .portrait)
        screen.settleAnimations()
        await search.begin(on: screen)
        device.advance(by: risen)
        device.tap(try #require(device.view("BottomBounce.search")))
        device.advance(by: delay)
        device.rotate(to: .landscapeLeft)
        screen.settleAnimations()
        let field = try #require(device.view("BottomBounce.search"))
        let place = field.convert(field.bounds, to: device.window)
        #expect(place.minY >= 0 && place.maxY <= screen.keyboardTop + 0.5, "\(place)")
        screen.sheet.dismiss()
        screen.settleAnimations()
      }
    }
  }
}
