import UIKit
import ViewBuilding

/// The body of a ``ListContent`` or ``ChecklistContent``: a list of options, and a search field
/// above it.
final class OptionListView: UIView, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate
{
  let tableView = UITableView(frame: .zero, style: .plain)
  /// The search field.
  ///
  /// It isn't in a window if the list isn't searchable.
  let searchField = UITextField()
  private let noResultLabel = UILabel()
  private let rows: [OptionRow]
  let confirmsOnTap: Bool
  private let context: SheetContext
  private(set) var selection: OptionSelection
  private var search: OptionSearch?
  /// The indices of the options that match the search; `nil` for all.
  private var matches: [Int]?
  private var layout: EquationLayout?
  /// The size for which the list was measured.
  private var measured: CGSize?
  /// The height of all rows; `nil` if they don't fit.
  private var wholeHeight: CGFloat?
  private var keepsSelectionCentered = true
  /// The font that the app has set for titles.
  private var font: UIFont?
  /// The height of the list when it last scrolled to the selection.
  private var centeredHeight: CGFloat = 0

  /// The least height of the list in points: one row.
  private static let leastHeight: CGFloat = 44
  /// The greatest share of the host's height.
  private static let greatestShare: CGFloat = 0.5
  /// The greatest share of the host's height with an accessibility text size.
  private static let greatestShareForLargeText: CGFloat = 0.65

