import UIKit

extension HeaderButton {
  func showCancel(
    _ header: SheetHeader, _ configuration: SheetConfiguration, _ strings: SheetStrings,
    _ glass: (any GlassDesign)?
  ) {
    accessibilityIdentifier = "BottomBounce.cancel"
    let (title, style) = (header.cancelTitle, configuration.cancelButtonConfiguration)
    guard let glass, title == nil, style == nil else {
      return showTitle(
        title ?? strings[.cancel], in: .body,
        style: style ?? glass?.buttonStyle(isProminent: false))
    }
    // In some languages the backdrop has the same name.
    let isUnique = strings[.close] != strings.dismiss(besides: nil)
    let canClose = isUnique || !configuration.cancelsOnBackdropTap
    showSymbol(
      "xmark", named: [strings[.cancel]] + (canClose ? [strings[.close]] : []),
      style: glass.buttonStyle(isProminent: false))
  }

  func showOK(
    _ header: SheetHeader, _ configuration: SheetConfiguration, _ strings: SheetStrings,
    _ glass: (any GlassDesign)?, canBeSymbol: Bool
  ) {
    accessibilityIdentifier = "BottomBounce.ok"
    let (title, style) = (header.okTitle, configuration.okButtonConfiguration)
    if header.okRole == .destructive { tintColor = .systemRed }
    guard let glass, canBeSymbol, title == nil, style == nil else {
      return showTitle(
        title ?? strings[.ok], in: .headline,
        style: style ?? glass?.buttonStyle(isProminent: true))
    }
    let names = [strings[.done], strings[.ok]]
    showSymbol(
      "checkmark", named: names[0] == names[1] ? [names[0]] : names,
      style: glass.buttonStyle(isProminent: true))
  }
}
