struct EquationVocabulary: Equatable, Sendable {
  /// The name of the container outside of blocks.
  static let container = "view"

  private static let reservedOutside: [String: EquationItem.Owner] = [container: .container]
  private static let reservedInBlock: [String: EquationItem.Owner] = [
    "superview": .container, "self": .own,
  ]

  private(set) var items: [String] = []
  /// In the order of `items`.
  private(set) var areGuides: [Bool] = []
  private var indices: [String: Int] = [:]

  var numbers: [String: Double] = [:]

  /// In a block, an attribute without a view belongs to the block's view.
  var isInBlock = false

  mutating func addItem(_ name: String, isGuide: Bool) -> Int {
    if let index = indices[name] {
      if areGuides[index] != isGuide { areGuides[index] = isGuide }
      return index
    }
    indices[name] = items.count
    items.append(name)
    areGuides.append(isGuide)
    return items.count - 1
  }

  /// The kept names get the indices from 0, in order.
  mutating func keepItems(_ kept: [Int]) {
    items = kept.map { items[$0] }
    areGuides = kept.map { areGuides[$0] }
    indices = items.indices.reduce(into: [:]) { [items] in $0[items[$1]] = $1 }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.isInBlock == other.isInBlock && one.items == other.items
      && one.areGuides == other.areGuides && one.numbers == other.numbers
  }

  func index(of name: String) -> Int? { indices[name] }

  var reserved: [String: EquationItem.Owner] {
    isInBlock ? Self.reservedInBlock : Self.reservedOutside
  }

  static func isReservedInTree(_ name: String) -> Bool {
    reservedOutside[name] != nil || reservedInBlock[name] != nil
  }
}

enum LayoutPriorityName {
  static let named: [String: Double] = ["required": 1000, "high": 750, "low": 250, "fit": 50]
}
