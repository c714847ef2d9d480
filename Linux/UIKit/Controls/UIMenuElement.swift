/// Something that can be chosen: what an action and a menu have in common.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  package final var storedTitle: String
  package final var storedSubtitle: String?
  package final var storedImage: UIImage?

  package init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedSubtitle = subtitle
    storedImage = image
    super.init()
  }

  /// Archives are not read on Linux; the element has no title.
  public required init?(coder: NSCoder) {
    storedTitle = ""
    super.init()
  }

  /// What the element is called.
  open var title: String { storedTitle }

  /// The picture beside the title.
  open var image: UIImage? { storedImage }

  /// A second, smaller line.
  open var subtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
}

extension UIMenuElement {
  /// What sets an element apart from the others.
  public struct Attributes: OptionSet, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt
    /// Attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Choosing the element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element leaves its menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether the element is ticked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}
