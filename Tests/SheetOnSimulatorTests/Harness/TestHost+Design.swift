import TestHost
import UIKit

@testable import BottomBounce

extension TestHost {
  /// The distance of a panel below its full height from the bottom edge and the sides, in points.
  static var edgeGap: CGFloat { SystemDesign.glass == nil ? 0 : GlassMetrics.edgeGap }
  /// 0 above a docked keyboard.
  var edgeGap: CGFloat { device.system.keyboard.isVisible ? 0 : Self.edgeGap }

  /// The spoken name of OK: ✓ is called "Done".
  static var okName: String { SystemDesign.glass == nil ? "OK" : "Done" }
  var okName: String { Self.okName }

  /// The height of a header with one row of buttons, in points.
  var headerHeight: CGFloat { SystemDesign.glass == nil ? 56 : 44 + 2 * GlassMetrics.headerRim }

  /// The opacity of the panel on screen; with glass, only the panel's contents are transparent.
  var panelOpacity: Float? {
    guard let panel, let surface else { return nil }
    return [panel, surface].reduce(1) { $0 * $1.layer.presentedProperties(at: device.now).opacity }
  }
}
