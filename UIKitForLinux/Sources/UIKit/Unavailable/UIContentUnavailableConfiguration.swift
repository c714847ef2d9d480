public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
  }

  public struct ButtonProperties {
    public var primaryAction: UIAction?
  }

  public var image: UIImage?
  public var text: String?
  public var textProperties = TextProperties(font: Self.titleFont, color: .label)
  public var secondaryText: String?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// A Boolean value that indicates whether an activity indicator has the place of the image.
  let isLoading: Bool

  private init(isLoading: Bool = false) {
    self.isLoading = isLoading
  }

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Differs: The text is in English, and its look is an estimate.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(isLoading: true)
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }

  /// Differs: The texts are in English.
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

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Differs: The configuration is the same for every state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}
