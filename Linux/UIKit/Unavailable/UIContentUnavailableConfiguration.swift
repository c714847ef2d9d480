/// A content configuration for a view that indicates that there is no content to display.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
  }

  /// The image above the texts.
  public var image: UIImage?
  /// The primary text.
  public var text: String?
  /// The appearance of the primary text.
  public var textProperties = TextProperties(font: Self.titleFont, color: .label)
  /// The text below the primary text.
  public var secondaryText: String?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)

  private init() {}

  /// Returns the default configuration for searches without results.
  ///
  /// Its texts are English on Linux.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// The font of the primary text: bold, in the size of the style `title2`.
  private static var titleFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .title2)
    return .systemFont(ofSize: font.pointSize, weight: .bold)
  }

  /// Returns a new view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration, which doesn't depend on the state on Linux.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}
