import UIKit

/// A body that shows what a person types or chooses in another font than the system's.
@MainActor protocol FontTaking: UIView {
  /// Shows its words in a font; asked once, before the body is in a panel.
  func take(_ font: UIFont)
}
