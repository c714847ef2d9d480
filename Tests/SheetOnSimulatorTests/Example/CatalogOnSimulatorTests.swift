import BottomBounce
import BottomBounceCatalog
import Testing
import UIKit
import UIKitSimulator

/// The example's catalog, used with touches.
@MainActor @Suite(.ownDevice) struct CatalogOnSimulatorTests {
  private let device = Simulator()
  private let controller = CatalogController()

  init() {
    device.window.rootViewController = controller
    device.settle()
  }

  private var panel: UIView? { device.view("BottomBounce.panel") }

  private func tap(_ identifier: String) {
    if let view = device.view(identifier) { device.tap(view) }
  }

  private func outcomes(_ title: String) -> [String] {
    CatalogEntry.all.first { $0.title == title }.map(controller.outcomes(of:)) ?? []
  }

  private func open(_ title: String) async {
    if let entry = CatalogEntry.all.first(where: { $0.title == title }) { controller.open(entry) }
    await device.settle()
  }

  @Test(arguments: CatalogEntry.all, ["BottomBounce.ok", "BottomBounce.cancel"])
  func `no catalog entry has leaks`(entry: CatalogEntry, button: String) async {
    let subviews = controller.view.subviews.count
    let recognizers = controller.view.gestureRecognizers?.count ?? 0
    let leaks = await device.leaks {
      controller.open(entry)
      await device.settle()
      for _ in 0..<entry.outcomes {
        let told = controller.outcomes(of: entry).count
        tap(button)
        await device.settle()
        // A sheet of buttons has no OK button.
        if controller.outcomes(of: entry).count == told { tap("BottomBounce.cancel") }
        await device.settle()
        // A sheet without Cancel can be dismissed with Escape.
        if controller.outcomes(of: entry).count == told { device.press(.keyboardEscape) }
        await device.settle()
      }
    }
    #expect(leaks.map(\.description) == [])
    #expect(panel == nil)
    #expect(controller.outcomes(of: entry).count == entry.outcomes)
    #expect(controller.view.subviews.count == subviews)
    #expect(controller.view.gestureRecognizers?.count ?? 0 == recognizers)
    #expect(device.window.firstResponder == nil)
    #expect(!device.system.keyboard.isVisible)
  }

  @Test func `a backdrop tap keeps an unsaved text, the button discards it`() async {
    await open("Unsaved text")
    device.type("!")
    await device.settle()
    device.tap(at: CGPoint(x: 190, y: 90))
    await device.settle()
    #expect(panel != nil)
    tap("BottomBounce.cancel")
    await device.settle()
    #expect(outcomes("Unsaved text") == ["cancelButton"])
  }

  @Test func `a text sheet without a change is dismissed by a backdrop tap`() async {
    await open("Unsaved text")
    device.tap(at: CGPoint(x: 190, y: 90))
    await device.settle()
    #expect(outcomes("Unsaved text") == ["backdrop"])
  }

  @Test(arguments: [
    // The distance from the center of the row.
    ("en_US", 104, "5 of 5"), ("en_US", -104, "1 of 5"), ("en_US", 30, "4 of 5"),
    ("ar_EG", 104, "1 of 5"), ("en_US", 160, "3 of 5"), ("ar_EG", -160, "3 of 5"),
  ])
  func `a tap selects stars from the leading edge, and a tap next to the stars selects none`(
    locale: String, distance: CGFloat, value: String
  ) async throws {
    device.settings.locale = Locale(identifier: locale)
    await open("Rating")
    let rating = try rating
    device.tap(
      at: rating.convert(
        CGPoint(x: rating.bounds.midX + distance, y: rating.bounds.midY), to: nil))
    tap("BottomBounce.ok")
    await device.settle()
    #expect(outcomes("Rating") == [value])
  }

  @Test func `a drag that leaves the stars selects the last one`() async throws {
    await open("Rating")
    let start = device.middle(of: try rating)
    device.drag(from: start, to: CGPoint(x: start.x + 170, y: start.y), over: 0.2)
    tap("BottomBounce.ok")
    await device.settle()
    #expect(outcomes("Rating") == ["5 of 5"])
  }

  private var rating: UIView {
    get throws {
      try #require(
        device.view(where: { $0 is UIControl && $0.accessibilityTraits == .adjustable }))
    }
  }

  @Test func `VoiceOver says the names of the columns`() async {
    await open("Columns")
    let wheels = device.accessibilityElements.filter {
      $0.accessibilityTraits.contains(.adjustable)
    }
    #expect(wheels.map(\.accessibilityLabel) == ["Country", "City"])
    tap("BottomBounce.cancel")
    await device.settle()
  }

  @Test func `an existing name is rejected by the async check`() async {
    await open("Async check")
    for _ in 0..<3 { device.press(.keyboardDeleteOrBackspace) }
    device.type("admin")
    await device.settle()
    tap("BottomBounce.ok")
    await device.settle()
    #expect(panel != nil)
    #expect(device.accessibilityTree().contains("This name is taken."))
    tap("BottomBounce.cancel")
    await device.settle()
    #expect(outcomes("Async check") == ["cancelButton"])
  }
}
