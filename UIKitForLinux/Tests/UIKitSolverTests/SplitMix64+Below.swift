import SeededRandom

extension SplitMix64 {
  init(seed: Int) { self.init(seed: UInt64(seed)) }

  mutating func below(_ bound: Int) -> Int { index(bound) }
}
