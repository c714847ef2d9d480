internal import UIKitSolver

/// A linear expression under construction.
///
/// Each variable occurs at most once.
struct LinearExpression {
  private(set) var terms: [Term] = []
  var constant = 0.0

  mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    // Constraints have few terms, so a linear search is faster than a dictionary.
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      terms.append(Term(variable, coefficient))
      return
    }
    let total = terms[index].coefficient + coefficient
    if total == 0 { terms.remove(at: index) } else { terms[index] = Term(variable, total) }
  }
}
