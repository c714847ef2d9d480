import UIKit
import ViewBuilding

/// The part with OK below the contents of a panel without a header, which doesn't scroll.
@MainActor final class PanelBottomBar: SheetSubview {
  /// The height of a large button on iOS 18, in points.
  private static let buttonHeight: CGFloat = 50

  init(_ okButton: UIButton, configuration: SheetConfiguration, glass: (any GlassDesign)?) {
    super.init(frame: .zero)
    if configuration.okButtonConfiguration == nil {
      var style = glass?.buttonStyle(isProminent: true) ?? .filled()
      style.title = okButton.title(for: .normal) ?? okButton.configuration?.title
      style.buttonSize = .large
      style.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = .preferredFont(forTextStyle: .headline, compatibleWith: .current)
        return attributes
      }
      okButton.configuration = style
    }
    ViewTree(in: self, numbers: SheetMetrics.numbers(configuration.contentInsets)) {
      ViewNode(okButton) {
        "leading == start"
        "trailing == -finish"
        "top == 0"
        "bottom == -below"
        "height >= \(Self.buttonHeight)"
      }
    }
  }
}
