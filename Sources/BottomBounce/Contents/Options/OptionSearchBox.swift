import UIKit
import ViewBuilding

/// The rounded box around the field that searches a list, with a magnifying glass.
final class OptionSearchBox: UIView {
  private let field: UITextField
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  /// A box around a field.
  init(around field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.returnKeyType = .search
    field.clearButtonMode = .whileEditing
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
        "top == 7"
        "bottom == -7"
        "height >= 22"
      }
    }
  }

  /// The box is made in code; archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("OptionSearchBox is made in code.")
    return nil
  }

  // MARK: Touches

  // Lower than what a finger hits surely, as the system's search fields are: it may miss into the gap below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(PanelLayout.tappable - bounds.height, 0)
    return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -missing, right: 0))
      .contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? field : hit
  }
}
