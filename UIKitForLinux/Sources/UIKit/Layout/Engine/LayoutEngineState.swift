internal import UIKitSolver

/// The state of a node in the engine that it belongs to.
///
/// Positions are relative to the superview or owning view, so moving a view changes nothing inside
/// it.
struct LayoutEngineState {
  /// A part of the item's geometry that the engine can have a variable for.
  enum Part: Int {
    case minX, minY, width, height
    /// The origin of the bounds, such as a scroll offset.
    case offsetX, offsetY
  }

  unowned(unsafe) var engine: LayoutEngine?
  /// The index among the engine's members.
  var index = 0
  private var minX: Variable?
  private var minY: Variable?
  private var width: Variable?
  private var height: Variable?
  private var offsetX: Variable?
  private var offsetY: Variable?
  /// The implicit constraints on the item's own variables.
  var rules: [LayoutRule] = []
  /// A Boolean value that indicates whether the next update computes the rules again.
  var needsRuleUpdate = false
  /// A Boolean value that indicates whether the last solution changed a variable of the item.
  var isMoved = false
  /// A Boolean value that indicates whether the layout of the item has been checked for ambiguity.
  var isCheckedForAmbiguity = false
  /// The width for which the content height was last computed.
  var contentWidth: CGFloat?
  /// The alignment insets that the item's constraints were created with.
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
