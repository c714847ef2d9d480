import BottomBounce
import BottomBounceCatalog
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Every content of the package and every entry of the example's catalog.
struct ContentCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let begin: @MainActor @Sendable (TestHost) -> Void
  /// A Boolean value that indicates whether the content loads its options in a task.
  private let loads: Bool

  private init(
    _ name: String, loads: Bool = false, begin: @escaping @MainActor @Sendable (TestHost) -> Void
  ) {
    testDescription = name
    self.loads = loads
    self.begin = begin
  }

  /// Starts the presentation.
  ///
  /// Some entries present in a task.
  @MainActor func begin(on screen: TestHost) async {
    begin(screen)
    for _ in 0..<100 where !screen.sheet.isPresented { await Task.yield() }
  }

  /// Presents the content and waits for the animation, and for options that load.
  @MainActor func show(on screen: TestHost) async {
    await begin(on: screen)
    if loads { await screen.settle() } else { screen.settleAnimations() }
  }

  static let all = cases + entries

  static let cases = SheetCase.all.map { content in
    ContentCase(content.name, loads: content.loads) { _ = content.show($0) }
  }

  /// Every content of the package with each value, and the entries of the catalog with one value
  /// each, in turn.
  static func pairs<Value: Sendable>(with values: [Value]) -> [(ContentCase, Value)] {
    cases.flatMap { shown in values.map { (shown, $0) } } + entries(with: values)
  }

  /// The entries of the catalog with one value each, in turn.
  static func entries<Value: Sendable>(with values: [Value]) -> [(ContentCase, Value)] {
    entries.enumerated().map { ($1, values[$0 % values.count]) }
  }

  static let entries = CatalogEntry.all.map { entry in
    ContentCase("\(entry.title) in the catalog") { screen in
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
  /// Scrolls all ancestors of a view until it's as visible as possible.
  ///
  /// - Parameter onlyMiddle: A Boolean value that indicates whether showing the center of a view
  ///   that may be too tall is enough.
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

  /// Checks that taps hit an element at its activation point and within 44 points.
  func expectUsable(_ element: UIResponder, name: String, minimumHeight: CGFloat = 44) throws {
    // The middle of the backdrop is below the panel, so the backdrop is activated directly.
    let view = try #require(element as? UIView)
    if view.accessibilityIdentifier == "BottomBounce.backdrop" { return }
    // A header of a list is only read.
    if element.accessibilityTraits.contains(.header) { return }
    let middle = element.accessibilityActivationPoint
    func isHit(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      let point = CGPoint(x: middle.x + dx, y: middle.y + dy)
      return device.window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
    if view.accessibilityIdentifier == "BottomBounce.grabber" {
      // VoiceOver uses the accessibility frame.
      #expect(element.accessibilityFrame.size == CGSize(width: 44, height: 44))
      return
    }
    #expect(isHit(0, 0), "\(name) cannot be hit")
    /// Returns the maximum distance from the center at which taps hit the element in one direction.
    func reach(_ isThere: (CGFloat) -> Bool) -> CGFloat {
      let whole = stride(from: 0.0, through: 44, by: 1).prefix { isThere($0) }.last ?? 0
      let rest = stride(from: whole, through: min(whole + 1, 44), by: 0.25)
      return rest.prefix { isThere($0) }.last ?? 0
    }
    let width = reach { isHit($0, 0) } + reach { isHit(-$0, 0) }
    let height = reach { isHit(0, $0) } + reach { isHit(0, -$0) }
    // UIKit and the calendar determine the widths of date wheels.
    let isDateWheel = datePicker != nil && view.accessibilityTraits.contains(.adjustable)
    // The last quarter of a point at either edge is not hit.
    #expect(
      width >= (isDateWheel ? 28 : 43.5) && height >= minimumHeight - 0.5,
      "\(name) is \(width) by \(height)")
    if let button = element as? UIButton {
      #expect(!button.allControlEvents.isEmpty, "\(name) does nothing")
    }
  }
}
