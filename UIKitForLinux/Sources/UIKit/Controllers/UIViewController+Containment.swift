extension UIViewController {
  final func adopt(_ child: UIViewController) {
    assert(child !== self, "A controller cannot be its own child.")
    guard child !== self, child.storedParent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.appearance.isMovingToParent = true
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
    if appearance.phase == .hidden { appearance.isMovingFromParent = false }
  }
}
