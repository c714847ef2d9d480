public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(CGFloat?)
  }

  let kind: Kind

  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// Differs: Only lower corners follow their container, and only the distances from its sides
  /// count.
  ///
  /// Upper corners have the minimum radius, or the radius of a container with the same sides.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum))
  }
}

/// Differs: The two upper corners have one radius, and the two lower corners another one.
public struct UICornerConfiguration: Hashable, Sendable {
  let upper: UICornerRadius
  let lower: UICornerRadius

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(upper: radius, lower: radius)
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(upper: topRadius, lower: bottomRadius)
  }
}

extension UIView {
  public final var cornerConfiguration: UICornerConfiguration {
    get { storedCornerConfiguration ?? .corners(radius: .fixed(0)) }
    set {
      guard storedCornerConfiguration != newValue else { return }
      storedCornerConfiguration = newValue
      layer.cornerCurve = .continuous
      updateCorners()
    }
  }

  /// Sets the radii of the layer according to the view's position in its container.
  final func updateCorners() {
    guard let configuration = storedCornerConfiguration else { return }
    let container = containerCorners
    layer.cornerRadius = configuration.upper.points(in: container.upper)
    layer.lowerCornerRadius = configuration.lower.points(in: container.lower)
  }

  /// The radii of concentric corners: the container's radii minus the distance.
  private var containerCorners: (upper: CGFloat, lower: CGFloat) {
    var container = superview
    while let view = container, view.storedCornerConfiguration == nil { container = view.superview }
    guard let area = container ?? window else { return (0, 0) }
    let frame = convert(bounds, to: area)
    let distance = max(min(frame.minX, area.bounds.width - frame.maxX), 0)
    guard let container else {
      return (0, max(Device.current.displayCornerRadius - distance, 0))
    }
    let lower = container.layer.lowerCornerRadius ?? container.layer.cornerRadius
    return (max(container.layer.cornerRadius - distance, 0), max(lower - distance, 0))
  }
}

extension UICornerRadius {
  fileprivate func points(in concentric: CGFloat) -> CGFloat {
    switch kind {
    case .fixed(let radius): max(radius, 0)
    case .containerConcentric(let minimum): max(concentric, minimum ?? 0)
    }
  }
}
