import UIKit

/// What a panel takes from the design of iOS 26, as a protocol because a stored property can't have
/// a type that is newer than the deployment target.
@MainActor protocol GlassDesign {
  func makeEffect() -> UIVisualEffect
  func buttonStyle(isProminent: Bool) -> UIButton.Configuration
  func roundCorners(of view: UIView, upper: GlassCorner, lower: GlassCorner)
  func fade(_ scrollView: UIScrollView, under header: UIView)
}

enum GlassCorner: Hashable {
  case fixed(CGFloat)
  /// The radius of the display's corner, less the distance from it, and at least a minimum.
  case concentric(minimum: CGFloat)
}

@MainActor enum SystemDesign {
  /// `nil` before iOS 26, and if the app keeps the older design.
  static var glass: (any GlassDesign)? {
    // The check of the version is for Linux, where every version is available.
    guard #available(iOS 26, *), version(UIDevice.current.systemVersion) >= 26,
      !keepsOlderDesign(Bundle.main.infoDictionary ?? [:])
    else { return nil }
    return LiquidGlass()
  }

  /// With the SDK of iOS 27 the key has no effect.
  static func keepsOlderDesign(_ info: [String: Any]) -> Bool {
    guard info["UIDesignRequiresCompatibility"] as? Bool == true else { return false }
    let sdk = info["DTPlatformVersion"] as? String
    return sdk.map { version($0) < 27 } ?? true
  }

  private static func version(_ text: String) -> Int {
    Int(text.prefix { $0.isNumber }) ?? 0
  }
}

@available(iOS 26, *) private struct LiquidGlass: GlassDesign {
  func makeEffect() -> UIVisualEffect { UIGlassEffect(style: .regular) }

  func buttonStyle(isProminent: Bool) -> UIButton.Configuration {
    isProminent ? .prominentGlass() : .glass()
  }

  func roundCorners(of view: UIView, upper: GlassCorner, lower: GlassCorner) {
    view.cornerConfiguration = .uniformEdges(
      topRadius: radius(upper), bottomRadius: radius(lower))
  }

  private func radius(_ corner: GlassCorner) -> UICornerRadius {
    switch corner {
    case .fixed(let points): .fixed(points)
    case .concentric(let minimum): .containerConcentric(minimum: minimum)
    }
  }

  func fade(_ scrollView: UIScrollView, under header: UIView) {
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scrollView
    interaction.edge = .top
    header.addInteraction(interaction)
  }
}
