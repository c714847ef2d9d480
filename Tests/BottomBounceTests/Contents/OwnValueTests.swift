import BottomBounce
import TestHost
import Testing
import UIKit

/// Values of an app's own types, none of which is `Sendable`.
@MainActor @Suite(.ownDevice) struct OwnValueTests {
  private final class Track: Hashable {
    let name: String

    init(_ name: String) {
      self.name = name
    }

    static func == (a: Track, b: Track) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private enum Reminder: Hashable {
    case never
    case before(Track)
  }

  private struct Query: Equatable {
    var track: Track
    var text = ""
  }

  /// A type as in an app whose default isolation is the main actor.
  @MainActor private struct Seat: @MainActor Hashable {
    var row: Int
  }

  /// Content whose value is not `Sendable`.
  private struct QueryContent: SheetContent {
    var query: Query

    func makeBody(_ context: SheetContext) -> SheetBody<Query> {
      let field = UITextField()
      field.text = query.text
      return SheetBody(field) { Query(track: query.track, text: field.text ?? "") }
    }
  }

  let host = TestHost()
  let sheet = BottomBounceView()
  private let tracks = [Track("First"), Track("Second")]

  @Test func `an object can be an option`() async {
    let options = tracks.sheetOptions(title: \.name)
    let outcomes = await host.show(.list(options, selected: tracks[0]), by: sheet)
    host.tapRow(1)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [tracks[1]])
    #expect(outcomes.total == 1)
  }

  @Test func `an enumeration with objects can be an option of a checklist`() async {
    let reminders = [Reminder.never, .before(tracks[0]), .before(tracks[1])]
    let options = reminders.enumerated().map { SheetOption($1, title: "\($0)") }
    let outcomes = await host.show(.checklist(options, selected: [.never]), by: sheet)
    host.tapRow(2)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [[.never, .before(tracks[1])]])
  }

  @Test func `a type whose conformance is isolated to the main actor can be an option`() async {
    let seats = [Seat(row: 1), Seat(row: 2)].sheetOptions { "Row \($0.row)" }
    let outcomes = await host.show(.wheels([seats], selected: [Seat(row: 2)]), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map { $0.map(\.row) } == [[2]])
  }

  @Test func `the value of a custom content is awaited on the main actor`() async throws {
    let content = QueryContent(query: Query(track: tracks[0], text: "Intro"))
    var outcome: Outcome<Query>?
    let task = Task { [sheet, host] in
      outcome = try await sheet.outcome(of: content, in: host.view)
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    try await task.value
    #expect(outcome == .value(Query(track: tracks[0], text: "Intro")))
  }
}
