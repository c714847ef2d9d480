public import UIKit
import ViewBuilding

/// The body of an ``OptionContent`` and an ``OptionsContent``: a list, with a field to search it if asked for.
public final class OptionListView: UIView, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate
{
  /// The list.
  public let tableView = UITableView(frame: .zero, style: .plain)
  /// The field whose text filters the list; in no window where the list cannot be searched.
  public let searchField = UITextField()
  private let noResultLabel = UILabel()
  private let rows: [OptionRow]
  let confirmsOnTap: Bool
  private let context: SheetContext
  private(set) var selection: OptionSelection
  private var search: OptionSearch?
  private var isPrepared = false
  /// The places of the options that are shown; nil for all.
  private var found: [Int]?
  private var layout: EquationLayout?
  /// What the list was measured for; another one has it measured again.
  private var measured: CGSize?
  /// The height of all rows where the list shows them all; nil where it shows some.
  private var wholeHeight: CGFloat?
  private var keepsChoiceInMiddle = true
  /// The font that the app has chosen for titles.
  private var font: UIFont?
  /// The height that the list had when it showed the choice.
  private var placedHeight: CGFloat = 0

  /// The least height of the list in points, where there is room for no more: a row.
  private static let leastHeight: CGFloat = 44
  /// The part of the host's height that a list has at most.
  private static let greatestPart: CGFloat = 0.5
  /// The same where the text is so large that few rows would be seen.
  private static let greatestPartOfLargeText: CGFloat = 0.65

  init(
    rows: [OptionRow], selection: OptionSelection, isSearchable: Bool, confirmsOnTap: Bool,
    context: SheetContext
  ) {
    self.rows = rows
    self.selection = selection
    self.confirmsOnTap = confirmsOnTap
    self.context = context
    super.init(frame: .zero)
    // Read together, from top to bottom.
    shouldGroupAccessibilityChildren = true
    if isSearchable {
      search = OptionSearch(titles: rows.map(\.title), locale: UserSettings.locale)
    }
    layout =
      ViewTree(in: self) {
        ViewNode(isSearchable ? OptionSearchBox(around: searchField) : nil, named: "box") { box, _ in
          self.prepareSearch()
          "leading, trailing, top == 0"
        }
        ViewNode(tableView, named: "list") { list, _ in
          self.prepareList()
          "leading, trailing, bottom == 0"
          // What the panel has no room for is taken from the list, which scrolls.
          "height >= \(Self.leastHeight) @ 998"
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

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("OptionListView is made in code.")
    return nil
  }

  private func prepareList() {
    tableView.dataSource = self
    tableView.delegate = self
    for identifier in [Self.middle, Self.last] {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    // While the panel rises, the list is where bars are: that must not move its rows.
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.alwaysBounceVertical = false
    tableView.backgroundColor = .secondarySystemBackground
    tableView.layer.cornerRadius = 10
    tableView.layer.cornerCurve = .continuous
    tableView.accessibilityIdentifier = "BottomBounce.options"
    tableView.accessibilityLabel = context.title
    if context.title != nil { tableView.accessibilityContainerType = .list }
    noResultLabel.text = SheetTexts().noResult
    noResultLabel.font = .preferredFont(forTextStyle: .body)
    noResultLabel.adjustsFontForContentSizeCategory = true
    noResultLabel.textColor = .secondaryLabel
    noResultLabel.textAlignment = .center
    noResultLabel.numberOfLines = 0
    noResultLabel.isHidden = true
    tableView.backgroundView = noResultLabel
  }

  private func prepareSearch() {
    searchField.placeholder = SheetTexts().search
    searchField.accessibilityLabel = SheetTexts().search
    searchField.accessibilityTraits.insert(.searchField)
    searchField.accessibilityIdentifier = "BottomBounce.search"
    searchField.delegate = self
    searchField.addAction(
      UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
  }

  // MARK: Value

  /// The places of the chosen options in the order of the list.
  ///
  /// - Throws: A problem, where they are too few or too many.
  func validChoice() throws(ValidationProblem) -> [Int] {
    if let problem = selection.problem { throw ValidationProblem(SheetTexts().message(problem)) }
    return selection.inOrder
  }

  private func place(at path: IndexPath) -> Int { found?[path.row] ?? path.row }

  /// The row of an option; nil where the search hides it.
  func path(of place: Int) -> IndexPath? {
    guard let found else { return IndexPath(row: place, section: 0) }
    let row = found.partitioningIndex { $0 >= place }
    return found.indices.contains(row) && found[row] == place
      ? IndexPath(row: row, section: 0) : nil
  }

  // MARK: Search

  /// Prepares the titles, while the keyboard comes, for the first letter.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let search, !isPrepared else { return }
    isPrepared = true
    PendingWork.task("titles for the search") { [weak self] _ in
      let titles = await search.prepared()
      self?.search?.take(titles)
    }
  }

  private func filter() {
    let text = searchField.text ?? ""
    found = search?.places(matching: text)
    noResultLabel.isHidden = found?.isEmpty != true
    keepsChoiceInMiddle = found == nil
    tableView.reloadData()
    tableView.layoutIfNeeded()
    if found == nil {
      showChoice()
    } else if found?.isEmpty == false {
      tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Scrolls so that the first of the chosen options is in the middle.
  private func showChoice() {
    guard let path = selection.chosen.min().flatMap({ path(of: $0) }) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: false)
  }

  /// Gives the keys back to the sheet, so that the keyboard goes and Return confirms.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let others = sequence(first: self as UIResponder, next: \.next)
    _ = others.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
    return false
  }

  // MARK: Rows

  /// The names of the rows that are used again; the last one has no line below it.
  private static let middle = "middle"
  private static let last = "last"

  /// Returns the number of the options that are shown.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found?.count ?? rows.count
  }

  /// Returns the row of an option.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let isLast = indexPath.row == (found?.count ?? rows.count) - 1
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isLast ? Self.last : Self.middle, for: indexPath)
    if isLast { cell.separatorInset.right = Self.beyondEveryEdge }
    let place = place(at: indexPath)
    cell.show(rows[place], isChosen: selection.chosen.contains(place), font: font)
    return cell
  }

