import UIKit
import ViewBuilding

/// A line that names the selected options that a search hides.
final class HiddenSelectionView: SheetSubview {
  private lazy var label = makeLabel()
  private lazy var empty = heightAnchor.constraint(equalToConstant: 0)

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "BottomBounce.hiddenSelection"
    accessibilityTraits = [.staticText, .selected]
    isHidden = true
    empty.isActive = true
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    ViewTree(in: self) {
      ViewNode(mark, named: "mark") {
        "leading == \(Self.margin)"
        "centerY == label.centerY"
        "hugH, resistH == required"
      }
      ViewNode(label, named: "label") {
        "leading == mark.trailing + 6"
        "trailing == -\(Self.margin)"
        "top == \(OptionListLayout.searchInset)"
        "bottom == -\(Self.distance) @ \(SheetPriority.almostRequired)"
      }
    }
    return label
  }

  /// As in the rows of the list.
  private static let margin: CGFloat = 16
  /// To the table below, whose inset follows.
  private static let distance = 10 - OptionListLayout.searchInset

  func show(_ text: String?) {
    isHidden = text == nil
    isAccessibilityElement = text != nil
    accessibilityLabel = text
    empty.isActive = text == nil
    if let text { label.text = text }
  }
}
