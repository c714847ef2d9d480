import UIKit

extension SheetConfiguration {
  var dimmedBackdropColor: UIColor {
    UIColor { [backdropColor, backdropOpacity] traits in
      // Apple's design resources, as quoted by Flutter's `kCupertinoModalBarrierColor`.
      let systemOpacity: CGFloat = traits.userInterfaceStyle == .dark ? 0.48 : 0.2
      return backdropColor.resolvedColor(with: traits)
        .withAlphaComponent(backdropOpacity ?? systemOpacity)
    }
  }
}
