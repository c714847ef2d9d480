import Testing
import UIKit
import UIKitSimulator

/// The visible indicators of a scroll view, and their cost.
@MainActor @Suite(.ownDevice) struct ScrollIndicatorTests {
  let device = Simulator()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 1600)
    device.window.addSubview(scroll)
    device.settle()
  }

  var indicators: [CALayer] {
    (scroll.layer.sublayers ?? []).filter { layer in
      !scroll.subviews.contains { $0.layer === layer }
    }
  }

  @Test func `the indicator appears with a drag and fades after it`() {
    #expect(indicators.isEmpty)
    let finger = device.touchDown(at: CGPoint(x: 150, y: 450))
    finger.move(to: CGPoint(x: 150, y: 340), over: 0.2)
    #expect(indicators.count == 1)
    // At offset 100 of 1200 points, in a track of 394 points, in the content's coordinates, 3
    // points from the edge.
    let frame = indicators.first?.frame ?? .zero
    #expect(frame.minX == 294 && frame.width == 3)
    #expect(abs(frame.height - 98.5) < 0.01)
    #expect(abs(frame.minY - (100 + 3 + 295.5 / 12)) < 0.01)
    device.advance(by: 1)
    #expect(indicators.count == 1)
    finger.lift()
    device.advance(by: 0.35)
    #expect(indicators.first?.presentation()?.opacity == 1)
    device.advance(by: 0.2)
    let opacity = indicators.first?.presentation()?.opacity ?? 0
    #expect(opacity > 0 && opacity < 1)
    device.settle()
    #expect(indicators.isEmpty)
    #expect(!device.system.isBusy)
  }

  @Test func `a drag during the fade shows the indicator again`() {
    scroll.flashScrollIndicators()
    device.advance(by: 0.55)
    let finger = device.touchDown(at: CGPoint(x: 150, y: 450))
    finger.move(to: CGPoint(x: 150, y: 400), over: 0.1)
    device.advance(by: 1)
    #expect(indicators.first?.presentation()?.opacity == 1)
  }

  @Test func `indicators can be flashed and hidden`() {
    scroll.flashScrollIndicators()
    #expect(indicators.count == 1)
    device.settle()
    #expect(indicators.isEmpty)
    scroll.showsVerticalScrollIndicator = false
    scroll.flashScrollIndicators()
    #expect(indicators.isEmpty)
    device.settle()
    scroll.contentSize.width = 600
    scroll.showsVerticalScrollIndicator = true
    scroll.flashScrollIndicators()
    #expect(indicators.count == 2)
  }

  @Test func `indicators are black in light mode and white in dark mode, or have their style`() {
    func color(_ style: UIScrollView.IndicatorStyle) -> UIColor? {
      scroll.indicatorStyle = style
      scroll.flashScrollIndicators()
      return indicators.first?.backgroundColor.map { UIColor(cgColor: $0) }
    }
    let black = UIColor(white: 0, alpha: 0.35)
    let white = UIColor(white: 1, alpha: 0.35)
    #expect(color(.default) == black)
    #expect(color(.white) == white)
    device.appearance = .dark
    device.settle()
    #expect(color(.default) == white)
    #expect(color(.black) == black)
  }

  @Test func `an indicator respects its insets`() {
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 10)
    scroll.flashScrollIndicators()
    #expect(indicators.first?.frame.minY == 53)
    #expect(indicators.first?.frame.maxX == 287)
  }

  @Test func `scrolling draws nothing again, and lays out only the scroll view`() {
    for index in 0..<30 {
      let label = UILabel(frame: CGRect(x: 0, y: index * 50, width: 300, height: 50))
      label.text = "Row \(index)"
      scroll.addSubview(label)
    }
    scroll.flashScrollIndicators()
    device.advance(by: 0.1)
    let before = device.system.tree.statistics
    scroll.contentOffset.y += 1
    device.advance(by: device.frameInterval)
    let after = device.system.tree.statistics
    #expect(after.contentsDrawn == before.contentsDrawn)
    #expect(after.layersLaidOut == before.layersLaidOut + 1)
  }

  @Test func `a scroll view at rest needs no frames`() {
    device.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 350), over: 0.1)
    #expect(device.system.isBusy)
    device.settle()
    #expect(device.system.displayLinks.isEmpty)
    #expect(!device.system.isBusy)
  }
}
