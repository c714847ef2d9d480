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
  static func run(_ arguments: ArraySlice<String>) async {
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
    if wanted == nil || wanted == "live list" { await runLiveLists(cycles) }
  }

  /// Prints what lists keep that load in tasks, and load again while they are shown.
  ///
  /// Tasks change threads, so the blocks of the whole process are counted.
  private static func runLiveLists(_ cycles: Int) async {
    let scene = SheetScene()
    let loader = OptionSource.loading { [rows] in rows }
    func cycle(_ number: Int) async {
      let sheet = BottomBounceView()
      if number.isMultiple(of: 2) {
        sheet.show(.list(.loading { [rows] in rows }, selected: 5), in: scene.controller.view) {
          _ in
        }
      } else {
        sheet.show(.checklist(loader, selected: [5]), in: scene.controller.view) { _ in }
      }
      await scene.restWithTasks()
      loader.reload()
      await scene.restWithTasks()
      sheet.dismiss()
      await scene.restWithTasks()
    }
    for number in 0..<cycles / 10 { await cycle(number) }
    let before = allocated_blocks()
    for number in 0..<cycles { await cycle(number) }
    let more = Double(allocated_blocks() - before) / Double(cycles)
    let padded = "live list".padding(toLength: 20, withPad: " ", startingAt: 0)
    print(padded, String(format: "                %8.2f blocks", more))
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
    ("text", ask { TextContent.text("Ada", placeholder: "Words", limit: 40) }),
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
        ControlContent.control(\UISlider.value) { UISlider() }
      }
    ),
    ("number wheel", ask { .number(70.5, in: 30...250, step: 0.5, unit: "kg") }),
    ("number field", ask { .number(7, in: 0...5_000, unit: "g") }),
    ("days", ask { .duration(.seconds(93_600), in: .zero...(.seconds(864_000))) }),
    (
      "sections",
      ask {
        .list(
          [
            SheetSection("A", options: Array(rows.prefix(10))),
            SheetSection("B", options: Array(rows.suffix(20))),
          ], selected: 5)
      }
    ),
    ("footer", ask { TextContent.text("a").footer { "Now \($0)" } }),
    (
      "after a change",
      { scene, sheet in
        let configuration = SheetConfiguration { $0.disablesOKWhileUnchanged = true }
        sheet.show(
          .number(5, in: 0...9), in: scene.controller.view, configuration: configuration
        ) { _ in }
      }
    ),
    (
      "form",
      ask {
        .form(Event()) { f, event in
          f.field("Title", \.title) { .text($0).rules(.required()).footer { $0 } }
          f.toggle("All day", \.isAllDay)
          f.field("Starts", \.start) { .date($0) }
          f.field("Guests", \.guests) { .number($0, in: 0...100) }
          if event.isAllDay { f.field("Note", \.note) { .text($0).lines(1...3) } }
        }
      }
    ),
  ]

  private struct Event {
    var title = "Dinner"
    var isAllDay = true
    var start = Date(timeIntervalSince1970: 1e9)
    var guests = 4
    var note = ""
  }
}

extension SheetScene {
  /// Lets tasks run, and then advances the clock until the device is idle.
  fileprivate func restWithTasks() async {
    for _ in 0..<6 { await Task.yield() }
    restQuickly()
  }

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
