import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The effect of accessibility settings on the panel's color and border.
@MainActor @Suite(.ownDevice) struct PanelAppearanceTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  @Test func `Reduce Transparency makes the panel opaque, also when turned on later`() throws {
    screen.show(.date()) { $0.backgroundColor = .systemYellow.withAlphaComponent(0.5) }
    let panel = try #require(screen.surface)
    func opacity() -> CGFloat? { panel.backgroundColor?.cgColor.alpha }
    #expect(opacity() == 0.5)
    device.settings.reduceTransparency = true
    device.settle()
    #expect(opacity() == 1)
    device.settings.reduceTransparency = false
    device.settle()
    #expect(opacity() == 0.5)
  }

  @Test func `a sheet presented with Reduce Transparency on is opaque`() throws {
    device.settings.reduceTransparency = true
    screen.show(.date()) { $0.backgroundColor = .systemYellow.withAlphaComponent(0.5) }
    #expect(try #require(screen.surface).backgroundColor?.cgColor.alpha == 1)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `Increase Contrast adds a border in the appearance's color`(
    style: UIUserInterfaceStyle
  ) throws {
    screen.show(.date())
    let panel = try #require(screen.surface)
    #expect(panel.layer.borderWidth == 0)
    device.settings.increasesContrast = true
    device.settings.appearance = style
    device.settle()
    #expect(panel.layer.borderWidth == 1)
    let color = UIColor.secondaryLabel.resolvedColor(with: panel.traitCollection).cgColor
    #expect(panel.layer.borderColor == color)
    device.settings.appearance = style == .dark ? .light : .dark
    device.settle()
    let other = UIColor.secondaryLabel.resolvedColor(with: panel.traitCollection).cgColor
    #expect(other != color)
    #expect(panel.layer.borderColor == other)
    device.settings.increasesContrast = false
    device.settle()
    #expect(panel.layer.borderWidth == 0)
  }
}
