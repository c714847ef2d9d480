extension UIView {
  /// Resigns first responder if it's the view or inside it; returns `false` if the responder
  /// refuses.
  final func resignFirstResponderInside(force: Bool) -> Bool {
    guard let window, let holder = window.firstResponder, holder.isInside(self) else {
      return false
    }
    if holder.resignFirstResponder() { return true }
    if force, window.firstResponder === holder { window.setFirstResponder(nil) }
    return force
  }
}

extension UIResponder {
  /// Returns a Boolean value that indicates whether the responder is a view inside another view, or
  /// the controller of such a view.
  final func isInside(_ view: UIView) -> Bool {
    switch self {
    case let own as UIView: own.isDescendant(of: view)
    case let own as UIViewController: own.viewIfLoaded?.isDescendant(of: view) == true
    default: false
    }
  }
}
