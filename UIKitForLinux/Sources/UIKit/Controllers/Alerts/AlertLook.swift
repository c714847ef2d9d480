/// The metrics and colors of alerts and action sheets in iOS 17 and 18.
///
/// Row heights, radii, and margins come from memory of the Cupertino library of Flutter. Other
/// values are estimates. The colors include the app's content behind the blurred material, which
/// the compositor can't draw.
@MainActor struct AlertLook {
  let style: UIAlertController.Style
  let isPopover: Bool

  var cornerRadius: CGFloat { style == .alert ? 14 : 13 }
  var rowHeight: CGFloat { style == .alert ? 44 : 57 }
  /// The padding above and below a title that is too large for the row height.
  var rowPadding: CGFloat { style == .alert ? 11 : 16 }
  var titleStyle: UIFont.TextStyle { style == .alert ? .body : .title3 }
  /// The horizontal margins of an alert's titles.
  var textInset: CGFloat { 16 }
  var headerInsets: UIEdgeInsets {
    style == .alert
      ? UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
      : UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  }
  /// The distance between the title and the message.
  var headerGap: CGFloat { style == .alert ? 2 : 8 }

  static let alertWidth: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  /// The distance between the two groups of a sheet, and between the sheet and the edges of the
  /// screen.
  static let gap: CGFloat = 8

  // MARK: Fonts

  func titleFont(isBold: Bool, _ traits: UITraitCollection) -> UIFont {
    font(titleStyle, isBold: isBold, traits)
  }

  func headerTitleFont(_ traits: UITraitCollection) -> UIFont {
    font(style == .alert ? .body : .footnote, isBold: true, traits)
  }

  func messageFont(_ traits: UITraitCollection) -> UIFont {
    font(.footnote, isBold: false, traits)
  }

  /// Returns the font of a text style, or the bold font of its size.
  private func font(
    _ style: UIFont.TextStyle, isBold: Bool, _ traits: UITraitCollection
  ) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }

  // MARK: Colors

  var headerTitleColor: UIColor { style == .alert ? .label : .secondaryLabel }
  var messageColor: UIColor { style == .alert ? .label : .secondaryLabel }
  var background: UIColor { style == .alert ? Self.alert : Self.sheet }
  var cancelBackground: UIColor { Self.cancel }
  var pressed: UIColor { style == .alert ? Self.pressedAlert : Self.pressedSheet }
  var pressedCancel: UIColor { Self.pressedCancel }
  /// The color that dims the app behind an alert.
  static let dim = ColorVariants(light: .init(0x000000, 0.2), dark: .init(0x000000, 0.48)).dynamic
  private static let alert = ColorVariants(light: 0xEDEDED, dark: 0x252525).dynamic
  private static let sheet = ColorVariants(light: 0xF2F2F2, dark: 0x252525).dynamic
  private static let cancel = ColorVariants(light: 0xFFFFFF, dark: 0x2C2C2E).dynamic
  private static let pressedAlert = ColorVariants(light: 0xD9D9D9, dark: 0x404040).dynamic
  private static let pressedSheet = ColorVariants(light: 0xDEDEDE, dark: 0x404040).dynamic
  private static let pressedCancel = ColorVariants(light: 0xECECEC, dark: 0x494949).dynamic
}
