import Testing
import UIKit
import UIKitSimulator

/// A layer that counts how often it's drawn.
private final class CountingLayer: CALayer {
  var drawings = 0

  override func draw(in ctx: CGContext) { drawings += 1 }
}

/// The time at which marked layers are drawn: the next commit, but not before they are visible.
@MainActor @Suite(.ownDevice) struct DisplayPassTests {
  private let screen: TestScreen
  private let outer: CALayer
  private let layer = CountingLayer()

  init() throws {
    screen = try TestScreen()
    CATransaction.setDisableActions(true)
    outer = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  }

  private func commit() { screen.root.displayTree() }

  @Test func `a layer marked before it's added is drawn`() {
    layer.setNeedsDisplay()
    outer.addSublayer(layer)
    commit()
    #expect(layer.drawings == 1)
    commit()
    #expect(layer.drawings == 1)
  }

  @Test func `a marked sublayer of an added layer is drawn`() {
    let middle = CALayer()
    middle.addSublayer(layer)
    layer.setNeedsDisplay()
    outer.addSublayer(middle)
    commit()
    #expect(layer.drawings == 1)
  }

  @Test func `a hidden layer is drawn when it is shown`() {
    outer.addSublayer(layer)
    outer.isHidden = true
    layer.setNeedsDisplay()
    commit()
    #expect(layer.drawings == 0)
    layer.setNeedsDisplay()
    outer.isHidden = false
    commit()
    #expect(layer.drawings == 1)
  }

  @Test func `a layer without a size is drawn when it has one`() {
    outer.addSublayer(layer)
    layer.bounds.size = .zero
    layer.setNeedsDisplay()
    commit()
    #expect(layer.drawings == 0)
    layer.bounds.size = CGSize(width: 5, height: 5)
    commit()
    #expect(layer.drawings == 1)
  }

  @Test func `a mask is drawn`() {
    layer.setNeedsDisplay()
    outer.mask = layer
    commit()
    #expect(layer.drawings == 1)
    layer.setNeedsDisplay()
    commit()
    #expect(layer.drawings == 2)
  }

  @Test func `a hidden layer's mark stays when the layer moves`() {
    let hidden = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40))
    hidden.isHidden = true
    hidden.addSublayer(layer)
    layer.setNeedsDisplay()
    commit()
    outer.addSublayer(layer)
    commit()
    #expect(layer.drawings == 1)
  }
}
