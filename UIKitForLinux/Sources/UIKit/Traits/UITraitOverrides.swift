public struct UITraitOverrides: UIMutableTraits {
  package var values = TraitValues()

  package init() {}

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] ?? trait.defaultValue }
    set { values[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  public mutating func remove(_ trait: UITrait) {
    values.remove(trait)
  }
}
