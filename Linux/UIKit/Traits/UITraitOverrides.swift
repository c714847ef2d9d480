/// What an object changes of the traits that it inherits and passes on.
public struct UITraitOverrides: UIMutableTraits {
  package var values = TraitValues()

  package init() {}

  /// The value that is set for a trait, or else the trait's default value.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] ?? trait.defaultValue }
    set { values[trait] = newValue }
  }

  /// Returns whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Lets the trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    values.remove(trait)
  }
}
