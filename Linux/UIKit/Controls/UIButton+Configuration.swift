extension UIButton {
  /// What a button shows, and how.
  public struct Configuration {
    enum Style {
      case plain, gray, tinted, filled, glass, prominentGlass
    }

    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The background; as the style has it by default.
    public var background = UIBackgroundConfiguration()
    /// How round the corners are; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// How large contents and the room around them are; `.medium` by default.
    public var buttonSize = Size.medium
    /// The colour of title and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?

    /// The image, beside or over the title.
    public var image: UIImage?
    /// What changes the image's colour before it is shown.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; nil for the title's.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge on which the image lies; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The points between image and title; 0 by default.
    public var imagePadding: CGFloat = 0

    /// The title with its attributes; nil if there is none.
    public var attributedTitle: AttributedString?
    /// What changes the title's attributes before they are shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title ends that is too long; it is broken between words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The second title with its attributes; nil if there is none.
    public var attributedSubtitle: AttributedString?
    /// What changes the subtitle's attributes before they are shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle ends that is too long; it is broken between words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1
    /// On which side title and subtitle meet; by the image's place by default.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the look changes by itself while the button is selected; true by default.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
    }

    // MARK: Styles

    /// Returns a button of a title alone.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a button on a faint background of its own tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a button on a background of its tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a button on Liquid Glass, of which there is a stand-in here.
    public static func glass() -> Configuration {
      var configuration = Configuration(.glass)
      configuration.background.strokeColor = GlassLook.buttonRim
      configuration.background.strokeWidth = GlassLook.rimWidth
      return configuration
    }
    /// Returns a button on Liquid Glass of its tint.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    /// Returns a button of a title alone.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a button on a grey background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a button on a faint background of its own tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button on a background of its tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    // MARK: Derived properties

    var isGlass: Bool { style == .glass || style == .prominentGlass }
    /// A Boolean value that indicates whether the ends are round: chosen, or the default of glass.
    var isCapsule: Bool {
      cornerStyle == .capsule || cornerStyle == .dynamic && isGlass && background.cornerRadius == 0
    }

    /// The title; nil if there is none.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The second title; nil if there is none.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The room around the contents; by the size unless it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Gives the room around the contents back to the size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// Returns the configuration with the colours that hold in the button's state.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let look = ButtonLook(self, of: button)
      updated.baseForegroundColor = look.foreground
      updated.background.backgroundColor = look.background
      updated.background.cornerRadius = look.cornerRadius
      return updated
    }
  }
}

extension UIButton.Configuration.Size {
  // Measured on iOS 17: with a line of text a medium button is 34⅓ points high, a large one 50⅓.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var textStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleTextStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
