extension UIView {
  /// Takes keys and text from whatever inside this view has them; false where it refuses.
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
  /// Whether the responder is a view inside another one, or the controller of such a view.
  final func isInside(_ view: UIView) -> Bool {
    switch self {
    case let own as UIView: own.isDescendant(of: view)
    case let own as UIViewController: own.viewIfLoaded?.isDescendant(of: view) == true
    default: false
    }
  }
}
