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
  }

  struct Entry {
    let constraint: NSLayoutConstraint
    private(set) weak var first: AnyObject?
    private(set) weak var second: AnyObject?
    private let hasSecond: Bool
    /// The position in the order in which the equations were first applied.
    fileprivate let number: Int
    /// The last block that contained the equation.
    fileprivate var block: Int

    fileprivate init(
      _ constraint: NSLayoutConstraint, _ equation: ResolvedEquation, number: Int, block: Int
    ) {
      self.constraint = constraint
      first = equation.first
      second = equation.second
      hasSecond = equation.second != nil
      self.number = number
      self.block = block
    }

    // UIKit's constraints hold unsafe references to their items. After an item is released, its
    // constraints must not be activated, deactivated, or asked for their items.
    var isAlive: Bool { first != nil && (!hasSecond || second != nil) }

    @MainActor fileprivate var canBeActive: Bool {
      guard isAlive, let view = LayoutScope.view(of: first) else { return false }
      guard hasSecond else { return true }
      return LayoutScope.view(of: second).map(view.isRelated(to:)) ?? false
    }
  }

  private var entries: [Key: Entry] = [:]
  private var count = 0
  private var block = 0
  /// The largest ordinals of equations that the current block contains several times.
  private var ordinals: [Key: Int] = [:]
  /// The number of entries at which those of released items are removed.
  private var sweepCount = ConstraintTable.minimumSweepCount
  /// Screens whose views come and go keep at most this many, or twice as many as they need.
  static let minimumSweepCount = 64

  var constraints: [NSLayoutConstraint] { constraints(where: \.isAlive) }

  var activatableConstraints: [NSLayoutConstraint] { constraints(where: \.canBeActive) }

  private func constraints(where isIncluded: (Entry) -> Bool) -> [NSLayoutConstraint] {
    entries.values.filter(isIncluded).sorted { $0.number < $1.number }.map(\.constraint)
  }

  mutating func beginBlock() {
    block += 1
    ordinals = [:]
  }

  /// Sets the ordinal of the key, and returns `nil` if the equation is new.
  mutating func entry(for key: inout Key) -> Entry? {
    guard let entry = entries[key] else { return nil }
    if entry.block == block {
      let first = key
      key.ordinal = ordinals[first, default: 0] + 1
      ordinals[first] = key.ordinal
    }
    entries[key]?.block = block
    return key.ordinal == 0 ? entry : entries[key]
  }

  mutating func set(
    _ constraint: NSLayoutConstraint, of equation: ResolvedEquation, for key: Key
  ) {
    if entries.count >= sweepCount {
      entries = entries.filter(\.value.isAlive)
      sweepCount = max(2 * entries.count, Self.minimumSweepCount)
    }
    count += 1
    entries[key] = Entry(constraint, equation, number: count, block: block)
  }

  /// Also removes equal equations, and returns the constraints whose items exist.
  mutating func remove(_ key: Key) -> [NSLayoutConstraint] {
    var key = key
    var removed: [NSLayoutConstraint] = []
    while let entry = entries.removeValue(forKey: key) {
      if entry.isAlive { removed.append(entry.constraint) }
      key.ordinal += 1
    }
    return removed
  }

  /// Keeps the current block, and returns the removed constraints whose items exist.
  mutating func removeOthers() -> [NSLayoutConstraint] {
    let removed = constraints { [block] in $0.block != block && $0.isAlive }
    entries = entries.filter { [block] in $0.value.block == block }
    return removed
  }
}
