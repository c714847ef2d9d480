import BottomBounce
import Foundation
import UIKit

extension CatalogEntry {
  /// Indigo that is light enough on a dark panel.
  private static let indigo = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.68, green: 0.67, blue: 1, alpha: 1) : .systemIndigo
  }

  static let looks: [CatalogEntry] = [
    CatalogEntry(.looks, "Colors") { stage in
      stage.ask(.text("Indigo")) {
        $0.tintColor = indigo
        $0.titleColor = indigo
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
      stage.ask(
        .text("Ada"), title: SheetHeader(stage.title, okTitle: "Save", cancelTitle: "Discard")
      ) {
        $0.okButtonConfiguration = .filled()
        $0.cancelButtonConfiguration = .gray()
      }
    },
    CatalogEntry(.looks, "Subtitle") { stage in
      stage.ask(
        .day(DateComponents(year: 1995, month: 9, day: 23)),
        title: SheetHeader(stage.title, subtitle: "Only friends see it")
      ) { _ in
      } describe: {
        "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)"
      }
    },
    CatalogEntry(.looks, "Footer") { stage in
      stage.ask(.text("Ada").footer("Only friends see it."))
    },
    CatalogEntry(.looks, "Footer that follows") { stage in
      let moment = Date(timeIntervalSince1970: 1_750_075_200)
      stage.ask(
        .date(moment, mode: .dateAndTime).footer { date in
          var style = Date.FormatStyle(date: .abbreviated, time: .shortened)
          style.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
          return "In Tokyo: \(date.formatted(style))"
        }, describe: { $0.formatted(.iso8601) })
    },
    CatalogEntry(.looks, "Additional buttons") { stage in
      stage.ask(
        TextContent.text("Ada").orNone(),
        extraButtons: [
          SheetButton("Count", dismissesSheet: false) {},
          SheetButton("Delete Nickname", image: UIImage(systemName: "trash"), role: .destructive) {
          },
        ]
      ) { _ in
      } describe: {
        $0 ?? "none"
      }
    },
    CatalogEntry(.looks, "No Cancel") { stage in
      stage.ask(.text("Ada")) { $0.showsCancelButton = false }
    },
    CatalogEntry(.looks, "No header") { stage in
      stage.ask(.text("Ada")) { $0.showsHeader = false }
    },
  ]
}
