/// What runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name and an identity, which controls and menus run.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  private let storedIdentifier: Identifier
  private let handler: UIActionHandler?
  private var storedSender: Any?
  private static var automaticIdentifiers = 0

  /// An action that runs a closure; without an identifier it gets one that no other action has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    storedIdentifier = identifier ?? Self.makeIdentifier()
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    LiveObjects.register(self)
  }

  /// Archives are not read on Linux; the action does nothing.
  public required init?(coder: NSCoder) {
    storedIdentifier = Self.makeIdentifier()
    handler = nil
    super.init(coder: coder)
  }

  private static func makeIdentifier() -> Identifier {
    automaticIdentifiers += 1
    return Identifier("com.apple.action.dynamic.\(automaticIdentifiers)")
  }

  /// What the action is called.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// What the action does, in more words, for lists of shortcuts.
  open var discoverabilityTitle: String?

  /// What tells the action from others.
  open var identifier: Identifier { storedIdentifier }

  /// What sets the action apart in a menu; nothing by default.
  open var attributes: UIMenuElement.Attributes = []

  /// Whether the action is ticked; off by default.
  open var state: UIMenuElement.State = .off

  /// For whom the action runs, while it runs; nil at other times.
  open var sender: Any? { storedSender }

  package final func perform(sender: Any?) {
    // A handler may send its own action again: what was set before comes back afterwards.
    let before = storedSender
    storedSender = sender
    handler?(self)
    storedSender = before
  }
}

extension UIAction {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String
    /// An identifier by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
