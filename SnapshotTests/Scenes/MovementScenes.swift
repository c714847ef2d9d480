import BottomBounce
import UIKit
import UIKitSimulator

extension Scenes {
  /// Panels at their detents, between them, and afloat.
  static let detents: [SnapshotScene] = [
    SnapshotScene("detent-medium-light") {
      Stage().arriving(.list(rooms("Room"), selected: 2), "Room", resting(at: .medium))
    },
    SnapshotScene("detent-large-ar-dark") {
      Stage(language: "ar", appearance: .dark).asking(
        .list(rooms("غرفة"), selected: 2), "الغرفة", resting(at: .large))
    },
    SnapshotScene("detent-large-text-size") {
      Stage(textSize: .accessibilityExtraExtraExtraLarge, hasSoftwareKeyboard: false).asking(
        .day(DateComponents(year: 1995, month: 9, day: 23), maximum: .today),
        "Birthday", resting(at: .large))
    },
    SnapshotScene("undimmed-dragged-light") {
      let stage = Stage()
      _ = stage.asking(.list(rooms("Room"), selected: 2), "Room", undimmed)
      return stage.pulled(by: -190)
    },
    SnapshotScene("anchored-ipad-light") {
      let stage = Stage(.iPadPro11, profile: .sample)
      guard let row = stage.device.view("EditProfile.birthday") else { return stage.device }
      return stage.asking(
        .day(DateComponents(year: 1995, month: 9, day: 23), maximum: .today), "Birthday",
        SheetConfiguration { $0.floatingStyle = .anchored(to: row) })
    },
    SnapshotScene("card-keyboard-dark") {
      Stage(.iPadPro11, appearance: .dark).asking(
        .text("Hello", placeholder: "A line about you", limit: 40), "Introduction")
    },
  ]

  @MainActor private static func resting(
    at detent: SheetDetent.Identifier
  ) -> SheetConfiguration {
    SheetConfiguration {
      $0.showsGrabber = true
      $0.detents = [.medium, .large]
      $0.selectedDetent = detent
    }
  }

  @MainActor private static var undimmed: SheetConfiguration {
    SheetConfiguration {
      $0.showsGrabber = true
      $0.detents = [.medium, .large]
      $0.largestUndimmedDetent = .medium
    }
  }

  private static func rooms(_ name: String) -> [SheetOption<Int>] {
    let digits = Locale(identifier: name == "Room" ? "en_US" : "ar_EG")
    return (1...40).map {
      SheetOption($0, title: "\(name) \($0.formatted(.number.locale(digits)))")
    }
  }
}

extension Stage {
  /// Presents a sheet that has just come to rest, while its scroll indicators are visible.
  fileprivate func arriving(
    _ content: some SheetContent, _ title: String, _ configuration: SheetConfiguration
  ) -> Simulator {
    present(content, title, configuration)
    device.advance(by: configuration.animationDuration + 0.25)
    return device
  }

  /// The presented sheet while a finger drags its title by a distance.
  fileprivate func pulled(by distance: CGFloat) -> Simulator {
    guard let panel = device.view("BottomBounce.panel") else { return device }
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 28), to: nil)
    let finger = device.touchDown(at: start)
    finger.move(to: CGPoint(x: start.x, y: start.y + distance), over: 0.3)
    return device
  }
}
