import UIKit

/// An equation finds its constraint by everything except the constant and the priority.
@MainActor struct ConstraintTable {
  struct Key: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var attributes: UInt32
    var multiplier: UInt64
    /// The number of equal equations before this one in the same block.
    var ordinal = 0

    init(_ equation: ResolvedEquation) {
      first = ObjectIdentifier(equation.first)
      second = equation.second.map(ObjectIdentifier.init)
      attributes =
        UInt32(truncatingIfNeeded: equation.firstAttribute.rawValue) << 16
        | UInt32(truncatingIfNeeded: equation.secondAttribute.rawValue) << 8
        | UInt32(truncatingIfNeeded: equation.relation.rawValue + 1)
      multiplier = equation.multiplier.bitPattern
    }
  }

  struct Entry {
    var key: Key
    var constraint: NSLayoutConstraint
    weak var first: AnyObject?
    weak var second: AnyObject?
    var hasSecond: Bool
    /// The last block that contained the equation.
    var block = 0
    /// The number of equal equations in that block, counted in the first of them.
    var uses = 0

    /// A new object can have the identifier of an item that was released.
    var isAlive: Bool { first != nil && (!hasSecond || second != nil) }

    /// The constraint, or `nil` if an item was released.
    ///
    /// UIKit's constraints hold unsafe references to their items. After an item is released, its
    /// constraints must not be activated, deactivated, or asked for their items.
    var livingConstraint: NSLayoutConstraint? { isAlive ? constraint : nil }

    @MainActor var canBeActive: Bool {
      guard isAlive, let view = LayoutScope.view(of: first) else { return false }
      guard hasSecond else { return true }
      return LayoutScope.view(of: second).map(view.isRelated(to:)) ?? false
    }
  }

  /// `nil` while a search through the few entries is faster.
  private var indices: [Key: Int]?
  /// Removed constraints leave `nil`.
  private var entries: [Entry?] = []
  /// Separate from the entries because copies of weak references take time.
  private var keys: [Key?] = []

  private(set) var block = 0

  var constraints: [NSLayoutConstraint] { entries.compactMap { $0?.livingConstraint } }

  var activatableConstraints: [NSLayoutConstraint] {
    entries.compactMap { $0?.canBeActive == true ? $0?.constraint : nil }
  }

  mutating func beginBlock(of count: Int) {
    block += 1
    if entries.isEmpty {
      entries.reserveCapacity(count)
      keys.reserveCapacity(count)
    }
    guard let indices else { return }
    let holes = entries.count - indices.count
    if holes > 16, holes > indices.count { removeHoles() }
  }

  /// Sets the ordinal of the key, and returns `nil` if the equation is new.
  mutating func index(of key: inout Key) -> Int? {
    guard let first = find(key) else { return nil }
    if entries[first]?.block != block { entries[first]?.uses = 0 }
    let uses = entries[first]?.uses ?? 0
    entries[first]?.uses = uses + 1
    entries[first]?.block = block
    if uses == 0 { return first }
    key.ordinal = uses
    guard let index = find(key) else { return nil }
    entries[index]?.block = block
    return index
  }

  subscript(index: Int) -> Entry? { entries[index] }

  /// The number of entries at which those of released items are removed.
  private var sweepCount = ConstraintTable.minimumSweepCount
  /// Screens whose views come and go keep at most this many, or twice as many as they need.
  static let minimumSweepCount = 64

  mutating func add(_ entry: Entry) {
    if entries.count >= sweepCount {
      for index in entries.indices where entries[index]?.isAlive == false {
        (entries[index], keys[index]) = (nil, nil)
      }
      removeHoles()
      sweepCount = max(2 * entries.count, Self.minimumSweepCount)
    }
    indices?[entry.key] = entries.count
    entries.append(entry)
    keys.append(entry.key)
    if indices == nil, entries.count > Self.maximumSearchedCount { makeIndices() }
    entries[entries.count - 1]?.block = block
    entries[entries.count - 1]?.uses = 1
  }

  mutating func replace(_ index: Int, with entry: Entry) {
    let uses = entries[index]?.uses ?? 1
    entries[index] = entry
    entries[index]?.block = block
    entries[index]?.uses = uses
  }

  /// Also removes equal equations, and returns the constraints whose items exist.
  mutating func remove(_ key: Key) -> [NSLayoutConstraint] {
    var key = key
    var removed: [NSLayoutConstraint] = []
    while let index = find(key) {
      indices?[key] = nil
      if let constraint = entries[index]?.livingConstraint { removed.append(constraint) }
      (entries[index], keys[index]) = (nil, nil)
      key.ordinal += 1
    }
    return removed
  }

  /// Keeps the current block, and returns the removed constraints whose items exist.
  mutating func removeOthers() -> [NSLayoutConstraint] {
    var removed: [NSLayoutConstraint] = []
    for index in entries.indices {
      guard let entry = entries[index], entry.block != block else { continue }
      if let constraint = entry.livingConstraint { removed.append(constraint) }
      indices?[entry.key] = nil
      (entries[index], keys[index]) = (nil, nil)
    }
    if indices == nil { removeHoles() }
    return removed
  }

  /// Chosen by counting instructions: a search through half of the entries costs less than two
  /// hashes of a key.
  private static let maximumSearchedCount = 32

  private func find(_ key: Key) -> Int? {
    if let indices { return indices[key] }
    return keys.firstIndex(of: key)
  }

  private mutating func makeIndices() {
    var indices: [Key: Int] = [:]
    for (index, key) in keys.enumerated() {
      if let key { indices[key] = index }
    }
    self.indices = indices
  }

  private mutating func removeHoles() {
    entries.removeAll { $0 == nil }
    keys.removeAll { $0 == nil }
    if indices != nil { makeIndices() }
  }
}
