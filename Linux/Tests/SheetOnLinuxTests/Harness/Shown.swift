import BottomBounce
import BottomBounceCatalog
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// What a sheet can show: every content of the package, and every entry of the example's catalog.
struct Shown: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let begin: @MainActor @Sendable (TestHost) -> Void

  private init(_ name: String, begin: @escaping @MainActor @Sendable (TestHost) -> Void) {
    testDescription = name
    self.begin = begin
  }

  /// Begins to show it; some entries do so in a task.
  @MainActor func begin(on screen: TestHost) async {
    begin(screen)
    for _ in 0..<100 where !screen.sheet.isPresented { await Task.yield() }
  }

  /// Shows it, and waits until the sheet is up.
  @MainActor func show(on screen: TestHost) async {
    await begin(on: screen)
    screen.settleAnimations()
  }

  static let all = cases + entries

  static let cases = SheetCase.all.map { content in
    Shown(content.name) { _ = content.show($0) }
  }

  static let entries = CatalogEntry.all.map { entry in
    Shown("\(entry.title) of the catalog") { screen in
      let stage = CatalogStage(sheet: screen.sheet, host: screen.view, title: entry.title) { _ in
      }
      do {
        try entry.show(stage)
      } catch {
        Issue.record(error)
      }
    }
  }
}

extension TestHost {
  /// Scrolls everything around a view until it is in sight as far as it can be.
  ///
  /// - Parameter onlyMiddle: Whether the middle is enough, where it is touched: all may be higher than the room.
  func bringIntoSight(_ view: UIView, onlyMiddle: Bool = false) {
    let height = onlyMiddle ? min(view.bounds.height, 44) : view.bounds.height
    let middle = view.bounds.insetBy(dx: 0, dy: (view.bounds.height - height) / 2)
    var ancestor = view.superview
    while let current = ancestor {
      if let scrolling = current as? UIScrollView, scrolling.isScrollEnabled {
        scrolling.scrollRectToVisible(view.convert(middle, to: scrolling), animated: false)
      }
      ancestor = current.superview
    }
    device.settle()
  }

  /// Checks that fingers find an element: at the activation point, and as far around it as 44 points reach.
  func expectUsable(_ element: UIResponder, name: String, leastHeight: CGFloat = 44) throws {
    // The middle of the backdrop is under the panel; it acts by itself.
    let view = try #require(element as? UIView)
    if view.accessibilityIdentifier == "BottomBounce.backdrop" { return }
    let middle = element.accessibilityActivationPoint
    func isHit(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      let point = CGPoint(x: middle.x + dx, y: middle.y + dy)
      return device.window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
    if view.accessibilityIdentifier == "BottomBounce.grabber" {
      // No finger taps it; who activates it finds it as large as anything.
      #expect(element.accessibilityFrame.size == CGSize(width: 44, height: 44))
      return
    }
    #expect(isHit(0, 0), "\(name) cannot be hit")
    /// How far from the middle fingers find the element, one way.
    func reach(_ isThere: (CGFloat) -> Bool) -> CGFloat {
      stride(from: 0.0, through: 44, by: 0.25).prefix { isThere($0) }.last ?? 0
    }
    let width = reach { isHit($0, 0) } + reach { isHit(-$0, 0) }
    let height = reach { isHit(0, $0) } + reach { isHit(0, -$0) }
    // How wide the wheels of a date are is UIKit's business, and that of the calendar.
    let isDateWheel = datePicker != nil && view.accessibilityTraits.contains(.adjustable)
    // The last quarter of a point at either edge is not hit any more.
    #expect(
      width >= (isDateWheel ? 28 : 43.5) && height >= leastHeight - 0.5,
      "\(name) is \(width) by \(height)")
    if let button = element as? UIButton {
      #expect(!button.allControlEvents.isEmpty, "\(name) does nothing")
    }
  }
}
