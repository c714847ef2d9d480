// Each wheel is a scroll view. The text of a row is drawn once; while the wheel spins, only
// transforms and opacities change.
@preconcurrency @MainActor open class UIPickerView: UIView {
  final var columns: [PickerColumn] = []
  private let band = UIView()
  private var widths: [CGFloat?] = []
  private var isLoaded = false
  private var storedDelegateHasViews = true

  /// The horizontal shift of the components in points.
  package final var columnShift: CGFloat = 0 {
    didSet { if columnShift != oldValue { setNeedsLayout() } }
  }
  /// The components that are ordered from left to right in every layout direction.
  package final var unmirroredComponents = 0..<0 {
    didSet { if unmirroredComponents != oldValue { setNeedsLayout() } }
  }
  package final var columnSpacing = PickerMetrics.columnSpacing {
    didSet { if columnSpacing != oldValue { setNeedsLayout() } }
  }
  /// The alignment of titles in each component.
  ///
  /// The default is centered.
  package final var titleAlignments: [NSTextAlignment] = [] {
    didSet { if titleAlignments != oldValue { reloadAllComponents() } }
  }
  /// The insets around titles in each component.
  ///
  /// The default is none.
  package final var titleInsets: [NSDirectionalEdgeInsets] = [] {
    didSet { if titleInsets != oldValue { reloadAllComponents() } }
  }

  /// A closure that is called when a wheel stops on its previous row.
  ///
  /// The delegate isn't called then.
  package final var onUnchangedSelection: ((_ component: Int) -> Void)?

  /// A closure that is called when a row passes the center while the user spins a wheel.
  package final var onPassingRow: ((_ row: Int, _ component: Int) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size(instead: frame.size)))
    setUp()
  }

  /// Differs: Archives can't be read, so the picker view has its usual size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = PickerMetrics.size
    setUp()
  }

  private static func size(instead size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : PickerMetrics.size.width,
      height: size.height > 0 ? size.height : PickerMetrics.size.height)
  }

  private func setUp() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    band.layer.cornerCurve = .continuous
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, traitCollection.userInterfaceIdiom == .mac else { return }
    preconditionFailure(
      "NSGenericException: UIPickerView, which UIDatePicker's wheels are as well, moved to a window in "
        + "the Mac idiom, where UIKit does not support it.")
  }

  // MARK: Where the contents come from

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetContents() } }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      storedDelegateHasViews = true
      forgetContents()
    }
  }

  open var numberOfComponents: Int { loadedColumns.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.geometry.rowCount ?? 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    let width = layout.widths.indices.contains(component) ? layout.widths[component] : 0
    return CGSize(width: width, height: column.geometry.rowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let column = column(component) else { return nil }
    layoutIfNeeded()
    return column.delegateView(forRow: row)
  }

  open func reloadAllComponents() {
    forgetContents()
    _ = loadedColumns
  }

  open func reloadComponent(_ component: Int) {
    guard isLoaded else { return }
    guard columns.indices.contains(component) else { return }
    load(component)
    setNeedsLayout()
  }

  // MARK: The selection

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component) else { return }
    if animated, window != nil { layoutIfNeeded() }
    column.select(row, animated: animated)
  }

  open func selectedRow(inComponent component: Int) -> Int {
    column(component)?.selectedRow ?? -1
  }

  // MARK: Contents

  private var loadedColumns: [PickerColumn] {
    if !isLoaded { load() }
    return columns
  }

  private func column(_ component: Int) -> PickerColumn? {
    let columns = loadedColumns
    return columns.indices.contains(component) ? columns[component] : nil
  }

  private func forgetContents() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    isLoaded = true
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(picker: self, component: columns.count)
      columns.append(column)
      addSubview(column)
    }
    // VoiceOver reads the components in their order, whatever their places.
    accessibilityElements = columns
    widths = Array(repeating: nil, count: count)
    for component in columns.indices { load(component) }
    setNeedsLayout()
  }

  private func load(_ component: Int) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    widths[component] = width >= 0 ? width : nil
    columns[component].titleInsets =
      titleInsets.indices.contains(component) ? titleInsets[component] : .zero
    columns[component].reload(
      rowCount: max(count, 0), rowHeight: height > 0 ? height : PickerMetrics.rowHeight,
      alignment: titleAlignments.indices.contains(component) ? titleAlignments[component] : .center)
  }

  /// Called by the default implementation of the delegate method, which returns no views.
  final func delegateHasNoViews() { storedDelegateHasViews = false }

  /// Returns the delegate's view for a row, or `nil` if rows show titles.
  final func makeView(forRow row: Int, in component: Int, reusing view: UIView?) -> UIView? {
    guard storedDelegateHasViews, let delegate else { return nil }
    let view = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: view)
    return storedDelegateHasViews ? view : nil
  }

  /// Returns the delegate's title for a row.
  final func title(ofRow row: Int, in component: Int) -> StyledText {
    if let titles = delegate as? any StyledPickerTitles {
      return titles.styledTitle(ofRow: row, in: component)
    }
    let attributed = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    guard let attributed else {
      return StyledText(
        delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
    }
    // As in UIKit, titles ignore the font attribute.
    var title = StyledText(attributed)
    title.setValue(nil, of: .font)
    return title
  }

  // MARK: Layout

  private var layout: PickerLayout {
    var layout = PickerLayout(
      width: bounds.width, wishes: widths, spacing: columnSpacing,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    layout.shift = columnShift
    layout.unmirrored = unmirroredComponents
    return layout
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let columns = loadedColumns
    let rowHeight = columns.map(\.geometry.rowHeight).max() ?? PickerMetrics.rowHeight
    let bandHeight = rowHeight + PickerMetrics.bandGrowth
    band.frame = CGRect(
      x: PickerMetrics.bandInset, y: (bounds.height - bandHeight) / 2,
      width: max(bounds.width - 2 * PickerMetrics.bandInset, 0), height: bandHeight)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    for (column, place) in zip(columns, layout.columns) {
      column.place(
        at: (place.x / pixel).rounded() * pixel, width: place.width, in: bounds.size,
        lensHeight: bandHeight)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }
}
