import BottomBounce
import BottomBounceCatalog
import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// Draws each entry of the catalog for the gallery: light, dark, in Arabic, and with the largest
/// text.
@MainActor enum GalleryPictures {
  /// A look of the device.
  private struct Look {
    var name: String
    var locale = "en_US"
    var language = "en"
    var appearance = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large

    static let all = [
      Look(name: "light"), Look(name: "dark", appearance: .dark),
      Look(name: "ar", locale: "ar_EG", language: "ar"),
      Look(name: "huge", textSize: .accessibilityExtraExtraExtraLarge),
    ]
  }

  /// The titles of sheets in Arabic.
  private static let arabicTitles: [CatalogEntry.Section: String] = [
    .text: "النص", .dates: "التاريخ", .options: "الخيارات", .numbers: "الرقم", .forms: "النموذج",
    .own: "القيمة", .movement: "الحركة", .contract: "العرض", .looks: "المظهر",
  ]

  /// Writes the pictures, and a table of them for `Scripts/gallery.sh`, into an empty folder.
  static func write(to folder: URL) async throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var lines: [String] = []
    for entry in CatalogEntry.all {
      let words = entry.title.lowercased().split { !$0.isLetter && !$0.isNumber }
      for (index, look) in Look.all.enumerated() {
        let name = words.joined(separator: "-") + "-\(look.name).png"
        let picture = try await draw(entry, look).screenshot()
        guard let data = picture.pngData() else { throw RecordingProblem.noPicture(name) }
        try data.write(to: folder.appending(path: name))
        let size = [picture.size.width, picture.size.height].map { "\(Int($0 * picture.scale))" }
        lines.append(([entry.title, "\(index)", name] + size).joined(separator: "\t"))
      }
    }
    let table = lines.joined(separator: "\n") + "\n"
    try Data(table.utf8).write(to: folder.appending(path: "table.txt"))
  }

  /// Shows an entry on a new device.
  private static func draw(_ entry: CatalogEntry, _ look: Look) async throws -> Simulator {
    var model = DeviceModel.iPhone16
    model.scale = 2
    let device = Simulator(
      model, locale: Locale(identifier: look.locale), appearance: look.appearance)
    device.settings.contentSizeCategory = look.textSize
    let controller = EditProfileController(language: look.language)
    device.window.rootViewController = controller
    await device.settle()
    let title = look.language == "ar" ? arabicTitles[entry.section] : nil
    let stage = CatalogStage(
      sheet: BottomBounceView(), host: controller.view, title: title ?? entry.title
    ) { _ in }
    try entry.show(stage)
    await device.settle()
    return device
  }
}
