import BottomBounce
import UIKit
import UIKitSimulator

extension Scenes {
  /// Numbers: a form with lines, and the wheel of a row over it.
  static let numbers: [SnapshotScene] = [
    SnapshotScene("number-wheel-light") {
      let device = Simulator(.iPhone16At2x, locale: Locale(identifier: "en_US"))
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      device.window.rootViewController = controller
      await device.settle()
      BottomBounceView().show(
        .form(Athlete()) { f, _ in
          f.field("Distance", \.distance) { .number($0, in: 0...100, step: 0.1, unit: "km") }
          f.field("Shoes", \.shoes) { .number($0, in: 35...50, step: 0.5, unit: "EU") }
          f.field("Steps", \.steps) { .number($0, in: 0...100_000) }
          f.field("Climb", \.climb) { .number($0, in: 0...9_000, unit: "m") }
          f.field("Age", \.age) { .number($0, in: 0...120) }
          f.field("Sets", \.sets) { .number($0, in: 0...20) }
          f.field("Rest", \.rest) { .number($0, in: 0...600, unit: "s") }
          f.field("Pulse", \.pulse) { .number($0, in: 30...220, unit: "bpm") }
          f.field("Weight", \.weight) {
            .number($0, in: 30...250, step: 0.5, unit: "kg").style(.wheel)
          }
        }, title: "Athlete", in: controller.view
      ) { _ in }
      await device.settle()
      controller.view.endEditing(true)
      await device.settle()
      if let row = device.view("BottomBounce.row") as? UIControl { device.tap(row) }
      await device.settle()
      return device
    }
  ]

  private struct Athlete {
    var distance = 42.2
    var shoes = 43.5
    var steps = 12_345
    var climb = 1_204
    var age: Int?
    var sets = 3
    var rest = 90
    var pulse = 172
    var weight = 70.5
  }
}
