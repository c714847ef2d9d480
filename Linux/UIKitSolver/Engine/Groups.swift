/// Groups of variables that required rows tie together, up to the first solving.
///
/// Until then whole layouts are put in, in any order, and most of what would be calculated in between is of no use.
struct Groups: ~Copyable {
  /// What is known of a group, as bits.
  private enum Mark {
    static let isBounded: Int32 = 1, isBehind: Int32 = 2
  }

  /// A variable nearer to the group's first one; for that one the marks, complemented.
  private var links = Buffer<Int32>()
  /// Whether nothing has been solved yet.
  private(set) var isInUse = true

  /// Adds a variable, a group of its own.
  mutating func add() {
    if isInUse { links.append(~0) }
  }

  /// Gives all groups up.
  mutating func end() {
    isInUse = false
    links = Buffer()
  }

  /// The variable that stands for the group of another one.
  func first(of variable: Int32) -> Int32 {
    var variable = variable
    while links[variable] >= 0 {
      let next = links[variable]
      // The way gets shorter for those that come later.
      if links[next] >= 0 { links[variable] = links[next] }
      variable = next
    }
    return variable
  }

  /// Makes one group of two that first variables stand for; returns what stands for it.
  func join(_ one: Int32, _ other: Int32) -> Int32 {
    if one == other { return one }
    links[other] = ~(~links[other] | ~links[one])
    links[one] = other
    return other
  }

  /// Whether an inequality may stand against a change of what the group's rows determine.
  func isBounded(_ first: Int32) -> Bool { ~links[first] & Mark.isBounded != 0 }

  /// Whether values of the group are yet to be calculated.
  func isBehind(_ first: Int32) -> Bool { ~links[first] & Mark.isBehind != 0 }

  func setBounded(_ first: Int32) { links[first] = ~(~links[first] | Mark.isBounded) }

  func setBehind(_ first: Int32, _ isBehind: Bool) {
    let others = ~links[first] & ~Mark.isBehind
    links[first] = ~(isBehind ? others | Mark.isBehind : others)
  }
}
