/// A simplex method that keeps its basis as equations, not as a tableau.
///
/// As many rows as there are basic variables are *active*: they hold with equality, and each has one
/// *basic variable*, which it determines. A *nonbasic* variable has no row and is 0 at the optimum.
/// All other rows are *inactive*: they are satisfied, or violated by some amount.
///
/// Rows are not substituted into each other. A basic variable is computed from the other variables of its
/// row, so a change goes along the rows to the variables that depend on it, and to nothing else. Variables that
/// determine each other in a cycle form a `Block`, which is solved by an LU factorization.
///
/// The objectives are minimized in lexicographic order: the error of the required rows, then that of the
/// soft rows level by level, then the distance of each variable from 0, in the order in which they were made.
/// The optimum is unique, so it does not depend on the path to it.
///
/// The terms are those of R. J. Vanderbei, "Linear Programming", and I. Maros, "Computational Techniques of the
/// Simplex Method".
///
/// Methods that change nothing and are called often are inlined: for other calls the compiler copies the struct.
struct Simplex: ~Copyable {
  // Variables, by number.
  var value = Buffer<Double>()
  var published = Buffer<Double>()
  var columns = Buffer<Column>()
  /// Whether the number is in use.
  var isKnown = Buffer<Bool>()
  /// The row of the variable's edit constraint, or −1.
  var edit = Buffer<Int32>()

  // Rows, by number.
  var rows = Buffer<Row>()
  var slots = Buffer<Slot>()
  var entries = Buffer<Entry>()
  var freeRows = Buffer<Int32>()
  var freeVariables = Buffer<Int32>()
  /// The entries that no row uses any more.
  var wastedEntries = 0
  /// The rows that are present.
  var rowCount = 0
  var lastSerial = 0
  var levels = Levels()
  /// The inactive rows that are violated.
  var violated = Buffer<Int32>()
  var blocks = BlockTable()

  // What waits for the next solve.
  var newRows = Buffer<Int32>()
  /// Rows whose entries are not linked yet.
  var unlinkedRows = Buffer<Int32>()
  var constantChanges = Buffer<ConstantChange>()
  /// Variables whose value is no longer the published one.
  var moved = Buffer<Int32>()
  /// Nonbasic variables that may not be 0.
  var offZero = Buffer<Int32>()
  /// Variables of rows that have become or ceased to be violated: the rows that they depend on are priced again.
  var unpriced = Buffer<Int32>()
  /// Whether all rows are priced again.
  var isAllUnpriced = false

  // What the last solve published: variables, and parametric steps as a bit each.
  var changed = Buffer<Int32>()
  var steppedMask: UInt8 = 0
  var steps: [ParametricStep] = []
  var nextStep = 0

  // The variables that depend on one variable, as collected last.
  var stamp: UInt32 = 0
  var order = Buffer<Int32>()
  var touched = Buffer<Int32>()

  // The variables that a row depends on, as collected last, with the dual values of their rows.
  var sourceStamp: UInt32 = 0
  var dual = Buffer<Double>()
  var dualSize = Buffer<Double>()
  var sources = Buffer<Int32>()

  // Memory that is used again.
  var frames = Buffer<Frame>()
  var breakpoints = Buffer<Breakpoint>()
  var slope = Buffer<Double>()
  var slopeSize = Buffer<Double>()
  var candidates = Buffer<Candidate>()
  var suspects = Buffer<Int32>()
  var undecided = Buffer<Int32>()
  var nearest = Buffer<Int32>()
  var list = Buffer<Int32>()
  var keys = Buffer<Int64>()
  /// By row, how many of its variables are unknown; by variable, what a search leaves there.
  var unknownCounts = Buffer<Int32>()
  /// The rows of each variable, one variable after the other, and where each one's begin.
  var columnRows = Buffer<Int32>()
  var columnStarts = Buffer<Int32>()
  var searchIndex = Buffer<Int32>()
  var searchLow = Buffer<Int32>()

