import UIKit
import ViewBuilding

/// The line below a text: the character counter, and the status of asynchronous rules.
@MainActor final class TextFooter {
  /// The line; without a status, the counter itself.
  let view: UIView
  private let countLabel = UILabel()
  private let statusLabel: UILabel?
  /// The text ends below the line.
  private var endBelow: EquationGroup?
  /// The text ends above the line; `nil` until the line has been hidden.
  private var endAbove: EquationGroup?

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - hasCount: Whether the line shows a counter.
  ///   - hasStatus: Whether the line can show a status.
  init(hasCount: Bool, hasStatus: Bool) {
    statusLabel = hasStatus ? UILabel() : nil
    view = hasStatus ? UIView() : countLabel
    for label in [countLabel, statusLabel].compactMap({ $0 }) {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
    }
    countLabel.isHidden = !hasCount
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    guard let statusLabel else { return }
    statusLabel.textColor = .secondaryLabel
    statusLabel.isAccessibilityElement = false
    ViewTree(in: view) {
      ViewNode(statusLabel, named: "status") { "leading, top, bottom == 0" }
      ViewNode(countLabel, named: "count") {
        "trailing, top, bottom == 0"
        "leading >= status.trailing + 8"
      }
    }
  }

  // MARK: Texts

  /// The count for VoiceOver; `nil` if it is visible.
  var hiddenCount: String? { view.isHidden ? countLabel.accessibilityLabel : nil }

  /// Shows the number of characters.
  ///
  /// - Parameters:
  ///   - count: The number of characters.
  ///   - limit: The maximum number.
  ///   - isAboveLimit: Whether the text is too long.
  func show(_ count: Int, of limit: Int, isAboveLimit: Bool) {
    let strings = SheetStrings()
    countLabel.text = "\(strings.number(count))/\(strings.number(limit))"
    countLabel.accessibilityLabel = strings.count(count, of: limit)
    countLabel.textColor = isAboveLimit ? .sheetError : .secondaryLabel
  }

  /// Shows whether asynchronous rules check the text, and announces the beginning.
  func showStatus(isChecking: Bool) {
    let text = isChecking ? SheetStrings()[.checking] : nil
    guard let statusLabel, statusLabel.text != text else { return }
    statusLabel.text = text
    statusLabel.isAccessibilityElement = isChecking
    if isChecking { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  // MARK: Layout

  /// The height of the line, in points.
  var height: CGFloat {
    let label = countLabel.isHidden ? statusLabel ?? countLabel : countLabel
    return label.font.lineHeight.rounded(.up)
  }

  /// The minimum height of a line whose status appears and disappears, in points; `nil` for a line
  /// without a status.
  func minimumHeight(compatibleWith traits: UITraitCollection) -> CGFloat? {
    guard statusLabel != nil else { return nil }
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    return font.lineHeight.rounded(.up)
  }

  /// Lets the text end below the line.
  func activate(_ endBelow: EquationGroup) {
    self.endBelow = endBelow
    endBelow.activate()
  }

  /// Hides or shows the line, and returns whether that is a change.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the line is hidden.
  ///   - makeEndAbove: Returns the constraint of a text that ends above the line.
  func setHidden(_ isHidden: Bool, makeEndAbove: () -> EquationGroup) -> Bool {
    guard isHidden != view.isHidden, let endBelow else { return false }
    let endAbove = endAbove ?? makeEndAbove()
    self.endAbove = endAbove
    view.isHidden = isHidden
    if isHidden { endBelow.replace(with: endAbove) } else { endAbove.replace(with: endBelow) }
    return true
  }
}
