// Invariant behind `@unchecked`: `storage` is never written after initialization, and providers of
// dynamic colors are `@Sendable`.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Storage {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A dynamic color with another alpha.
    case faded(UIColor, alpha: CGFloat)
  }

  private let header = CoreFoundationHeader()
  private let storage: Storage

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Differs: The result is always `nil`, because there are no asset catalogs.
  public convenience init?(named name: String) {
    return nil
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  open var cgColor: CGColor {
    switch resolvedColor(with: .current).storage {
    case .fixed(let color): color
    case .dynamic, .faded: CGColor(gray: 0, alpha: 0)
    }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed:
      self
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic: UIColor(storage: .faded(self, alpha: alpha))
    case .faded(let color, _): UIColor(storage: .faded(color, alpha: alpha))
    }
  }

  /// A Boolean value that indicates whether the color depends on traits.
  package var isDynamic: Bool {
    if case .fixed = storage { false } else { true }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.faded(let a, let x), .faded(let b, let y)): return a.isEqual(b) && x == y
    default: return self === other
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    switch storage {
    case .fixed(let color):
      (color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace")
        + (color.components ?? []).map { String(format: " %g", Double($0)) }.joined()
    case .dynamic, .faded:
      // Two dynamic colors can be unequal although they resolve to the same colors.
      "<UIDynamicProviderColor: \(Unmanaged.passUnretained(self).toOpaque()); "
        + "light = \(describe(.light)); dark = \(describe(.dark))>"
    }
  }

  private func describe(_ style: UIUserInterfaceStyle) -> String {
    resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).description
  }
}
