import BottomBounce
import UIKit

// Mistakes that the compiler must report with the settings that their comments name, so that a setting
// that has no effect, or a check that reads nothing, is noticed.

func dismiss(_ sheet: BottomBounceView) {
  sheet.dismiss()  // error: 6 none
}

func configure() {}

nonisolated func configureAnywhere() {
  configure()  // error: MainActor
}
