import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// What assistive technologies meet in every content: names, targets, order.
@MainActor @Suite(.ownDevice) struct ElementWalkTests {
  private func walk(
    _ content: SheetCase, locale: String = "en_US", size: UIContentSizeCategory = .large
  ) -> SheetScreen {
    let screen = SheetScreen(Simulator(locale: Locale(identifier: locale)))
    screen.device.showsSoftwareKeyboard = false
    screen.device.settings.contentSizeCategory = size
    _ = content.show(screen)
    screen.rest()
    return screen
  }

  @Test(
    arguments: SheetCase.all,
    [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `everything can be spoken, told apart, hit and used`(
    content: SheetCase, size: UIContentSizeCategory
  ) throws {
    let screen = walk(content, size: size)
    let device = screen.device
    var names: Set<String> = []
    for element in device.accessibilityElements where element.accessibilityRespondsToUserInteraction
    {
      // Wheels have one name for the picker, or none in a group with a name; what they show tells them apart.
      let value =
        element.accessibilityTraits.contains(.adjustable) ? element.accessibilityValue : nil
      let label = element.accessibilityLabel
      try #require(label != nil || value != nil, "\(type(of: element)) has no name")
      if let label { #expect(label.contains { $0.isLetter }, "\(label) cannot be spoken") }
      let name = [label, value].compactMap { $0 }.joined(separator: ", ")
      #expect(names.insert(name).inserted, "\(name) is there twice")
      for other in element.accessibilityUserInputLabels ?? [] {
        #expect(other.contains { $0.isLetter })
      }
      try expectUsable(element, name: name, screen)
    }
    #expect(names.count >= 3)
  }

  /// Checks that fingers find the element: at the activation point, and as far around it as 44 points reach.
  private func expectUsable(_ element: UIResponder, name: String, _ screen: SheetScreen) throws {
    // The middle of the backdrop is under the panel; it acts by itself.
    if name == "Dismiss" { return }
    let view = try #require(element as? UIView)
    let middle = element.accessibilityActivationPoint
    func isHit(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      let point = CGPoint(x: middle.x + dx, y: middle.y + dy)
      return screen.device.window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
    #expect(isHit(0, 0), "\(name) cannot be hit")
    /// How far from the middle fingers find the element, one way.
    func reach(_ isThere: (CGFloat) -> Bool) -> CGFloat {
      stride(from: 0.0, through: 44, by: 0.5).prefix { isThere($0) }.last ?? 0
    }
    let width = reach { isHit($0, 0) } + reach { isHit(-$0, 0) }
    let height = reach { isHit(0, $0) } + reach { isHit(0, -$0) }
    #expect(width >= 43 && height >= 43, "\(name) is \(width) by \(height)")
    if let button = element as? UIButton {
      #expect(!button.allControlEvents.isEmpty, "\(name) does nothing")
    }
  }

  @Test(arguments: SheetCase.all, ["en_US", "ar_EG"])
  func `title, Cancel and OK come first, the backdrop last, in both directions`(
    content: SheetCase, locale: String
  ) throws {
    let screen = walk(content, locale: locale)
    let elements = screen.device.accessibilityElements
    #expect(elements.first?.accessibilityTraits.contains(.header) == true)
    #expect(elements.first?.accessibilityLabel == "Thing")
    #expect(elements.dropFirst().first === screen.cancelButton)
    if screen.okButton?.isHidden == false { #expect(elements[2] === screen.okButton) }
    #expect((elements.last as? UIView)?.accessibilityIdentifier == "BottomBounce.backdrop")
    // What is in the body is read from the leading side, line by line.
    let wheels = elements.filter { $0.accessibilityTraits.contains(.adjustable) }
    let places = wheels.map(\.accessibilityFrame.minX)
    #expect(places == places.sorted { locale == "ar_EG" ? $0 > $1 : $0 < $1 })
  }

  @Test(arguments: SheetCase.all)
  func `the title is heard where the focus goes in`(content: SheetCase) throws {
    let screen = walk(content)
    let focus = try #require(screen.device.focusedElement as? UIResponder)
    let panel = try #require(screen.panel)
    #expect((focus as? UIView)?.isDescendant(of: panel) == true)
    let group = sequence(first: focus, next: \.next).first {
      ($0.accessibilityContainerType != .none || $0 === focus)
        && $0.accessibilityLabel?.contains("Thing") == true
    }
    let isSearch = focus.accessibilityTraits.contains(.searchField)
    #expect(group != nil || isSearch, "\(focus.accessibilityLabel ?? "nothing")")
  }
}
