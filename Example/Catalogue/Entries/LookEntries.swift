import BottomBounce
import UIKit

extension CatalogueEntry {
  static let looks: [CatalogueEntry] = [
    CatalogueEntry(.looks, "Colours") { stage in
      stage.ask(.text("Indigo")) {
        $0.tintColor = .systemIndigo
        $0.titleColor = .systemIndigo
        $0.backgroundColor = .secondarySystemBackground
        $0.dimmingColor = .systemIndigo
        $0.dimming = 0.3
      }
    },
    CatalogueEntry(.looks, "Corners and margin") { stage in
      stage.ask(.text("Round")) {
        $0.cornerRadius = 32
        $0.contentInsets.leading = 32
        $0.contentInsets.trailing = 32
      }
    },
    CatalogueEntry(.looks, "Title font") { stage in
      stage.ask(.text("Large")) { $0.titleFont = .preferredFont(forTextStyle: .title1) }
    },
    CatalogueEntry(.looks, "Buttons") { stage in
      stage.ask(.text("Ada")) {
        $0.okTitle = "Save"
        $0.okButton = .filled()
        $0.cancelTitle = "Discard"
        $0.cancelButton = .gray()
      }
    },
  ]
}
