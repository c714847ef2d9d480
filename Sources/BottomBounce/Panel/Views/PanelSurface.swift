import UIKit
import ViewBuilding

enum PanelShape: Hashable {
  case attached
  /// The panel is inset from the edges, as from iOS 26 on below its full height.
  case inset
  /// The panel is attached to the edges above a keyboard, whose corners are round from iOS 26 on.
  case docked
  case card
  case form
}

/// The background and the corners: a color or glass behind the parts, and a floor below it.
@MainActor final class PanelSurface {
  let content = UIView()
  /// Fills the gap below a panel at the lower edge that moves above its position, so that a second
  /// finger can't touch the backdrop there.
  private let floor = UIView()
  let glass: (any GlassDesign)?
  private let color: UIColor
  private let canBeGlass: Bool
  private let cornerRadius: CGFloat?
  /// `true` if the host can be undimmed, and have the panel's color.
  private let needsEdge: Bool
  private weak var panel: UIView?
  private let effectView: UIVisualEffectView?
  private var transparency: NotificationObserver?

  var shape = PanelShape.attached { didSet { if shape != oldValue { update() } } }

  /// `true` below another sheet and while the content is dimmed, so that no page shows through.
  var isOpaque = false {
    didSet {
      guard isOpaque != oldValue, glass != nil else { return }
      SheetAnimation.animate(duration: SheetAnimation.growthDuration, options: []) {
        self.update()
      }
    }
  }

  /// From 0 to 1: how much the color covers the glass, while a drag raises the panel.
  var coverage: CGFloat = 0 { didSet { if coverage != oldValue { updateColor() } } }

  /// From 0 to 1, or `nil` before the panel is on screen; the effect of glass appears instead,
  /// because Apple advises against transparent views around it.
  var opacity: CGFloat? { didSet { if opacity != oldValue { updateOpacity() } } }

  init(of panel: PanelView, configuration: SheetConfiguration, prefersGroupedBackground: Bool) {
    self.panel = panel
    glass = configuration.design.glass
    color =
      configuration.backgroundColor
      ?? (prefersGroupedBackground ? .systemGroupedBackground : .systemBackground)
    canBeGlass = configuration.backgroundColor == nil
    cornerRadius = configuration.cornerRadius
    needsEdge = configuration.largestUndimmedDetent != nil
    effectView = glass == nil ? nil : UIVisualEffectView(effect: nil)
    // In Dark Mode elevated views are lighter, as in the system's sheets.
    panel.traitOverrides.userInterfaceLevel = .elevated
    content.layer.cornerCurve = .continuous
    content.layer.masksToBounds = true
    let layout = EquationLayout(in: panel)
    if let effectView {
      panel.addSubview(effectView)
      layout["effect"] = effectView
      layout.eqs("effect.edges == 0")
    }
    // The size of `contentView` doesn't follow its subviews, and the panel's does.
    (effectView?.contentView ?? panel).addSubview(content)
    layout["content"] = content
    layout.eqs("content.edges == 0")
    panel.addSubview(floor)
    panel.onLayoutSubviews = { [floor] panel in
      floor.frame = panel.bounds.offsetBy(dx: 0, dy: panel.bounds.height)
    }
    // There is no trait for Reduce Transparency, and UIKit's backgrounds are opaque.
    if glass != nil || !canBeGlass {
      transparency = NotificationObserver(
        of: UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ) { [weak self] in self?.update() }
    }
    // A layer's border color doesn't follow the appearance.
    panel.registerForTraitChanges([
      UITraitAccessibilityContrast.self, UITraitUserInterfaceStyle.self,
    ]) {
      [weak self] (_: UIView, _) in self?.update()
    }
    update()
  }

  private static let hairline: CGFloat = 0.5

  private var hasHighContrast: Bool { panel?.traitCollection.accessibilityContrast == .high }

  private var allowsGlass: Bool {
    glass != nil && canBeGlass && !hasHighContrast && !UIAccessibility.isReduceTransparencyEnabled
  }

  private var isGlass: Bool {
    allowsGlass && !isOpaque && [.inset, .docked, .card].contains(shape)
  }

  private func updateColor() {
    content.backgroundColor =
      if isGlass {
        coverage > 0 ? color.withAlphaComponent(coverage) : nil
      } else {
        UIAccessibility.isReduceTransparencyEnabled ? color.withAlphaComponent(1) : color
      }
    floor.backgroundColor = content.backgroundColor
    floor.isHidden = shape != .attached && shape != .docked
  }

  private func update() {
    updateColor()
    content.layer.borderWidth = hasHighContrast ? 1 : needsEdge && !isGlass ? Self.hairline : 0
    let line = hasHighContrast ? UIColor.secondaryLabel : .separator
    content.layer.borderColor = line.resolvedColor(with: content.traitCollection).cgColor
    roundCorners()
    updateEffect()
  }

  private func updateOpacity() {
    let opacity = opacity ?? 1
    if glass == nil {
      panel?.alpha = opacity
    } else {
      content.alpha = max(opacity, Self.minimumOpacity)
    }
    updateEffect()
  }

  /// Others have seen glass missing on iOS 26.1 in a view with an opacity below about 0.02.
  private static let minimumOpacity: CGFloat = 0.03

  private func updateEffect() {
    guard let glass, let effectView else { return }
    // Glass stays behind an opaque color, which may have to appear first.
    let isNeeded = isGlass || allowsGlass && effectView.effect != nil
    let isShown = isNeeded && (opacity ?? 0) > 0
    guard isShown != (effectView.effect != nil) else { return }
    effectView.effect = isShown ? glass.makeEffect() : nil
  }

  private func roundCorners() {
    guard let glass, let effectView else {
      let isCard = shape == .card || shape == .form
      content.layer.cornerRadius =
        cornerRadius ?? (isCard ? SheetMetrics.cardCornerRadius : SheetMetrics.cornerRadius)
      let above: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      let below: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      content.layer.maskedCorners = isCard ? above.union(below) : above
      return
    }
    let radius = cornerRadius ?? GlassMetrics.cornerRadius
    let lower: GlassCorner =
      switch shape {
      case .attached: .concentric(minimum: 0)
      case .docked where cornerRadius == nil: .concentric(minimum: 0)
      case .inset where cornerRadius == nil: .concentric(minimum: radius)
      case .inset, .docked, .card, .form: .fixed(radius)
      }
    for view in [effectView, content] {
      glass.roundCorners(of: view, upper: .fixed(radius), lower: lower)
    }
  }
}
