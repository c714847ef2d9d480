import UIKit

/// The tests' own place for what only Linux has.
@MainActor func grow(_ view: UIView) { view.becomeOwn() }
