import UIKit

enum PanelPlacement: Hashable, Sendable {
  case attached
  case centered
  case anchored(PanelAnchor)

  /// The maximum width of a centered card, in points: the width of a form sheet on an 11-inch iPad.
  static let maximumCardWidth: CGFloat = 540
  /// The maximum height of a centered or anchored card, in points, as of the largest form sheet.
  static let maximumCardHeight: CGFloat = 680
  /// The minimum width of a card next to a view, in points: that of a date picker's wheels.
  static let minimumAnchoredCardWidth: CGFloat = 320
  /// The maximum width of a card next to a view, in points, chosen by eye.
  static let maximumAnchoredCardWidth: CGFloat = 400

  var maximumWidth: CGFloat {
    switch self {
    case .attached: .infinity
    case .centered: Self.maximumCardWidth
    case .anchored: Self.maximumAnchoredCardWidth
    }
  }
}

extension FloatingStyle {
  func placement(
    width: CGFloat, maximumWidth: CGFloat, traits: UITraitCollection
  ) -> PanelPlacement {
    let isRegular = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    switch kind {
    case .never: return .attached
    case .automatic:
      return isRegular && width > min(maximumWidth, PanelPlacement.maximumCardWidth)
        ? .centered : .attached
    case .anchored(let anchor):
      return isRegular && width > PanelPlacement.maximumAnchoredCardWidth
        ? .anchored(anchor) : .attached
    }
  }
}
