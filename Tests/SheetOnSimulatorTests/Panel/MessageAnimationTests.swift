import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The animation with which an error message appears.
@MainActor @Suite(.ownDevice) struct MessageAnimationTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// The layers of a view that aren't at the positions of the view's layout.
  private func movingLayers(in layer: CALayer) -> [CALayer] {
    let shown = layer.presentation() ?? layer
    let differences = [
      shown.bounds.width - layer.bounds.width, shown.bounds.height - layer.bounds.height,
      shown.position.x - layer.position.x, shown.position.y - layer.position.y,
    ]
    let isMoving = differences.contains { abs($0) > 0.01 }
    return (isMoving ? [layer] : [])
      + (layer.sublayers ?? []).flatMap { movingLayers(in: $0) }
  }

  private func expectSteadyMessage(moves: Bool) throws {
    let message = try #require((screen.find("message") as UILabel?)?.superview)
    let entry = try #require(screen.find("text") as UIView?)
    let panel = try #require(screen.panel)
    var tops: Set<CGFloat> = []
    #expect(message.bounds.height > 10)
    for _ in 0..<40 {
      #expect(movingLayers(in: message.layer).isEmpty)
      #expect((entry.layer.sublayers ?? []).flatMap { movingLayers(in: $0) }.isEmpty)
      tops.insert(device.screenFrame(of: panel.layer).minY)
      device.advance(by: device.frameInterval)
    }
    // The panel has grown meanwhile.
    #expect(moves ? tops.count > 5 : tops.count == 1)
    #expect(message.alpha == 1 && screen.problem != nil)
  }

  @Test(arguments: ["Too short.", String(repeating: "It has at least three letters. ", count: 4)])
  func `a message has its size from the first frame, and the insertion point isn't animated`(
    message: String
  )
    throws
  {
    device.showsSoftwareKeyboard = true
    screen.show(.text("Ada").rules(.length(3..., message)))
    device.press(.keyboardDeleteOrBackspace)
    try expectSteadyMessage(moves: true)
    screen.settleAnimations()
    // The line of the message stays.
    device.type("a")
    screen.settleAnimations()
    #expect(screen.problem == nil)
    device.press(.keyboardDeleteOrBackspace)
    try expectSteadyMessage(moves: false)
    screen.settleAnimations()
  }

  @Test func `a message of another length replaces the previous one without animation`() throws {
    screen.show(
      .text("Ada").rules(
        .length(2..., String(repeating: "It has at least three letters. ", count: 4)),
        .length(3..., "Too short.")))
    device.press(.keyboardDeleteOrBackspace)
    screen.settleAnimations()
    device.press(.keyboardDeleteOrBackspace)
    #expect(screen.problem != "Too short.")
    try expectSteadyMessage(moves: true)
    screen.settleAnimations()
  }

  @Test func `a message fades in`() throws {
    screen.show(.text("Ada").rules(.length(3..., "Too short.")))
    device.press(.keyboardDeleteOrBackspace)
    device.advance(by: device.frameInterval)
    let message = try #require((screen.find("message") as UILabel?)?.superview)
    let opacity = try #require(message.layer.presentation()).opacity
    #expect(opacity > 0 && opacity < 0.5)
    screen.settleAnimations()
    #expect(screen.problem == "Too short.")
  }
}
