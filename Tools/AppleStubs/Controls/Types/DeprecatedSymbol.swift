import UIKit

// What is deprecated for all systems that the package runs on is a warning.
@MainActor private func place(_ button: UIButton) -> CGRect {
  #if !CORRECT
    button.contentEdgeInsets = .zero  // warning: 'contentEdgeInsets' was deprecated in iOS 15.0
  #endif
  // Deprecated by iOS 26.
  return UIScreen.main.bounds
}
