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
  private let hiddenSelectionView = HiddenSelectionView()
  private let noResultView = UIContentUnavailableView(configuration: .search())
  let rows: [OptionRow]
  let confirmsOnTap: Bool
  private let context: SheetContext
  private(set) var selection: OptionSelection
  private let unavailable: UnavailableValue
  private(set) var search: OptionSearch?
  /// The indices of the options that match the search; `nil` for all.
  private(set) var matches: [Int]?
  private(set) var layout: EquationLayout?
  /// The area of the list in this view.
  ///
  /// Rows are also visible below it, up to the lower edge of the panel.
  let area = UILayoutGuide()
  /// The lower edge of the table view.
  var tableEnd: NSLayoutConstraint?
  /// The width of the list, and its greatest height as a share of the host's height.
  var space = CGSize.zero
  /// The greatest height of this view with which the panel doesn't scroll, in points.
  var available = CGFloat.greatestFiniteMagnitude
  /// The size for which the list was measured.
  var measured: CGSize?
  /// The height of the rows in the measured size.
  var height = OptionListHeight(limit: 0)
  /// The height of the list where neither a detent nor the keyboard sets another one, in points.
  var ownHeight: CGFloat = 0
  /// The least height of the area below the list in the measured size, without a keyboard.
  var areaBelow: CGFloat?
  /// The distance that moves the upper edge of the list down, so that its lower edge cuts no row.
  var shift: CGFloat = 0
  /// The distance by which the list scrolls beyond its end, so that it begins with a whole row.
  var overscroll: CGFloat = 0
  /// The height of all rows in the table; `nil` if they don't fit.
  var wholeHeight: CGFloat?
  private(set) var keepsSelectionCentered = true
  /// A Boolean value that indicates whether the sheet has disabled the list, for example because
  /// the app saves the value.
  private var isDisabled = false
  /// The font that the app has set for titles.
  private(set) var font: UIFont?
  /// The height of the list when it last scrolled to the selection.
  var centeredHeight: CGFloat = 0

  /// The least height of the list in points: one row.
  static let leastHeight: CGFloat = 44

  init(
    rows: [OptionRow], selection: OptionSelection, hasUnavailableValue: Bool, isSearchable: Bool,
    confirmsOnTap: Bool, context: SheetContext
  ) {
    self.rows = rows
    self.selection = selection
    self.confirmsOnTap = confirmsOnTap
    self.context = context
    unavailable = UnavailableValue(in: context, hasOptions: rows.contains { $0.isEnabled })
    super.init(frame: .zero)
    // VoiceOver reads the search field and the list together.
    shouldGroupAccessibilityChildren = true
    if isSearchable {
      search = OptionSearch(rows.map(\.searchTexts), locale: context.locale)
    }
    layout =
      ViewTree(in: self) {
        ViewNode(isSearchable ? OptionSearchBox(around: searchField) : nil, named: "box") {
          box, _ in
          self.configureSearchField()
          "leading, trailing, top == 0"
        }
        ViewNode(isSearchable ? hiddenSelectionView : nil, named: "hidden") {
          "leading, trailing == 0"
        }
        ViewNode(tableView, named: "table") { _, _ in
          self.configureList()
          "leading, trailing == 0"
        }
        ViewNode(isSearchable ? noResultView : nil, named: "noResult") { view, _ in
          view.isHidden = true
          "leading, trailing == 0"
        }
      }.layout
    layout?["list"] = area
    // If the panel is too low, the list shrinks and scrolls.
    layout?.eqs(
      """
      list.left == 0
      list.right == 0
      list.bottom == 0
      list.height >= \(Self.leastHeight) @ \(SheetPriority.leastListHeight)
      table.bottom >= list.bottom
      """)
    if isSearchable {
      layout?.eqs(
        """
        hidden.top == list.top
        table.top == hidden.bottom
        noResult.top == hidden.bottom
        noResult.bottom == list.bottom
        """)
    } else {
      layout?.eq("table.top == list.top")
    }
    setShift(0)
    extendRows(to: nil)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: OptionListView, _) in
      view.measured = nil
      view.tableView.reloadData()
    }
    unavailable.update(isWaiting: hasUnavailableValue)
  }

  /// Archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("OptionListView is made in code.")
    return nil
  }

  /// Returns the body of a content that reads its value from this list.
  func makeBody<Value>(
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) -> SheetBody<Value> {
    var body = SheetBody(self, value: value)
    let navigator = ListKeyboardNavigator(self)
    body.handleKey = { navigator.handle($0) }
    body.setEnabled = { [self] in isDisabled = !$0 }
    body.setContentFont = { [self] in setContentFont($0) }
    body.prepareLayout = { [self] in prepareLayout(width: $0, in: $1) }
    body.fitHeight = { [self] in fitHeight($1) }
    body.prefersGroupedBackground = true
    body.extendToLowerEdge = { [self] in extendRows(to: $0) }
    body.initialAccessibilityElement = { [self] in selectedCell ?? self }
    return body
  }

  private func configureList() {
    tableView.dataSource = self
    tableView.delegate = self
    for identifier in [Self.middle, Self.last] {
      tableView.register(OptionCell.self, forCellReuseIdentifier: identifier)
    }
    // While the panel animates in, the list overlaps the safe area. Its rows must not move.
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.alwaysBounceVertical = false
    // The rows form a card, see `OptionCell.setCorners(isFirst:isLast:)`.
    tableView.backgroundColor = .clear
    // Also where the list scrolls.
    tableView.roundCorners()
    tableView.accessibilityIdentifier = "BottomBounce.options"
    tableView.accessibilityLabel = context.title
    if context.title != nil { tableView.accessibilityContainerType = .list }
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
  /// - Throws: An error if too few or too many options are selected, or if an initial value has no
  ///   option and the user hasn't changed the selection.
  func validSelection() throws(ValidationError) -> [Int] {
    try unavailable.check()
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
    showNoResult(for: matches?.isEmpty == true ? text : nil)
    showHiddenSelection()
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

  /// Names the selected options that the search hides, because OK returns them.
  private func showHiddenSelection() {
    guard search != nil else { return }
    let visible = matches.map { Set($0) }
    let hidden = selection.sorted.filter { visible?.contains($0) == false }
    hiddenSelectionView.show(hidden.map { rows[$0].title })
  }

  /// Shows that no option matches a text, or removes the message.
  private func showNoResult(for text: String?) {
    noResultView.isHidden = text == nil
    guard let text else { return }
    let strings = SheetStrings()
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.text = strings.noResult(for: text.trimmingCharacters(in: .whitespacesAndNewlines))
    configuration.secondaryText = strings[.noResultHint]
    if let font { configuration.textProperties.font = font }
    noResultView.configuration = configuration
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
    let isLast = indexPath.row == tableView.numberOfRows(inSection: 0) - 1
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isLast ? Self.last : Self.middle, for: indexPath)
    if isLast { cell.separatorInset.right = Self.beyondEveryEdge }
    let index = index(at: indexPath)
    let option = cell as? OptionCell
    option?.configure(rows[index], isSelected: selection.selected.contains(index), font: font)
    option?.setCorners(isFirst: indexPath.row == 0, isLast: isLast)
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
    // A finger may have touched a row before the list was disabled.
    !isDisabled && rows[index(at: indexPath)].isEnabled ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    for index in selection.tap(index(at: indexPath)) {
      let cell = path(of: index).flatMap { tableView.cellForRow(at: $0) as? OptionCell }
      cell?.updateSelection(rows[index], isSelected: selection.selected.contains(index))
    }
    showHiddenSelection()
    unavailable.update(isWaiting: false)
    context.valueChanged()
    if confirmsOnTap { context.submit() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    keepsSelectionCentered = false
  }

  private func setContentFont(_ font: UIFont) {
    self.font = font
    searchField.font = font
    measured = nil
    tableView.reloadData()
  }

  /// The cell of the first selected option, if it is visible.
  private var selectedCell: UIView? {
    selection.selected.min().flatMap { path(of: $0) }.flatMap { tableView.cellForRow(at: $0) }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    updateHeight()
    updateAreaBelow()
    adoptTableHeight()
    updateShift()
    let height = area.layoutFrame.height
    guard keepsSelectionCentered, window != nil, height != centeredHeight else { return }
    // A list that grows shows more rows below. Visible rows stay.
    let hasGrown = centeredHeight > 0 && height > centeredHeight
    centeredHeight = height
    if !hasGrown { scrollToSelection() }
  }

  // Rows below the view can be tapped, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || tableView.frame.contains(point)
  }
}
