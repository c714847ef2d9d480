/// The contents of a row, a header or a footer: an image, a text, and a second text beside or below it.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image at the leading edge.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text with its attributes; nil where plain text was set.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { plainText = nil } }
  }
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text with its attributes; nil where plain text was set.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { plainSecondaryText = nil } }
  }
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// On which axes the margins are at least those of the view around the contents; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The least distance of the contents from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the texts lie side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The points between image and text.
  public var imageToTextPadding: CGFloat = 16
  /// The least points between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The points between texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private var plainText: String?
  private var plainSecondaryText: String?

  private init() {}

  /// The text without its attributes.
  public var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      attributedText = nil
      plainText = newValue
    }
  }

  /// The second text without its attributes.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string ?? plainSecondaryText }
    set {
      secondaryAttributedText = nil
      plainSecondaryText = newValue
    }
  }

  // MARK: Styles

  /// Returns the contents of a row of one text.
  public static func cell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return configuration
  }

  /// Returns the contents of a row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// Returns the contents of a row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.color = .secondaryLabel
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the contents of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
    configuration.setVerticalMargins(top: 6, bottom: 6)
    return configuration
  }

  /// Returns the contents of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
    configuration.textProperties.color = .secondaryLabel
    configuration.setVerticalMargins(top: 6, bottom: 6)
    return configuration
  }

  /// Returns the contents of a header in a grouped list: small grey capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = groupedFooter()
    configuration.textProperties.transform = .uppercase
    configuration.setVerticalMargins(top: 15, bottom: 7)
    return configuration
  }

  /// Returns the contents of a footer in a grouped list: small and grey.
  public static func groupedFooter() -> UIListContentConfiguration {
    var configuration = plainFooter()
    configuration.setVerticalMargins(top: 8, bottom: 8)
    return configuration
  }

  private mutating func setVerticalMargins(top: CGFloat, bottom: CGFloat) {
    directionalLayoutMargins.top = top
    directionalLayoutMargins.bottom = bottom
  }

  // MARK: The view

  /// Returns a new view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration: nothing in it depends on the state on Linux.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Directions along which something holds.
public struct UIAxis: OptionSet, Sendable {
  /// One bit an axis.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