  var limits = SolverLimits()
  /// The limits that this solve has reached.
  var reachedLimits: Set<SolverLimit> = []
  /// Counts the changes of the active rows; parametric steps of another version are wrong.
  var version = 0
  /// The variables that were visited for directions in this solve.
  var visits = 0
  /// Whether this solve has begun with a new basis.
  var hasCrashed = false
  /// How often a step has failed in this solve.
  var failures = 0
  /// The steps since the last one of positive length.
  var degenerateSteps = 0
  /// How often constants were perturbed in this solve, and what they were.
  var perturbations = 0
  var perturbed = Buffer<ConstantChange>()
  /// Whether rows whose sum is 0 keep the sign of their violation.
  var keepsSigns = false
  /// Whether Bland's rule is followed.
  var isBland = false
}

/// What walks need of a variable, side by side in memory.
struct Column: BitwiseCopyable {
  /// How the variable changes in the current direction, if it is marked.
  var rate = 0.0
  /// The row that determines the variable; −1 for a nonbasic one.
  var basicRow: Int32 = -1
  /// The block that the variable belongs to, or −1.
  var block: Int32 = -1
  /// The variable's index in its block.
  var blockIndex: Int32 = 0
  /// The first of the variable's entries, which are linked.
  var firstEntry: Int32 = -1
  /// The last walk to dependents that came by.
  var mark: UInt32 = 0
  /// The last walk to sources that came by.
  var sourceMark: UInt32 = 0
  var isMoved = false
  var isOffZero = false
  var isSuspect = false
  var verdict: UInt8 = 0
}

/// A constraint: Σ coefficient · variable + constant, related to 0.
///
/// The largest coefficient is scaled to 1 … 2 by a power of 2.
struct Row: BitwiseCopyable {
  var start: Int32
  var count: Int32
  /// The number of the strength in `Levels`; 0 is required.
  var level: Int32
  /// The variable that the row determines; −1 for an inactive row.
  var basicVariable: Int32 = -1
  var constant: Double
  /// What the row was divided by.
  var weight = 1.0
  /// How the sum changes in the current direction, if the row is marked, and the size of the terms of that.
  var rate = 0.0
  var rateSize = 0.0
  /// The last walk to dependents that came by.
  var mark: UInt32 = 0
  /// The row's index in `violated`, or −1.
  var violatedIndex: Int32 = -1
  var relation: Relation
  /// The sign of the violation while the row is inactive: −1, 0, 1.
  var sign: Int8 = 0
  var isPresent = true
  /// Whether the row waits for the next solve.
  var isNew = true
  /// Whether the entries are linked with the others of their columns.
  var isLinked = false

  var isRequired: Bool { level == 0 }
}

/// What stays when a row's number is used again.
struct Slot: BitwiseCopyable {
  /// How many entries there is room for.
  var capacity: Int32
  var generation: UInt32 = 0
  /// Grows from one added row to the next.
  var serial = 0
}

/// A coefficient of the matrix, linked with the others of its column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  /// The row's basic variable once more, so that walks need not look it up.
  var basicVariable: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A position in a walk: a node, one of its variables, the next entry to visit.
struct Frame: BitwiseCopyable {
  var node: Int32
  var member: Int32
  var entry: Int32
}

extension Simplex {
  /// What counts as 0, relative to the size of the terms of a sum.
  static let tolerance = 1e-10
  /// What counts as 0 at first in a required equation; a larger sum is looked into, see
  /// `activateLooseRows`.
  static let suspicion = 1e-12
  /// What counts as 0 for a rate or a dual value, relative to the size of their terms.
  static let rateTolerance = 1e-11
  /// What counts as 0 for a reduced cost, relative to the size of its terms.
  static let costTolerance = 1e-9
  /// What counts as 0 for a variable.
  static let zero = 1e-9
}
