import UIKit

final class OptionCell: UITableViewCell {
  private static let imageSize = CGSize(width: 40, height: 40)

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

  var isToggle = false

  private var optionTraits = UIAccessibilityTraits.button

  /// In the table view, only the row that the arrow keys have highlighted is selected.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { optionTraits }
    set { optionTraits = newValue }
  }

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
