/// The default attributes of text.
package struct TextDefaults {
  package var font: UIFont
  package var color: UIColor
  package var alignment: NSTextAlignment
  package var lineBreakMode: NSLineBreakMode
  /// The layout direction for natural alignment, or `nil` if each text determines its own.
  package var direction: UIUserInterfaceLayoutDirection?

  /// Creates defaults.
  ///
  /// Without arguments, they are UIKit's defaults for attributed strings.
  package init(
    font: UIFont = .systemFont(ofSize: 12), color: UIColor = .black,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping,
    direction: UIUserInterfaceLayoutDirection? = nil
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.direction = direction
  }
}

extension CanvasText {
  /// Lays out text without attributes.
  package convenience init(
    _ text: String, defaults: TextDefaults, maximumWidth: CGFloat = .infinity,
    maximumLines: Int = 0, fontScale: CGFloat = 1, language: String? = nil
  ) {
    self.init(
      text, attributes: Attributes([:], defaults: defaults, fontScale: fontScale),
      paragraph: Paragraph(nil, defaults: defaults), maximumWidth: maximumWidth,
      maximumLines: maximumLines, language: language)
  }

  /// Lays out text, and resolves dynamic colors with the current traits.
  ///
  /// - Parameter fontScale: The factor for all font sizes.
  package convenience init(
    _ text: StyledText, defaults: TextDefaults, maximumWidth: CGFloat = .infinity,
    maximumLines: Int = 0, fontScale: CGFloat = 1, language: String? = nil
  ) {
    var runs = text.runs.map {
      Run(
        range: $0.range,
        attributes: Attributes($0.attributes, defaults: defaults, fontScale: fontScale))
    }
    if runs.isEmpty {
      runs = [
        Run(range: 0..<0, attributes: Attributes([:], defaults: defaults, fontScale: fontScale))
      ]
    }
    let style = text.firstValue(of: .paragraphStyle) as? NSParagraphStyle
    self.init(
      text.string, runs: runs, paragraph: Paragraph(style, defaults: defaults),
      maximumWidth: maximumWidth, maximumLines: maximumLines, language: language)
  }
}

extension CanvasText.Attributes {
  fileprivate init(
    _ values: [NSAttributedString.Key: Any], defaults: TextDefaults, fontScale: CGFloat
  ) {
    var font = (values[.font] as? UIFont ?? defaults.font).canvas
    font.size *= fontScale
    var color = values[.foregroundColor] as? UIColor ?? defaults.color
    var underline = Self.line(values[.underlineStyle], color: values[.underlineColor])
    if values[.link] != nil {
      color = values[.foregroundColor] as? UIColor ?? .link
      underline = underline ?? .init(.single)
    }
    self.init(
      font: font, color: color.cgColor,
      kern: Self.number(values[.kern] ?? values[.tracking]) * fontScale,
      underline: underline,
      strikethrough: Self.line(values[.strikethroughStyle], color: values[.strikethroughColor]),
      background: (values[.backgroundColor] as? UIColor)?.cgColor,
      baselineOffset: Self.number(values[.baselineOffset]) * fontScale)
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  private static func line(_ value: Any?, color: Any?) -> CanvasText.Line? {
    let bits = (value as? NSUnderlineStyle)?.rawValue ?? Int(number(value))
    guard bits & 0xFF != 0 else { return nil }
    let style: CanvasText.Line.Style =
      switch bits & 0xF00 {
      case 0x100: .dotted
      case 0x200...: .dashed
      default:
        switch bits & 0xFF {
        case NSUnderlineStyle.double.rawValue: .double
        case NSUnderlineStyle.thick.rawValue: .thick
        default: .single
        }
      }
    return CanvasText.Line(style, color: (color as? UIColor)?.cgColor)
  }
}

extension CanvasText.Paragraph {
  package init(_ style: NSParagraphStyle?, defaults: TextDefaults) {
    self.init(
      alignment: .init(style?.alignment ?? defaults.alignment, direction: defaults.direction),
      writingDirection: .init(style?.baseWritingDirection ?? .natural),
      lineBreakMode: .init(style?.lineBreakMode ?? defaults.lineBreakMode))
    guard let style else { return }
    lineSpacing = style.lineSpacing
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
  }
}

extension CanvasText.Paragraph.Alignment {
  /// Resolves natural alignment with the interface's direction, if there is one, or else with the
  /// text's direction.
  fileprivate init(_ alignment: NSTextAlignment, direction: UIUserInterfaceLayoutDirection?) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural:
        switch direction {
        case .leftToRight: .left
        case .rightToLeft: .right
        case nil: .natural
        }
      }
  }
}

extension CanvasText.Paragraph.WritingDirection {
  fileprivate init(_ direction: NSWritingDirection) {
    self =
      switch direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }
}

extension CanvasText.Paragraph.LineBreakMode {
  fileprivate init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrap
      case .byCharWrapping: .charWrap
      case .byClipping: .clip
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}
