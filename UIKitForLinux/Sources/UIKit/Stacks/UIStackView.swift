@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var stackConstraints = StackConstraints()
  /// The lengths that the current proportions were computed from.
  private var proportionalLengths: [CGFloat] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Differs: Archives can't be read, so the stack is empty.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (isArranging(view) ? 1 : 0))
  }

  open func removeArrangedSubview(_ view: UIView) {
    removeFromArrangement(view)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if isArranging(view) { arranged.removeAll { $0 === view } }
    precondition(
      arranged.indices.contains(stackIndex) || stackIndex == arranged.count,
      "Index \(stackIndex) is beyond the \(arranged.count) views of the stack.")
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    view.isArranged = true
    setNeedsUpdateConstraints()
  }

  private func isArranging(_ view: UIView) -> Bool {
    view.isArranged && view.storedSuperview === self
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeFromArrangement(subview)
  }

  private func removeFromArrangement(_ view: UIView) {
    guard isArranging(view), let index = arranged.firstIndex(where: { $0 === view }) else {
      return
    }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.isArranged = false
    stackConstraints.removeConstraints(of: view)
    setNeedsUpdateConstraints()
  }

  // MARK: Arrangement

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranging(arrangedSubview) else { return }
    let own = spacing == UIStackView.spacingUseDefault ? nil : spacing
    customSpacings[ObjectIdentifier(arrangedSubview)] = own
    setNeedsUpdateConstraints()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  // MARK: Constraints

  open override func updateConstraints() {
    let plan = plan
    proportionalLengths = plan.items.map(\.length)
    stackConstraints.update(to: plan, of: self)
    if let node = layoutNode { node.engine?.baselineViewChanged(of: node) }
    super.updateConstraints()
  }

  private var plan: StackPlan {
    StackPlan(
      axis: axis, distribution: distribution, alignment: alignment,
      isBaselineRelative: isBaselineRelativeArrangement,
      isMarginsRelative: isLayoutMarginsRelativeArrangement, items: arranged.map(item))
  }

  private func item(of view: UIView) -> StackPlan.Item {
    let points = customSpacings[ObjectIdentifier(view)] ?? spacing
    return StackPlan.Item(
      isHidden: view.isHidden,
      spacing: points == UIStackView.spacingUseSystem ? .system : .points(points),
      length: proportionalLength(of: view),
      hasLines: (view as? UILabel).map { $0.numberOfLines != 1 } ?? false)
  }

  /// Returns the intrinsic length of a view or, without one, the length that the constraints inside
  /// lead to; 0 if the distribution isn't proportional.
  private func proportionalLength(of view: UIView) -> CGFloat {
    guard distribution == .fillProportionally, !view.isHidden else { return 0 }
    func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    let own = length(view.intrinsicContentSize)
    if own != UIView.noIntrinsicMetric { return max(own, 0) }
    return length(view.fittingSizeForStackView)
  }

  /// Updates the proportions if the measured length of an arranged view has changed.
  final func updateProportionsIfNeeded() {
    guard distribution == .fillProportionally, !needsConstraintUpdate,
      arranged.map(proportionalLength) != proportionalLengths
    else { return }
    setNeedsUpdateConstraints()
  }

  /// Called when an arranged view was hidden or shown.
  final func visibilityChanged() {
    setNeedsUpdateConstraints()
  }

  /// Called when the intrinsic content size of an arranged view has changed.
  final func contentSizeChanged(of view: UIView) {
    if distribution == .fillProportionally || view is UILabel { setNeedsUpdateConstraints() }
  }

  // MARK: Baselines

  // A column uses the baseline of its first or last view, a row the baseline of its tallest view.
  open override var forFirstBaselineLayout: UIView {
    let view = axis == .vertical ? arranged.first { !$0.isHidden } : tallest
    return view?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let view = axis == .vertical ? arranged.last { !$0.isHidden } : tallest
    return view?.forLastBaselineLayout ?? self
  }

  private var tallest: UIView? {
    // Before the first layout, only the intrinsic content size is known.
    func height(_ view: UIView) -> CGFloat {
      let height = view.intrinsicContentSize.height
      return height == UIView.noIntrinsicMetric ? view.bounds.height : height
    }
    return arranged.filter { !$0.isHidden }.max { height($0) < height($1) }
  }
}

extension UIView {
  /// Updates the proportions of all stack views in this root's hierarchy that measure their
  /// arranged views.
  final func updateProportions() {
    guard let engine = layoutEngine, engine.usesProportions else { return }
    // The length of a stack view can depend on the proportions of nested stack views.
    var rounds = 0
    while engine.mayChangeProportions, rounds < 4 {
      rounds += 1
      engine.mayChangeProportions = false
      for node in engine.members { (node.view as? UIStackView)?.updateProportionsIfNeeded() }
      updateConstraintsInside()
    }
  }
}
