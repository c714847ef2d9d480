// Invariant behind `@unchecked`: `values` is never written after initialization.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public convenience override init() {
    self.init(values: TraitValues())
  }

  public convenience init(mutations: UITraitMutations) {
    self.init(values: Self.values(TraitValues(), changedBy: mutations))
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values[trait] ?? trait.defaultValue
  }

  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: Self.values(values, changedBy: mutations))
  }

  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var changed = values
    changed[trait] = value
    return UITraitCollection(values: changed)
  }

  // MARK: The current traits

  public class var current: UITraitCollection {
    get { DeviceScope.current.traits }
    set { DeviceScope.current.traits = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let scope = DeviceScope.current
    let before = scope.traits
    scope.traits = self
    actions()
    scope.traits = before
  }

  // MARK: Comparing

  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? TraitValues())
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard self !== traitCollection else { return false }
    return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  public override var hash: Int { userInterfaceStyle.rawValue }

  // MARK: Internal

  /// The default traits of an iPhone.
  package static let deviceDefaults = UITraitCollection { traits in
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceStyle = .light
    traits.userInterfaceLevel = .base
    traits.accessibilityContrast = .normal
    traits.activeAppearance = .active
    traits.layoutDirection = .leftToRight
    traits.displayScale = 3
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.preferredContentSizeCategory = .large
    traits.legibilityWeight = .regular
  }

  /// Returns these traits with overrides, or the same object if there are none.
  package func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
    guard !overrides.values.isEmpty else { return self }
    return UITraitCollection(values: values.merging(overrides.values))
  }

  private static func values(
    _ values: TraitValues, changedBy mutations: UITraitMutations
  ) -> TraitValues {
    var overrides = UITraitOverrides()
    overrides.values = values
    var traits: any UIMutableTraits = overrides
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }
}

public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void
