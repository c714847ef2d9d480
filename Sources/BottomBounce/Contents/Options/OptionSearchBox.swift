import UIKit
import ViewBuilding

/// The rounded box around the field that searches a list, with a magnifying glass.
final class OptionSearchBox: UIView {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  /// A box around a field.
  init(around field: UITextField) {
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
      Subview(glass, named: "glass") { glass, _ in
        glass.tintColor = .secondaryLabel
        glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        "leading == 8"
        "centerY == 0"
        "hugH, resistH == required"
      }
      Subview(field, named: "field") {
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
    fatalError("OptionSearchBox is made in code.")
  }
}
