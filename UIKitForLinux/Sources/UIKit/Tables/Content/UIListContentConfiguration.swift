public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { plainText = nil } }
  }
  public var textProperties = TextProperties()
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { plainSecondaryText = nil } }
  }
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = UIListContentConfiguration.rowMargins
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The margins of a row.
  ///
  /// Since iOS 26, a row with these margins is higher.
  static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  private var plainText: String?
  private var plainSecondaryText: String?

  private init() {}

  public var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      attributedText = nil
      plainText = newValue
    }
  }

  public var secondaryText: String? {
    get { secondaryAttributedText?.string ?? plainSecondaryText }
    set {
      secondaryAttributedText = nil
      plainSecondaryText = newValue
    }
  }

  // MARK: Styles

  public static func cell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return configuration
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.color = .secondaryLabel
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
    configuration.setVerticalMargins(top: 6, bottom: 6)
    return configuration
  }

  public static func plainFooter() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
    configuration.textProperties.color = .secondaryLabel
    configuration.setVerticalMargins(top: 6, bottom: 6)
    return configuration
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = groupedFooter()
    let isAsWritten = MainActor.assumeIsolated { Device.current.hasDesignOf26 }
    if !isAsWritten { configuration.textProperties.transform = .uppercase }
    configuration.setVerticalMargins(top: 15, bottom: 7)
    return configuration
  }

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

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Differs: The configuration is the same for every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
