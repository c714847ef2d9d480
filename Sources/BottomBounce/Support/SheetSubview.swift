import UIKit

/// A view inside a sheet, which is made in code and never from an archive.
class SheetSubview: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
