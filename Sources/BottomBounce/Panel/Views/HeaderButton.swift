import UIKit

/// Cancel or OK, whose tap target is larger than a background that is lower than 44 points.
final class HeaderButton: UIButton {
  private(set) var isSymbol = false
  /// The minimum size of a plain title; equations limit that of a button with a configuration.
  var minimumSize = CGSize.zero

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: max(size.width, minimumSize.width), height: max(size.height, minimumSize.height))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(SheetMetrics.tapTarget - bounds.height, 0)
    return bounds.insetBy(dx: 0, dy: -missing / 2).contains(point)
  }

  func showTitle(_ title: String, in textStyle: UIFont.TextStyle, style: Configuration?) {
    showsLargeContentViewer = true
    largeContentTitle = title
    guard var style else {
      setTitle(title, for: .normal)
      titleLabel?.font = .preferredFont(forTextStyle: textStyle)
      titleLabel?.adjustsFontForContentSizeCategory = true
      return
    }
    style.title = title
    if style.cornerStyle == .dynamic { style.cornerStyle = .capsule }
    if style.titleTextAttributesTransformer == nil {
      style.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = .preferredFont(forTextStyle: textStyle, compatibleWith: .current)
        return attributes
      }
    }
    configuration = style
  }

  func showSymbol(_ symbol: String, named names: [String], style: Configuration) {
    isSymbol = true
    var style = style
    style.image = UIImage(systemName: symbol)
    style.preferredSymbolConfigurationForImage = Self.symbolConfiguration
    let margin = GlassMetrics.symbolMargin
    style.contentInsets = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    style.cornerStyle = .capsule
    configuration = style
    accessibilityLabel = names.first
    accessibilityUserInputLabels = names
    showsLargeContentViewer = true
    largeContentTitle = names.first
    largeContentImage = style.image
  }

  /// As in the bars of iOS 26, chosen by eye.
  private static var symbolConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: .body, scale: .large).applying(
      UIImage.SymbolConfiguration(weight: .medium))
  }
}
