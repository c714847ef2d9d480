/// An action of an element's own, offered by assistive technologies by name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Runs the action; returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// What runs the action.
  open var actionHandler: Handler?

  /// An action that a closure runs.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
