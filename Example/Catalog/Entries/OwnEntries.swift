import BottomBounce
import UIKit

extension CatalogEntry {
  static let own: [CatalogEntry] = [
    CatalogEntry(.own, "Slider") {
      let content = ControlContent.control(\UISlider.value) {
        let slider = UISlider()
        slider.value = 0.4
        return slider
      }
      .rule { $0 > 0.8 ? "Your neighbors are asleep." : nil }
      $0.ask(content, describe: { "\(Int(($0 * 100).rounded())) %" })
    },
    CatalogEntry(.own, "Hue") {
      let content = ControlContent.control(\HueSlider.value) {
        let slider = HueSlider()
        slider.value = 0.6
        return slider
      }
      $0.ask(content, describe: { "\(Int(($0 * 360).rounded()))°" })
    },
    CatalogEntry(.own, "Rating") {
      $0.ask(
        ControlContent.control(\RatingControl.stars) { RatingControl() },
        describe: { "\($0) of \(RatingControl.maximum)" })
    },
    CatalogEntry(.own, "Review") {
      $0.ask(ReviewContent(), describe: { "\($0.stars) stars: \($0.comment)" })
    },
  ]
}
