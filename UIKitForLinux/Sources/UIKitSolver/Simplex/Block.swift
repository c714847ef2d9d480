/// Variables that determine each other in a cycle: a diagonal block of the basis.
///
/// Blocks are the strongly connected components of the dependencies between basic variables (R.
/// Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972). Within a block, an LU
/// factorization replaces substitution, because pivoting keeps rounding errors small.
final class Block {
  let members: [Int32]
  let factors: SparseLU

  init(members: [Int32], factors: SparseLU) {
    self.members = members
    self.factors = factors
  }
}

/// The blocks, indexed by number.
struct BlockTable: ~Copyable {
  private var blocks: [Block?] = []
  private var free: [Int32] = []

  subscript(index: Int32) -> Block {
    blocks[Int(index)] ?? Block(members: [], factors: SparseLU([], columnCount: 0))
  }

  @inline(__always) func members(of index: Int32) -> [Int32] { self[index].members }

  mutating func add(_ block: Block) -> Int32 {
    if let index = free.popLast() {
      blocks[Int(index)] = block
      return index
    }
    blocks.append(block)
    return Int32(blocks.count - 1)
  }

  mutating func remove(_ index: Int32) {
    blocks[Int(index)] = nil
    free.append(index)
  }
}

/// The variables of a node: one, or the members of a block.
struct NodeVariables: Sequence, IteratorProtocol {
  fileprivate let node: Int32
  fileprivate let members: [Int32]
  fileprivate var index = 0

  @inline(__always) mutating func next() -> Int32? {
    index += 1
    if node >= 0 { return index == 1 ? node : nil }
    return index <= members.count ? members[index - 1] : nil
  }
}

extension Simplex {
  @inline(__always) func variables(of node: Int32) -> NodeVariables {
    NodeVariables(node: node, members: node >= 0 ? [] : blocks.members(of: ~node))
  }

  /// Makes a block of basic variables.
  ///
  /// - Returns: `false` if their rows are linearly dependent.
  mutating func makeBlock(_ members: [Int32]) -> Bool {
    let factors = factor(members.map { columns[$0].basicRow }, members)
    guard factors.rank == members.count else { return false }
    let block = blocks.add(Block(members: members, factors: factors))
    for member in members { columns[member].block = block }
    return true
  }

  /// Returns the factorization of the matrix of some rows and variables.
  mutating func factor(_ rows: [Int32], _ variables: [Int32]) -> SparseLU {
    sourceStamp &+= 1
    for (index, variable) in variables.enumerated() {
      columns[variable].blockIndex = Int32(index)
      columns[variable].sourceMark = sourceStamp
    }
    let matrix = rows.map { row in
      entries(of: row).compactMap { index -> SparseLU.Element? in
        let variable = entries[index].variable
        guard isSource(variable) else { return nil }
        return SparseLU.Element(columns[variable].blockIndex, entries[index].coefficient)
      }
    }
    return SparseLU(matrix, columnCount: variables.count)
  }

  /// Computes the values of a block's variables from the other variables.
  mutating func evaluate(block index: Int32) {
    let block = blocks[index]
    let right = block.members.map { member in
      -outerSum(of: columns[member].basicRow, block: index) { simplex, variable in
        simplex.value[variable]
      } - rows[columns[member].basicRow].constant
    }
    let values = solve(block, right)
    for (place, member) in block.members.enumerated() { setValue(values[place] + 0, of: member) }
  }

  /// Computes the rates of a block's variables from the rates of the marked ones.
  mutating func computeRates(ofBlock index: Int32, released: Int32) {
    let block = blocks[index]
    let right = block.members.map { member in
      let row = columns[member].basicRow
      return (row == released ? 1 : 0)
        - outerSum(of: row, block: index) { simplex, variable in
          simplex.isMarked(variable) ? simplex.columns[variable].rate : 0
        }
    }
    let rates = withoutNoise(solve(block, right))
    for (place, member) in block.members.enumerated() { columns[member].rate = rates[place] }
  }

  /// Returns the solution of a block's equations, after one step of iterative refinement.
  private func solve(_ block: Block, _ right: [Double]) -> [Double] {
    var solution = right
    block.factors.solve(&solution)
    var rest = right
    for (place, member) in block.members.enumerated() {
      for index in entries(of: columns[member].basicRow)
      where isMember(entries[index].variable, of: block) {
        rest[place] -=
          entries[index].coefficient * solution[Int(columns[entries[index].variable].blockIndex)]
      }
    }
    block.factors.solve(&rest)
    for place in solution.indices { solution[place] += rest[place] }
    return solution
  }

  /// Returns the solution of a block's transposed equations, after one step of iterative
  /// refinement.
  private func solveTransposed(_ block: Block, _ right: [Double]) -> [Double] {
    var solution = right
    block.factors.solveTransposed(&solution)
    var rest = right
    for (place, member) in block.members.enumerated() where solution[place] != 0 {
      for index in entries(of: columns[member].basicRow)
      where isMember(entries[index].variable, of: block) {
        rest[Int(columns[entries[index].variable].blockIndex)] -=
          entries[index].coefficient * solution[place]
      }
    }
    block.factors.solveTransposed(&rest)
    for place in solution.indices { solution[place] += rest[place] }
    return solution
  }

  /// Returns the numbers with 0 in place of values below the rounding error.
  private func withoutNoise(_ numbers: [Double]) -> [Double] {
    let limit = numbers.reduce(0) { max($0, abs($1)) } * Simplex.rateTolerance * 0.1
    return numbers.map { abs($0) <= limit ? 0 : $0 }
  }

  /// Returns Σ coefficient · number over the variables of a row that don't belong to a block.
  private func outerSum(
    of row: Int32, block: Int32, _ number: (borrowing Simplex, Int32) -> Double
  ) -> Double {
    var sum = 0.0
    for index in entries(of: row) where columns[entries[index].variable].block != block {
      sum += entries[index].coefficient * number(self, entries[index].variable)
    }
    return sum
  }

  @inline(__always) private func isMember(_ variable: Int32, of block: Block) -> Bool {
    let index = Int(columns[variable].blockIndex)
    return index < block.members.count && block.members[index] == variable
  }

  /// Computes the dual values of a block's rows from the costs of its variables.
  mutating func computeDuals(ofBlock index: Int32) {
    let block = blocks[index]
    let costs = block.members.map {
      abs(dual[$0]) <= dualSize[$0] * Simplex.rateTolerance ? 0 : dual[$0]
    }
    guard costs.contains(where: { $0 != 0 }) else {
      for member in block.members { dual[member] = 0 }
      return
    }
    let duals = withoutNoise(solveTransposed(block, costs))
    for (place, member) in block.members.enumerated() {
      dual[member] = duals[place]
      dualSize[member] = abs(duals[place])
      guard duals[place] != 0 else { continue }
      subtractCosts(ofRow: columns[member].basicRow, factor: duals[place]) {
        columns[$0].block != index
      }
    }
  }
}
