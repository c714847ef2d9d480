import SeededRandom

extension SplitMix64 {
  mutating func index(_ count: Int) -> Int { .random(in: 0..<count, using: &self) }
  mutating func seconds(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
