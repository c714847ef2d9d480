/// The appearance of a configured button in its current state.
@MainActor struct ButtonLook {
  let foreground: UIColor
  let imageColor: UIColor
  /// The background color, or `nil` for no background.
  let background: UIColor?
  let stroke: UIColor?
  let cornerRadius: CGFloat
  let title: StyledText?
  let subtitle: StyledText?
  let image: UIImage?

  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let colors = Colors(configuration, of: button)
    foreground = colors.foreground
    imageColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    background = colors.background
    let strokeColor = configuration.background.strokeColor ?? button.tintColor ?? .tintColor
    stroke =
      configuration.background.strokeWidth > 0
      ? configuration.background.strokeColorTransformer?(strokeColor) ?? strokeColor : nil
    cornerRadius = Self.cornerRadius(configuration, of: button)

    let traits = button.traitCollection
    let size = configuration.buttonSize
    var font = UIFont.preferredFont(forTextStyle: size.textStyle, compatibleWith: traits)
    if button.role == .primary {
      font = UIFont(canvas: font.canvas.withWeight(.semibold))
    }
    title = Self.text(
      configuration.attributedTitle ?? button.currentTitle.map { AttributedString($0) },
      font: font, color: colors.foreground,
      transformer: configuration.titleTextAttributesTransformer)
    subtitle = Self.text(
      configuration.attributedSubtitle,
      font: .preferredFont(forTextStyle: size.subtitleTextStyle, compatibleWith: traits),
      color: colors.foreground, transformer: configuration.subtitleTextAttributesTransformer)

    let symbolDefault = UIImage.SymbolConfiguration(font: font)
    let preferred = configuration.preferredSymbolConfigurationForImage
    let image = configuration.image ?? button.currentImage
    self.image = image.map { image in
      guard let own = image.symbolConfiguration else { return image }
      let wanted = symbolDefault.overridden(by: own)
      return image.withConfiguration(preferred.map { wanted.overridden(by: $0) } ?? wanted)
    }
  }

  private static func text(
    _ text: AttributedString?, font: UIFont, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?
  ) -> StyledText? {
    guard let text, !text.characters.isEmpty else { return nil }
    var defaults = AttributeContainer()
    defaults[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    defaults[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    var result = StyledText()
    for run in text.runs {
      var attributes = defaults.merging(run.attributes, mergePolicy: .keepNew)
      if let transformer { attributes = transformer(attributes) }
      result.append(String(text[run.range].characters), attributes: attributes.uiKitValues)
    }
    return result
  }

  /// Returns half of the height for a capsule, or else a radius that grows with the content size
  /// category.
  private static func cornerRadius(
    _ configuration: UIButton.Configuration, of button: UIButton
  ) -> CGFloat {
    let own = configuration.background.cornerRadius
    func scaled(_ value: CGFloat) -> CGFloat {
      UIFontMetrics.default.scaledValue(for: value, compatibleWith: button.traitCollection)
    }
    switch configuration.cornerStyle {
    case .fixed: return own
    case .dynamic:
      if own > 0 { return scaled(own) }
      if configuration.isGlass { return button.bounds.height / 2 }
      return scaled(configuration.buttonSize == .large ? 8.33 : 6)
    case .small: return scaled(4)
    case .medium: return scaled(8.33)
    case .large: return scaled(12)
    case .capsule: return button.bounds.height / 2
    }
  }

  /// The colors of a button style in a state.
  private struct Colors {
    let foreground: UIColor
    let background: UIColor?

    @MainActor init(_ configuration: UIButton.Configuration, of button: UIButton) {
      let state = button.state
      let own = configuration.background
      let tint: UIColor =
        button.role == .destructive ? .systemRed : button.tintColor ?? .tintColor
      var foreground = configuration.baseForegroundColor
      var background: UIColor?
      switch configuration.style {
      case .plain:
        foreground = foreground ?? tint
        let isShown = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        background = isShown ? tint.withAlphaComponent(0.18) : nil
      case .gray:
        foreground = foreground ?? tint
        background = configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted:
        foreground = foreground ?? tint
        background = (configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .glass:
        foreground = foreground ?? .label
        background = configuration.baseBackgroundColor ?? GlassLook.button
      case .filled, .prominentGlass:
        foreground = foreground ?? .white
        background = configuration.baseBackgroundColor ?? tint
      }
      var color = foreground ?? tint
      if state.contains(.disabled) {
        color = .tertiaryLabel
        if background != nil { background = .tertiarySystemFill }
      } else if state.contains(.highlighted) {
        let isPlain = background == nil && own.backgroundColor == nil
        color = color.withAlphaComponent(color.alpha * (isPlain ? 0.3 : 0.75))
        background = background.map { $0.withAlphaComponent($0.alpha * 0.75) }
      }
      // A background color that the app sets applies to every state.
      if let given = own.backgroundColor { background = given == .clear ? nil : given }
      if let transform = own.backgroundColorTransformer {
        background = background.map { transform($0) }
      }
      self.foreground = color
      self.background = background
    }
  }
}

extension UIColor {
  fileprivate var alpha: CGFloat { cgColor.alpha }
}

extension CanvasFont {
  fileprivate func withWeight(_ weight: UIFont.Weight) -> CanvasFont {
    var font = self
    font.weight = weight.rawValue
    return font
  }
}
