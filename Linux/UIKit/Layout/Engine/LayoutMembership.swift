internal import UIKitSolver

/// What an item is in the engine that it takes part in.
struct LayoutMembership {
  unowned(unsafe) var engine: LayoutEngine?
}
