/// Combinations in which every value of each factor meets every value of each other factor.
///
/// All combinations of eight factors are thousands; most of what goes wrong comes from two values that meet, and
/// a few dozen combinations have all pairs. The same numbers always give the same rows.
struct Pairwise {
  /// How many values each factor has, at least one.
  let counts: [Int]
  /// The combinations: a value, from 0 on, for each factor.
  let rows: [[Int]]

  /// Two values of two factors, the first of which comes before the second.
  struct Pair: Hashable {
    var factors: [Int]
    var values: [Int]
  }

  /// Finds rows greedily: each begins with the first pair that is missing and takes for every other factor the
  /// value that makes up the most missing pairs.
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
    // A single factor has no pairs, and all its values are shown.
    self.rows = counts.count == 1 ? (0..<counts[0]).map { [$0] } : rows
  }

  /// All pairs there are.
  static func pairs(of counts: [Int]) -> [Pair] {
    counts.indices.flatMap { first in
      ((first + 1)..<max(counts.count, first + 1)).flatMap { second in
        (0..<counts[first]).flatMap { one in
          (0..<counts[second]).map { Pair(factors: [first, second], values: [one, $0]) }
        }
      }
    }
  }

  /// The pairs that a row has.
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
    // Where several do as well they take turns, each factor at its own pace, so that none go together always.
    let candidates = (0..<count).map { ($0 + turn >> (factor % 5)) % count }
    return candidates.max { gain($0) < gain($1) } ?? 0
  }
}
