import Testing
import UIKitSimulator

@testable import UIKit

/// The stand-in for Liquid Glass, and corners concentric with their container.
@MainActor @Suite(.ownDevice) struct GlassTests {
  private let device = Simulator(systemVersion: "26.1")

  private func place(_ view: UIView, x: CGFloat, in parent: UIView? = nil) {
    let parent = parent ?? device.window
    view.frame = CGRect(x: x, y: 400, width: parent.bounds.width - 2 * x, height: 200)
    parent.addSubview(view)
    device.settle()
  }

  @Test func `the system version comes from the simulator`() {
    _ = device.window
    #expect(UIDevice.current.systemVersion == "26.1")
  }

  @Test func `glass is drawn, and disappears with the effect`() {
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    place(view, x: 20)
    #expect(view.layer.glass != nil && view.layer.shadowOpacity > 0)
    view.effect = nil
    #expect(view.layer.glass == nil && view.layer.shadowOpacity == 0)
    view.effect = UIBlurEffect(style: .regular)
    #expect(view.layer.glass == nil)
  }

  @Test func `concentric lower corners follow the display`() {
    let view = UIView()
    view.cornerConfiguration = .uniformEdges(
      topRadius: .fixed(30), bottomRadius: .containerConcentric(minimum: 12))
    place(view, x: 8)
    #expect(view.layer.cornerRadius == 30)
    #expect(view.layer.lowerCornerRadius == device.model.cornerRadius - 8)
    place(view, x: 50)
    #expect(view.layer.lowerCornerRadius == 12)
  }

  @Test func `concentric corners follow an enclosing view`() {
    let outer = UIView()
    outer.cornerConfiguration = .corners(radius: .fixed(40))
    place(outer, x: 50)
    let inner = UIView()
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    place(inner, x: 15, in: outer)
    #expect(inner.layer.cornerRadius == 25 && inner.layer.lowerCornerRadius == 25)
  }

  @Test func `a lower corner radius is drawn and clips subviews`() {
    let view = UIView()
    view.cornerConfiguration = .uniformEdges(
      topRadius: .fixed(0.5), bottomRadius: .fixed(60))
    view.clipsToBounds = true
    let fill = UIView()
    fill.backgroundColor = .red
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(fill)
    place(view, x: 20)
    func red(at point: CGPoint) -> UInt8? {
      (device.screenImage()?.pixel(x: Int(point.x * 3), y: Int(point.y * 3)))?.r
    }
    #expect(red(at: CGPoint(x: 26, y: 406)) != red(at: CGPoint(x: 26, y: 594)))
  }

  @Test func `glass buttons are capsules`() throws {
    for configuration in [UIButton.Configuration.glass(), .prominentGlass()] {
      let button = UIButton(configuration: configuration)
      button.configuration?.title = "OK"
      place(button, x: 100)
      let background = try #require(button.subviews.first)
      #expect(background.layer.cornerRadius == button.bounds.height / 2)
      #expect(background.backgroundColor != nil)
    }
  }

  @Test func `content scrolling under a view fades only at the upper edge`() throws {
    let scrollView = UIScrollView()
    place(scrollView, x: 0)
    scrollView.contentSize.height = 900
    let bar = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 50))
    device.window.addSubview(bar)
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scrollView
    interaction.edge = .top
    bar.addInteraction(interaction)
    let fade = try #require(bar.subviews.first)
    #expect(interaction.view === bar && fade.isHidden)
    scrollView.contentOffset.y = 20
    #expect(!fade.isHidden)
    scrollView.contentOffset.y = 0
    #expect(fade.isHidden)
  }
}
