import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The position of a card next to a view on an iPad.
@MainActor @Suite(.ownDevice) struct AnchoredCardTests {
  private func pad() -> TestHost { TestHost(on: Simulator(.iPadPro11)) }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) <= 0.5 }

  private func safeArea(_ screen: TestHost) -> CGRect {
    screen.view.bounds.inset(by: screen.view.safeAreaInsets)
  }

  private func button(_ frame: CGRect, on screen: TestHost) -> UIButton {
    let button = UIButton(frame: frame)
    screen.view.addSubview(button)
    return button
  }

  /// Presents a card next to a button, and returns its panel during the animation.
  private func rising(nextTo button: UIButton, on screen: TestHost) throws -> UIView {
    screen.sheet.show(
      PlainContent(height: 200), in: screen.view,
      configuration: SheetConfiguration { $0.floatingStyle = .anchored(to: button) }
    ) { _ in }
    screen.device.advance(by: 0.1)
    return try #require(screen.panel)
  }

  @Test func `a card is below the view that it is anchored to`() throws {
    let screen = pad()
    let button = button(CGRect(x: 700, y: 200, width: 100, height: 44), on: screen)
    screen.show(PlainContent(height: 200)) { $0.floatingStyle = .anchored(to: button) }
    let panel = try #require(screen.panel)
    #expect(panel.bounds.width == 320)
    #expect(isNear(panel.frame.minY, 200 + 44 + 8))
    // There isn't enough space to center it below the button.
    #expect(isNear(panel.frame.maxX, safeArea(screen).maxX - 10))
  }

  @Test func `a card is above a view near the lower edge`() throws {
    let screen = pad()
    let bottom = screen.view.bounds.height - 100
    let button = button(CGRect(x: 300, y: bottom, width: 100, height: 44), on: screen)
    screen.show(PlainContent(height: 200)) { $0.floatingStyle = .anchored(to: button) }
    let panel = try #require(screen.panel)
    #expect(isNear(panel.frame.maxY, bottom - 8))
    #expect(isNear(panel.center.x, 350))
  }

  @Test func `an anchored card appears at its position`() throws {
    let screen = pad()
    let button = button(CGRect(x: 300, y: 200, width: 100, height: 44), on: screen)
    let panel = try rising(nextTo: button, on: screen)
    #expect(isNear(screen.device.screenFrame(of: panel.layer).minY, 252))
    let opacity = try #require(screen.panelOpacity)
    #expect(opacity > 0 && opacity < 1)
    screen.settleAnimations()
  }

  @Test func `with an anchor outside the window, the card is centered`() throws {
    let screen = pad()
    screen.show(PlainContent(height: 200)) { $0.floatingStyle = .anchored(to: UIView()) }
    let panel = try #require(screen.panel)
    #expect(isNear(panel.center.y, safeArea(screen).midY))
    #expect(isNear(panel.center.x, safeArea(screen).midX))
  }

  /// Items in the navigation bar of the screen, and the bar.
  private func items(
    _ titles: [String], on screen: TestHost
  ) async throws -> ([UIBarButtonItem], UINavigationBar) {
    let items = titles.map { UIBarButtonItem(title: $0) }
    screen.controller.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController()
    screen.window.rootViewController = navigation
    navigation.viewControllers = [screen.controller]
    await screen.settle()
    return (items, navigation.navigationBar)
  }

  @Test(arguments: [false, true])
  func `a card is below the bar button item that it is anchored to`(fromController: Bool)
    async throws
  {
    let screen = pad()
    let (items, bar) = try await items(["Sort", "Filter"], on: screen)
    for item in items {
      let frame = try #require(item.frame(in: screen.window))
      #expect(frame.width > 20 && bar.convert(bar.bounds, to: nil).contains(frame))
      let configuration = SheetConfiguration { $0.floatingStyle = .anchored(to: item) }
      let content = PlainContent(height: 200)
      if fromController {
        screen.sheet.show(content, from: screen.controller, configuration: configuration) { _ in }
      } else {
        screen.sheet.show(content, in: screen.window, configuration: configuration) { _ in }
      }
      await screen.settle()
      let panel = try #require(screen.panel)
      let place = panel.convert(panel.bounds, to: nil)
      #expect(panel.bounds.width == 320 && isNear(place.minY, frame.maxY + 8))
      #expect(isNear(place.maxX, safeArea(screen).maxX - 10))
      screen.sheet.dismiss()
      await screen.settle()
    }
  }

  @Test func `a card moves with the bar button item`() async throws {
    let screen = pad()
    let (items, _) = try await items(["Filter"], on: screen)
    screen.sheet.show(
      PlainContent(height: 200), from: screen.controller,
      configuration: SheetConfiguration { $0.floatingStyle = .anchored(to: items[0]) }
    ) { _ in }
    await screen.settle()
    screen.device.rotate(to: .landscapeLeft)
    await screen.settle()
    let panel = try #require(screen.panel)
    let frame = try #require(items[0].frame(in: screen.window))
    #expect(isNear(panel.convert(panel.bounds, to: nil).minY, frame.maxY + 8))
    // The bar makes another button.
    items[0].title = "Filters"
    screen.controller.navigationItem.rightBarButtonItems = nil
    screen.device.rotate(to: .portrait)
    await screen.settle()
    let safeArea = screen.window.bounds.inset(by: screen.window.safeAreaInsets)
    #expect(isNear(panel.center.y, safeArea.midY) && panel.bounds.width == 540)
  }

  @Test func `without its bar button item on screen, the card is centered`() async throws {
    let screen = pad()
    var released: UIBarButtonItem? = UIBarButtonItem(title: "Released")
    let style = FloatingStyle.anchored(to: try #require(released))
    weak let item = released
    released = nil
    #expect(item == nil, "The style doesn't retain its item.")
    for style in [style, .anchored(to: UIBarButtonItem(title: "In no bar"))] {
      screen.show(PlainContent(height: 200)) { $0.floatingStyle = style }
      let panel = try #require(screen.panel)
      #expect(isNear(panel.center.y, safeArea(screen).midY) && panel.bounds.width == 540)
      screen.sheet.dismiss()
      screen.settleAnimations()
    }
    let other = UIBarButtonItem(title: "In no bar")
    screen.show(PlainContent(height: 200)) { $0.floatingStyle = .anchored(to: other) }
    #expect(isNear(try #require(screen.panel).center.y, safeArea(screen).midY))
    #expect(FloatingStyle.anchored(to: other) == .anchored(to: other))
    #expect(FloatingStyle.anchored(to: other) != .anchored(to: UIBarButtonItem()))
  }

  @Test func `without room above and below the view, the card is centered`() throws {
    let screen = pad()
    let button = button(screen.view.bounds.insetBy(dx: 0, dy: 100), on: screen)
    screen.show(PlainContent(height: 200)) { $0.floatingStyle = .anchored(to: button) }
    let panel = try #require(screen.panel)
    #expect(isNear(panel.center.y, safeArea(screen).midY))
    #expect(panel.bounds.width == 540)
  }

  @Test func `without room next to the view, the card slides as a centered one does`() throws {
    let screen = pad()
    let button = button(screen.view.bounds.insetBy(dx: 0, dy: 100), on: screen)
    let panel = try rising(nextTo: button, on: screen)
    #expect(try #require(panel.layer.presentation()).opacity == 1)
    let top = screen.device.screenFrame(of: panel.layer).minY
    screen.settleAnimations()
    #expect(screen.device.screenFrame(of: panel.layer).minY < top - 10)
  }

  @Test func `a card that was centered has room next to the view after a rotation`() throws {
    let screen = pad()
    let button = button(CGRect(x: 100, y: 560, width: 200, height: 44), on: screen)
    screen.show(PlainContent(height: 540)) { $0.floatingStyle = .anchored(to: button) }
    let panel = try #require(screen.panel)
    #expect(panel.bounds.width == 540)
    button.frame.origin.y = 40
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(panel.bounds.width == 320)
    #expect(isNear(panel.frame.minY, 40 + 44 + 8))
  }

  @Test func `a card stays above the keyboard next to the view`() throws {
    let screen = pad()
    screen.device.showsSoftwareKeyboard = true
    let bottom = screen.view.bounds.height - 500
    let button = button(CGRect(x: 300, y: bottom, width: 100, height: 44), on: screen)
    screen.show(.text("a")) { $0.floatingStyle = .anchored(to: button) }
    let panel = try #require(screen.panel)
    let keys = screen.view.keyboardLayoutGuide.layoutFrame
    #expect(keys.height > 200)
    #expect(panel.frame.maxY <= keys.minY - 9.5)
    #expect(isNear(panel.frame.maxY, bottom - 8))
  }

  @Test func `wheels and calendars have the width of their content`() throws {
    for content in [DateContent.day(), .day().style(.calendar)] {
      let screen = pad()
      let button = button(CGRect(x: 300, y: 100, width: 100, height: 44), on: screen)
      screen.show(content) { $0.floatingStyle = .anchored(to: button) }
      let panel = try #require(screen.panel)
      #expect(panel.bounds.width >= 320 && panel.bounds.width <= 400)
      #expect(try #require(screen.datePicker).bounds.width >= 280)
    }
  }

  @Test(arguments: [FloatingStyle.automatic, .never])
  func `a modifier anchors its card to its view`(style: FloatingStyle) async throws {
    let screen = pad()
    let anchor = SheetAnchorView(frame: CGRect(x: 200, y: 120, width: 400, height: 52))
    screen.view.addSubview(anchor)
    var isPresented = true
    var values = SheetModifierValues<Void, PlainContent>(
      isPresented: SheetBinding(get: { isPresented }, set: { isPresented = $0 })
    ) { PlainContent(height: 200) }
    values.configuration.floatingStyle = style
    let coordinator = SheetBindingCoordinator(values)
    coordinator.update(values, environment: SheetEnvironment(), anchor: anchor)
    await screen.device.settle()
    let panel = try #require(screen.panel)
    let frame = panel.convert(panel.bounds, to: screen.view)
    if style == .automatic {
      #expect(isNear(frame.minY, 120 + 52 + 8))
      #expect(isNear(frame.midX, 400))
    } else {
      #expect(isNear(frame.maxY, screen.view.bounds.maxY - screen.edgeGap))
    }
    coordinator.dismantle()
    await screen.device.settle()
    #expect(screen.panel == nil)
  }
}
