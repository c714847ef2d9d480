/// Combinations in which every value of each factor occurs with every value of each other factor.
///
/// All combinations of eight factors are thousands. Most problems are caused by two values that
/// occur together, and a few dozen combinations contain all pairs. The rows are deterministic.
struct Pairwise {
  /// The number of values of each factor, at least one.
  let counts: [Int]
  /// The combinations: the index of a value for each factor.
  let rows: [[Int]]

  /// Two values of two factors.
  ///
  /// The first value belongs to the earlier factor.
  struct Pair: Hashable {
    var factors: [Int]
    var values: [Int]
  }

  /// Finds rows greedily: each begins with the first missing pair and contains, for every other
  /// factor, the value with the most missing pairs.
  init(_ counts: [Int]) {
    self.counts = counts
    let all = Self.pairs(of: counts)
    var missing = Set(all)
    var rows: [[Int]] = []
    for pair in all where missing.contains(pair) {
      var row = [Int?](repeating: nil, count: counts.count)
      for (factor, value) in zip(pair.factors, pair.values) { row[factor] = value }
      for factor in counts.indices where row[factor] == nil {
        row[factor] = Self.best(factor, counts[factor], in: row, rows.count, missing)
      }
      let full = row.compactMap { $0 }
      missing.subtract(Self.pairs(in: full))
      rows.append(full)
    }
    // A single factor has no pairs, so all its values are in the rows.
    self.rows = counts.count == 1 ? (0..<counts[0]).map { [$0] } : rows
  }

  /// All possible pairs.
  static func pairs(of counts: [Int]) -> [Pair] {
    counts.indices.flatMap { first in
      ((first + 1)..<max(counts.count, first + 1)).flatMap { second in
        (0..<counts[first]).flatMap { one in
          (0..<counts[second]).map { Pair(factors: [first, second], values: [one, $0]) }
        }
      }
    }
  }

  /// The pairs in a row.
  static func pairs(in row: [Int]) -> [Pair] {
    row.indices.flatMap { first in
      ((first + 1)..<max(row.count, first + 1)).map { second in
        Pair(factors: [first, second], values: [row[first], row[second]])
      }
    }
  }

  private static func best(
    _ factor: Int, _ count: Int, in row: [Int?], _ turn: Int, _ missing: Set<Pair>
  ) -> Int {
    func gain(_ value: Int) -> Int {
      row.indices.count { other in
        guard let known = row[other] else { return false }
        let pair =
          other < factor
          ? Pair(factors: [other, factor], values: [known, value])
          : Pair(factors: [factor, other], values: [value, known])
        return missing.contains(pair)
      }
    }
    // Values that are equally good take turns, with a different period for each factor, so that no
    // two factors change together.
    let candidates = (0..<count).map { ($0 + turn >> (factor % 5)) % count }
    return candidates.max { gain($0) < gain($1) } ?? 0
  }
}
