import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// A content of a known height in which nothing has a use for fingers.
struct Tall: SheetContent {
  func makeBody(_ context: SheetContext) -> UIView {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 200).isActive = true
    return view
  }
  func value(in body: UIView) -> Int { 7 }
}

/// A content that scrolls: rows in a scroll view, as apps have their own.
struct Scrolling: SheetContent {
  var height: CGFloat = 2_000
  var inset: CGFloat = 0

  func makeBody(_ context: SheetContext) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.contentInset.top = inset
    scrollView.contentOffset.y = -inset
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.accessibilityIdentifier = "BottomBounce.scrolling"
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let guide = scrollView.contentLayoutGuide
    let natural = scrollView.heightAnchor.constraint(equalToConstant: 200)
    natural.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: height),
      natural,
    ])
    return scrollView
  }

  func value(in body: UIScrollView) -> Int { 7 }
}

/// A screen on which fingers move the panel of a sheet: where the panel is, and fingers for it.
@MainActor protocol MovingPanel {
  var screen: SheetScreen { get }
}

extension MovingPanel {
  var device: Simulator { screen.device }

  /// Where the panel's upper edge is on the screen now.
  var top: CGFloat { screen.panel.map { device.screenFrame(of: $0.layer).minY } ?? -1 }
  /// How much of the backdrop is seen now, 0 … 1.
  var dimming: CGFloat {
    (screen.find("backdrop") as UIView?).map {
      CGFloat($0.layer.presentedProperties(at: device.now).opacity)
    } ?? -1
  }
  /// A place in the body of a panel that is up.
  var grip: CGPoint { CGPoint(x: 196, y: raised + 120) }
  /// Where the panel's upper edge is when nothing moves it.
  var raised: CGFloat { screen.panel.map { $0.center.y - $0.bounds.height / 2 } ?? -1 }
  var height: CGFloat { screen.panel?.bounds.height ?? 0 }

  func isNear(_ value: CGFloat, _ other: CGFloat, within: CGFloat = 0.5) -> Bool {
    abs(value - other) <= within
  }

  /// A finger that has moved by a way, and stands still.
  func pull(from place: CGPoint? = nil, by way: CGFloat, over time: Double = 0.5) -> Finger {
    let place = place ?? grip
    let finger = device.touchDown(at: place)
    finger.move(to: CGPoint(x: place.x, y: place.y + way), over: time)
    return finger
  }

  /// Checks that the sheet is up in all of its host, and the panel in its place.
  func expectSeated(_ location: SourceLocation = #_sourceLocation) throws {
    let panel = try #require(screen.panel, sourceLocation: location)
    #expect(screen.sheet.stateName == "presented", sourceLocation: location)
    #expect(screen.sheet.frame == screen.host.bounds, sourceLocation: location)
    #expect(panel.frame.maxY == screen.host.bounds.maxY, sourceLocation: location)
    #expect(abs(panel.frame.midX - screen.host.bounds.midX) < 0.6, sourceLocation: location)
    #expect(panel.layer.presentation()?.frame == panel.frame, sourceLocation: location)
    #expect(panel.transform.isIdentity, sourceLocation: location)
  }

  /// Lifts a finger that has stood still for a while.
  func rest(_ finger: Finger) {
    device.advance(by: 0.2)
    finger.move(to: finger.place, over: 0.1)
    finger.lift()
  }
}

/// How often something has happened in a content.
@MainActor final class Counter {
  var count = 0
}
