import BottomBounce
import CAllocations
import Foundation
import UIKit
import UIKitSimulator

/// The memory that remains after sheets are dismissed: `Benchmarks growth [CYCLES] [CONTENT]`.
///
/// It counts allocated blocks, not pages, and only blocks of the main thread, because nothing here
/// awaits.
@MainActor enum Growth {
  /// Prints the average growth per cycle for each content type.
  static func run(_ arguments: ArraySlice<String>) {
    let cycles = max(arguments.first.flatMap { Int($0) } ?? 1_000, 10)
    let wanted = arguments.dropFirst().first
    print("after \(cycles / 10) cycles, \(cycles) more add, a cycle:")
    for (name, content) in contents where wanted == nil || wanted == name {
      let scene = SheetScene()
      for _ in 0..<cycles / 10 { cycle(content, scene) }
      let (bytes, blocks) = (allocated_bytes_of_thread(), allocated_blocks_of_thread())
      for _ in 0..<cycles { cycle(content, scene) }
      let grown = Double(allocated_bytes_of_thread() - bytes) / Double(cycles)
      let more = Double(allocated_blocks_of_thread() - blocks) / Double(cycles)
      let padded = name.padding(toLength: 20, withPad: " ", startingAt: 0)
      print(padded, String(format: "%9.1f bytes %8.2f blocks", grown, more))
    }
  }

  private typealias Show = @MainActor (SheetScene, BottomBounceView) -> Void

  private static func cycle(_ show: Show, _ scene: SheetScene) {
    let sheet = BottomBounceView()
    show(scene, sheet)
    scene.restQuickly()
    scene.device.updatedScreen()
    sheet.dismiss()
    scene.restQuickly()
  }

  private static func ask<Content: SheetContent>(
    _ content: @escaping @MainActor () -> Content
  ) -> Show {
    { scene, sheet in sheet.show(content(), in: scene.controller.view) { _ in } }
  }

  private static let birthday = DateComponents(year: 1995, month: 9, day: 23)
  private static let rows = (1...30).map { SheetOption($0, title: "Number \($0)") }

  private static let contents: [(String, Show)] = [
    ("nothing", { _, _ in }),
    ("text", ask { TextContent("Ada", placeholder: "Words", limit: 40) }),
    ("lines", ask { .text("Ada").lines(2...4) }),
    (
      "secret",
      ask { .text("", placeholder: "Secret").secure().suggestions(["one", "two"]) }
    ),
    ("day", ask { .day(birthday) }),
    ("date and time", ask { .date(mode: .dateAndTime) }),
    ("calendar", ask { .day(birthday).style(.calendar) }),
    ("duration", ask { .duration(.seconds(5_400)) }),
    ("option", ask { .list(rows, selected: 5) }),
    ("search", ask { .list(rows, selected: 5).searchable() }),
    ("columns", ask { .wheels([rows, rows], selected: [1, 2]) }),
    ("choice", ask { .buttons(Array(rows.prefix(4))) }),
    (
      "slider",
      ask {
        ControlContent(\UISlider.value) { UISlider() }
      }
    ),
  ]
}

extension SheetScene {
  /// Advances the clock at ten steps per second until the device is idle.
  fileprivate func restQuickly() {
    let device = device.system
    device.turn(isFrame: false)
    while device.isBusy {
      device.clock.now += 0.1
      device.turn()
    }
  }
}
