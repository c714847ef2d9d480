public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor open class UIAction: UIMenuElement {
  private let storedIdentifier: Identifier
  private let handler: UIActionHandler?
  private var storedSender: Any?
  private static var automaticIdentifiers = 0

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

  /// Differs: Archives can't be read, so the action does nothing.
  public required init?(coder: NSCoder) {
    storedIdentifier = Self.makeIdentifier()
    handler = nil
    super.init(coder: coder)
  }

  private static func makeIdentifier() -> Identifier {
    automaticIdentifiers += 1
    return Identifier("com.apple.action.dynamic.\(automaticIdentifiers)")
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  open var discoverabilityTitle: String?

  open var identifier: Identifier { storedIdentifier }

  open var attributes: UIMenuElement.Attributes = []

  open var state: UIMenuElement.State = .off

  open var sender: Any? { storedSender }

  package final func perform(sender: Any?) {
    // The handler may send its own action again, so the previous sender is restored afterward.
    let before = storedSender
    storedSender = sender
    handler?(self)
    storedSender = before
  }
}

extension UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
