/// The sources of a row, and the dual values of those rows (the textbook's BTRAN).
extension Simplex {
  /// Starts a new set of sources.
  mutating func beginSources() {
    sourceStamp &+= 1
    sources.removeAll()
  }

  @inline(__always) func isSource(_ variable: Int32) -> Bool {
    columns[variable].sourceMark == sourceStamp
  }

  /// Adds a variable's node and all nodes that it depends on to `sources`, in topological order.
  mutating func collectSources(of variable: Int32) {
    guard !isSource(variable) else { return }
    let bottom = frames.count
    enterSource(variable)
    while frames.count > bottom {
      let top = frames.count - 1
      let node = frames[top].node
      var row = columns[variableOf(node, member: frames[top].member)].basicRow
      var next: Int32 = -1
      var index = frames[top].entry
      while row >= 0 {
        let (start, end) = (rows[row].start, rows[row].start + rows[row].count)
        if index < 0 { index = start }
        while index < end {
          let variable = entries[index].variable
          index += 1
          if columns[variable].sourceMark != sourceStamp {
            next = variable
            break
          }
        }
        frames[top].entry = index
        if next >= 0 || node >= 0 { break }
        let member = frames[top].member + 1
        guard Int(member) < blocks.members(of: ~node).count else { break }
        frames[top].member = member
        row = columns[variableOf(node, member: member)].basicRow
        index = -1
      }
      if next >= 0 {
        enterSource(next)
      } else {
        sources.append(node)
        _ = frames.removeLast()
      }
    }
  }

  @inline(__always) private func variableOf(_ node: Int32, member: Int32) -> Int32 {
    node >= 0 ? node : blocks.members(of: ~node)[Int(member)]
  }

  private mutating func enterSource(_ variable: Int32) {
    let block = columns[variable].block
    if block < 0 {
      columns[variable].sourceMark = sourceStamp
      clearDual(of: variable)
      frames.append(Frame(node: variable, member: 0, entry: -1))
    } else {
      for member in blocks.members(of: block) {
        columns[member].sourceMark = sourceStamp
        clearDual(of: member)
      }
      frames.append(Frame(node: ~block, member: 0, entry: -1))
    }
  }

  @inline(__always) private func clearDual(of variable: Int32) {
    dual[variable] = 0
    dualSize[variable] = 0
  }

  /// Adds all nodes that a row depends on to `sources`.
  mutating func collectSources(ofRow row: Int32) {
    for index in entries(of: row) { collectSources(of: entries[index].variable) }
  }

  /// Adds a multiple of a row's coefficients to the costs of its variables.
  mutating func addCosts(ofRow row: Int32, factor: Double) {
    for index in entries(of: row) {
      let part = factor * entries[index].coefficient
      dual[entries[index].variable] += part
      dualSize[entries[index].variable] += abs(part)
    }
  }

  /// Computes dual values from the costs of the sources.
  ///
  /// Then Σ factor · (sum of the row) equals Σ dual · (sum of the active row) over the sources. For
  /// a nonbasic variable, the dual value is that of its bound.
  mutating func computeDuals() {
    var index = sources.count - 1
    while index >= 0 {
      let node = sources[index]
      index -= 1
      if node < 0 {
        computeDuals(ofBlock: ~node)
        continue
      }
      if abs(dual[node]) <= dualSize[node] * Simplex.rateTolerance { dual[node] = 0 }
      let row = columns[node].basicRow
      if dual[node] != 0, row >= 0 { passCost(of: node, by: row) }
    }
  }

  /// Moves a variable's cost to the other variables of its row, and sets the row's dual value.
  @inline(__always) private func passCost(of variable: Int32, by row: Int32) {
    let range = entries(of: row)
    var own = 1.0
    for index in range where entries[index].variable == variable {
      own = entries[index].coefficient
    }
    let part = dual[variable] / own
    dual[variable] = part
    dualSize[variable] /= abs(own)
    subtractCosts(ofRow: row, factor: part) { $0 != variable }
  }

  /// Subtracts a row's coefficients, multiplied by its dual value, from the costs of some of its
  /// variables.
  @inline(__always) func subtractCosts(
    ofRow row: Int32, factor: Double, _ isIncluded: (Int32) -> Bool
  ) {
    for index in entries(of: row) {
      let entry = entries[index]
      guard isIncluded(entry.variable) else { continue }
      let part = factor * entry.coefficient
      dual[entry.variable] -= part
      dualSize[entry.variable] += abs(part)
    }
  }

  func forEachSource(_ body: (borrowing Simplex, Int32) -> Void) {
    for index in 0..<sources.count {
      for variable in variables(of: sources[index]) { body(self, variable) }
    }
  }
}
