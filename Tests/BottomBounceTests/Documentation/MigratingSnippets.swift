import BottomBounce
import UIKit

// The code of the article for people who come from another sheet.

private final class MigratingScreen: UIViewController {
  private enum Source {
    case camera, library
  }

  private let sheet = BottomBounceView()
  private let sizes = ["S", "M", "L"]
  private let rooms = ["Kitchen", "Hall"]
  private var name = ""
  private var size = "M"
  private var index = 1
  private var start = Date()
  private var timeZone = TimeZone.current
  private var room = "Hall"

  func editNameWithAlert() {
    let alert = UIAlertController(title: "Nickname", message: nil, preferredStyle: .alert)
    alert.addTextField { [name] field in field.text = name }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        self?.name = alert?.textFields?.first?.text ?? ""
      })
    present(alert, animated: true)
  }

  func editName() {
    sheet.show(.text(name).rules(.required()), title: "Nickname", from: self) {
      [weak self] name in
      self?.name = name
    }
  }

  func editPhoto() {
    sheet.show(
      .buttons([
        SheetOption(Source.camera, title: "Take Photo"),
        SheetOption(Source.library, title: "Choose from Library"),
      ]), title: "Photo", from: self
    ) { [weak self] source in
      self?.openPhotos(source)
    }
  }

  func editSize() {
    sheet.show(.wheel(sizes, selected: size), title: "Size", from: self) { [weak self] size in
      self?.size = size
    }
  }

  func editIndex() {
    sheet.show(
      .wheel(Array(sizes.indices), selected: index, title: { sizes[$0] }), title: "Size", from: self
    ) { [weak self] index in
      self?.index = index
    }
  }

  func editStart() {
    sheet.show(.date(start, minimum: .now, mode: .dateAndTime), title: "Start", from: self) {
      [weak self] start in
      self?.start = start
    } onCancel: { [weak self] _ in
      self?.keepStart()
    }
  }

  func editTimeZone() {
    sheet.show(
      .list(TimeZone.knownTimeZoneIdentifiers, selected: timeZone.identifier).searchable(),
      title: "Time Zone", from: self
    ) { [weak self] identifier in
      self?.timeZone = TimeZone(identifier: identifier) ?? .current
    }
  }

  func editRoom() {
    sheet.show(
      .list(rooms, selected: room), title: "Room", in: view,
      configuration: SheetConfiguration {
        $0.detents = [.medium, .large]
        $0.largestUndimmedDetent = .medium
        $0.showsGrabber = true
      }
    ) { [weak self] room in
      self?.room = room
    }
  }

  private func keepStart() {}
  private func openPhotos(_ source: Source) {}
}
