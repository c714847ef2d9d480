import UIKit

// UIKit's enumerations can get new cases.
private func isDark(_ style: UIUserInterfaceStyle) -> Bool {
  switch style {  // error: may have additional unknown values
  case .dark: true
  case .light, .unspecified: false
  #if CORRECT
    @unknown default: false
  #endif
  }
}
