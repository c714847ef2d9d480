internal import UIKitSolver

/// What an item is in the engine that it takes part in.
///
/// Places are those in the superview or owning view, so that moving a view changes nothing inside it.
struct LayoutMembership {
  /// A number of the item's that the engine may have a variable for.
  enum Part: Int {
    case minX, minY, width, height
    /// The origin of the bounds, which lies between what is inside a view and what is around it.
    case offsetX, offsetY
  }

  unowned(unsafe) var engine: LayoutEngine?
  /// The place among the engine's members.
  var index = 0
  private var minX: Variable?
  private var minY: Variable?
  private var width: Variable?
  private var height: Variable?
  private var offsetX: Variable?
  private var offsetY: Variable?
  /// What holds of the item's own numbers.
  var rules: [LayoutRule] = []
  /// Whether the engine will look at the rules again.
  var isListed = false
  /// Whether the last solution has other values.
  var isMoved = false
  /// A Boolean value that indicates whether the layout of the item has been checked for ambiguity.
  var isCheckedForAmbiguity = false
  /// The width that the height of the contents was last asked for.
  var contentWidth: CGFloat?
  /// The alignment insets that constraints were made with.
  var insets = UIEdgeInsets.zero

  subscript(part: Part) -> Variable? {
    get {
      switch part {
      case .minX: minX
      case .minY: minY
      case .width: width
      case .height: height
      case .offsetX: offsetX
      case .offsetY: offsetY
      }
    }
    set {
      switch part {
      case .minX: minX = newValue
      case .minY: minY = newValue
      case .width: width = newValue
      case .height: height = newValue
      case .offsetX: offsetX = newValue
      case .offsetY: offsetY = newValue
      }
    }
  }

  var hasOffset: Bool { offsetX != nil || offsetY != nil }

  var variables: [Variable] { [minX, minY, width, height, offsetX, offsetY].compactMap(\.self) }
}
