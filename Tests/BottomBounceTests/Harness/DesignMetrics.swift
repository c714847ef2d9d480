import UIKit

@testable import BottomBounce

/// The design that sheets have on the system of the test run, and its numbers in points.
@MainActor enum DesignMetrics {
  /// A Boolean value that indicates whether sheets have the design of iOS 26.
  static var isGlass: Bool { SystemDesign.glass != nil }
  /// The distance of a panel below its full height from the lower edge and the sides.
  static var edgeGap: CGFloat { isGlass ? GlassMetrics.edgeGap : 0 }
  /// The distance of Cancel and OK from the upper and lower edge of the header.
  static var headerRim: CGFloat { isGlass ? GlassMetrics.headerRim : 6 }
  /// The minimum height of a row, and of the box around a line of text.
  static var rowHeight: CGFloat { isGlass ? 52 : 44 }
  /// The height of a header with one row of buttons.
  static var headerHeight: CGFloat { 44 + 2 * headerRim }

  /// Returns whether a button of the header has the style of the design, and not one of the app.
  static func hasDefaultStyle(_ button: UIButton?, isProminent: Bool) -> Bool {
    guard let button else { return false }
    guard let style = SystemDesign.glass?.buttonStyle(isProminent: isProminent) else {
      return button.configuration == nil
    }
    return button.configuration?.background.backgroundColor == style.background.backgroundColor
      && button.configuration?.baseBackgroundColor == style.baseBackgroundColor
      && button.configuration?.baseForegroundColor == style.baseForegroundColor
  }
}
