public import UIKit
public import ViewBuilding

/// What the screen shows: the list, with the screen's name in large letters above it.
public final class EditProfileView: ControllerView {
  /// The list of the profile's parts.
  public let table = UITableView(frame: .zero, style: .insetGrouped)
  /// The screen's name, as it stands under a bar of 44 points.
  public let titleLabel = UILabel()
  private let header = UIView()

  /// Puts the list everywhere, and the title into its header.
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
        label.accessibilityTraits = .header
        // The bar, and what is between it and the letters.
        "top == 44 + 3"
        "bottom == -24"
      }
    }.layout
    onLayoutSubviews = { [weak self] view in
      let margin = view.layoutMargins.left
      layout.eqs("title.leading == \(margin)\ntitle.trailing == -\(margin)")
      self?.sizeHeader()
    }
  }

  /// A table takes the frame that its header has.
  private func sizeHeader() {
    let size = header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard table.tableHeaderView == nil || header.bounds.size != size else { return }
    header.frame = CGRect(origin: .zero, size: size)
    table.tableHeaderView = header
  }
}
