enum NearestName {
  /// About a third of the letters, ignoring case, may be missing, added, changed, or swapped with
  /// the next one; of equally similar names, the first in the alphabet wins.
  static func of(_ name: String, in names: [String]) -> String? {
    let letters = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in names {
      let others = Array(candidate.lowercased())
      let length = max(letters.count, others.count)
      let limit = min(max(1, (length + 1) / 3), length - 1)
      guard abs(others.count - letters.count) <= limit else { continue }
      let distance = distance(letters, others)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) < (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Returns the edit distance between two words (Damerau–Levenshtein, optimal string alignment).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
