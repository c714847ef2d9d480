extension SplitMix64 {
  /// Returns a random index of a collection with `count` elements.
  public mutating func index(_ count: Int) -> Int { .random(in: 0..<count, using: &self) }

  /// Returns a random number of seconds.
  public mutating func seconds(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  /// Returns `true` in `percent` of all cases.
  public mutating func chance(_ percent: Int) -> Bool { index(100) < percent }

  /// Returns a random element.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[index(elements.count)]
  }
}