  /// An inset that leaves nothing of a line.
  private static let beyondEveryEdge: CGFloat = 100_000

  /// Returns whether the option can be chosen.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    rows[place(at: indexPath)].isEnabled
  }

  /// Returns the row if its option can be chosen.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    rows[place(at: indexPath)].isEnabled ? indexPath : nil
  }

  /// Chooses an option, or takes it away.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    for place in selection.tap(place(at: indexPath)) {
      let cell = path(of: place).flatMap { tableView.cellForRow(at: $0) }
      cell?.mark(rows[place], isChosen: selection.chosen.contains(place))
    }
    context.valueChanged()
    if confirmsOnTap { context.submit() }
  }

  /// Leaves the list where the person scrolls it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    keepsChoiceInMiddle = false
  }

  // MARK: Layout

  public override func layoutSubviews() {
    super.layoutSubviews()
    followRows()
    let height = tableView.bounds.height
    guard keepsChoiceInMiddle, window != nil, height != placedHeight else { return }
    // A list that grows shows more below; the rows that are seen stay.
    let hasGrown = placedHeight > 0 && height > placedHeight
    placedHeight = height
    if !hasGrown { showChoice() }
  }

  /// Gives a list that shows all rows the height that they have in the table.
  ///
  /// A table may add a line to each row, which a row of no table does not have.
  private func followRows() {
    guard let wholeHeight, let measured, found == nil, window != nil else { return }
    tableView.layoutIfNeeded()
    let height = tableView.contentSize.height
    guard height > wholeHeight, height <= measured.height else { return }
    self.wholeHeight = height
    layout?.eq("list.height == \(height) @ 200")
  }
}

extension OptionListView: WidthFitting {
  /// Gives the list the height of its rows in a width, up to a part of the host's.
  ///
  /// A list that is searched keeps it, so that the panel stays where it is.
  func fit(width: CGFloat, in host: CGSize) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let part = isLarge ? Self.greatestPartOfLargeText : Self.greatestPart
    let size = CGSize(width: width, height: (host.height * part).rounded())
    guard size != measured, width > 0 else { return }
    measured = size
    // The list gives and takes before labels and buttons do, where the panel has a height of its own.
    layout?.eq("list.height == \(height(in: size)) @ 200")
  }

  private func height(in size: CGSize) -> CGFloat {
    // A cell of no table, which has the traits of the list.
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isHidden = true
    addSubview(cell)
    defer { cell.removeFromSuperview() }
    var height = OptionListHeight(limit: size.height)
    for (place, row) in rows.enumerated() where !height.isFull {
      cell.show(row, isChosen: selection.chosen.contains(place), font: font)
      height.add(
        cell.systemLayoutSizeFitting(
          CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
    wholeHeight = height.isFull ? nil : height.value
    return height.value
  }
}

extension OptionListView: FontTaking {
  func take(_ font: UIFont) {
    self.font = font
    searchField.font = font
    noResultLabel.font = font
    measured = nil
    tableView.reloadData()
  }
}

extension OptionListView: FocusStart {
  /// The row of the first of the chosen options, where it is on the screen.
  var startElement: UIView? {
    selection.chosen.min().flatMap { path(of: $0) }.flatMap { tableView.cellForRow(at: $0) }
  }
}
