/// The number of allocated blocks after each life, and whether it keeps growing.
///
/// Caches grow when a life uses something for the first time, so the minimums of long intervals are
/// compared, after a warm-up.
struct MemoryTrend: CustomStringConvertible {
  private static let warmUp = 300
  private static let stretch = 100
  /// The growth in each life above which memory counts as leaked.
  ///
  /// A leaked view has more blocks.
  private static let maximumBlocks = 20

  private var lives = 0
  private var least = Int.max
  private var minimumsOfIntervals: [Int] = []

  mutating func add(_ blocks: Int) {
    lives += 1
    guard lives > Self.warmUp else { return }
    least = min(least, blocks)
    if lives % Self.stretch == 0 {
      minimumsOfIntervals.append(least)
      least = .max
    }
  }

  /// A description of the problem, or `nil`: memory that grew in each of the last five intervals.
  var problem: String? {
    let recent = minimumsOfIntervals.suffix(6)
    guard recent.count == 6 else { return nil }
    let steps = zip(recent, recent.dropFirst()).map { $1 - $0 }
    guard steps.allSatisfy({ $0 > Self.stretch * Self.maximumBlocks }) else { return nil }
    return "Allocated blocks grow: \(recent)"
  }

  var description: String { "blocks after each \(Self.stretch) lives: \(minimumsOfIntervals)" }
}
