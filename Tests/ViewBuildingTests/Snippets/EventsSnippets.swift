import Foundation
import Observation
import UIKit
import ViewBuilding

// The code of `Events.md` and of the doc comments of `Events/`.
// `DocumentationTests` compares the two.

// MARK: Events

extension ObjectEvent where Payload == String {
  static var renamed: ObjectEvent { ObjectEvent() }
}
extension ObjectEvent where Payload == Void {
  static var closed: ObjectEvent { ObjectEvent() }
}

private final class Document {}

/// A controller with the code of the article.
private final class EventsScreen: UIViewController {
  private let document = Document()
  private let profile = Person("Ada")
  private let label = UILabel()

  func listen() {
    events(of: document).on(.renamed, for: self) { [weak self] name in self?.title = name }
    events(of: document).trigger(.renamed, "Letter")
  }

  func forms() {
    events(of: document).once(.closed, for: self) { [weak self] in self?.dismiss(animated: true) }
    events(of: document).on(.renamed) { name in print("It is called \(name) now.") }
    events(of: document).trigger(.closed)
    events(of: document).off(.renamed, for: self)
    events(of: document).off(.renamed)
    events(of: document).off(for: self)
    events(of: document).off()
  }

  func follow() {
    watch(profile, \.name, for: self) { [weak self] name in self?.label.text = name }
  }

  func followForAWhile() {
    let cities = watch(profile, \.home.city, for: self) { city in print(city) }
    cities.stop()
  }
}

// MARK: Weak references

private protocol CounterDelegate: AnyObject {
  func countDidChange()
}

@MainActor private final class Listeners {
  @Weak var delegate: (any CounterDelegate)?
  var listeners: [Weak<any CounterDelegate>] = []

  func add(_ newcomer: any CounterDelegate) {
    listeners.append(Weak(newcomer))
    listeners.removeReleased()
    for listener in listeners.compacted() { listener.countDidChange() }
  }
}

// MARK: Queues

nonisolated private struct Photo: Sendable {
  var number: Int
}

nonisolated private struct Thumbnail: Sendable {
  var number: Int
}

nonisolated private func makeThumbnail(of photo: Photo) -> Thumbnail {
  Thumbnail(number: photo.number)
}

/// A gallery, with queues and with structured concurrency.
@MainActor private final class Gallery {
  private let label = UILabel()
  private let photos = [Photo(number: 1), Photo(number: 2)]
  private let journal = Journal()

  private func show(_ thumbnail: Thumbnail) {}

  func load(_ photo: Photo) {
    Queues.serial("thumbnails") {
      let thumbnail = makeThumbnail(of: photo)
      Queues.main { self.show(thumbnail) }
    }
  }

  func later() {
    Queues.main { self.label.text = "Loaded" }
  }

  func laterAsTask() {
    Task { @MainActor in label.text = "Loaded" }
  }

  func write(to file: JournalFile) {
    Queues.serial("journal") { file.write("opened") }
  }

  func writeToActor() async {
    await journal.write("opened")
  }

  func loadAll() {
    for photo in photos {
      Queues.concurrent("thumbnails") {
        let thumbnail = makeThumbnail(of: photo)
        Queues.main { self.show(thumbnail) }
      }
    }
  }

  func loadAllInGroup() async {
    await withTaskGroup { group in
      for photo in photos {
        group.addTask { makeThumbnail(of: photo) }
      }
      for await thumbnail in group { show(thumbnail) }
    }
  }
}

nonisolated private struct JournalFile: Sendable {
  func write(_ line: String) {}
}

private actor Journal {
  private var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}
