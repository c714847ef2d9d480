import UIKit

/// The names that equations may use.
struct EquationVocabulary: Sendable {
  /// The views and guides.
  private(set) var items = NameTable()
  /// Which of them are guides.
  private(set) var areGuides: [Bool] = []
  private(set) var numbers = NameTable()
  private(set) var values: [Double] = []

  /// Gives a name to a view or guide, and says at which place it stands.
  mutating func addItem(_ name: String, isGuide: Bool) -> Int {
    let index = items.insert(name)
    if index == areGuides.count { areGuides.append(isGuide) } else { areGuides[index] = isGuide }
    return index
  }

  /// Puts other numbers in place of those that there are.
  mutating func setNumbers(_ numbers: [String: CGFloat]) {
    self.numbers = NameTable(numbers.keys.sorted())
    values = self.numbers.names.map { Double(numbers[$0] ?? 0) }
  }

  /// Whether the equations stand in the block of a view: what has no name is that view then.
  var isInBlock = false

  /// Names that cannot be given, in the order of `Reserved`.
  var reserved: NameTable { isInBlock ? Self.reservedInBlock : Self.reservedOutside }

  /// The name of the container outside of blocks.
  static let container = "view"

  /// Whether a name cannot be given to a view of a tree, in blocks or outside.
  static func isReservedInTree(_ name: String) -> Bool {
    reservedOutside.index(of: name) != nil || reservedInBlock.index(of: name) != nil
  }

  /// What names that cannot be given stand for.
  enum Reserved: Int {
    case container, lastVisible
    /// The view in whose block the equation stands.
    case own
  }

  private static let reservedOutside = NameTable([container, "lastVisible"])
  private static let reservedInBlock = NameTable(["superview", "lastVisible", "self"])
}
