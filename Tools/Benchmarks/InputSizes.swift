import BottomBounce
import Foundation
import UIKit
import UIKitSimulator

/// The growth of costs with the size of input from a user or an app.
@MainActor enum InputSizes {
  /// Prints a line for each kind of work: the processor time for each size.
  static func run() {
    report("paste, limit 40", sizes: [100_000, 1_000_000, 10_000_000], unit: "bytes") {
      paste($0, limit: 40)
    }
    report("paste, no limit", sizes: [50_000, 100_000, 200_000, 400_000], unit: "bytes") {
      paste($0, limit: nil)
    }
    report("sheets shown at once by one object", sizes: [50, 100, 200, 400], unit: "") {
      show($0, isOneObject: true)
    }
    report("sheets shown at once by as many", sizes: [50, 100, 200, 400], unit: "") {
      show($0, isOneObject: false)
    }
    report("first frame, options", sizes: [10, 100, 1_000, 10_000], unit: "") { count in
      firstFrame(.list((0..<count).map { SheetOption($0, title: "Number \($0)") }))
    }
    report("first frame, suggestions", sizes: [10, 100, 1_000, 10_000], unit: "") { count in
      firstFrame(.text().suggestions((0..<count).map { "Suggestion \($0)" }))
    }
    ToolkitSizes.run()
    SolverSizes.run()
  }

  static func report(
    _ name: String, sizes: [Int], unit: String, _ measure: (Int) -> Double
  ) {
    // The first sheet of a process also loads fonts and formatters.
    _ = measure(sizes[0])
    let line = sizes.map { String(format: "%d %@: %.1f ms", $0, unit, measure($0) * 1_000) }
    print(name + " | " + line.joined(separator: " | "))
  }

  private static func host() -> (Simulator, UIView) {
    let device = Simulator(.iPhone16)
    let controller = UIViewController()
    device.window.rootViewController = controller
    device.settle()
    _ = device.updatedScreen()
    return (device, controller.view)
  }

  private static func paste(_ bytes: Int, limit: Int?) -> Double {
    let (device, host) = host()
    BottomBounceView().show(.text("", limit: limit), in: host) { _ in }
    device.settle()
    let field = device.view("BottomBounce.text") as? UITextField
    UIPasteboard.general.string = String(repeating: "word ", count: bytes / 5)
    return Cost.of { field?.paste(nil) }.time
  }

  private static func show(_ count: Int, isOneObject: Bool) -> Double {
    let (device, host) = host()
    let sheet = BottomBounceView()
    return Cost.of {
      for _ in 0..<count {
        (isOneObject ? sheet : BottomBounceView()).show(.text("a"), in: host) { _ in }
      }
      device.settle()
    }.time
  }

  private static func firstFrame(_ content: some SheetContent) -> Double {
    let (device, host) = host()
    return Cost.of {
      BottomBounceView().show(content, in: host) { _ in }
      device.advance(by: device.frameInterval)
      _ = device.updatedScreen()
    }.time
  }
}
