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

  private func openPhotos(_ source: Source) {}
}
