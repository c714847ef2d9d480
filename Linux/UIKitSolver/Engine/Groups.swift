/// Groups of variables that required rows tie together, up to the first solving.
///
/// Until then whole layouts are put in, in any order, and most of what would be calculated in between is of no use.
struct Groups: ~Copyable {
  private var members = Buffer<GroupMember>()
  /// Whether nothing has been solved yet.
  private(set) var isInUse = true

  /// Adds a variable, a group of its own.
  mutating func add() {
    if isInUse { members.append(GroupMember()) }
  }

  /// Gives all groups up.
  mutating func end() {
    isInUse = false
    members = Buffer()
  }

  /// The variable that stands for the group of another one.
  @inline(__always) func group(of variable: Int32) -> Int32 {
    var variable = variable
    while true {
      let next = members[variable].link
      if next < 0 { return variable }
      let further = members[next].link
      if further < 0 { return next }
      // The way gets shorter for those that come later.
      members[variable].link = further
      variable = further
    }
  }

  /// Makes one group of two; returns what stands for it.
  func join(_ one: Int32, _ other: Int32) -> Int32 {
    if one == other { return one }
    let (first, second) = (members[one], members[other])
    members[one].link = other
    if first.isBounded { members[other].isBounded = true }
    if first.behind >= 0, second.behind >= 0 {
      // Two rings become one.
      let next = members[first.behind].next
      members[first.behind].next = members[second.behind].next
      members[second.behind].next = next
    } else if first.behind >= 0 {
      members[other].behind = first.behind
    }
    return other
  }

  /// Whether an inequality may stand against a change of what the group's rows determine.
  func isBounded(_ group: Int32) -> Bool { members[group].isBounded }

  func setBounded(_ group: Int32) { members[group].isBounded = true }

  // MARK: Values that are yet to be calculated

  /// Whether a variable's value is yet to be calculated.
  func isBehind(_ variable: Int32) -> Bool { members[variable].next >= 0 }

  /// Notes that a variable's value is yet to be calculated.
  func setBehind(_ variable: Int32, in group: Int32) {
    let other = members[group].behind
    if other < 0 {
      members[variable].next = variable
      members[group].behind = variable
    } else {
      members[variable].next = members[other].next
      members[other].next = variable
    }
  }

  /// Takes one of a group's variables whose values are yet to be calculated; −1 if there is none left.
  func takeBehind(of group: Int32) -> Int32 {
    let last = members[group].behind
    guard last >= 0 else { return -1 }
    let variable = members[last].next
    members[last].next = members[variable].next
    members[variable].next = -1
    if variable == last { members[group].behind = -1 }
    return variable
  }
}

/// What `Groups` keeps of a variable.
struct GroupMember: BitwiseCopyable {
  /// A variable nearer to the one that stands for the group; −1 for that one.
  var link: Int32 = -1
  /// The next of the group's variables that are behind, in a ring; −1 for a variable that is not.
  var next: Int32 = -1
  /// For the one that stands for the group: one of those that are behind, or −1.
  var behind: Int32 = -1
  /// For the one that stands for the group: whether an inequality names something that its rows determine.
  var isBounded = false
}
