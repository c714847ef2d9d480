import CAllocations
import Foundation

/// The cost of a piece of work.
struct Cost {
  /// The processor time of the whole process, in seconds.
  var time = 0.0
  /// The number of memory allocations.
  var allocations = 0.0

  /// Measures work of this thread, while other threads may work in the background.
  @MainActor static func ofThread(_ work: () throws -> Void) rethrows -> Cost {
    let (begin, allocations) = (processorTime(CLOCK_THREAD_CPUTIME_ID), allocation_count())
    try work()
    return Cost(
      time: processorTime(CLOCK_THREAD_CPUTIME_ID) - begin,
      allocations: Double(allocation_count() - allocations))
  }

  /// Measures a piece of work.
  @MainActor static func of(_ work: () throws -> Void) rethrows -> Cost {
    let begin = now()
    try work()
    return since(begin)
  }

  /// The cost of this process so far.
  static func now() -> Cost {
    Cost(time: processorTime(), allocations: Double(allocation_count()))
  }

  /// Returns the cost since an earlier reading.
  static func since(_ begin: Cost) -> Cost {
    let end = now()
    return Cost(time: end.time - begin.time, allocations: end.allocations - begin.allocations)
  }

  /// Returns the processor time of this process or thread so far, in seconds.
  private static func processorTime(_ clock: clockid_t = CLOCK_PROCESS_CPUTIME_ID) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension [Cost] {
  /// The median of each value separately.
  var median: Cost {
    Cost(time: map(\.time).median, allocations: map(\.allocations).median)
  }

  /// The mean of several frames.
  var mean: Cost {
    let count = Double(Swift.max(count, 1))
    return Cost(
      time: map(\.time).reduce(0, +) / count,
      allocations: map(\.allocations).reduce(0, +) / count)
  }
}

extension [Double] {
  /// The median, or 0 for an empty array.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
