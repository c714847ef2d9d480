/// What a view shows and how, as a value that makes and updates that view.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration as it is for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; the default compares its type with the present one's.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What configurations can depend on.
public protocol UIConfigurationState {
  /// A state of nothing but traits.
  init(traitCollection: UITraitCollection)
  /// The view's traits.
  var traitCollection: UITraitCollection { get set }
}

/// What a header or another plain view is in.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to the edge of what scrolls.
  public var isPinned = false

  /// A state of nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What a cell is in.
public struct UICellConfigurationState: UIConfigurationState {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned to the edge of what scrolls.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell shows more than at first.
  public var isExpanded = false
  /// Whether the cell was moved aside by a finger.
  public var isSwiped = false
  /// Whether the cell is being carried to another place.
  public var isReordering = false

  /// A state of nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
