import UIKit

extension UIColor {
  /// The system's red with increased contrast, which is legible in small sizes.
  static let sheetError = UIColor { traits in
    let highContrast = traits.modifyingTraits { $0.accessibilityContrast = .high }
    return UIColor.systemRed.resolvedColor(with: highContrast)
  }
}

extension UIImageView {
  static func makeErrorSymbol() -> UIImageView {
    let symbol = UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill"))
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    symbol.tintColor = .sheetError
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      symbol.setContentHuggingPriority(.required, for: axis)
      symbol.setContentCompressionResistancePriority(.required, for: axis)
    }
    return symbol
  }
}
