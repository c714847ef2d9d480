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

  /// Differs: Archives can't be read, so the element has no title.
  public required init?(coder: NSCoder) {
    storedTitle = ""
    super.init()
  }

  open var title: String { storedTitle }

  open var image: UIImage? { storedImage }

  open var subtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
}

extension UIMenuElement {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  public enum State: Int, Sendable {
    case off, on, mixed
  }
}
