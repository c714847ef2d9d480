import UIKit

/// An equation finds its constraint by everything except the constant and the priority.
@MainActor struct ConstraintTable {
  struct Key: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var firstAttribute: NSLayoutConstraint.Attribute
    var secondAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var multiplier: Double
    /// The number of equal equations before this one in the same block.
    var ordinal = 0

    init(_ equation: ResolvedEquation) {
      first = ObjectIdentifier(equation.first)
      second = equation.second.map(ObjectIdentifier.init)
      firstAttribute = equation.firstAttribute
      secondAttribute = equation.secondAttribute
      relation = equation.relation
      multiplier = equation.multiplier
    }

    // Few equations have these in common, and hashing more takes longer than comparing them.
    func hash(into hasher: inout Hasher) {
      let items = Int(bitPattern: first) &+ 31 &* (second.map { Int(bitPattern: $0) } ?? 0)
      hasher.combine(items &+ 64 &* ordinal &+ firstAttribute.rawValue)
    }
  }

  struct Entry {
    let constraint: NSLayoutConstraint
    private(set) weak var first: AnyObject?
    private(set) weak var second: AnyObject?
    fileprivate let hasSecond: Bool
    fileprivate let key: Key
    /// The last block that contained the equation.
    fileprivate var block: Int

    // UIKit's constraints hold unsafe references to their items. After an item is released, its
    // constraints must not be activated, deactivated, or asked for their items.
    var isAlive: Bool { first != nil && (!hasSecond || second != nil) }

    @MainActor fileprivate var canBeActive: Bool {
      guard isAlive, let view = LayoutScope.view(of: first) else { return false }
      guard hasSecond else { return true }
      return LayoutScope.view(of: second).map(view.isRelated(to:)) ?? false
    }
  }

  /// In the order in which the equations were first applied.
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var block = 0
  /// The largest ordinals of equations that the current block contains several times.
  private var ordinals: [Key: Int] = [:]
  /// The number of entries at which entries of released items are removed.
  private var sweepCount = ConstraintTable.minimumSweepCount
  /// Screens whose views come and go keep at most this many, or twice as many as they need.
  static let minimumSweepCount = 64

  var constraints: [NSLayoutConstraint] {
    entries.compactMap { $0.isAlive ? $0.constraint : nil }
  }

  var activatableConstraints: [NSLayoutConstraint] {
    entries.compactMap { $0.canBeActive ? $0.constraint : nil }
  }

  mutating func beginBlock(of count: Int) {
    block += 1
    ordinals = [:]
    guard entries.isEmpty else { return }
    entries.reserveCapacity(count)
    indices.reserveCapacity(count)
  }

  /// Sets the ordinal of the key, and returns `nil` if the equation is new.
  mutating func entry(for key: inout Key) -> Entry? {
    guard let first = indices[key] else { return nil }
    guard entries[first].block == block else {
      entries[first].block = block
      return entries[first]
    }
    key.ordinal = ordinals[key, default: 0] + 1
    ordinals[entries[first].key] = key.ordinal
    guard let index = indices[key] else { return nil }
    entries[index].block = block
    return entries[index]
  }

  mutating func set(
    _ constraint: NSLayoutConstraint, of equation: ResolvedEquation, for key: Key
  ) {
    if entries.count >= sweepCount {
      keep(\.isAlive)
      sweepCount = max(2 * entries.count, Self.minimumSweepCount)
    }
    let entry = Entry(
      constraint: constraint, first: equation.first, second: equation.second,
      hasSecond: equation.second != nil, key: key, block: block)
    if let index = indices.updateValue(entries.count, forKey: key) {
      indices[key] = index
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Also removes equal equations, and returns the constraints whose items exist.
  mutating func remove(_ keys: [Key]) -> [NSLayoutConstraint] {
    var removed: [NSLayoutConstraint] = []
    for var key in keys {
      while let index = indices.removeValue(forKey: key) {
        if entries[index].isAlive { removed.append(entries[index].constraint) }
        key.ordinal += 1
      }
    }
    keep { [indices] in indices[$0.key] != nil }
    return removed
  }

  /// Keeps the current block, and returns the removed constraints whose items exist.
  mutating func removeOthers() -> [NSLayoutConstraint] {
    let removed = entries.filter { [block] in $0.block != block && $0.isAlive }.map(\.constraint)
    keep { [block] in $0.block == block }
    return removed
  }

  private mutating func keep(_ isKept: (Entry) -> Bool) {
    let count = entries.count
    entries.removeAll { !isKept($0) }
    if entries.count == count { return }
    indices = [:]
    for (index, entry) in entries.enumerated() { indices[entry.key] = index }
  }
}
