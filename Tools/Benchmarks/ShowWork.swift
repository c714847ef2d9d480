import CAllocations
import Foundation
import UIKit
import UIKitCanvas
import UIKitSimulator

/// The work of one `show` until the first frame with the sheet, or of a key until the next frame:
/// `Benchmarks work text`.
///
/// The sheets are `text`, `date`, `list`, `form`, `number`, `number-field`, `checklist`,
/// `long-list`, `money`, and `event`; `key` is a letter in a text, and `digit` one in an amount.
/// `text-by-hand` and so on do the same with a sheet that is written by hand, and `text-alert` shows
/// a `UIAlertController`, whose keyboard appears after the first frame. The tenth presentation
/// or letter in a process is counted. The counts are the same in each run, except for a few
/// allocations, so they show smaller changes than times do.
@MainActor enum ShowWork {
  @MainActor private struct Counts {
    var allocations: Int
    var activations: Int
    var textLayouts: Int
    var layersLaidOut: Int
    var contentsDrawn: Int

    init(_ scene: SheetScene) {
      let statistics = scene.device.system.tree.statistics
      allocations = allocation_count()
      activations = NSLayoutConstraint.activationCount
      textLayouts = CanvasText.layoutCount
      layersLaidOut = statistics.layersLaidOut
      contentsDrawn = statistics.contentsDrawn
    }
  }

  private static let shows: [String: @MainActor (SheetScene) -> () -> Void] = [
    "text": SheetScene.showSheet, "text-by-hand": SheetScene.showSheetByHand,
    "text-alert": SheetScene.showAlert,
    "date": SheetScene.showDateSheet, "date-by-hand": SheetScene.showDateSheetByHand,
    "list": SheetScene.showList, "list-by-hand": SheetScene.showListByHand,
    "form": SheetScene.showForm, "form-by-hand": SheetScene.showFormByHand,
    "number": SheetScene.showNumber, "number-by-hand": SheetScene.showNumberByHand,
    "number-field": SheetScene.showNumberField,
    "number-field-by-hand": SheetScene.showNumberFieldByHand,
    "checklist": SheetScene.showChecklist, "checklist-by-hand": SheetScene.showChecklistByHand,
    "long-list": { scene in scene.showLongList },
    "money": SheetScene.showMoney, "event": SheetScene.showEvent,
  ]

  /// The sheets in which a letter or digit is counted.
  private static let keys: [String: @MainActor (SheetScene) -> () -> Void] = [
    "key": SheetScene.showSheet, "key-by-hand": SheetScene.showSheetByHand,
    "digit": SheetScene.showMoney,
  ]

  /// Prints a line for each count.
  static func run(_ arguments: ArraySlice<String>) throws {
    let name = arguments.first ?? "text"
    let scene = SheetScene()
    let work: (SheetScene) -> () -> Void
    if let show = keys[name] {
      show(scene)()
      scene.device.settle()
      work = name == "digit" ? SheetScene.typeDigit : SheetScene.typeLetter
      for _ in 0..<9 {
        work(scene)()
        scene.showFrame()
      }
    } else {
      work = try show(name)
      for _ in 0..<9 {
        work(scene)()
        scene.showFrame()
        scene.device.settle()
        try scene.cancel()
      }
    }
    let before = Counts(scene)
    let views = viewCount(in: scene.device.window)
    measuredShow(work, in: scene)
    let after = Counts(scene)
    for (kind, count) in [
      ("allocations", after.allocations - before.allocations),
      ("activations", after.activations - before.activations),
      ("texts", after.textLayouts - before.textLayouts),
      ("layouts", after.layersLaidOut - before.layersLaidOut),
      ("drawings", after.contentsDrawn - before.contentsDrawn),
      ("views", viewCount(in: scene.device.window) - views),
    ] {
      print(name, kind, count)
    }
  }

  private static func show(_ name: String) throws -> @MainActor (SheetScene) -> () -> Void {
    if let show = shows[name] { return show }
    throw BenchmarkProblem.sheet(name, Array(shows.keys) + keys.keys)
  }

  /// Writes an image of the screen with a sheet at rest: `Benchmarks picture text FILE`.
  static func writePicture(_ arguments: ArraySlice<String>) throws {
    let name = arguments.first ?? "text"
    let scene = SheetScene()
    try show(name)(scene)()
    scene.device.settle()
    let file = URL(fileURLWithPath: arguments.dropFirst().first ?? name + ".png")
    try scene.device.screenshot().pngData()?.write(to: file)
  }

  private static func viewCount(in view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + viewCount(in: $1) }
  }

  // MARK: Functions whose instructions are counted (Scripts/count-work.sh)

  /// Shows a sheet and renders its first frame.
  @inline(never) private static func measuredShow(
    _ show: (SheetScene) -> () -> Void, in scene: SheetScene
  ) {
    measuredLogic(show, in: scene)
    scene.device.updatedScreen()
    withExtendedLifetime(scene) {}
  }

  /// Shows a sheet: builds it, lays it out, begins its animations, and draws contents, without
  /// rendering the screen.
  @inline(never) private static func measuredLogic(
    _ show: (SheetScene) -> () -> Void, in scene: SheetScene
  ) {
    show(scene)()
    scene.device.advance(by: scene.device.frameInterval)
    withExtendedLifetime(scene) {}
  }
}
