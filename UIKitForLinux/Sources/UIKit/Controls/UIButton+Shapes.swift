// The setting "Button Shapes" underlines buttons that differ from text only in their color.
extension UIButton {
  /// A Boolean value that indicates whether the title is underlined because the button has no
  /// background.
  final var showsShape: Bool {
    (configuration != nil || buttonType == .system)
      && (window?.device ?? .current).settings.buttonShapes
  }
}

extension UIView {
  /// Updates the buttons inside the view after the setting has changed.
  final func buttonShapesChanged() {
    (self as? UIButton)?.contentsChanged()
    for subview in subviews { subview.buttonShapesChanged() }
  }
}

extension StyledText {
  /// The text with an underline attribute.
  var underlined: StyledText {
    var text = self
    text.setValue(NSUnderlineStyle.single.rawValue, of: .underlineStyle)
    return text
  }
}
