import UIKit
import ViewBuilding

/// What stays at a panel's upper edge while its contents scroll: Cancel, OK, and the title where they leave it room.
///
/// Cancel, title and OK share a row, the title in the middle. Where the two buttons do not fit, OK gets a row of its
/// own; where the title does not, it belongs to the contents, and scrolls with them.
@MainActor final class PanelHeader {
  let view = UIView()
  let titleLabel = UILabel()
  let cancelButton = UIButton(type: .system)
  let okButton = UIButton(type: .system)
  /// The line below, seen while contents are under the header.
  let line = UIView()
  private let oneRow: EquationGroup
  private let twoRows: EquationGroup
  private let titleInRow: EquationGroup
  /// The distances of the parts from the panel's sides, none below zero.
  private let insets: NSDirectionalEdgeInsets

  init(
    configuration: BottomBounceView.Configuration, okTitle: String, cancelTitle: String,
    insets: NSDirectionalEdgeInsets
  ) {
    self.insets = insets
    PanelLayout.set(titleLabel, style: .headline)
    titleLabel.text = configuration.title
    if let font = configuration.titleFont { titleLabel.font = font }
    if let color = configuration.titleColor { titleLabel.textColor = color }
    titleLabel.isHidden = (configuration.title ?? "").isEmpty
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    let numbers = PanelLayout.numbers(insets)
    let layout = ViewTree(in: view, numbers: numbers) { [cancelButton, okButton, line] in
      ViewNode(cancelButton, named: "cancel") { button, _ in
        Self.set(button, cancelTitle, style: .body, look: configuration.cancelButton)
        button.accessibilityIdentifier = "BottomBounce.cancel"
        // A short title stands at the panel's margin, not in the middle of what can be tapped.
        button.contentHorizontalAlignment = .leading
        "leading == start"
        "top == rim"
        "width, height >= tappable"
        "width <= superview.width - sides @ high"
      }
      ViewNode(okButton, named: "ok") { button, _ in
        Self.set(button, okTitle, style: .headline, look: configuration.okButton)
        button.accessibilityIdentifier = "BottomBounce.ok"
        button.contentHorizontalAlignment = .trailing
        "trailing == -finish"
        "bottom == -rim"
        "width, height >= tappable"
        "width <= superview.width - sides @ high"
        "height == cancel.height"
      }
      ViewNode(line, named: "line") { line, _ in
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
    // What is left of a panel's height is not theirs, where a body asks for its own with low priority.
    for view in [titleLabel, cancelButton, okButton] {
      view.setContentHuggingPriority(PanelLayout.hugging, for: .vertical)
    }
  }

  private static func set(
    _ button: UIButton, _ title: String, style: UIFont.TextStyle, look: UIButton.Configuration?
  ) {
    if var look {
      look.title = title
      button.configuration = look
      return
    }
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: style)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
  }

  /// Chooses the rows that suit a panel's width; returns whether the title has its place in one.
  func arrange(width: CGFloat) -> Bool {
    let inner = max(width - insets.leading - insets.trailing, 0)
    let widths = [cancelButton, okButton].map {
      $0.isHidden ? 0 : min(max($0.intrinsicContentSize.width, PanelLayout.tappable), inner)
    }
    let isOneRow = widths[0] + PanelLayout.gap + widths[1] <= inner
    let (rows, others) = isOneRow ? (oneRow, twoRows) : (twoRows, oneRow)
    if !rows.isActive { others.replace(with: rows) }
    // Both sides get the room of the one that needs more, so that the title stands in the middle.
    let side = max(insets.leading + widths[0], insets.trailing + widths[1])
    let middle = width - 2 * (side + PanelLayout.gap)
    let title = titleLabel.isHidden ? .zero : titleLabel.sizeThatFits(.zero)
    let row = max(cancelButton.intrinsicContentSize.height, PanelLayout.rowHeight)
    return isOneRow && title.width <= middle && title.height <= row
  }

  /// Puts the title into the row of buttons.
  func takeTitle() {
    view.addSubview(titleLabel)
    titleInRow.activate()
  }

  /// Gives the title up to the contents.
  func giveTitle() {
    titleInRow.deactivate()
  }
}
