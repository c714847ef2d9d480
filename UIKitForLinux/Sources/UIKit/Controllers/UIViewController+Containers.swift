extension UIViewController {
  public final var navigationController: UINavigationController? { nearestAncestor() }

  public final var tabBarController: UITabBarController? { nearestAncestor() }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  /// The insets that the app and the container add to the safe area.
  final var addedSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: additionalSafeAreaInsets.top + containerInsets.top,
      left: additionalSafeAreaInsets.left + containerInsets.left,
      bottom: additionalSafeAreaInsets.bottom + containerInsets.bottom,
      right: additionalSafeAreaInsets.right + containerInsets.right)
  }
}
