import Testing

/// The combinations of settings in the catalog's pictures.
@Suite struct PairwiseTests {
  @Test(arguments: [
    [1], [4], [2, 2], [3, 1, 2], [2, 2, 2, 2], [12, 3, 3, 2, 2, 2, 2, 2], [2, 5, 3, 7],
  ])
  func `every pair of values occurs`(counts: [Int]) {
    let rows = Pairwise(counts).rows
    let found = Set(rows.flatMap(Pairwise.pairs(in:)))
    #expect(found == Set(Pairwise.pairs(of: counts)))
    for row in rows {
      #expect(row.count == counts.count)
      #expect(zip(row, counts).allSatisfy { (0..<$1).contains($0) })
    }
    for (factor, count) in counts.enumerated() {
      #expect(Set(rows.map { $0[factor] }) == Set(0..<count))
    }
  }

  @Test(arguments: [
    ([2, 2], 4), ([2, 2, 2, 2], 6), ([12, 3, 3, 2, 2, 2, 2, 2], 36), ([2, 5, 3, 7], 36),
  ])
  func `there are few rows`(counts: [Int], most: Int) {
    #expect(Pairwise(counts).rows.count <= most)
  }

  @Test func `the rows are deterministic and unique`() {
    let rows = Pairwise([12, 3, 3, 2, 2, 2, 2, 2]).rows
    #expect(Pairwise([12, 3, 3, 2, 2, 2, 2, 2]).rows == rows)
    #expect(Set(rows).count == rows.count)
  }

  @Test func `pairs are counted correctly`() {
    #expect(Pairwise.pairs(of: [2, 3, 4]).count == 6 + 8 + 12)
    #expect(Pairwise.pairs(of: [5]).isEmpty)
    #expect(
      Pairwise.pairs(in: [1, 2]) == [Pairwise.Pair(factors: [0, 1], values: [1, 2])])
  }
}
