import UIKit

/// A rule that decides where the panel is a floating card with four rounded corners.
///
/// A panel that doesn't float is attached to the lower edge.
public struct FloatingStyle: Hashable, Sendable {
  enum Kind { case never, regularSize, always }

  let kind: Kind

  /// The panel is attached to the lower edge, never a floating card.
  public static let never = FloatingStyle(kind: .never)

  /// The panel is a floating card if both size classes are regular and the host is wider than the panel, as on
  /// an iPad.
  ///
  /// UIKit also centers sheets in regular widths and attaches them to the edge in compact heights.
  public static let regularSize = FloatingStyle(kind: .regularSize)

  /// The panel is always a floating card.
  public static let always = FloatingStyle(kind: .always)

  /// Returns whether a panel is a floating card.
  ///
  /// - Parameters:
  ///   - width: The available width of the host view, in points.
  ///   - maximumWidth: The greatest width of the panel, in points.
  ///   - horizontal: The horizontal size class of the sheet.
  ///   - vertical: The vertical size class of the sheet.
  func isActive(
    width: CGFloat, maximumWidth: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) -> Bool {
    switch kind {
    case .never: false
    case .always: true
    case .regularSize: horizontal == .regular && vertical == .regular && width > maximumWidth
    }
  }
}
