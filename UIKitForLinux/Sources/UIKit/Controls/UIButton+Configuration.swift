extension UIButton {
  public struct Configuration {
    enum Style {
      case plain, gray, tinted, filled, glass, prominentGlass
    }

    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0

    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
    }

    // MARK: Styles

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Differs: The glass is a stand-in.
    ///
    /// See `UIGlassEffect`.
    public static func glass() -> Configuration {
      var configuration = Configuration(.glass)
      configuration.background.strokeColor = GlassLook.buttonRim
      configuration.background.strokeWidth = GlassLook.rimWidth
      return configuration
    }
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }

    // MARK: Derived properties

    var isGlass: Bool { style == .glass || style == .prominentGlass }
    /// A Boolean value that indicates whether the ends are round: chosen, or the default of glass.
    var isCapsule: Bool {
      cornerStyle == .capsule || cornerStyle == .dynamic && isGlass && background.cornerRadius == 0
    }

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

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
  // Measured on iOS 17: with one line of text, a medium button is 34⅓ points high and a large one
  // 50⅓ points.
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