  init(
    rows: [OptionRow], selection: OptionSelection, isSearchable: Bool, confirmsOnTap: Bool,
    context: SheetContext
  ) {
    self.rows = rows
    self.selection = selection
    self.confirmsOnTap = confirmsOnTap
    self.context = context
    super.init(frame: .zero)
    // VoiceOver reads the search field and the list together.
    shouldGroupAccessibilityChildren = true
    if isSearchable {
      search = OptionSearch(
        titles: rows.map(\.title), locale: context.environment.locale ?? UserSettings.locale)
    }
    layout =
      ViewTree(in: self) {
        ViewNode(isSearchable ? OptionSearchBox(around: searchField) : nil, named: "box") {
          box, _ in
          self.configureSearchField()
          "leading, trailing, top == 0"
        }
        ViewNode(tableView, named: "list") { list, _ in
          self.configureList()
          "leading, trailing, bottom == 0"
          // If the panel is too low, the list shrinks and scrolls.
          "height >= \(Self.leastHeight) @ \(SheetPriority.leastListHeight)"
        }
        if isSearchable {
          "list.top == box.bottom + 12"
        } else {
          "list.top == 0"
        }
      }.layout
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: OptionListView, _) in
      view.measured = nil
      view.tableView.reloadData()
    }
  }

  /// Archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("OptionListView is made in code.")
    return nil
  }

  /// Returns the body of a content that reads its value from this list.
  func makeBody<Value: Sendable>(
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) -> SheetBody<Value> {
    var body = SheetBody(self, value: value)
    let navigator = ListKeyboardNavigator(self)
    body.handleKey = { navigator.handle($0) }
    body.setContentFont = { [self] in setContentFont($0) }
    body.prepareLayout = { [self] in prepareLayout(width: $0, in: $1) }
    body.initialAccessibilityElement = { [self] in selectedCell ?? self }
    return body
  }

  private func configureList() {
    tableView.dataSource = self
    tableView.delegate = self
    for identifier in [Self.middle, Self.last] {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    // While the panel animates in, the list overlaps the safe area. Its rows must not move.
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.alwaysBounceVertical = false
    tableView.backgroundColor = .secondarySystemBackground
    tableView.roundCorners()
    tableView.accessibilityIdentifier = "BottomBounce.options"
    tableView.accessibilityLabel = context.title
    if context.title != nil { tableView.accessibilityContainerType = .list }
    noResultLabel.text = SheetStrings()[.noResult]
    noResultLabel.font = .preferredFont(forTextStyle: .body)
    noResultLabel.adjustsFontForContentSizeCategory = true
    noResultLabel.textColor = .secondaryLabel
    noResultLabel.textAlignment = .center
    noResultLabel.numberOfLines = 0
    noResultLabel.isHidden = true
    tableView.backgroundView = noResultLabel
  }

  private func configureSearchField() {
    searchField.placeholder = SheetStrings()[.search]
    searchField.accessibilityLabel = SheetStrings()[.search]
    searchField.accessibilityTraits.insert(.searchField)
    searchField.accessibilityIdentifier = "BottomBounce.search"
    searchField.delegate = self
    searchField.addAction(
      UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
  }

  // MARK: Value

  /// Returns the indices of the selected options in the order of the list.
  ///
  /// - Throws: An error if too few or too many options are selected.
  func validSelection() throws(ValidationError) -> [Int] {
    if let failure = selection.failure {
      throw ValidationError(failure.message(SheetStrings()))
    }
    return selection.sorted
  }

  private func index(at path: IndexPath) -> Int { matches?[path.row] ?? path.row }

  /// Returns the row of an option, or `nil` if the search hides it.
  func path(of index: Int) -> IndexPath? {
    guard let matches else { return IndexPath(row: index, section: 0) }
    return matches.firstIndex(of: index).map { IndexPath(row: $0, section: 0) }
  }

  // MARK: Search

  private func filter() {
    let text = searchField.text ?? ""
    matches = search?.indices(matching: text)
    noResultLabel.isHidden = matches?.isEmpty != true
    keepsSelectionCentered = matches == nil
    tableView.reloadData()
    tableView.layoutIfNeeded()
    if matches == nil {
      scrollToSelection()
    } else if matches?.isEmpty == false {
      tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Scrolls the first selected option to the middle.
  private func scrollToSelection() {
    guard let path = selection.selected.min().flatMap({ path(of: $0) }) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: false)
  }

  // The sheet becomes first responder, so that the keyboard is dismissed and Return confirms.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let others = sequence(first: self as UIResponder, next: \.next)
    _ = others.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
    return false
  }

  // MARK: Rows

  /// The reuse identifiers.
  ///
  /// The last row has no separator.
  private static let middle = "middle"
  private static let last = "last"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matches?.count ?? rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let isLast = indexPath.row == (matches?.count ?? rows.count) - 1
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isLast ? Self.last : Self.middle, for: indexPath)
    if isLast { cell.separatorInset.right = Self.beyondEveryEdge }
    let index = index(at: indexPath)
    cell.configure(rows[index], isSelected: selection.selected.contains(index), font: font)
    return cell
  }

  /// An inset that hides a separator.
  private static let beyondEveryEdge: CGFloat = 100_000

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    rows[index(at: indexPath)].isEnabled
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    rows[index(at: indexPath)].isEnabled ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    for index in selection.tap(index(at: indexPath)) {
      let cell = path(of: index).flatMap { tableView.cellForRow(at: $0) }
      cell?.updateSelection(rows[index], isSelected: selection.selected.contains(index))
    }
    context.valueChanged()
    if confirmsOnTap { context.submit() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    keepsSelectionCentered = false
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    adoptTableHeight()
    let height = tableView.bounds.height
    guard keepsSelectionCentered, window != nil, height != centeredHeight else { return }
    // A list that grows shows more rows below. Visible rows stay.
    let hasGrown = centeredHeight > 0 && height > centeredHeight
    centeredHeight = height
    if !hasGrown { scrollToSelection() }
  }

  /// Sets the height of a list that shows all rows to their height in the table.
  ///
  /// A table view can add a separator to the height of each row.
  private func adoptTableHeight() {
    guard let wholeHeight, let measured, matches == nil, window != nil else { return }
    tableView.layoutIfNeeded()
    let height = tableView.contentSize.height
    guard height > wholeHeight, height <= measured.height else { return }
    self.wholeHeight = height
    layout?.eq("list.height == \(height) @ \(SheetPriority.scrollingBodyHeight)")
  }

  /// Sets the height of the list to the height of its rows, up to a share of the host's height.
  ///
  /// A search doesn't change the height, so that the panel doesn't move.
  private func prepareLayout(width: CGFloat, in host: CGSize) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let share = isLarge ? Self.greatestShareForLargeText : Self.greatestShare
    let size = CGSize(width: width, height: (host.height * share).rounded())
    guard size != measured, width > 0 else { return }
    measured = size
    layout?.eq("list.height == \(height(in: size)) @ \(SheetPriority.scrollingBodyHeight)")
  }

  private func height(in size: CGSize) -> CGFloat {
    // A cell outside of the table has the traits of this view.
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isHidden = true
    addSubview(cell)
    defer { cell.removeFromSuperview() }
    var height = OptionListHeight(limit: size.height)
    for (index, row) in rows.enumerated() where !height.isFull {
      cell.configure(row, isSelected: selection.selected.contains(index), font: font)
      height.add(
        cell.systemLayoutSizeFitting(
          CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
    wholeHeight = height.isFull ? nil : height.value
    return height.value
  }

  private func setContentFont(_ font: UIFont) {
    self.font = font
    searchField.font = font
    noResultLabel.font = font
    measured = nil
    tableView.reloadData()
  }

  /// The cell of the first selected option, if it is visible.
  private var selectedCell: UIView? {
    selection.selected.min().flatMap { path(of: $0) }.flatMap { tableView.cellForRow(at: $0) }
  }
}
