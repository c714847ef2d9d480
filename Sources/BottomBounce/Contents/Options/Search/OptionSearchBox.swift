import UIKit
import ViewBuilding

final class OptionSearchBox: SheetSubview {
  /// The height of a line of body text, in points.
  private static let minimumFieldHeight: CGFloat = 22

  /// The difference between the margins of text in other boxes and in a search box, in points.
  private static let marginDifference: CGFloat = 4

  private let field: BoxedTextField
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  init(around field: BoxedTextField, _ boxes: SheetBoxMetrics) {
    self.field = field
    super.init(frame: .zero)
    // A fill would have too little contrast with the text on glass.
    backgroundColor = boxes == .glass ? .secondarySystemGroupedBackground : .tertiarySystemFill
    field.box = self
    let margin = boxes.textMargin - Self.marginDifference
    roundCorners(min(boxes.cornerRadius, Self.minimumFieldHeight / 2 + margin))
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.keepText(isProse: false)
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.returnKeyType = .search
    field.clearButtonMode = .whileEditing
    field.accessibilityTraits.insert(.searchField)
    field.accessibilityIdentifier = "BottomBounce.search"
    ViewTree(in: self) {
      ViewNode(glass, named: "glass") { glass, _ in
        glass.tintColor = .secondaryLabel
        glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        "leading == 8"
        "centerY == 0"
        "hugH, resistH == required"
      }
      ViewNode(field, named: "field") {
        "leading == glass.trailing + 6"
        "trailing == -8"
        "top == \(margin)"
        "bottom == -\(margin)"
        "height >= \(Self.minimumFieldHeight)"
      }
    }
  }

  // MARK: Touches

  // The box is lower than a tap target, as the system's search fields are. A tap below it also
  // counts.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(SheetMetrics.tapTarget - bounds.height, 0)
    return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -missing, right: 0))
      .contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? field : hit
  }
}
