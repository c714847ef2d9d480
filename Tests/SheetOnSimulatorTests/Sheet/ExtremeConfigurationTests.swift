import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Configurations with extreme numbers.
@MainActor @Suite(.ownDevice) struct ExtremeConfigurationTests {
  enum Property: CaseIterable {
    case duration, insets, leading, cornerRadius, dimming, maximumWidth
  }

  nonisolated private static let numbers: [Double] = [
    -1, 0, 1e-300, 1e9, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  private let screen = TestHost()

  private func set(
    _ property: Property, to number: Double, _ configuration: inout SheetConfiguration
  ) {
    switch property {
    case .duration: configuration.animationDuration = number
    case .insets:
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: number, leading: number, bottom: number, trailing: number)
    case .leading: configuration.contentInsets.leading = number
    case .cornerRadius: configuration.cornerRadius = number
    case .dimming: configuration.backdropOpacity = number
    case .maximumWidth: configuration.maximumWidth = number
    }
  }

  @Test(arguments: Property.allCases, numbers)
  func `a sheet with an extreme configuration can be confirmed and dismissed`(
    property: Property, number: Double
  ) async throws {
    let before = screen.leftoverState
    for exit in 0..<3 {
      let outcomes = screen.show(.text("a")) { set(property, to: number, &$0) }
      screen.settleAnimations()
      #expect(screen.sheet.state == .presented)
      switch exit {
      case 0:
        try screen.expectUsable(try #require(screen.okButton), name: "OK")
        screen.device.tap(try #require(screen.okButton))
      case 1:
        try screen.expectUsable(try #require(screen.cancelButton), name: "Cancel")
        screen.device.tap(try #require(screen.cancelButton))
      default: screen.sheet.dismiss()
      }
      await screen.device.settle()
      #expect(screen.device.system.layoutConflicts.isEmpty)
      #expect(outcomes.values.count + outcomes.cancellations.count == 1)
      #expect(screen.leftoverState == before)
    }
  }
}
