import UIKit

/// The views of a block in the order in which its lines first place them.
@MainActor struct VisibleViews {
  private var order: [ObjectIdentifier: Int] = [:]
  /// The views, each with the one before it that is not hidden.
  private var views: [(view: UIView, visibleBefore: UIView?)] = []

  /// The last view so far that is not hidden.
  var lastVisible: UIView? {
    views.last.flatMap { $0.view.isHidden ? $0.visibleBefore : $0.view }
  }

  /// Takes in a view that a line places, and returns the last one before it that is not hidden.
  mutating func place(_ view: UIView) -> UIView? {
    if let index = order[ObjectIdentifier(view)] { return views[index].visibleBefore }
    let before = lastVisible
    order[ObjectIdentifier(view)] = views.count
    views.append((view, before))
    return before
  }
}
