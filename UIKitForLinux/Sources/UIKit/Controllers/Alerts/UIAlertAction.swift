@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  private let handler: ((UIAlertAction) -> Void)?
  /// A closure that is called when the action is enabled or disabled.
  final var enabledDidChange: () -> Void = {}

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

  open var title: String? { storedTitle }

  open var style: UIAlertAction.Style { storedStyle }

  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }

  final func perform() {
    handler?(self)
  }
}
