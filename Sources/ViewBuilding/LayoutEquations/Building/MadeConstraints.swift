import UIKit

/// The constraints that equations have made, each found by all that it is but constant and priority.
@MainActor struct MadeConstraints {
  /// What makes two equations the same one.
  struct Key: Hashable {
    var first: ObjectIdentifier
    /// Nil for none, and for the last visible view, whichever it is.
    var second: ObjectIdentifier?
    var attributes: UInt32
    var multiplier: UInt64
    /// Equal equations in one block are told apart by their order.
    var ordinal = 0

    init(_ equation: ResolvedEquation) {
      first = ObjectIdentifier(equation.first)
      second = equation.isLastVisible ? nil : equation.second.map(ObjectIdentifier.init)
      attributes =
        UInt32(truncatingIfNeeded: equation.firstAttribute.rawValue) << 16
        | UInt32(truncatingIfNeeded: equation.secondWritten.rawValue) << 8
        | UInt32(truncatingIfNeeded: equation.relation.rawValue + 1) << 4
        | (equation.isLastVisible ? 1 : 0)
      multiplier = equation.multiplier.bitPattern
    }
  }

  /// A constraint, and the means to tell that it still belongs to the same items.
  struct Made {
    var key: Key
    var constraint: NSLayoutConstraint
    weak var first: AnyObject?
    weak var second: AnyObject?
    var hasSecond: Bool
    /// The last block that had it.
    var block = 0
    /// How many equal equations that block has had; counted at the first of them.
    var uses = 0

    /// Whether the items are alive; what identified them may identify new objects now.
    var isAlive: Bool { first != nil && (!hasSecond || second != nil) }

    /// The constraint; nil if an item is gone.
    ///
    /// UIKit's constraints hold their items as unsafe references, so a constraint whose item is gone must not
    /// be activated, deactivated, or asked for its items.
    var livingConstraint: NSLayoutConstraint? { isAlive ? constraint : nil }

    /// Whether the items are where a constraint between them can be active.
    @MainActor var canBeActive: Bool {
      guard isAlive, let view = LayoutScope.view(of: first) else { return false }
      guard hasSecond else { return true }
      return LayoutScope.view(of: second).map(view.isRelated(to:)) ?? false
    }
  }

  private var places: [Key: Int] = [:]
  /// Nil where a constraint was removed.
  private var all: [Made?] = []

  /// The number of the block that is being applied.
  private(set) var block = 0

  /// The constraints whose items are alive.
  var constraints: [NSLayoutConstraint] { all.compactMap { $0?.livingConstraint } }

  /// The constraints but those of views that are gone or in different hierarchies now.
  var constraintsThatCanBeActive: [NSLayoutConstraint] {
    all.compactMap { $0?.canBeActive == true ? $0?.constraint : nil }
  }

  /// Begins a block of equations.
  mutating func beginBlock() {
    block += 1
    let holes = all.count - places.count
    if holes > 16, holes > places.count { fillHoles() }
  }

  /// The place of an equation of this block; nil if it is new.
  ///
  /// - Parameter key: its key, which gets the ordinal by which it has to be added if it is new.
  mutating func place(of key: inout Key) -> Int? {
    guard let first = places[key] else { return nil }
    if all[first]?.block != block { all[first]?.uses = 0 }
    let uses = all[first]?.uses ?? 0
    all[first]?.uses = uses + 1
    all[first]?.block = block
    if uses == 0 { return first }
    key.ordinal = uses
    guard let place = places[key] else { return nil }
    all[place]?.block = block
    return place
  }

  subscript(place: Int) -> Made? {
    get { all[place] }
    set { all[place] = newValue }
  }

  /// Adds what the present block has made.
  mutating func add(_ made: Made) {
    places[made.key] = all.count
    all.append(made)
    all[all.count - 1]?.block = block
    all[all.count - 1]?.uses = 1
  }

  /// Puts another constraint in the place of one that no longer serves.
  mutating func replace(_ place: Int, by made: Made) {
    let uses = all[place]?.uses ?? 1
    all[place] = made
    all[place]?.block = block
    all[place]?.uses = uses
  }

  /// Removes an equation, as often as it was applied, and returns its constraints whose items are alive.
  mutating func remove(_ key: Key) -> [NSLayoutConstraint] {
    var key = key
    var removed: [NSLayoutConstraint] = []
    while let place = places.removeValue(forKey: key) {
      if let constraint = all[place]?.livingConstraint { removed.append(constraint) }
      all[place] = nil
      key.ordinal += 1
    }
    return removed
  }

  /// Removes the constraints that the present block did not have, and returns those whose items are alive.
  mutating func removeOthers() -> [NSLayoutConstraint] {
    var removed: [NSLayoutConstraint] = []
    for place in all.indices {
      guard let made = all[place], made.block != block else { continue }
      if let constraint = made.livingConstraint { removed.append(constraint) }
      places[made.key] = nil
      all[place] = nil
    }
    return removed
  }

  private mutating func fillHoles() {
    all.removeAll { $0 == nil }
    for (place, made) in all.enumerated() {
      if let made { places[made.key] = place }
    }
  }
}
