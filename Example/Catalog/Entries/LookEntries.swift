import BottomBounce
import UIKit

extension CatalogEntry {
  static let looks: [CatalogEntry] = [
    CatalogEntry(.looks, "Colours") { stage in
      stage.ask(.text("Indigo")) {
        $0.tintColor = .systemIndigo
        $0.titleColor = .systemIndigo
        $0.backgroundColor = .secondarySystemBackground
        $0.backdropColor = .systemIndigo
        $0.backdropOpacity = 0.3
      }
    },
    CatalogEntry(.looks, "Corners and margin") { stage in
      stage.ask(.text("Round")) {
        $0.cornerRadius = 32
        $0.contentInsets.leading = 32
        $0.contentInsets.trailing = 32
      }
    },
    CatalogEntry(.looks, "Title font") { stage in
      stage.ask(.text("Large")) { $0.titleFont = .preferredFont(forTextStyle: .title1) }
    },
    CatalogEntry(.looks, "Buttons") { stage in
      stage.ask(.text("Ada")) {
        $0.okTitle = "Save"
        $0.okButton = .filled()
        $0.cancelTitle = "Discard"
        $0.cancelButton = .gray()
      }
    },
  ]
}
