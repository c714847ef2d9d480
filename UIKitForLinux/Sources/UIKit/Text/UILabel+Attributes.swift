extension UILabel {
  /// The properties as attributes.
  final var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    style.lineBreakMode = storedLineBreakMode
    return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
  }

  /// A property that is set holds for all of the attributed text.
  final func overwrite(_ key: NSAttributedString.Key, with value: Any) {
    storedStyledText?.setValue(value, of: key)
  }

  final func overwriteParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let present = storedStyledText?.firstValue(of: .paragraphStyle) as? NSParagraphStyle
    else { return }
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(present)
    change(style)
    overwrite(.paragraphStyle, with: style)
  }

  /// Gives all fonts that follow the text size the size that holds here.
  final func adaptFonts() {
    let traits = traitCollection
    var hasChanged = false
    let adapted = storedFont.adapted(to: traits)
    if adapted !== storedFont {
      storedFont = adapted
      hasChanged = true
    }
    let hasOther = storedStyledText?.replaceValues(of: .font) { (font: UIFont) in
      font.adapted(to: traits)
    }
    guard hasChanged || hasOther == true else { return }
    textChanged()
    // A button measures its labels, and may have done so since its own traits changed.
    (superview as? UIButton)?.invalidateIntrinsicContentSize()
  }
}
