import UIKit
import ViewBuilding

final class OptionListView: SheetSubview, UITextFieldDelegate {
  let tableView = OptionTableView(frame: .zero, style: .plain)
  /// Has no superview if the list isn't searchable.
  let searchField = BoxedTextField()
  let confirmsOnTap: Bool
  let context: SheetContext
  /// Shown until the list has its first options; `nil` from then on.
  var loading: Status?
  /// `true` if a selected value has no option, until the user changes the selection.
  var isUnavailable = false
  private var notice: String?
  /// `nil` if the options don't load.
  var onRetry: (@MainActor () -> Void)?
  var statusView: UIContentUnavailableView?
  /// Names the selected options that a search hides.
  private var hiddenSelection: NoteView?
  private let announcer = PoliteAnnouncer()
  private(set) var options = OptionRows(KnownOptions<Int>())
  private(set) var lines = OptionLines(OptionSections([]))
  var selection: OptionSelection
  /// `nil` before the list has its first options.
  var filter: OptionFilter?
  var pending: (update: OptionUpdate, filter: OptionFilter)?
  /// Retains the observer of the options' loader until the sheet ends.
  var observation: AnyObject?
  private(set) var layout: OptionListLayout?
  var keepsSelectionCentered = true
  private(set) var isDisabled = false
  private(set) var font: UIFont?

