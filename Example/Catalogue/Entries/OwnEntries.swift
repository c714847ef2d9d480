import BottomBounce
import UIKit

extension CatalogueEntry {
  static let own: [CatalogueEntry] = [
    CatalogueEntry(.own, "Slider") {
      let content = ControlContent(
        \UISlider.value,
        problem: { $0 > 0.8 ? ValidationProblem("Your neighbours are asleep.") : nil },
        of: {
          let slider = UISlider()
          slider.value = 0.4
          return slider
        })
      $0.ask(content, describe: { "\(Int(($0 * 100).rounded())) %" })
    },
    CatalogueEntry(.own, "Hue") {
      let content = ControlContent(\HueSlider.value) {
        let slider = HueSlider()
        slider.value = 0.6
        return slider
      }
      $0.ask(content, describe: { "\(Int(($0 * 360).rounded()))°" })
    },
    CatalogueEntry(.own, "Rating") {
      $0.ask(
        ControlContent(\RatingControl.stars) { RatingControl() },
        describe: { "\($0) of \(RatingControl.maximum)" })
    },
  ]
}
