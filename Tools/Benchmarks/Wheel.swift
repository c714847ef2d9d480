import Foundation
import UIKit
import UIKitSimulator

/// A date picker with three wheels, one of which spins after a flick.
@MainActor struct Wheel {
  /// The median of the frames with movement, from the end of the touch until the wheel stops.
  var frame = Cost()
  var frameCount = 0
  /// The mean fraction of the screen that is composited in a frame.
  var damage = 0.0
  var contentsDrawn = 0
  var layersLaidOut = 0

  /// Flicks the wheel up and down several times, without measuring the first time.
  static func measure(runs: Int) -> Wheel {
    let device = Simulator(.iPhone16)
    let controller = UIViewController()
    device.window.rootViewController = controller
    controller.view.backgroundColor = .systemBackground
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = device.date
    picker.frame = CGRect(x: 0, y: 500, width: 393, height: 216)
    controller.view.addSubview(picker)
    device.settle()
    let screenArea = device.updatedScreen()?.bounds.area ?? 1

    var wheel = Wheel()
    var costs: [Cost] = []
    for run in 0...runs {
      let (from, to) = run % 2 == 0 ? (680.0, 560.0) : (540.0, 660.0)
      device.drag(from: CGPoint(x: 130, y: from), to: CGPoint(x: 130, y: to), over: 0.1)
      device.updatedScreen()
      let before = device.system.tree.statistics
      var (frames, turns) = (0, 0)
      while device.system.isBusy, turns < 600 {
        let rendered = device.system.tree.statistics.framesRendered
        let cost = Cost.of {
          device.advance(by: device.frameInterval)
          device.updatedScreen()
        }
        turns += 1
        guard device.system.tree.statistics.framesRendered > rendered else { continue }
        frames += 1
        if run > 0 { costs.append(cost) }
      }
      let after = device.system.tree.statistics
      wheel.frameCount = frames
      let pixels = after.pixelsComposited - before.pixelsComposited
      wheel.damage = Double(pixels) / Double(screenArea * max(frames, 1))
      wheel.contentsDrawn = after.contentsDrawn - before.contentsDrawn
      wheel.layersLaidOut = after.layersLaidOut - before.layersLaidOut
    }
    wheel.frame = costs.median
    return wheel
  }
}
