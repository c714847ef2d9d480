public import UIKit

/// A rule that decides where the panel is a floating card with four rounded corners.
///
/// A panel that doesn't float is attached to the lower edge.
public struct FloatingStyle: Hashable, Sendable {
  enum Kind: Hashable { case never, automatic, regularSize, always, anchored(PanelAnchor) }

  let kind: Kind

  /// The panel is a card in the middle of the host if both size classes are regular and the host is
  /// wider than the card, as on an iPad.
  ///
  /// This is where UIKit centers its form sheets. The card has the height of its content, at most
  /// 680 points, and no detents. It is at most 540 points wide, as a form sheet, and stays above
  /// the keyboard.
  public static let automatic = FloatingStyle(kind: .automatic)

  /// The panel is attached to the lower edge, never a floating card.
  public static let never = FloatingStyle(kind: .never)

  /// The panel is a card above the lower edge if both size classes are regular and the host is
  /// wider than the panel.
  public static let regularSize = FloatingStyle(kind: .regularSize)

  /// The panel is always a card above the lower edge.
  public static let always = FloatingStyle(kind: .always)

  /// The panel is a card next to a view, such as the row that the user tapped, where ``automatic``
  /// centers it.
  ///
  /// The card is below the view, or above it if there is not enough room. It is at most 400 points
  /// wide, and appears with a cross-dissolve. If the view isn't in the window of the sheet, the
  /// card is centered.
  ///
  /// - Parameter view: The view. The style doesn't retain it.
  /// - Returns: The style.
  @MainActor public static func anchored(to view: UIView) -> FloatingStyle {
    FloatingStyle(kind: .anchored(PanelAnchor(view)))
  }

  /// Returns the position of a panel.
  ///
  /// - Parameters:
  ///   - width: The available width of the host view, in points.
  ///   - maximumWidth: The maximum width of the panel, in points.
  ///   - traits: The traits of the sheet.
  func placement(
    width: CGFloat, maximumWidth: CGFloat, traits: UITraitCollection
  ) -> PanelPlacement {
    let isRegular = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    switch kind {
    case .never: return .attached
    case .always: return .aboveEdge
    case .regularSize: return isRegular && width > maximumWidth ? .aboveEdge : .attached
    case .automatic:
      return isRegular && width > min(maximumWidth, PanelPlacement.maximumCardWidth)
        ? .centered : .attached
    case .anchored(let anchor):
      return isRegular && width > PanelPlacement.maximumAnchoredCardWidth
        ? .anchored(anchor) : .attached
    }
  }
}

/// The position of a panel in its sheet.
enum PanelPlacement: Hashable, Sendable {
  /// The panel is attached to the lower edge.
  case attached
  /// The panel is a card above the lower edge.
  case aboveEdge
  /// The panel is a card in the middle.
  case centered
  /// The panel is a card next to a view.
  case anchored(PanelAnchor)

  /// The maximum width of a centered card, in points: the width of a form sheet on an 11-inch iPad.
  static let maximumCardWidth: CGFloat = 540
  /// The maximum height of a centered or anchored card, in points: the height of the largest form
  /// sheet.
  static let maximumCardHeight: CGFloat = 680
  /// The maximum width of a card next to a view, in points.
  ///
  /// Chosen by eye.
  static let maximumAnchoredCardWidth: CGFloat = 400

  /// A Boolean value that indicates whether the panel has the height of its content, without
  /// detents.
  var alwaysFits: Bool {
    switch self {
    case .attached, .aboveEdge: false
    case .centered, .anchored: true
    }
  }

  /// The maximum width of the panel, in points.
  var maximumWidth: CGFloat {
    switch self {
    case .attached, .aboveEdge: .infinity
    case .centered: Self.maximumCardWidth
    case .anchored: Self.maximumAnchoredCardWidth
    }
  }
}

/// A weak reference to the view that a panel is next to.
///
/// Two references to the same view are equal.
@MainActor final class PanelAnchor {
  private(set) weak var view: UIView?
  private nonisolated let identity: ObjectIdentifier

  init(_ view: UIView) {
    self.view = view
    identity = ObjectIdentifier(view)
  }
}

extension PanelAnchor: Hashable {
  nonisolated static func == (left: PanelAnchor, right: PanelAnchor) -> Bool {
    left.identity == right.identity
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
