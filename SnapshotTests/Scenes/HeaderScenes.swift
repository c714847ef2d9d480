import BottomBounce
import UIKit
import UIKitSimulator

extension Scenes {
  private static let day = DateComponents(year: 1995, month: 9, day: 23)

  /// Subtitles, additional buttons, and sheets without Cancel or a header.
  static let headers: [SnapshotScene] = [
    SnapshotScene("header-subtitle-light") {
      Stage(.iPhone16).asking(
        .day(day, maximum: .today), SheetHeader("Birthday", subtitle: "Only friends see it"))
    },
    SnapshotScene("header-subtitle-ar-dark-large-text") {
      Stage(
        language: "ar", appearance: .dark, textSize: .accessibilityLarge,
        hasSoftwareKeyboard: false
      ).asking(
        .text("Ada"),
        SheetHeader("الاسم المستعار", subtitle: "يراه الجميع في ملفك الشخصي"),
        extraButtons: [SheetButton("حذف الاسم المستعار", role: .destructive) {}])
    },
    SnapshotScene("header-title-two-lines-light") {
      Stage(.iPhone16).asking(
        .list(["Everyone", "Friends", "Nobody"]),
        SheetHeader(
          "Who can see the day and the month of your birthday, but never the year, in this app?",
          subtitle: "You can change this at any time."),
        SheetConfiguration { $0.titleNumberOfLines = 2 })
    },
    SnapshotScene("header-buttons-light") {
      Stage(.iPhone16).asking(
        DateContent<DateComponents>.day(day, maximum: .today).todayButton(), "Birthday",
        extraButtons: [SheetButton("Delete Birthday", role: .destructive) {}])
    },
    SnapshotScene("header-buttons-column-dark") {
      Stage(.iPhone16, appearance: .dark).asking(
        TextContent.text("Ada").orNone(), "Nickname",
        extraButtons: [
          SheetButton("Suggest a Nickname", image: UIImage(systemName: "plus")) {},
          SheetButton("Delete Nickname", role: .destructive) {},
        ], SheetConfiguration { $0.showsCancelButton = false })
    },
    SnapshotScene("header-none-light") {
      Stage().asking(
        .text("Ada"), "Nickname",
        SheetConfiguration {
          $0.showsHeader = false
          $0.showsGrabber = true
        })
    },
    SnapshotScene("header-none-detents-ar-dark") {
      Stage(language: "ar", appearance: .dark).asking(
        .list(
          (1...40).map {
            SheetOption(
              $0, title: "صف \($0.formatted(.number.locale(Locale(identifier: "ar_EG"))))")
          }, selected: 2), "الصفوف",
        extraButtons: [SheetButton("حذف", role: .destructive) {}],
        SheetConfiguration {
          $0.showsHeader = false
          $0.showsGrabber = true
          // The edge of the list cuts the middle of a row.
          let half = SheetDetent.custom(.init("half")) { $0.maximumHeight * 0.5 + 24 }
          $0.detents = [half, .large]
        })
    },
    SnapshotScene("header-none-huge") {
      Stage(textSize: .accessibilityExtraExtraExtraLarge, hasSoftwareKeyboard: false).asking(
        .text("Ada"), SheetHeader("Nickname", okTitle: "Save the Nickname"),
        SheetConfiguration { $0.showsHeader = false }
      )
    },
  ]
}
