public import UIKit
import ViewBuilding

/// The body of a ``ChoiceContent``: a card of large buttons.
public final class ChoiceContentView: UIView {
  /// The buttons, from top to bottom.
  public let buttons: [UIButton]
  /// The place of the option that was tapped, or else of the one to begin with.
  private(set) var chosen: Int?
  private let context: SheetContext

  init(rows: [OptionRow], chosen: Int?, context: SheetContext) {
    self.chosen = chosen
    self.context = context
    buttons = rows.map { _ in UIButton() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    layer.masksToBounds = true
    // Whoever comes to the first button hears what is asked.
    accessibilityLabel = context.title
    if context.title != nil { accessibilityContainerType = .semanticGroup }
    ViewTree(in: self) {
      for (place, row) in rows.enumerated() {
        ViewNode(UIView()) {
          "leading, trailing == 0"
          "top == lastVisible.bottom"
          if place == rows.count - 1 { "bottom == 0" }
          ViewNode(self.buttons[place]) { button, _ in
            self.prepare(button, row, at: place)
            "edges == 0"
            "height >= \(Self.buttonHeight)"
          }
          ViewNode(place > 0 ? UIView() : nil) { line, _ in
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            "leading, trailing, top == 0"
            // A pixel, on screens of two or three to the point.
            "height == 1 / 3"
          }
          ViewNode(place == chosen ? UIImageView(image: Self.checkmark) : nil) { mark, _ in
            mark.tintColor = row.isEnabled ? nil : row.color
            "trailing == -\(Self.margin)"
            "centerY == 0"
          }
        }
      }
    }
  }

  /// The view is made by its content; archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("ChoiceContentView is made in code.")
    return nil
  }

  /// The least height of a button in points: that of an action sheet's rows on iOS 18.
  private static let buttonHeight: CGFloat = 57
  /// The distance of what a button shows from its sides, in points.
  private static let margin: CGFloat = 16
  /// The width that a checkmark takes from both sides, so that the title stays in the middle.
  private static let markWidth: CGFloat = 28
  private static let checkmark = UIImage(
    systemName: "checkmark",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))

  private func prepare(_ button: UIButton, _ row: OptionRow, at place: Int) {
    let side = place == chosen ? Self.margin + Self.markWidth : Self.margin
    var look = UIButton.Configuration.plain()
    look.title = row.title
    look.subtitle = row.subtitle
    look.image = row.image
    look.imagePadding = 12
    look.titleAlignment = .center
    look.titleTextAttributesTransformer = Self.font(.title3)
    look.subtitleTextAttributesTransformer = Self.font(.footnote)
    look.baseForegroundColor = row.isDestructive ? .systemRed : nil
    look.contentInsets = NSDirectionalEdgeInsets(
      top: 12, leading: side, bottom: 12, trailing: side)
    look.cornerStyle = .fixed
    look.background.cornerRadius = 0
    look.automaticallyUpdateForSelection = false
    button.configuration = look
    button.configurationUpdateHandler = { button in
      button.configuration?.background.backgroundColor =
        button.isHighlighted ? .systemGray4 : .clear
    }
    button.isEnabled = row.isEnabled
    button.isSelected = place == chosen
    button.accessibilityIdentifier = "BottomBounce.choice.\(place)"
    button.addAction(
      UIAction { [weak self] _ in self?.choose(place) }, for: .touchUpInside)
  }

  private static func font(_ style: UIFont.TextStyle) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = UIFont.preferredFont(forTextStyle: style)
      return attributes
    }
  }

  private func choose(_ place: Int) {
    let isOther = chosen != place
    chosen = place
    if isOther { context.valueChanged() }
    context.submit()
  }
}

extension ChoiceContentView: FontTaking {
  func take(_ font: UIFont) {
    for button in buttons {
      button.configuration?.titleTextAttributesTransformer =
        UIConfigurationTextAttributesTransformer { attributes in
          var attributes = attributes
          attributes.font = font
          return attributes
        }
    }
  }
}

extension ChoiceContentView: FocusStart {
  var startElement: UIView? { chosen.map { buttons[$0] } }
}
