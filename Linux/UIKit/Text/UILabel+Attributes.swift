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
    guard let text = storedAttributedText else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    storedAttributedText = changed
  }

  final func overwriteParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let text = storedAttributedText,
      let present = text.firstValue(of: .paragraphStyle) as? NSParagraphStyle
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
    if let text = storedAttributedText {
      let changed = NSMutableAttributedString(attributedString: text)
      let all = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(.font, in: all) { value, range, _ in
        guard let font = value as? UIFont else { return }
        let adapted = font.adapted(to: traits)
        guard adapted !== font else { return }
        changed.addAttribute(.font, value: adapted, range: range)
        hasChanged = true
      }
      if hasChanged { storedAttributedText = changed }
    }
    if hasChanged { textChanged() }
  }
}

extension NSAttributedString {
  func firstValue(of key: NSAttributedString.Key) -> Any? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
  }
}
