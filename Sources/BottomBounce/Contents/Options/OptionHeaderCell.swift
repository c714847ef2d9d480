import UIKit
import ViewBuilding

/// The header of a section; without a title, it is the distance between two sections.
final class OptionHeaderCell: UITableViewCell {
  private let label = UILabel()
  private lazy var layout = ViewTree(in: contentView) {
    ViewNode(label, named: "label") {
      "leading == \(SheetMetrics.boxMargin)"
      "trailing == -\(SheetMetrics.boxMargin)"
    }
  }.layout

  private static let below: CGFloat = 7
  private static let above: CGFloat = 24
  private static let distance: CGFloat = 28

  func configure(_ title: String?, color: UIColor, isFirst: Bool) {
    backgroundColor = .clear
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = color
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = title?.asSectionHeader
    let space = title == nil ? Self.distance : Self.above
    layout.eq("label.top == \(isFirst ? 0 : space)")
    layout.eq("label.bottom == \(title == nil ? 0 : -Self.below) @ \(SheetPriority.almostRequired)")
    isAccessibilityElement = title != nil
    accessibilityElementsHidden = title == nil
    accessibilityLabel = title
  }

  /// A table view gives its cells the traits of rows that can be selected.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .header }
    set {}
  }
}

extension String {
  /// In capitals up to iOS 18.
  @MainActor var asSectionHeader: String {
    // `header()`, its name since iOS 18, isn't in iOS 17.
    let style = UIListContentConfiguration.groupedHeader().textProperties
    return style.transform == .uppercase ? uppercased(with: UserSettings.locale) : self
  }
}
