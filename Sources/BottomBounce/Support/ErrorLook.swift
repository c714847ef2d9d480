import UIKit

extension UIColor {
  /// The system's red with increased contrast, which is legible in small sizes.
  static let sheetError = UIColor { traits in
    let highContrast = traits.modifyingTraits { $0.accessibilityContrast = .high }
    return UIColor.systemRed.resolvedColor(with: highContrast)
  }
}
