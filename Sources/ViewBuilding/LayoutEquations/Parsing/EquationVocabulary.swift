/// The names that equations can use.
struct EquationVocabulary: Sendable {
  /// The name of the container outside of blocks.
  static let container = "view"

  private static let reservedOutside: [String: EquationItem.Owner] = [
    container: .container
  ]
  private static let reservedInBlock: [String: EquationItem.Owner] = [
    "superview": .container, "self": .own,
  ]

  /// The names of views and guides, in the order in which they were added.
  private(set) var items: [String] = []
  /// For each name, a Boolean value that indicates whether it stands for a guide.
  private(set) var areGuides: [Bool] = []
  private var indices: [String: Int] = [:]

  /// The numbers that equations can refer to by name.
  var numbers: [String: Double] = [:] {
    didSet {
      sortedNumbers = numbers.sorted { $0.key < $1.key }.map {
        Number(name: $0.key, value: $0.value)
      }
    }
  }

  /// A number with its name.
  private struct Number: Equatable {
    var name: String
    var value: Double
  }

  /// The numbers in the order of their names, which can be compared without a lookup.
  private var sortedNumbers: [Number] = []

  /// A Boolean value that indicates whether the equations belong to the block of a view.
  ///
  /// In a block, an attribute without a view belongs to that view.
  var isInBlock = false

  /// Adds or replaces the name of a view or guide, and returns its index.
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

  /// Removes the names that aren't at some indices, which become 0 to their number.
  mutating func keepItems(_ kept: [Int]) {
    items = kept.map { items[$0] }
    areGuides = kept.map { areGuides[$0] }
    indices = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
  }

  /// Returns a Boolean value that indicates whether all texts mean the same with other names.
  func means(_ other: EquationVocabulary) -> Bool {
    isInBlock == other.isInBlock && items == other.items && areGuides == other.areGuides
      && sortedNumbers == other.sortedNumbers
  }

  /// Returns the index of the view or guide with a name, or `nil` if there is none.
  func index(of name: String) -> Int? { indices[name] }

  /// The reserved names with their meanings.
  var reserved: [String: EquationItem.Owner] {
    isInBlock ? Self.reservedInBlock : Self.reservedOutside
  }

  /// The name of an owner that has a reserved name.
  func reservedName(of owner: EquationItem.Owner) -> String? {
    reserved.first { $0.value == owner }?.key
  }

  /// Returns a Boolean value that indicates whether no view of a tree can have a name.
  static func isReservedInTree(_ name: String) -> Bool {
    reservedOutside[name] != nil || reservedInBlock[name] != nil
  }
}

/// The names of priorities in equations.
enum LayoutPriorityName: String, CaseIterable {
  case required, high, low, fit

  /// The priorities by name.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.value) })

  /// The priority that the name stands for.
  var value: Float {
    switch self {
    case .required: 1000
    case .high: 750
    case .low: 250
    case .fit: 50
    }
  }
}
