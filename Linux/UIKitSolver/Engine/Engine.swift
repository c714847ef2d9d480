/// The equations, which variable each of them determines, and what follows for the values.
///
/// As many constraints as there are variables *hold*: with equality, and each determines one
/// variable, its subject. A variable that none determines is *open* and stands by itself, at 0 when
/// everything is settled. All other constraints are *loose*: they are satisfied, or violated by some amount.
///
/// Definitions are not expanded into each other. A variable follows from the others of its
/// definition, so a change is carried on along definitions, in order, to what depends on it and
/// nothing else. Where variables determine each other in a circle they form a `Loop`.
///
/// A choice of holding constraints is best when no single one, let go, makes things better; `Engine`
/// gets there by replacing one holding constraint at a time (the simplex method, on the sums of
/// errors themselves). Required constraints count as the strongest of all levels, and that an open
/// variable be 0 as the weakest: each variable by itself, in the order in which they were made. So
/// the best values are unique, and do not depend on how they were reached.
///
/// Methods that change nothing and are called often are inlined: for other calls of them the compiler copies
/// the whole struct.
struct Engine: ~Copyable {
  // Variables, by number.
  var value = Buffer<Double>()
  var published = Buffer<Double>()
  var knots = Buffer<Knot>()
  /// Whether the number is given out.
  var isKnown = Buffer<Bool>()

  // Constraints, by number.
  var rows = Buffer<Row>()
  var slots = Buffer<Slot>()
  var terms = Buffer<Cell>()
  var freeRows = Buffer<Int32>()
  var freeVariables = Buffer<Int32>()
  /// The terms of the pool that no row uses any more.
  var wastedTerms = 0
  var levels = Levels()
  /// The loose rows that pull at their variables.
  var pulling = Buffer<Int32>()
  var loops = LoopTable()

  /// The row of the variable's edit; −1 for most.
  var edit = Buffer<Int32>()

  // What waits for the next solving.
  var shifts = Buffer<Shift>()
  /// Variables whose value is no longer the published one.
  var moved = Buffer<Int32>()
  /// Open variables that may not be at 0.
  var unsettled = Buffer<Int32>()
  /// Wishes that have not been looked at.
  var fresh = Buffer<Int32>()
  /// Variables of constraints that have begun or ceased to pull: what they follow from is to be examined.
  var disturbed = Buffer<Int32>()

  // Before the first solving.
  var groups = Groups()
  /// Variables whose values are yet to be calculated from their definitions, with what follows from them.
  var behind = Buffer<Int32>()

  // What was published last: by itself, and by what is remembered of wishes (a bit for each).
  var changed = Buffer<Int32>()
  var dragged: UInt8 = 0
  var drags: [Drag] = []
  var nextDrag = 0

  // What follows from one change, as found last.
  var stamp: UInt32 = 0
  var order = Buffer<Int32>()
  var touched = Buffer<Int32>()
  var largestRate = 0.0

  // What a change of something follows from, as found last.
  var trailStamp: UInt32 = 0
  var share = Buffer<Double>()
  var trail = Buffer<Int32>()

  // Memory for the work on loops and for walks.
  var frames = Buffer<Frame>()
  var scratch = Buffer<Double>()
  var stops = Buffer<Stop>()
  var pull = Buffer<Double>()
  var pullSize = Buffer<Double>()
  var candidates = Buffer<Candidate>()
  var suspects = Buffer<Int32>()
  var undecided = Buffer<Int32>()
  var nearest = Buffer<Int32>()
  var sorted = Buffer<Int32>()
  var keys = Buffer<Int64>()
  var journal = Journal()
  /// Counts every change after which remembered directions are wrong.
  var version = 0
  var shiftWork = 0
  var rowsEverAdded = 0
  /// The steps since the last one that got anywhere.
  var standstill = 0
  /// How often constants have been shaken while settling, and what they were.
  var shakes = 0
  var shaken = Buffer<Shift>()
  /// Whether rows on their borders go on pulling as they did.
  var isSticky = false
  /// Whether the rule that never goes in circles is followed.
  var isStrict = false
}

/// What walks ask of a variable, side by side: in a large system each look at another place in memory is slow.
struct Knot: BitwiseCopyable {
  /// How the variable changes, if it is marked.
  var rate = 0.0
  /// The row that determines the variable; −1 for an open one.
  var definition: Int32 = -1
  /// The loop that the variable belongs to; −1 for most.
  var loop: Int32 = -1
  /// The first of the variable's terms, which are linked.
  var firstTerm: Int32 = -1
  /// Of the walk downstream that came by last.
  var mark: UInt32 = 0
  /// Of the walk upstream that came by last.
  var trailMark: UInt32 = 0
  var isMoved = false
  var isUnsettled = false
  var isSuspect = false
  var verdict: UInt8 = 0
}

/// A constraint: Σ coefficient · variable + constant stands to zero.
struct Row: BitwiseCopyable {
  var start: Int32
  var count: Int32
  /// The strength's number in `Levels`; 0 is required.
  var level: Int32
  /// The variable that the row determines; −1 for a loose row.
  var subject: Int32 = -1
  var constant: Double
  /// How the sum changes, if the row is marked.
  var rate = 0.0
  /// Of the walk downstream that came by last.
  var mark: UInt32 = 0
  /// Where the row stands in the list of pulling rows; −1 otherwise.
  var pullIndex: Int32 = -1
  var relation: Relation
  /// How the error grows with the sum, as long as the row is loose: −1, 0, 1.
  var slope: Int8 = 0
  var isPresent = true

  var isRequired: Bool { level == 0 }
}

extension Relation: BitwiseCopyable {}

/// What stays when a row's number is given out again.
struct Slot: BitwiseCopyable {
  /// How many terms there is room for.
  var capacity: Int32
  var generation: UInt32 = 0
}

/// A variable with its coefficient in a row, linked with the same variable's other cells.
struct Cell: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  /// The row's subject once more, so that walks need not look it up.
  var subject: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A place in a walk along definitions: a node, one of its variables, the next cell to look at.
struct Frame: BitwiseCopyable {
  var node: Int32
  var member: Int32
  var term: Int32
}
