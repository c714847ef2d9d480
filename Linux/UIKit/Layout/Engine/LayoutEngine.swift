internal import UIKitSolver

/// Solves the constraints of one tree of views: those of a window, or of views that are in none.
final class LayoutEngine {
  let solver = Solver()

  var needsUpdate = false

  @MainActor func add(_ constraint: NSLayoutConstraint) {}
  @MainActor func changed(_ constraint: NSLayoutConstraint) {}
  @MainActor func remove(_ constraint: NSLayoutConstraint) {}
}
