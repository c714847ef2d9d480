/// One of the choices of an alert: a title, and what happens when a person takes it.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of choice an action is.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default` = 0
    /// The one that changes nothing.
    case cancel = 1
    /// One that may delete something; its title is red.
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  private let handler: ((UIAlertAction) -> Void)?
  /// Runs when the action may be taken or no longer.
  final var enabledDidChange: () -> Void = {}

  /// An action with a title.
  ///
  /// - Parameter handler: runs once the alert has left the screen because of this action.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(storing: title, style, handler)
  }

  private init(storing title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
    LiveObjects.register(self)
  }

  /// What the action is called.
  open var title: String? { storedTitle }

  /// What kind of choice the action is.
  open var style: UIAlertAction.Style { storedStyle }

  /// Whether the action may be taken; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }

  final func perform() {
    handler?(self)
  }
}
