import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The transitions of a panel.
@MainActor @Suite(.ownDevice) struct TransitionOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// The color of the screen at a point: red, green, and blue.
  private func color(at point: CGPoint) -> [UInt8]? {
    let pixel = device.screenImage()?.pixel(x: Int(point.x * 3), y: Int(point.y * 3))
    return pixel.map { [$0.r, $0.g, $0.b] }
  }

  /// The top and the opacity of the panel in each frame until the animations end.
  private func watch(_ begin: () -> Void) -> [(edge: CGFloat, opacity: CGFloat)] {
    begin()
    guard let panel = screen.panel else { return [] }
    var seen: [(CGFloat, CGFloat)] = []
    repeat {
      let layer = panel.layer.presentation() ?? panel.layer
      seen.append((layer.frame.minY, CGFloat(layer.opacity)))
      device.advance(by: device.frameInterval)
    } while device.system.tree.nextAnimationEnd != nil
    return seen
  }

  @Test func `a panel is seen only inside of a host that ends above the lower edge`() throws {
    let host = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    screen.view.addSubview(host)
    let below = CGPoint(x: 196, y: 540)
    let page = try #require(color(at: below))
    screen.sheet.show(.date(), title: "Birthday", in: host) { _ in }
    while device.system.tree.nextAnimationEnd != nil {
      #expect(color(at: below) == page)
      device.advance(by: device.frameInterval)
    }
    #expect(color(at: CGPoint(x: 5, y: 480)) != page)
    screen.sheet.dismiss()
    while device.system.tree.nextAnimationEnd != nil {
      #expect(color(at: below) == page)
      device.advance(by: device.frameInterval)
    }
  }

  private func rise(_ transition: SheetTransition) -> [(
    edge: CGFloat, opacity: CGFloat
  )] {
    var configuration = SheetConfiguration()
    configuration.transitionStyle = transition
    return watch {
      screen.sheet.show(.date(), title: "Birthday", in: screen.view, configuration: configuration) {
        _ in
      }
    }
  }

  private func fall() -> [(edge: CGFloat, opacity: CGFloat)] {
    watch { screen.sheet.dismiss() }
  }

  @Test func `the default transition is a spring that doesn't overshoot`() throws {
    let way = rise(.coverVertical).map(\.edge)
    #expect(way.first == 852)
    #expect(way == way.sorted(by: >))
    // A critically damped spring moves fast at first, and slowly at its end.
    let height = 852 - (way.last ?? 0)
    #expect(852 - way[way.count / 3] > height * 0.7)
    let down = fall().map(\.edge)
    #expect(down == down.sorted())
  }

  @Test(arguments: [0.2, 0.5] as [CGFloat], [UIUserInterfaceStyle.light, .dark])
  func `a spring overshoots by its bounce, and the area below is filled`(
    bounce: CGFloat, style: UIUserInterfaceStyle
  ) throws {
    device.settings.appearance = style
    screen.settleAnimations()
    var gaps = 0
    var configuration = SheetConfiguration()
    configuration.transitionStyle = .spring(bounce: bounce)
    screen.sheet.show(.date(), title: "Birthday", in: screen.view, configuration: configuration) {
      _ in
    }
    let panel = try #require(screen.panel)
    var highest: CGFloat = 852
    while device.system.tree.nextAnimationEnd != nil {
      device.advance(by: device.frameInterval)
      let layer = panel.layer.presentation() ?? panel.layer
      highest = min(highest, layer.frame.minY)
      guard layer.frame.maxY < 851 else { continue }
      gaps += 1
      let below = try #require(color(at: CGPoint(x: 5, y: 851)))
      #expect(below == (style == .light ? [255, 255, 255] : [28, 28, 30]), "As the panel.")
    }
    #expect(gaps > 0)
    #expect(panel.frame.minY - highest > (bounce > 0.3 ? 20 : 1))
    #expect(abs(panel.frame.maxY - 852) < 0.001)
    // The view that filled the gap is removed.
    #expect(screen.sheet.subviews.count == 2)
  }

  @Test func `a spring without bounce does not overshoot`() {
    let way = rise(.spring(bounce: 0)).map(\.edge)
    #expect(way == way.sorted(by: >))
  }

  @Test func `a spring transition dismisses with a fast start`() throws {
    _ = rise(.spring())
    let way = fall().map(\.edge)
    let (first, last) = (try #require(way.first), 852 as CGFloat)
    #expect(way[6] - first > (last - first) * 0.4)
    #expect(way == way.sorted())
  }

  @Test(arguments: [.coverVertical, .spring(), .crossDissolve] as [SheetTransition])
  func `a duration of zero presents and dismisses at once`(
    transition: SheetTransition
  ) {
    screen.show(PlainContent()) {
      $0.transitionStyle = transition
      $0.animationDuration = 0
    }
    let raised = screen.panel?.frame.minY
    screen.sheet.dismiss()
    device.advance(by: device.frameInterval)
    #expect(!screen.sheet.isPresented)
    screen.sheet.show(
      PlainContent(), in: screen.view,
      configuration: {
        var look = SheetConfiguration()
        look.transitionStyle = transition
        look.animationDuration = 0
        return look
      }(), onValue: { _ in })
    device.advance(by: device.frameInterval)
    #expect(screen.sheet.state == .presented)
    #expect(screen.panel.map { device.screenFrame(of: $0.layer).minY } == raised)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a cross-dissolving panel does not move`() {
    for way in [rise(.crossDissolve), fall()] {
      #expect(Set(way.map(\.edge)).count == 1)
      #expect(way.first?.edge != 852)
      #expect(Set(way.map(\.opacity)).count > 10)
    }
    #expect(!screen.sheet.isPresented)
  }

  @Test(arguments: [.coverVertical, .spring(), .crossDissolve] as [SheetTransition])
  func `with Reduce Motion every sheet cross-dissolves`(transition: SheetTransition) {
    device.settings.reduceMotion = true
    #expect(Set(rise(transition).map(\.edge)).count == 1)
  }
}
