/// Finds an order in which constraints determine variables, one after the other as far as that goes.
///
/// First go the constraints that name one undetermined variable only, then the variables that one constraint
/// only names. What is left goes in circles and becomes a loop.
struct Arrangement {
  private let variables: [Int32]
  private let constraints: [Int32]
  /// The constraints that name each variable, by place.
  private var columns: [[Int]]
  /// The variables that each constraint names, by place.
  private var lines: [[Int]]
  private var sizes: [[Double]]
  private var isPlaced: [Bool]
  private var isUsed: [Bool]
  private var lineCounts: [Int]
  private var columnCounts: [Int]

  /// Which constraint determines which variable.
  private(set) var pairs: [(variable: Int32, constraint: Int32)] = []
  /// In the order in which they follow.
  private(set) var followers: [Int32] = []
  private(set) var guesses: [Int32] = []

  init(_ variables: [Int32], _ constraints: [Int32], of engine: borrowing Engine) {
    self.variables = variables
    self.constraints = constraints
    columns = Array(repeating: [], count: variables.count)
    lines = Array(repeating: [], count: constraints.count)
    sizes = lines.map { _ in [] }
    var places: [Int32: Int] = [:]
    for (place, variable) in variables.enumerated() { places[variable] = place }
    for (line, constraint) in constraints.enumerated() {
      if constraint < 0 {
        guard let place = places[~constraint] else { continue }
        lines[line].append(place)
        sizes[line].append(1)
        columns[place].append(line)
        continue
      }
      let start = Int(engine.rows[constraint].start)
      for term in start..<start + Int(engine.rows[constraint].count) {
        let cell = engine.terms[term]
        guard let place = places[cell.variable] else { continue }
        lines[line].append(place)
        sizes[line].append(abs(cell.coefficient))
        columns[place].append(line)
      }
    }
    isPlaced = Array(repeating: false, count: variables.count)
    isUsed = Array(repeating: false, count: constraints.count)
    lineCounts = lines.map(\.count)
    columnCounts = columns.map(\.count)
  }

  /// Says whether each variable is determined.
  mutating func find() -> Bool {
    placeSingleLines { _ in }
    placeSingleColumns()
    var checks: [Int] = []
    while let guess = isPlaced.indices.filter({ !isPlaced[$0] }).max(by: { one, other in
      (columnCounts[one], -Int(variables[one])) < (columnCounts[other], -Int(variables[other]))
    }) {
      guesses.append(variables[guess])
      isPlaced[guess] = true
      for line in columns[guess] where !isUsed[line] { lineCounts[line] -= 1 }
      var order: [Int32] = []
      placeSingleLines { order.append($0) }
      followers += order
      for line in lines.indices where !isUsed[line] && lineCounts[line] == 0 {
        isUsed[line] = true
        checks.append(line)
      }
    }
    for line in lines.indices where !isUsed[line] { checks.append(line) }
    guard checks.count == guesses.count else { return false }
    for (guess, check) in zip(guesses, checks) { pairs.append((guess, constraints[check])) }
    return true
  }

  private mutating func placeSingleLines(_ body: (Int32) -> Void) {
    var queue = lines.indices.filter { !isUsed[$0] && lineCounts[$0] == 1 }
    var next = 0
    while next < queue.count {
      let line = queue[next]
      next += 1
      guard !isUsed[line], lineCounts[line] == 1,
        let place = lines[line].first(where: { !isPlaced[$0] })
      else { continue }
      put(place, line)
      body(variables[place])
      for other in columns[place] where !isUsed[other] {
        lineCounts[other] -= 1
        if lineCounts[other] == 1 { queue.append(other) }
      }
    }
  }

  private mutating func placeSingleColumns() {
    for place in columns.indices {
      columnCounts[place] = columns[place].count { !isUsed[$0] }
    }
    var queue = columns.indices.filter { !isPlaced[$0] && columnCounts[$0] == 1 }
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      guard !isPlaced[place], columnCounts[place] == 1,
        let line = columns[place].first(where: { !isUsed[$0] })
      else { continue }
      put(place, line)
      for other in lines[line] where !isPlaced[other] {
        columnCounts[other] -= 1
        if columnCounts[other] == 1 { queue.append(other) }
      }
    }
    for line in lines.indices where !isUsed[line] {
      lineCounts[line] = lines[line].count { !isPlaced[$0] }
    }
  }

  private mutating func put(_ place: Int, _ line: Int) {
    isPlaced[place] = true
    isUsed[line] = true
    pairs.append((variables[place], constraints[line]))
  }
}

extension Engine {
  /// Lets constraints determine as many variables.
  mutating func arrange(_ variables: [Int32], _ constraints: [Int32]) -> Bool {
    var arrangement = Arrangement(variables, constraints, of: self)
    guard arrangement.find() else { return false }
    for (variable, constraint) in arrangement.pairs {
      define(variable, by: max(constraint, -1))
    }
    guard !arrangement.guesses.isEmpty else { return true }
    return makeLoop(followers: arrangement.followers, guesses: arrangement.guesses)
  }
}
