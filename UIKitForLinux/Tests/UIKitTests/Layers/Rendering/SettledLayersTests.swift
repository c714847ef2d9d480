import Testing
import UIKit
import UIKitSimulator

/// A layer that moves over settled layers.
///
/// The layers behind it may be drawn from an image, which must not be visible.
@MainActor @Suite(.ownDevice) struct SettledLayersTests {
  private let screen: TestScreen
  private let back: CALayer
  private let rows: [CALayer]
  private let dimming: CALayer
  private let panel: CALayer

  init() throws {
    screen = try TestScreen()
    CATransaction.setDisableActions(true)
    back = screen.add(CGRect(x: 0, y: 0, width: 60, height: 80), CGColor(gray: 0.9, alpha: 1))
    back.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    var rows: [CALayer] = []
    for row in 0..<6 {
      let layer = screen.add(
        CGRect(x: 4, y: 4 + row * 12, width: 52, height: 10), CGColor(gray: 1, alpha: 0.7), to: back
      )
      layer.cornerRadius = 3
      rows.append(layer)
    }
    self.rows = rows
    dimming = screen.add(
      CGRect(x: 0, y: 0, width: 60, height: 80), CGColor(gray: 0, alpha: 1), to: back)
    dimming.opacity = 0
    panel = screen.add(
      CGRect(x: 0, y: 80, width: 60, height: 40), CGColor(gray: 0.8, alpha: 1), to: back)
    panel.cornerRadius = 5
    screen.render()
    // The first changes show what moves.
    for step in 1...3 { move(step) }
  }

  private func move(_ step: Int) {
    dimming.opacity = Float(step) * 0.04
    panel.position.y = 100 - CGFloat(step) * 2.3
    screen.render()
  }

  private var composited: Int { screen.tree.statistics.layersComposited }

  private func expectTheWholePicture() throws {
    #expect(Difference(screen.render(), try screen.renderAfresh()) == nil)
  }

  @Test func `settled layers aren't composited again`() throws {
    let before = composited
    move(4)
    // The backdrop and the panel, in each of the parts into which the panel divides the screen.
    #expect(composited - before <= 8)
    try expectTheWholePicture()
  }

  @Test func `a border in front of moving layers stays in front`() throws {
    back.borderWidth = 6
    for step in 4...8 { move(step) }
    try expectTheWholePicture()
  }

  @Test(arguments: 0..<8)
  func `a change behind moving layers is visible immediately`(kind: Int) throws {
    switch kind {
    case 0: rows[2].backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    case 1: rows[0].isHidden = true
    case 2: rows[5].removeFromSuperlayer()
    case 3: back.insertSublayer(CALayer(), at: 0)
    case 4: rows[1].position.x += 7
    case 5: back.insertSublayer(panel, at: 0)
    case 6: back.opacity = 0.5
    default: rows[3].zPosition = 1
    }
    move(5)
    try expectTheWholePicture()
    for step in 6...9 { move(step) }
    try expectTheWholePicture()
  }

  @Test func `a transparent layer around moving layers is composited as a group`() throws {
    back.opacity = 0.6
    for step in 4...8 { move(step) }
    try expectTheWholePicture()
    back.opacity = 1
    back.cornerRadius = 8
    back.masksToBounds = true
    for step in 9...12 { move(step) }
    try expectTheWholePicture()
  }

  @Test func `a new image is created after a pause`() throws {
    rows[2].backgroundColor = CGColor(gray: 0.2, alpha: 1)
    screen.render()
    for step in 4...8 { move(step) }
    try expectTheWholePicture()
  }
}
