public import UIKit
public import ViewBuilding

/// The view of the catalog: a list with a large title above it.
public final class CatalogView: ControllerView {
  /// The list of entries.
  public let table = UITableView(frame: .zero, style: .insetGrouped)
  private let header = UIView()

  /// Adds the list, and the title in its header.
  public override func layoutViews() {
    backgroundColor = .systemGroupedBackground
    preservesSuperviewLayoutMargins = true
    ViewTree(in: self) {
      ViewNode(table) { "edges == 0" }
      // Rows don't scroll under the status bar.
      ViewNode(UIView()) { strip, _ in
        strip.backgroundColor = .systemGroupedBackground
        strip.accessibilityIdentifier = "Catalog.strip"
        "leading, trailing, top == 0"
        "bottom == superview.safeArea.top"
      }
    }
    let layout = ViewTree(in: header) {
      ViewNode(UILabel(), named: "title") { label, _ in
        label.text = "Catalog"
        label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
          for: .systemFont(ofSize: 34, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        // At accessibility sizes, a title can need more than one line.
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        "top == 44 + 3"
        "bottom == -8"
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
