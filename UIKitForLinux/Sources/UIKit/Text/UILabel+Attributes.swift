extension UILabel {
  /// The label's text properties as attributes.
  final var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    style.lineBreakMode = storedLineBreakMode
    return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
  }

  /// Applies a changed property to the whole attributed text.
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

  /// Updates the sizes of all fonts that follow the content size category.
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
    // A button may have measured its labels before their fonts were updated.
    (superview as? UIButton)?.invalidateIntrinsicContentSize()
  }
}
