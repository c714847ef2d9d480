import UIKit

/// A view inside a sheet, which is made in code.
class SheetSubview: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives are not supported, so subclasses need no such initializer.
  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
