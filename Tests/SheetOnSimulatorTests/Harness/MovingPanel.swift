import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A suite in which fingers move the panel of a sheet.
@MainActor protocol MovingPanel {
  var screen: TestHost { get }
}

extension MovingPanel {
  var device: Simulator { screen.device }

  /// The current top of the panel on the screen.
  var top: CGFloat { screen.panel.map { device.screenFrame(of: $0.layer).minY } ?? -1 }
  /// The current opacity of the backdrop, 0 … 1.
  var dimming: CGFloat {
    (screen.find("backdrop") as UIView?).map {
      CGFloat($0.layer.presentedProperties(at: device.now).opacity)
    } ?? -1
  }
  /// A point in the body of a presented panel.
  var grip: CGPoint { CGPoint(x: 196, y: raised + 120) }
  /// The top of the panel without animation and drag.
  var raised: CGFloat { screen.panel.map { $0.center.y - $0.bounds.height / 2 } ?? -1 }
  var height: CGFloat { screen.panel?.bounds.height ?? 0 }

  func isNear(_ value: CGFloat, _ other: CGFloat, within: CGFloat = 0.5) -> Bool {
    abs(value - other) <= within
  }

  /// A finger that moved by a distance and stopped.
  func pull(from place: CGPoint? = nil, by way: CGFloat, over time: Double = 0.5) -> Finger {
    let place = place ?? grip
    let finger = device.touchDown(at: place)
    finger.move(to: CGPoint(x: place.x, y: place.y + way), over: time)
    return finger
  }

  /// Checks that the sheet fills its host and that the panel is in its final position.
  func expectSeated(_ location: SourceLocation = #_sourceLocation) throws {
    let panel = try #require(screen.panel, sourceLocation: location)
    #expect(screen.sheet.state == .presented, sourceLocation: location)
    #expect(screen.sheet.frame == screen.view.bounds, sourceLocation: location)
    #expect(
      panel.frame.maxY == screen.view.bounds.maxY - screen.edgeGap, sourceLocation: location)
    #expect(abs(panel.frame.midX - screen.view.bounds.midX) < 0.6, sourceLocation: location)
    #expect(panel.layer.presentation()?.frame == panel.frame, sourceLocation: location)
    #expect(panel.transform.isIdentity, sourceLocation: location)
  }

  /// Lifts a finger after it stopped for a while.
  func rest(_ finger: Finger) {
    device.advance(by: 0.2)
    finger.move(to: finger.place, over: 0.1)
    finger.lift()
  }
}

/// A counter of events in content.
@MainActor final class Counter {
  var count = 0
}
