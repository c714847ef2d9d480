/// The background of a cell or a header: a color, with rounded corners at the ends of an
/// inset-grouped section.
@MainActor final class CellBackgroundView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    assertionFailure("A cell's background is made in code.")
    return nil
  }

  /// Rounds the corners of the first and last row of an inset-grouped section.
  func round(_ radius: CGFloat, top: Bool, bottom: Bool) {
    layer.cornerRadius = top || bottom ? radius : 0
    var corners: CACornerMask = []
    if top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }
}

/// The content view of an unconfigured cell, for its labels and the app's subviews.
@MainActor final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  init() {
    // The view initially has the cell's size, because constraints of the app can conflict with a
    // size of zero before the first layout.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    preservesSuperviewLayoutMargins = true
  }

  required init?(coder: NSCoder) {
    assertionFailure("A cell's content view is made in code.")
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.layOutLabels()
  }
}
