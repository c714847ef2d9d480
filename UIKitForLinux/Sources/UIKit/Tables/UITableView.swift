@preconcurrency @MainActor open class UITableView: UIScrollView {
  public final let style: Style

  final var rows = TableRows()
  final var pool = ReusePool()
  final var finger: TableFinger?
  final var updates: TableUpdates?
  private var storedSeparatorInset: UIEdgeInsets?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Differs: Archives can't be read, so the table is a plain one.
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

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  // The base class has a property of the same name and another type, as in Objective-C.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      reloadData()
    }
  }

  open func reloadData() {
    setNeedsReload()
  }

  open var numberOfSections: Int {
    guard dataSource != nil else { return 1 }
    loadIfNeeded()
    return rows.geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.geometry.sections.indices.contains(section)
      ? rows.geometry.sections[section].rows.count : 0
  }

  // MARK: Heights

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { invalidateHeights() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload(keepingSelection: true) } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload(keepingSelection: true) } }
  }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload(keepingSelection: true) } }
  }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { redrawSeparators() }
  }
  open var separatorColor: UIColor? = .separator { didSet { redrawSeparators() } }
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? Self.defaultSeparatorInset }
    set {
      storedSeparatorInset = newValue
      redrawSeparators()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { redrawSeparators() }
  }

  static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  final var hasOwnSeparatorInset: Bool { storedSeparatorInset != nil }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

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

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return rows.geometry.rows(in: point.y...point.y.nextUp).first {
      rectForRow(at: $0).contains(point)
    }
  }

  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.sortedPaths.compactMap { rows.cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.cells.isEmpty ? nil : rows.sortedPaths
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard rows.geometry.has(indexPath) else { return .zero }
    return cellFrame(rows.geometry.rowRange(indexPath))
  }

  open func rect(forSection section: Int) -> CGRect {
    sectionFrame(section, TableGeometry.sectionRange)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionFrame(section, TableGeometry.headerRange)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionFrame(section, TableGeometry.footerRange)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    precondition(
      indexPath.row == NSNotFound || rows.geometry.has(indexPath),
      "NSRangeException: A UITableView can't scroll to a row that doesn't exist.")
    scroll(to: indexPath, at: scrollPosition, animated: animated)
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

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathForSelectedRow: IndexPath? { rows.selected.first }

  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.selected.isEmpty ? nil : rows.selected
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchDidBegin(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchDidMove(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchDidEnd(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchWasCanceled(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Use of the same views again

  package override var decidesContentSize: Bool { true }
  package override var detachedSubviews: [UIView] { pool.views }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier, for: nil)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = reusableCell(identifier, for: indexPath)
    assert(cell != nil, "Register a class for cells of the identifier “\(identifier)” first.")
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { reusableHeaderFooter(identifier) }

  // MARK: Updates

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedRows += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedRows += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedRows += indexPaths }
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(.automatic) { $0.reconfiguredRows += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    finishUpdates(completion: completion)
  }

  open func beginUpdates() {
    startUpdates()
  }

  open func endUpdates() {
    finishUpdates(completion: nil)
  }

  // A touch that ends outside the window ends with the table.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { discardTouch() }
  }
}
