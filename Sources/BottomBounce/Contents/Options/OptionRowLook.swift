import UIKit

extension UITableViewCell {
  /// The greatest width and height of an option's image, in points.
  private static let imageSize = CGSize(width: 40, height: 40)

  /// Shows an option, whatever the row showed before.
  func show(_ row: OptionRow, isChosen: Bool, font: UIFont? = nil) {
    var content: UIListContentConfiguration = row.subtitle == nil ? .cell() : .subtitleCell()
    content.text = row.title
    if let font { content.textProperties.font = font }
    content.textProperties.color = row.color
    content.secondaryText = row.subtitle
    content.secondaryTextProperties.color = row.isEnabled ? .secondaryLabel : .tertiaryLabel
    content.image = row.image
    content.imageProperties.maximumSize = Self.imageSize
    content.imageProperties.tintColor = row.isEnabled && !row.isDestructive ? nil : row.color
    contentConfiguration = content
    backgroundColor = .clear
    mark(row, isChosen: isChosen)
  }

  /// Shows whether an option is chosen.
  func mark(_ row: OptionRow, isChosen: Bool) {
    accessoryType = isChosen ? .checkmark : .none
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !row.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }
}
