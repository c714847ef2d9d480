import UIKit

extension BottomBounceView {
  /// Where a panel is a card that floats above the lower edge, with four round corners.
  ///
  /// Elsewhere it stands on the lower edge.
  public struct Floating: Hashable, Sendable {
    enum Kind { case never, inWideHosts, always }

    let kind: Kind

    /// Nowhere.
    public static let never = Floating(kind: .never)

    /// Where both size classes are regular and the host is wider than the panel may be, as on an iPad.
    ///
    /// UIKit makes sheets cards in regular widths, too, and attaches them to the edge in compact heights.
    public static let inWideHosts = Floating(kind: .inWideHosts)

    /// Everywhere.
    public static let always = Floating(kind: .always)

    /// Whether a panel floats that may have a width, in a host of a width and size classes.
    func isActive(
      width: CGFloat, maximumWidth: CGFloat, horizontal: UIUserInterfaceSizeClass,
      vertical: UIUserInterfaceSizeClass
    ) -> Bool {
      switch kind {
      case .never: false
      case .always: true
      case .inWideHosts: horizontal == .regular && vertical == .regular && width > maximumWidth
      }
    }
  }
}
