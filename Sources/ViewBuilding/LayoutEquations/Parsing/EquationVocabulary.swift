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

  /// The name of the container.
  static let container = "view"
  static let lastVisible = "lastVisible"
  /// Names that cannot be given.
  static let reserved = NameTable([container, lastVisible])
}
