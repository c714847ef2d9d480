import CAllocations
import Foundation
import UIKit
import UIKitSimulator

/// Prints what the example costs, as one table of medians beside the floor that Cairo alone sets.
///
///     Benchmarks [--runs 9] [--save FILE] [--compare FILE]
///     Benchmarks equations          the equation language
///     Benchmarks events             events and watches
///     Benchmarks work text          what one show does, in counts: see `ShowWork`
///     Benchmarks picture text FILE  the sheet whose work is counted
///     Benchmarks glass              a rise with and without glass
///     Benchmarks layouts            changes to large layouts
///     Benchmarks sizes              costs by the size of what is put in
///     Benchmarks letters            letters typed into the search of long lists
///     Benchmarks letters arabic 100 such letters, for Scripts/count-letters.sh
///     Benchmarks growth             what memory sheets keep when they are gone: see `Growth`
@main struct Benchmarks {
  @MainActor static func main() async {
    count_allocations_of_all_threads()
    do {
      var arguments = CommandLine.arguments.dropFirst()[...]
      if let first = arguments.first.flatMap(ColdStart.init) { return try first.runInThisProcess() }
      if arguments.first == "equations" { return try Equations.run() }
      if arguments.first == "work" { return try ShowWork.run(arguments.dropFirst()) }
      if arguments.first == "picture" { return try ShowWork.writePicture(arguments.dropFirst()) }
      if arguments.first == "glass" { return try GlassRise.run() }
      if arguments.first == "layouts" { return LargeLayouts.run() }
      if arguments.first == "sizes" { return InputSizes.run() }
      if arguments.first == "events" { return await EventCosts.run() }
      if arguments.first == "letters" {
        if let titles = arguments.dropFirst().first.flatMap(LongListTitles.init) {
          let count = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100
          LongList.typeMarkedLetters(titles, count: count)
        }
        var table = Table()
        try await measureLetters(5, into: &table)
        return print(table.text(comparedWith: nil))
      }
      if arguments.first == "growth" { return await Growth.run(arguments.dropFirst()) }
      let options = try Options(&arguments)
      var table = Table()
      try await measure(options.runs, into: &table)
      print(try table.text(comparedWith: options.saved()))
      try options.save(table)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func measure(_ runs: Int, into table: inout Table) async throws {
    table.add("cold start to first frame", try ColdStart.example.measure(runs: runs))
    let rise = try Rise.measure(runs: runs)
    table.add("show → first frame", rise.firstFrame)
    table.add("show → first frame (date sheet)", try DateSheet.measure(runs: runs))
    table.add("  its first time in a process", try ColdStart.dateSheet.measure(runs: runs))
    table.add("a frame of the rise", rise.frame, floor: rise.floor)
    table.add("the same by Cairo alone", rise.floor)
    table.add("a show–confirm cycle", try await Cycle.measure(runs: runs))
    table.add("a tick of a text at rest", IdleTick.measure())
    let wheel = Wheel.measure(runs: runs)
    table.add("a frame of a spinning wheel", wheel.frame)
    let list = LongList.measureScrolling(runs: runs, count: 100_000)
    table.add("a frame of a list of 100,000", list.frame)
    try await measureLetters(runs, into: &table)
    table.note(
      """
      the rise: \(rise.frameCount) frames after the first, \(percent(rise.damage)) of the \
      screen composited in each, \(rise.contentsDrawn) contents drawn, \(rise.layersLaidOut) layers laid \
      out; \(rise.differingPixels) pixels differ from Cairo's
      """)
    table.note(
      """
      the wheel: \(wheel.frameCount) frames, \(percent(wheel.damage)) of the screen composited in each, \
      \(wheel.contentsDrawn) contents drawn, \(wheel.layersLaidOut) layers laid out
      """)
    table.note(describe(list))
  }

  @MainActor private static func measureLetters(_ runs: Int, into table: inout Table) async throws {
    for (count, name) in [(100, "100"), (10_000, "10,000"), (100_000, "100,000")] {
      let letters = try await LongList.measureLetters(runs: runs, count: count)
      table.add("the first letter in \(name)", letters.first)
      table.add("a later letter in \(name)", letters.later)
    }
  }

  /// Returns the fraction of a frame at 120 Hz that a long list needs.
  private static func describe(_ list: LongList) -> String {
    func share(_ time: Double) -> String { percent(time / LongList.budget) }
    return """
      the list: \(list.frameCount) frames; of the 8.3 ms that a frame has at 120 Hz the median takes \
      \(share(list.frame.time)), the slowest \(share(list.slowestFrame))
      """
  }

  private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
}

/// The options of the command line.
struct Options {
  var runs = 9
  private var saveTo: String?
  private var compareWith: String?

  /// Parses the arguments after the program's name.
  init(_ arguments: inout ArraySlice<String>) throws {
    while let argument = arguments.popFirst() {
      guard let value = arguments.popFirst() else { throw BenchmarkProblem.argument(argument) }
      switch argument {
      case "--runs": runs = max(Int(value) ?? runs, 1)
      case "--save": saveTo = value
      case "--compare": compareWith = value
      default: throw BenchmarkProblem.argument(argument)
      }
    }
  }

  /// Returns the saved run to compare with, or `nil` if the file doesn't exist.
  func saved() throws -> Table? {
    guard let compareWith, let data = FileManager.default.contents(atPath: compareWith) else {
      return nil
    }
    return try JSONDecoder().decode(Table.self, from: data)
  }

  func save(_ table: Table) throws {
    guard let saveTo else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(table).write(to: URL(fileURLWithPath: saveTo))
  }
}
