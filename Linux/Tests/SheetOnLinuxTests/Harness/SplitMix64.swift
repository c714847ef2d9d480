/// Vigna's SplitMix64, which draws the same cases for the same seed everywhere.
struct Draws: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func index(_ count: Int) -> Int { .random(in: 0..<count, using: &self) }
  mutating func seconds(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
