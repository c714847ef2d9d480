/// Shows rows one below the other, in sections, of which only those on the screen exist.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public final let style: Style

  final var rows = TableRows()
  final var pool = ReusePool()
  final var finger: TableFinger?
  final var updates: TableUpdates?
  private var storedSeparatorInset: UIEdgeInsets?

  /// A table of a style, which stays.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Archives are not read on Linux; the table is a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// Says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  // The base class has a property of the same name and another type, as in Objective-C.
  /// Decides about heights and selection, and is told of both.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      reloadData()
    }
  }

  /// Asks for everything again; what was selected is not any more.
  open func reloadData() {
    setNeedsReload()
  }

  /// The number of sections; one empty section if there is no data source.
  open var numberOfSections: Int {
    guard dataSource != nil else { return 1 }
    loadIfNeeded()
    return rows.geometry.sections.count
  }

  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.geometry.sections.indices.contains(section)
      ? rows.geometry.sections[section].rows.count : 0
  }

  // MARK: Heights

  /// The height of rows for which the delegate gives none; that of their contents by default.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }
  /// The height of headers for which the delegate gives none; that of their contents by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload(keepingSelection: true) } }
  }
  /// The height of footers for which the delegate gives none; that of their contents by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload(keepingSelection: true) } }
  }
  /// The height that a row counts for until it is shown; 0 to measure all rows at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height that a header counts for until it is shown.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height that a footer counts for until it is shown.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above headers of a plain table; 22 points by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload(keepingSelection: true) } }
  }
  /// Whether rows take another height by themselves when their contents change; they do by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  /// How rows are kept apart; by a line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { redrawSeparators() }
  }
  /// The colour of the lines.
  open var separatorColor: UIColor? = .separator { didSet { redrawSeparators() } }
  /// Where lines begin and end; from where the text begins by default.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? Self.defaultSeparatorInset }
    set {
      storedSeparatorInset = newValue
      redrawSeparators()
    }
  }
  /// What `separatorInset` is measured from; the cell's edges by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { redrawSeparators() }
  }

  static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  final var hasOwnSeparatorInset: Bool { storedSeparatorInset != nil }

  /// A view behind everything, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above all sections, in its own height and the table's width.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// A view below all sections, in its own height and the table's width.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    setNeedsLayout()
  }

  // MARK: Places

  /// Returns the cell of a row; nil while the row is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }

  /// Returns the row of a cell; nil for a cell that is not on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }

  /// Returns the row at a point; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return rows.geometry.rows(in: point.y...point.y.nextUp).first {
      rectForRow(at: $0).contains(point)
    }
  }

  /// Returns the rows that lie in a rectangle; nil if there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let paths = rows.geometry.rows(in: Self.verticalRange(of: rect))
    return paths.isEmpty ? nil : paths
  }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.sortedPaths.compactMap { rows.cells[$0] }
  }

  /// The rows on the screen, from top to bottom; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.cells.isEmpty ? nil : rows.sortedPaths
  }

  /// Returns the rectangle of a row; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard rows.geometry.has(indexPath) else { return .zero }
    return cellFrame(rows.geometry.rowRange(indexPath))
  }

  /// Returns the rectangle of a section, header and footer included.
  open func rect(forSection section: Int) -> CGRect {
    sectionFrame(section, TableGeometry.sectionRange)
  }

  /// Returns the rectangle of a header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionFrame(section, TableGeometry.headerRange)
  }

  /// Returns the rectangle of a footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionFrame(section, TableGeometry.footerRange)
  }

  /// Returns the header of a section; nil while it is not on the screen, or no `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; nil while it is not on the screen, or no `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row lies where it is wanted.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row lies where it is wanted.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scroll(to: path, at: scrollPosition, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  package override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    let now = traitCollection
    if now.preferredContentSizeCategory != previous.preferredContentSizeCategory
      || now.displayScale != previous.displayScale
    {
      textSizeChanged()
    }
  }

  // MARK: Selection

  /// Whether a tap selects a row; true by default.
  open var allowsSelection = true
  /// Whether more than one row can be selected; false by default.
  open var allowsMultipleSelection = false

  /// The selected row, the first where there are more.
  open var indexPathForSelectedRow: IndexPath? { rows.selected.first }

  /// The selected rows; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.selected.isEmpty ? nil : rows.selected
  }

  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerCameDown(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerWasLifted(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerWasTaken(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Use of the same views again

  package override var decidesContentSize: Bool { true }
  package override var viewsKeptAside: [UIView] { pool.views }

  /// Says which class cells of an identifier have; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Says which class headers and footers of an identifier have; nil takes that back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a cell that is not used any more, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier, for: nil)
  }

  /// Returns a cell for a row; the identifier's class has to be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = reusableCell(identifier, for: indexPath)
    assert(cell != nil, "Register a class for cells of the identifier “\(identifier)” first.")
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer that is not used any more, or a new one of the registered class.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { reusableHeaderFooter(identifier) }

  // MARK: Updates

  /// Adds rows that the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedRows += indexPaths }
  }

  /// Takes rows away that the data source has no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedRows += indexPaths }
  }

  /// Asks for the cells of rows again, in place of the present ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedRows += indexPaths }
  }

  /// Has the data source set up the present cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(.automatic) { $0.reconfiguredRows += indexPaths }
  }

  /// Moves a row to another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Adds sections that the data source has already.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source has no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in some sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes several changes one.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    finishUpdates(completion: completion)
  }

  /// Begins several changes that are to be one; new code uses `performBatchUpdates(_:completion:)`.
  open func beginUpdates() {
    startUpdates()
  }

  /// Ends what `beginUpdates()` began.
  open func endUpdates() {
    finishUpdates(completion: nil)
  }

  // The touch of a finger that is lifted anywhere else ends with the table.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { forgetFinger() }
  }
}
