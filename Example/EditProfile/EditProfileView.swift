public import UIKit
public import ViewBuilding

/// The view of the screen: a list with a large title above it.
public final class EditProfileView: ControllerView {
  /// The list of settings.
  public let table = UITableView(frame: .zero, style: .insetGrouped)
  /// The large title, in the position that it has below a navigation bar of 44 points.
  public let titleLabel = UILabel()
  private let header = UIView()

  /// Adds the list, and the title in its header.
  public override func layoutViews() {
    backgroundColor = .systemGroupedBackground
    preservesSuperviewLayoutMargins = true
    ViewTree(in: self) {
      ViewNode(table) { "edges == 0" }
    }
    let layout = ViewTree(in: header) {
      ViewNode(titleLabel, named: "title") { label, _ in
        label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
          for: .systemFont(ofSize: 34, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        // At accessibility sizes, a title can need more than one line.
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        // The height of the bar, and its distance from the title.
        "top == 44 + 3"
        "bottom == -24"
      }
    }.layout
    onLayoutSubviews = { [weak self] view in
      let margin = view.layoutMargins.left
      layout.eqs("title.leading == \(margin)\ntitle.trailing == -\(margin)")
      self?.sizeHeader()
    }
    header.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      [weak self] (_: UIView, _) in self?.setNeedsLayout()
    }
  }

  /// Sets the frame of the header, which a table view doesn't size.
  private func sizeHeader() {
    let size = header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard table.tableHeaderView == nil || header.bounds.size != size else { return }
    header.frame = CGRect(origin: .zero, size: size)
    table.tableHeaderView = header
  }
}
