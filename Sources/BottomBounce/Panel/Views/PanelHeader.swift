import UIKit
import ViewBuilding

/// The upper part of a panel, which doesn't scroll: Cancel, OK, and the title if it fits.
///
/// Cancel, title, and OK share a row, with the title in the middle. If the two buttons don't fit,
/// OK has a second row. If the title doesn't fit, it moves to the contents and scrolls with them.
@MainActor final class PanelHeader {
  let view = UIView()
  let titleLabel = UILabel()
  let cancelButton = UIButton(type: .system)
  let okButton = UIButton(type: .system)
  /// The line at the lower edge, which is visible while the contents scroll under the header.
  let separator = UIView()
  /// The indicator in the place of OK while the app saves the value; `nil` before it is needed.
  private var progress: UIActivityIndicatorView?
  private let oneRow: EquationGroup
  private let twoRows: EquationGroup
  private let titleInRow: EquationGroup
  private let insets: NSDirectionalEdgeInsets

  init(title: String?, configuration: SheetConfiguration, strings: SheetStrings) {
    insets = configuration.contentInsets
    titleLabel.setStyle(.headline)
    titleLabel.text = title
    if let font = configuration.titleFont { titleLabel.font = font }
    if let color = configuration.titleColor { titleLabel.textColor = color }
    titleLabel.isHidden = (title ?? "").isEmpty
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    let okTitle = configuration.okTitle ?? strings[.ok]
    let cancelTitle = configuration.cancelTitle ?? strings[.cancel]
    let numbers = SheetMetrics.numbers(insets)
    let layout = ViewTree(in: view, numbers: numbers) { [cancelButton, okButton, separator] in
      ViewNode(cancelButton, named: "cancel") { button, _ in
        Self.configure(button, cancelTitle, .body, configuration.cancelButton)
        button.accessibilityIdentifier = "BottomBounce.cancel"
        // A short title is at the leading margin, not in the middle of the tap target.
        button.contentHorizontalAlignment = .leading
        "leading == start"
        "top == rim"
        "width, height >= tapTarget"
        "width <= superview.width - sides @ high"
      }
      ViewNode(okButton, named: "ok") { button, _ in
        Self.configure(button, okTitle, .headline, configuration.okButton)
        button.accessibilityIdentifier = "BottomBounce.ok"
        button.contentHorizontalAlignment = .trailing
        "trailing == -finish"
        "bottom == -rim"
        "width, height >= tapTarget"
        "width <= superview.width - sides @ high"
        "height == cancel.height"
      }
      ViewNode(separator, named: "line") { line, _ in
        line.backgroundColor = .separator
        line.isHidden = true
        "leading, trailing, bottom == 0"
        "height == 0.5"
      }
    }.layout
    layout["title"] = titleLabel
    oneRow = layout.group("ok.top == cancel.top")
    twoRows = layout.group("ok.top == cancel.bottom + 2 * rim")
    titleInRow = layout.group(
      """
      title.centerX == 0
      title.centerY == cancel.centerY
      """)
    oneRow.activate()
    titleInRow.activate()
    // A body with a low hugging priority gets the remaining height of the panel.
    for view in [titleLabel, cancelButton, okButton] {
      view.setContentHuggingPriority(SheetPriority.hugging, for: .vertical)
    }
  }

  private static func configure(
    _ button: UIButton, _ title: String, _ style: UIFont.TextStyle,
    _ configuration: UIButton.Configuration?
  ) {
    if var configuration {
      configuration.title = title
      button.configuration = configuration
      return
    }
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: style)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
  }

  // MARK: Progress

  /// Shows an indicator in the place of OK, or removes it.
  ///
  /// - Parameter label: The accessibility label of the indicator; `nil` removes it.
  func showProgress(_ label: String?) {
    okButton.alpha = label == nil ? 1 : 0
    guard let label else {
      progress?.removeFromSuperview()
      return progress = nil
    }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.accessibilityLabel = label
    indicator.accessibilityIdentifier = "BottomBounce.progress"
    indicator.accessibilityTraits = .updatesFrequently
    indicator.isAccessibilityElement = true
    ViewTree(in: view) { [okButton] in
      ViewNode(indicator) {
        "centerY == \(okButton).centerY"
        "trailing == \(okButton).trailing"
      }
    }
    indicator.startAnimating()
    progress = indicator
  }

  // MARK: Rows

  /// The widths of Cancel and OK in a panel with a width, in points.
  ///
  /// A hidden button has the width 0.
  private func buttonWidths(width: CGFloat) -> [CGFloat] {
    let inner = max(width - insets.leading - insets.trailing, 0)
    return [cancelButton, okButton].map {
      $0.isHidden ? 0 : min(max($0.intrinsicContentSize.width, SheetMetrics.tapTarget), inner)
    }
  }

  /// Returns whether both buttons fit in one row.
  private func fitsOneRow(width: CGFloat) -> Bool {
    let widths = buttonWidths(width: width)
    return widths[0] + SheetMetrics.spacing + widths[1]
      <= max(width - insets.leading - insets.trailing, 0)
  }

  /// Arranges the buttons in one or two rows for the width of the panel, in points.
  func updateRows(width: CGFloat) {
    let (rows, others) = fitsOneRow(width: width) ? (oneRow, twoRows) : (twoRows, oneRow)
    if !rows.isActive { others.replace(with: rows) }
  }

  /// Returns whether the title fits between the buttons, for the width of the panel in points.
  func fitsTitle(width: CGFloat) -> Bool {
    let widths = buttonWidths(width: width)
    // The title is centered, so the wider button counts on both sides.
    let side = max(insets.leading + widths[0], insets.trailing + widths[1])
    let middle = width - 2 * (side + SheetMetrics.spacing)
    let title = titleLabel.isHidden ? .zero : titleLabel.sizeThatFits(.zero)
    let row = max(cancelButton.intrinsicContentSize.height, SheetMetrics.rowHeight)
    return fitsOneRow(width: width) && title.width <= middle && title.height <= row
  }

  /// Inserts the title between the buttons.
  func insertTitle() {
    view.addSubview(titleLabel)
    titleInRow.activate()
  }

  /// Deactivates the constraints of the title, which moves to the contents.
  func removeTitle() {
    titleInRow.deactivate()
  }
}