  init(
    selection: OptionSelection, isSearchable: Bool, confirmsOnTap: Bool, context: SheetContext
  ) {
    self.selection = selection
    self.confirmsOnTap = confirmsOnTap
    self.context = context
    super.init(frame: .zero)
    // VoiceOver reads the search field and the list together.
    shouldGroupAccessibilityChildren = true
    let searchBox = isSearchable ? OptionSearchBox(around: searchField, context.boxMetrics) : nil
    layout = OptionListLayout(in: self, tableView, searchBox: searchBox)
    if isSearchable { configureSearchField() }
    configureList()
    tableView.onLayout = { [weak self] in self?.tableDidLayOut() }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: OptionListView, _) in view.reloadRows()
    }
  }

  var bodyTraits: SheetBodyTraits {
    var traits = SheetBodyTraits()
    traits.handleKey = { [self] in handle($0) }
    traits.setEnabled = { [self] in
      isDisabled = !$0
      applyUpdate()
    }
    traits.cancel = { [self] in stop() }
    traits.setContentFont = { [self] in setContentFont($0) }
    traits.prepareLayout = { [self] in layout?.prepare(in: $1) }
    traits.fitHeight = { [self] in layout?.fitHeight($1) }
    traits.prefersGroupedBackground = true
    traits.contentScrollView = tableView
    // The rows don't scroll under a search field.
    if searchField.superview == nil {
      traits.extendToUpperEdge = { [self] in layout?.extendRows(toUpper: $0) }
    }
    traits.extendToLowerEdge = { [self] in layout?.extendRows(toLower: $0) }
    traits.initialAccessibilityElement = { [self] in firstElement }
    traits.footer = { [self] in notice }
    return traits
  }

  private func configureSearchField() {
    searchField.placeholder = SheetStrings()[.search]
    searchField.accessibilityLabel = SheetStrings()[.search]
    searchField.delegate = self
    searchField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        announcer.announce(nil)
        // The rows of the last search stay until a search in the background ends.
        tableView.selectRow(at: nil, animated: false, scrollPosition: .none)
        filter?.filter(searchField.text ?? "")
        pending?.filter.filter(searchField.text ?? "")
      }, for: .editingChanged)
  }

  // MARK: Value

  func selectionChanged() {
    notice = nil
    isUnavailable = false
    context.valueChanged()
  }

  func showNotice(_ notice: String?) {
    guard notice != self.notice else { return }
    self.notice = notice
    context.sizeChanged()
  }

  func path(of index: Int) -> IndexPath? {
    lines.line(of: index).map { IndexPath(row: $0, section: 0) }
  }

  var selectedPath: IndexPath? { selection.selected.min().flatMap { path(of: $0) } }

  // MARK: Options

  func show(_ options: OptionRows, _ lines: OptionLines) {
    loading = nil
    self.options = options
    show(lines)
    setNeedsMeasurement()
  }

  private func show(_ lines: OptionLines) {
    self.lines = lines
    updateStatus()
    showHiddenSelection()
    tableView.reloadData()
  }

  /// OK also returns selected options that the search hides.
  func showHiddenSelection() {
    let (selected, lines) = (selection.selected, lines)
    let count = lines.isFiltered ? selected.count { lines.line(of: $0) == nil } : 0
    // A search can hide very many, of which few are named.
    var hidden = (0..<options.count).dropFirst(selected.min() ?? 0).lazy
      .filter { selected.contains($0) && lines.line(of: $0) == nil }.makeIterator()
    let names = SheetStrings().names(count) { _ in hidden.next().map { options[$0].title } ?? "" }
    if let names {
      let note = hiddenSelection ?? makeHiddenSelection()
      hiddenSelection = note
      note.text = names
      if note.superview == nil { layout?.addNote(note) }
    } else if let hiddenSelection, hiddenSelection.superview != nil {
      hiddenSelection.removeFromSuperview()
      layout?.extendRows(toUpper: nil)
    }
  }

  private func makeHiddenSelection() -> NoteView {
    let note = NoteView(
      identifier: "BottomBounce.hiddenSelection", symbol: "checkmark",
      below: SheetMetrics.fieldMargin - OptionListLayout.searchInset)
    note.label.numberOfLines = 2
    note.label.accessibilityTraits = [.staticText, .selected]
    return note
  }

  func setNeedsMeasurement() {
    // A search doesn't change the height, so that the panel doesn't move.
    if !lines.isFiltered { layout?.setNeedsMeasurement() }
  }

  private func reloadRows() {
    tableView.reloadData()
    setNeedsMeasurement()
  }

  // MARK: Search

  func showResult(_ lines: OptionLines) {
    keepsSelectionCentered = !lines.isFiltered
    show(lines)
    if lines.isFiltered {
      layout?.stopScrolling()
      // The rows at the old place would be laid out first.
      let top = CGPoint(x: 0, y: -tableView.adjustedContentInset.top)
      tableView.setContentOffset(top, animated: false)
    } else {
      scrollToSelection()
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    announceResult()
  }

  private func announceResult() {
    guard searchField.markedTextRange == nil, let count = lines.matchCount else { return }
    let strings = SheetStrings()
    announcer.announce(
      count == 0
        ? strings.noResult(for: searchField.text ?? "") : strings.string(.results, count))
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    filter?.prepare()
  }

  // Without a highlighted row, the sheet becomes first responder, so that the keyboard is dismissed
  // and Return confirms.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if tapHighlightedRow() { return false }
    let others = sequence(first: self as UIResponder, next: \.next)
    _ = others.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
    return false
  }

  private func setContentFont(_ font: UIFont) {
    self.font = font
    searchField.font = font
    updateStatus()
    reloadRows()
  }

  /// VoiceOver reads the first selected option first, if it is visible.
  var firstElement: UIView {
    if let statusView, statusView.superview != nil { return statusView }
    return selectedPath.flatMap { tableView.cellForRow(at: $0) } ?? self
  }

  private func stop() {
    observation = nil
    filter?.cancel()
    pending?.filter.cancel()
    pending = nil
    announcer.announce(nil)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layout?.updateInsets()
    if keepsSelectionCentered, layout?.adoptHeightForCentering() == true { scrollToSelection() }
  }

  private func tableDidLayOut() {
    let height = status == nil ? tableView.contentSize.height : statusHeight
    layout?.tableDidLayOut(height: lines.isFiltered ? nil : height)
  }

  func scrollToSelection() {
    if let selectedPath { layout?.center(selectedPath) }
  }

  // Rows above and below the view can be tapped, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || tableView.frame.contains(point)
  }
}
