import UIKit

/// A row in a list of options.
final class OptionCell: UITableViewCell {
  /// The maximum width and height of an option's image, in points.
  private static let imageSize = CGSize(width: 40, height: 40)

  /// Configures the cell for an option.
  func configure(_ row: OptionRow, isSelected: Bool, font: UIFont? = nil) {
    var content: UIListContentConfiguration = row.subtitle == nil ? .cell() : .subtitleCell()
    content.text = row.title
    if let font { content.textProperties.font = font }
    content.textProperties.color = row.color
    content.secondaryText = row.subtitle
    content.secondaryTextProperties.color = row.isEnabled ? .secondaryLabel : .tertiaryLabel
    content.image = row.image
    content.imageProperties.maximumSize = Self.imageSize
    // Images have the tint color unless their color has a meaning.
    if !row.isEnabled || row.role == .destructive {
      content.imageProperties.tintColor = row.color
    }
    contentConfiguration = content
    backgroundColor = .secondarySystemGroupedBackground
    updateSelection(row, isSelected: isSelected)
  }

  /// Rounds the corners of the card that the rows form.
  func setCorners(at ends: (isFirst: Bool, isLast: Bool), radius: CGFloat) {
    let above: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let below: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    layer.maskedCorners = (ends.isFirst ? above : []).union(ends.isLast ? below : [])
    roundCorners(radius)
    layer.masksToBounds = ends.isFirst || ends.isLast
  }

  /// A Boolean value that indicates whether VoiceOver reads the row as a toggle.
  var isToggle = false

  private var optionTraits = UIAccessibilityTraits.button

  /// The traits of the option.
  ///
  /// A cell that is selected in its table view has the selected trait. Here that is only the row
  /// that the arrow keys have highlighted.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { optionTraits }
    set { optionTraits = newValue }
  }

  /// Shows whether an option is selected.
  func updateSelection(_ row: OptionRow, isSelected: Bool) {
    accessoryType = isSelected ? .checkmark : .none
    var traits: UIAccessibilityTraits = isToggle ? .toggleButton : .button
    // VoiceOver reads the value of a toggle as on or off.
    accessibilityValue = isToggle ? (isSelected ? "1" : "0") : nil
    if isSelected, !isToggle { traits.insert(.selected) }
    if !row.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }
}
