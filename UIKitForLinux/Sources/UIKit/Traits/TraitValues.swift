/// Values of traits, for trait collections and overrides.
///
/// The values are in the order in which they were set. An order by the types' addresses would
/// differ between programs, and with it the number of comparisons.
package struct TraitValues: Equatable {
  private struct Entry {
    let key: ObjectIdentifier
    let trait: UITrait
    let value: Any

    init(_ trait: UITrait, _ value: Any) {
      key = ObjectIdentifier(trait)
      self.trait = trait
      self.value = value
    }
  }

  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get { value(for: trait) as? T.Value }
    set {
      guard let newValue else { return remove(trait) }
      set(Entry(trait, newValue))
    }
  }

  package func contains(_ trait: UITrait) -> Bool { index(of: ObjectIdentifier(trait)) != nil }

  package mutating func remove(_ trait: UITrait) {
    if let index = index(of: ObjectIdentifier(trait)) { entries.remove(at: index) }
  }

  /// Returns these values, overridden by another collection.
  package func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    for entry in other.entries { merged.set(entry) }
    return merged
  }

  /// Returns the traits whose values differ.
  ///
  /// Missing values count as the default.
  ///
  /// They are in the order in which they were set, first in these values, then in the other ones.
  package func changes(from other: TraitValues) -> [UITrait] {
    var traits: [UITrait] = []
    for entry in entries where !other.holds(entry.value, for: entry.trait) {
      traits.append(entry.trait)
    }
    for entry in other.entries where index(of: entry.key) == nil {
      if !holds(entry.value, for: entry.trait) { traits.append(entry.trait) }
    }
    return traits
  }

  package func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let value = value(for: trait) { return !other.holds(value, for: trait) }
    guard let value = other.value(for: trait) else { return false }
    return !holds(value, for: trait)
  }

  // There are about a dozen values, so a linear search is as fast as a dictionary.
  private func index(of key: ObjectIdentifier) -> Int? {
    for index in entries.indices where entries[index].key == key { return index }
    return nil
  }

  private func value(for trait: UITrait) -> Any? {
    index(of: ObjectIdentifier(trait)).map { entries[$0].value }
  }

  private mutating func set(_ entry: Entry) {
    if let index = index(of: entry.key) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  private func holds(_ value: Any, for trait: UITrait) -> Bool {
    Self.areEqual(value, self.value(for: trait) ?? trait.defaultValue)
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any Equatable { return a.equals(b) }
    if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return false
  }

  package static func == (lhs: TraitValues, rhs: TraitValues) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { entry in
        rhs.value(for: entry.trait).map { areEqual(entry.value, $0) } ?? false
      }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}
