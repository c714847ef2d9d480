extension UITableView {
  /// The duration of row animations in seconds; an estimate.
  private static let updateDuration: TimeInterval = 0.3

  final func startUpdates() {
    loadIfNeeded()
    if updates == nil { updates = TableUpdates() } else { updates?.depth += 1 }
  }

  final func update(_ animation: RowAnimation, _ change: (inout TableUpdates) -> Void) {
    // A table that hasn't been loaded yet loads all rows at once.
    guard !rows.needsReload else { return }
    startUpdates()
    updates.map { collected in
      var collected = collected
      change(&collected)
      if animation != .none { collected.isAnimated = true }
      updates = collected
    }
    finishUpdates(completion: nil)
  }

  final func finishUpdates(completion: ((Bool) -> Void)?) {
    guard var collected = updates else {
      completion?(true)
      return
    }
    collected.depth -= 1
    guard collected.depth == 0 else {
      updates = collected
      completion?(true)
      return
    }
    updates = nil
    reconfigure(collected.reconfiguredRows)
    guard collected.movesRows else {
      // An empty batch updates the heights and animates rows to their new positions.
      if collected.reconfiguredRows.isEmpty { invalidateHeights() }
      guard completion != nil || collected.reconfiguredRows.isEmpty else { return }
      return animateUpdate(layoutIfNeeded, completion: completion)
    }
    carryOut(collected, completion: completion)
  }

  private func animateUpdate(
    _ change: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard window != nil else {
      change()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: change, completion: completion)
  }

  /// Asks the data source to configure the cells of rows again.
  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = rows.cells[path] else {
        if rows.geometry.has(path) { rows.geometry.forget(path) }
        continue
      }
      rows.reconfigured = (path, cell)
      let made = dataSource?.tableView(self, cellForRowAt: path)
      rows.reconfigured = nil
      if let made, made !== cell {
        made.frame = cell.frame
        rows.cells[path] = made
        insertSubview(made, aboveSubview: cell)
        enqueueForReuse(cell, of: path)
        made.setSelected(rows.selected.contains(path), animated: false)
      }
      rows.geometry.forget(path)
      setNeedsLayout()
    }
  }

  // MARK: Rows that come, go and move

  private func carryOut(_ updates: TableUpdates, completion: ((Bool) -> Void)?) {
    let old = rows.geometry
    let new = loadedSections()
    let mapping: TableMapping
    do throws(TableUpdateError) {
      mapping = try TableMapping(
        updates, from: old.sections.map(\.rows.count), to: new.map(\.rows.count))
    } catch {
      Device.current.warn("Invalid update of a table: \(error.message) Everything is reloaded.")
      reloadData()
      completion?(false)
      return
    }
    discardTouch()
    rows.geometry = Self.geometry(new, from: old, by: mapping)
    let gone = moveCells(by: mapping)
    rows.selected = rows.selected.compactMap { mapping.place(of: $0) }
    moveHeadersAndFooters(by: mapping, unless: updates.reloadedSections)
    guard updates.isAnimated, window != nil else {
      // The new cells are created first, because a reloaded row must have a different cell.
      setNeedsLayout()
      layoutIfNeeded()
      for (path, cell) in gone { enqueueForReuse(cell, of: path) }
      completion?(true)
      return
    }
    animate(old, mapping, gone, completion: completion)
  }

  private static func geometry(
    _ new: [TableGeometry.Section], from old: TableGeometry, by mapping: TableMapping
  ) -> TableGeometry {
    var sections = new
    for section in sections.indices {
      var heights = sections[section].rows.heights
      for row in heights.indices {
        let path = IndexPath(row: row, section: section)
        guard let from = mapping.origin(of: path) else { continue }
        heights[row] = old.sections[from.section].rows[from.row]
        sections[section].isMeasured[row] = old.sections[from.section].isMeasured[from.row]
      }
      sections[section].rows = HeightList(heights)
    }
    return TableGeometry(sections, top: old.top)
  }

  /// Assigns the new index paths to the cells, and returns the cells of deleted rows with their old
  /// index paths.
  private func moveCells(by mapping: TableMapping) -> [TableRows.Shown] {
    var gone: [TableRows.Shown] = []
    var moved: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in rows.sortedCells {
      if let place = mapping.place(of: path) {
        moved[place] = cell
      } else {
        gone.append((path, cell))
      }
    }
    rows.cells = moved
    return gone
  }

  private func moveHeadersAndFooters(by mapping: TableMapping, unless reloaded: IndexSet) {
    func moved(_ views: [Int: UIView]) -> [Int: UIView] {
      var moved: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if let place = mapping.place(ofSection: section, unless: reloaded) {
          moved[place] = view
        } else {
          enqueueForReuse(view)
        }
      }
      return moved
    }
    rows.headers = moved(rows.headers)
    rows.footers = moved(rows.footers)
  }

  private func animate(
    _ old: TableGeometry, _ mapping: TableMapping, _ gone: [TableRows.Shown],
    completion: ((Bool) -> Void)?
  ) {
    let before = Set(rows.cells.keys)
    for (_, cell) in gone { sendSubviewToBack(cell) }
    let start = bounds.origin
    var end = start
    // The layout pass creates the new cells. They start at the previous positions of their rows, or
    // fade in.
    UIView.performWithoutAnimation {
      let kept = rows.cells.mapValues(\.frame)
      setNeedsLayout()
      layoutIfNeeded()
      end = bounds.origin
      bounds.origin = start
      for (path, cell) in rows.cells {
        if let frame = kept[path] {
          cell.frame = frame
        } else if let from = mapping.origin(of: path) {
          cell.frame = cellFrame(old.rowRange(from))
        } else if !before.contains(path) {
          cell.alpha = 0
        }
      }
    }
    animateUpdate {
      self.bounds.origin = end
      for (_, cell) in gone { cell.alpha = 0 }
      for (path, cell) in self.rows.cells {
        cell.alpha = 1
        cell.frame = self.cellFrame(self.rows.geometry.rowRange(path))
        cell.layoutIfNeeded()
      }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { finished in
      for (path, cell) in gone {
        cell.alpha = 1
        self.enqueueForReuse(cell, of: path)
      }
      completion?(finished)
    }
  }
}
