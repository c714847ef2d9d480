import UIKit

// Using API that is deprecated in all supported versions is a warning.
@MainActor private func place(_ button: UIButton) -> CGRect {
  #if !CORRECT
    button.contentEdgeInsets = .zero  // warning: 'contentEdgeInsets' was deprecated in iOS 15.0
  #endif
  // Deprecated in iOS 26.
  return UIScreen.main.bounds
}
