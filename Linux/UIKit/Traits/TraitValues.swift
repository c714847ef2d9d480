/// Values by trait; what both trait collections and overrides consist of.
package struct TraitValues: Equatable {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get { entries[ObjectIdentifier(trait)]?.value as? T.Value }
    set {
      entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) }
    }
  }

  package func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  package mutating func remove(_ trait: UITrait) {
    entries[ObjectIdentifier(trait)] = nil
  }

  /// These values, with another's in place of those that both have.
  package func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    merged.entries.merge(other.entries) { $1 }
    return merged
  }

  /// The traits whose values differ; a trait that nobody set has its default value.
  package func changes(from other: TraitValues) -> [UITrait] {
    var traits: [UITrait] = []
    for entry in entries.values where !other.holds(entry.value, for: entry.trait) {
      traits.append(entry.trait)
    }
    for (key, entry) in other.entries where entries[key] == nil {
      if !holds(entry.value, for: entry.trait) { traits.append(entry.trait) }
    }
    return traits
  }

  package func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let value = entries[ObjectIdentifier(trait)]?.value {
      return !other.holds(value, for: trait)
    }
    guard let value = other.entries[ObjectIdentifier(trait)]?.value else { return false }
    return !holds(value, for: trait)
  }

  private func holds(_ value: Any, for trait: UITrait) -> Bool {
    Self.areEqual(value, entries[ObjectIdentifier(trait)]?.value ?? trait.defaultValue)
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any Equatable { return a.equals(b) }
    if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return false
  }

  package static func == (lhs: TraitValues, rhs: TraitValues) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { key, entry in
        rhs.entries[key].map { areEqual(entry.value, $0.value) } ?? false
      }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}
