extension UIListContentConfiguration {
  /// How an image in a list looks.
  public struct ImageProperties {
    /// The size and weight of a symbol; nil for the text's.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols; nil for the view's tint.
    public var tintColor: UIColor?
    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The size to which an image is shrunk; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that counts in the layout, the image in its middle; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// How a text in a list looks.
  public struct TextProperties {
    /// On which side lines begin.
    public enum TextAlignment: Sendable {
      case natural, center, justified

      var forLabels: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// How letters are changed before they are shown.
    public enum TextTransform: Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font; the body's by default.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// What changes the colour before it is shown.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// On which side lines begin; as the language has it by default.
    public var alignment = TextAlignment.natural
    /// How a text ends that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0, the default, for any number.
    public var numberOfLines = 0
    /// Whether the font shrinks where a text is too long; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least factor by which the font shrinks, 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer before text is truncated; they do not on Linux.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the person's text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed before they are shown; not at all by default.
    public var transform = TextTransform.none

    /// Returns the colour as it is shown.
    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }

    func transformed(_ text: String, locale: Locale) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      case .capitalized: text.capitalized(with: locale)
      }
    }
  }
}
