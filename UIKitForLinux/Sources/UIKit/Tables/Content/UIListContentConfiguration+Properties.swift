extension UIListContentConfiguration {
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }

  public struct TextProperties {
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

    public enum TextTransform: Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Differs: The property has no effect.
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

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
