import UIKit
import ViewBuilding

/// The body of a ``ListContent`` or ``ChecklistContent``: a list of options, and a search field
/// above it.
final class OptionListView: UIView, UITextFieldDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  /// The search field.
  ///
  /// It isn't in a window if the list isn't searchable.
  let searchField = UITextField()
  private let hiddenSelectionView = HiddenSelectionView()
  /// The message of a search without a result; `nil` before there has been one.
  private var noResultView: UIContentUnavailableView?
  /// The view in place of the options while there are none; `nil` if it has never been shown.
  private var statusView: OptionStatusView?
  let isSearchable: Bool
  let confirmsOnTap: Bool
  let context: SheetContext
  let readiness: OptionReadiness
  private(set) var options = OptionRows([SheetSection<Int>]())
  /// The visible lines.
  private(set) var lines = OptionLines(OptionSections([]))
  var selection: OptionSelection
  /// The search in the options; `nil` before the list has its first options.
  var filter: OptionFilter?
  /// The options that the list shows as soon as possible.
  var updates = OptionUpdates()
  /// Loads the options again; `nil` if they don't load.
  var onRetry: (@MainActor () -> Void)?
  private(set) var layout: EquationLayout?
  /// The area of the list in this view.
  ///
  /// Rows are also visible below it, up to the lower edge of the panel.
  let area = UILayoutGuide()
  /// The lower edge of the table view.
  var tableEnd: NSLayoutConstraint?
  /// The width of the list, and its maximum height as a share of the host's height.
  var space = CGSize.zero
  /// The maximum height of this view with which the panel doesn't scroll, in points.
  var available = CGFloat.greatestFiniteMagnitude
  /// The size for which the list was measured.
  var measured: CGSize?
  /// The height of the rows in the measured size.
  var height = OptionListHeight(limit: 0)
  /// The height of the list where neither a detent nor the keyboard sets another one, in points.
  var ownHeight: CGFloat = 0
  /// The minimum height of the area below the list in the measured size, without a keyboard.
  var areaBelow: CGFloat?
  /// The distance that moves the upper edge of the list down, so that its lower edge cuts no row.
  var shift: CGFloat = 0
  /// The distance by which the list scrolls beyond its end, so that it begins with a whole row.
  var overscroll: CGFloat = 0
  /// The height of all rows in the table; `nil` if they don't fit.
  var wholeHeight: CGFloat?
  var keepsSelectionCentered = true
  /// A Boolean value that indicates whether the sheet has disabled the list, for example because
  /// the app saves the value.
  private(set) var isDisabled = false
  /// The font that the app has set for titles.
  private(set) var font: UIFont?
  /// The height of the list when it last scrolled to the selection.
  var centeredHeight: CGFloat = 0

  /// The minimum height of the list in points: one row.
  static let minimumHeight = SheetMetrics.tapTarget

  init(
    selection: OptionSelection, isSearchable: Bool, confirmsOnTap: Bool, context: SheetContext
  ) {
    self.selection = selection
    self.isSearchable = isSearchable
    self.confirmsOnTap = confirmsOnTap
    self.context = context
    readiness = OptionReadiness(in: context)
    super.init(frame: .zero)
    // VoiceOver reads the search field and the list together.
    shouldGroupAccessibilityChildren = true
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
      }.layout
    layout?["list"] = area
    // If the panel is too low, the list shrinks and scrolls.
    layout?.eqs(
      """
      list.bottom == 0
      list.height >= \(Self.minimumHeight) @ \(SheetPriority.minimumListHeight)
      table.bottom >= list.bottom
      """)
    if isSearchable {
      layout?.eqs(
        """
        hidden.top == list.top
        table.top == hidden.bottom
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
  }

  /// Archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("OptionListView is made in code.")
    return nil
  }

  /// Returns the body of content that reads its value from this list.
  func makeBody<Value>(
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) -> SheetBody<Value> {
    var body = SheetBody(self, value: value)
    let navigator = ListKeyboardNavigator(self)
    body.handleKey = { navigator.handle($0) }
    body.setEnabled = { [self] in setEnabled($0) }
    body.cancel = { [self] in stop() }
    body.setContentFont = { [self] in setContentFont($0) }
    body.prepareLayout = { [self] in prepareLayout(width: $0, in: $1) }
    body.fitHeight = { [self] in fitHeight($1) }
    body.prefersGroupedBackground = true
    body.extendToLowerEdge = { [self] in extendRows(to: $0) }
    body.initialAccessibilityElement = { [self] in firstElement }
    return body
  }

  private func setEnabled(_ isEnabled: Bool) {
    isDisabled = !isEnabled
    applyUpdate()
  }

  private func configureSearchField() {
    searchField.placeholder = SheetStrings()[.search]
    searchField.accessibilityLabel = SheetStrings()[.search]
    searchField.accessibilityTraits.insert(.searchField)
    searchField.accessibilityIdentifier = "BottomBounce.search"
    searchField.delegate = self
    searchField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        filter?.filter(searchField.text ?? "")
        updates.filter?.filter(searchField.text ?? "")
      }, for: .editingChanged)
  }

  // MARK: Value

  /// Returns the indices of the selected options in the order of the list.
  ///
  /// - Throws: An error if too few or too many options are selected, if the options are loading, or
  ///   if a selected value has no option and the user hasn't changed the selection.
  func validSelection() throws(ValidationError) -> [Int] {
    try readiness.check()
    if let failure = selection.failure {
      throw ValidationError(failure.message(SheetStrings()))
    }
    return selection.sorted
  }

  /// Returns the row of an option, or `nil` if the search hides it.
  func path(of index: Int) -> IndexPath? {
    lines.line(of: index).map { IndexPath(row: $0, section: 0) }
  }

  // MARK: Options

  /// Shows other options and the lines of those that match the search.
  func show(_ options: OptionRows, _ lines: OptionLines) {
    self.options = options
    measured = nil
    show(lines)
  }

  private func show(_ lines: OptionLines) {
    self.lines = lines
    let isEmpty = lines.isFiltered && lines.count == 0
    showNoResult(for: isEmpty ? searchField.text : nil)
    showHiddenSelection()
    tableView.reloadData()
  }

  /// Names the selected options that the search hides, because OK returns them.
  func showHiddenSelection() {
    guard isSearchable else { return }
    let hidden = lines.isFiltered ? selection.sorted.filter { lines.line(of: $0) == nil } : []
    hiddenSelectionView.show(hidden.map { options[$0].title })
  }

  /// Shows that no option matches a text, or removes the message.
  private func showNoResult(for text: String?) {
    noResultView?.isHidden = text == nil
    guard let text else { return }
    let strings = SheetStrings()
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.text = strings.noResult(for: text.trimmingCharacters(in: .whitespacesAndNewlines))
    configuration.secondaryText = strings[.noResultHint]
    if let font { configuration.textProperties.font = font }
    if let noResultView {
      noResultView.configuration = configuration
    } else {
      addNoResultView(configuration)
    }
  }

  private func addNoResultView(_ configuration: UIContentUnavailableConfiguration) {
    let view = UIContentUnavailableView(configuration: configuration)
    noResultView = view
    layout?["noResult"] = view
    layout?.eqs(
      """
      noResult.left == 0
      noResult.right == 0
      noResult.top == hidden.bottom
      noResult.bottom == list.bottom
      """)
  }

  // MARK: Search

  func showResult(_ lines: OptionLines) {
    keepsSelectionCentered = !lines.isFiltered
    show(lines)
    if lines.isFiltered {
      // The rows at the old place would be laid out first.
      let top = CGPoint(x: 0, y: -tableView.adjustedContentInset.top)
      tableView.setContentOffset(top, animated: false)
      tableView.layoutIfNeeded()
    } else {
      tableView.layoutIfNeeded()
      scrollToSelection()
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  // The sheet becomes first responder, so that the keyboard is dismissed and Return confirms.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let others = sequence(first: self as UIResponder, next: \.next)
    _ = others.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
    return false
  }

  private func setContentFont(_ font: UIFont) {
    self.font = font
    searchField.font = font
    updateStatus()
    measured = nil
    tableView.reloadData()
  }

  /// The cell of the first selected option, if it is visible.
  private var selectedCell: UIView? {
    selection.selected.min().flatMap { path(of: $0) }.flatMap { tableView.cellForRow(at: $0) }
  }

  /// The element that VoiceOver reads first.
  var firstElement: UIView {
    (statusView?.superview == nil ? nil : statusView?.firstElement) ?? selectedCell ?? self
  }

  /// Shows or removes the view in place of the options.
  func updateStatus() {
    guard let status else {
      guard statusView?.superview != nil else { return }
      statusView?.removeFromSuperview()
      return measured = nil
    }
    let view =
      statusView
      ?? OptionStatusView(title: tableView.accessibilityLabel) { [weak self] in self?.onRetry?() }
    statusView = view
    view.show(status, font: font)
    guard view.superview == nil else { return }
    addSubview(view)
    layout?["status"] = view
    layout?.eqs(
      """
      status.left == 0
      status.right == 0
      status.top == list.top
      status.bottom == list.bottom
      """)
    measured = nil
  }

  /// Ends work in the background.
  private func stop() {
    filter?.cancel()
    updates.filter?.cancel()
    updates = OptionUpdates()
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
