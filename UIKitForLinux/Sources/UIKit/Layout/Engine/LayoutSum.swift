internal import UIKitSolver

/// A sum of variables and a constant that is being put together; each variable stands in it once.
struct LayoutSum {
  private(set) var terms: [Term] = []
  var constant = 0.0

  mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    // Constraints have few terms, so looking through them is quicker than any table.
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      terms.append(Term(variable, coefficient))
      return
    }
    let total = terms[index].coefficient + coefficient
    if total == 0 { terms.remove(at: index) } else { terms[index] = Term(variable, total) }
  }
}
