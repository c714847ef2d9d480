/// A simplex method that stores its basis as equations, not as a tableau.
///
/// The number of *active* rows equals the number of basic variables: active rows hold with
/// equality, and each one determines its *basic variable*. A *nonbasic* variable has no row and is
/// 0 at the optimum. All other rows are *inactive*: they are satisfied, or violated by some amount.
///
/// Rows aren't substituted into each other. A basic variable is computed from the other variables
/// of its row, so a change affects only the variables that depend on it. Variables that determine
/// each other in a cycle form a `Block`, which is solved by an LU factorization.
///
/// The objectives are minimized in lexicographic order: the error of the required rows, then that
/// of the soft rows level by level, then the distance of each variable from 0, in order of
/// creation. The optimum is unique, so it doesn't depend on the order of changes.
///
/// The terms come from R. J. Vanderbei, "Linear Programming", and I. Maros, "Computational
/// Techniques of the Simplex Method".
///
/// Nonmutating methods that are called often are inlined: for other calls, the compiler copies the
/// struct.
struct Simplex: ~Copyable {
  // Variables, indexed by number.
  var value = Buffer<Double>()
  var published = Buffer<Double>()
  var columns = Buffer<Column>()
  /// Boolean values that indicate whether the numbers are in use.
  var isKnown = Buffer<Bool>()
  /// The row of the variable's edit constraint, or −1.
  var edit = Buffer<Int32>()

  // Rows, indexed by number.
  var rows = Buffer<Row>()
  var slots = Buffer<Slot>()
  var entries = Buffer<Entry>()
  var freeRows = Buffer<Int32>()
  var freeVariables = Buffer<Int32>()
  /// The number of entries that no row uses.
  var wastedEntries = 0
  /// The number of rows.
  var rowCount = 0
  var lastSerial = 0
  var levels = Levels()
  /// The violated inactive rows.
  var violated = Buffer<Int32>()
  var blocks = BlockTable()

  // Changes for the next solve.
  var newRows = Buffer<Int32>()
  /// Rows whose entries aren't linked yet.
  var unlinkedRows = Buffer<Int32>()
  var constantChanges = Buffer<ConstantChange>()
  /// Variables whose values differ from the published ones.
  var moved = Buffer<Int32>()
  /// Nonbasic variables that may not be 0.
  var offZero = Buffer<Int32>()
  /// Variables of rows that have become violated or satisfied.
  ///
  /// The rows that they depend on are priced again.
  var unpriced = Buffer<Int32>()
  /// A Boolean value that indicates whether all rows are priced again.
  var isAllUnpriced = false

  // The variables that the last solve published, and its parametric steps as bits.
  var changed = Buffer<Int32>()
  var steppedMask: UInt8 = 0
  var steps: [ParametricStep] = []
  var nextStep = 0

  // The variables that depend on one variable, from the last traversal.
  var stamp: UInt32 = 0
  var order = Buffer<Int32>()
  var touched = Buffer<Int32>()

  // The variables that a row depends on, from the last traversal, with the dual values of their
  // rows.
  var sourceStamp: UInt32 = 0
  var dual = Buffer<Double>()
  var dualSize = Buffer<Double>()
  var sources = Buffer<Int32>()

  // Scratch memory.
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
  /// The number of unknown variables of each row, and the results of a search for each variable.
  var unknownCounts = Buffer<Int32>()
  /// The rows of each variable, one variable after another, and their start indices.
  var columnRows = Buffer<Int32>()
  var columnStarts = Buffer<Int32>()
  var searchIndex = Buffer<Int32>()
  var searchLow = Buffer<Int32>()

  var limits = SolverLimits()
  /// The limits that this solve has reached.
  var reachedLimits: Set<SolverLimit> = []
  /// The number of changes of the active rows.
  ///
  /// Parametric steps of another version are invalid.
  var version = 0
  /// The number of variables visited for directions in this solve.
  var visits = 0
  /// A Boolean value that indicates whether this solve has started with a new basis.
  var hasCrashed = false
  /// The number of failed steps in this solve.
  var failures = 0
  /// The number of steps since the last one with a positive length.
  var degenerateSteps = 0
  /// The number of perturbations in this solve, and the original constants.
  var perturbations = 0
  var perturbed = Buffer<ConstantChange>()
  /// A Boolean value that indicates whether rows whose sum is 0 keep the sign of their violation.
  var keepsSigns = false
  /// A Boolean value that indicates whether Bland's rule is used.
  var isBland = false
}

/// The values of a variable that traversals need, adjacent in memory.
struct Column: BitwiseCopyable {
  /// The rate of change in the current direction, if the variable is marked.
  var rate = 0.0
  /// The row that determines the variable, or −1 for a nonbasic variable.
  var basicRow: Int32 = -1
  /// The block that the variable belongs to, or −1.
  var block: Int32 = -1
  /// The variable's index in its block.
  var blockIndex: Int32 = 0
  /// The first of the variable's linked entries.
  var firstEntry: Int32 = -1
  /// The number of the last traversal of dependents that visited the variable.
  var mark: UInt32 = 0
  /// The number of the last traversal of sources that visited the variable.
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
  /// The level number of the strength in `Levels`; 0 is required.
  var level: Int32
  /// The variable that the row determines, or −1 for an inactive row.
  var basicVariable: Int32 = -1
  var constant: Double
  /// The divisor that has scaled the row.
  var weight = 1.0
  /// The rate of change of the sum in the current direction, if the row is marked, and the
  /// magnitude of its terms.
  var rate = 0.0
  var rateSize = 0.0
  /// The number of the last traversal of dependents that visited the row.
  var mark: UInt32 = 0
  /// The row's index in `violated`, or −1.
  var violatedIndex: Int32 = -1
  var relation: Relation
  /// The sign of the violation of an inactive row: −1, 0, or 1.
  var sign: Int8 = 0
  var isPresent = true
  /// A Boolean value that indicates whether the row hasn't been applied yet.
  var isNew = true
  /// A Boolean value that indicates whether the entries are linked with the others of their
  /// columns.
  var isLinked = false

  var isRequired: Bool { level == 0 }
}

/// The data that is kept when a row's number is reused.
struct Slot: BitwiseCopyable {
  /// The number of entries that fit.
  var capacity: Int32
  var generation: UInt32 = 0
  /// The number in order of addition.
  var serial = 0
}

/// A coefficient of the matrix, linked with the others of its column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  /// A copy of the row's basic variable, for faster traversals.
  var basicVariable: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A position in a traversal: a node, one of its variables, and the next entry to visit.
struct Frame: BitwiseCopyable {
  var node: Int32
  var member: Int32
  var entry: Int32
}

extension Simplex {
  /// The tolerance for 0, relative to the magnitude of the terms of a sum.
  static let tolerance = 1e-10
  /// The initial tolerance for required equations.
  ///
  /// Larger sums are examined, see `activateLooseRows`.
  static let suspicion = 1e-12
  /// The tolerance for 0 of a rate or a dual value, relative to the magnitude of its terms.
  static let rateTolerance = 1e-11
  /// The tolerance for 0 of a reduced cost, relative to the magnitude of its terms.
  static let costTolerance = 1e-9
  /// The tolerance for 0 of a variable.
  static let zero = 1e-9
}
