import BottomBounce
import UIKit

// The values of an app, none of which says whether it is `Sendable` or to which actor it belongs.

enum Plan: Hashable {
  case basic
  case team
}

enum Alarm: Hashable {
  case never
  case minutes(Int)
  case track(Track)
}

struct Seat: Hashable {
  var row: Int
  var letter = "A"
}

final class Track: Hashable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (a: Track, b: Track) -> Bool { a === b }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

class Song: NSObject {
  var title = ""
}

struct Query: Equatable {
  var text: String
  var track: Track?
}

struct QueryContent: SheetContent {
  var query: Query

  func makeBody(_ context: SheetContext) -> SheetBody<Query> {
    let field = UITextField()
    field.text = query.text
    let track = query.track
    var body = SheetBody(field) { () throws(ValidationError) in
      guard let text = field.text, !text.isEmpty else { throw ValidationError("Enter a text.") }
      return Query(text: text, track: track)
    }
    body.settle = { field.unmarkText() }
    body.handleKey = { key in key == .up }
    return body
  }
}

final class Meter: UIControl {
  var query = Query(text: "")
}

final class ValuesScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var plan = Plan.basic
  private var alarms = [Alarm.never]
  private var seats: [Seat] = []
  private var track: Track?
  private var song: Song?
  private var query = Query(text: "")
  private let tracks = [Track("First"), Track("Second")]
  private let songs = [Song(), Song()]

  func choosePlan() {
    let plans = [
      SheetOption(Plan.basic, title: "Basic", subtitle: "Free"),
      SheetOption(Plan.team, title: "Team"),
    ]
    sheet.show(.list(plans, selected: plan).searchable(), title: "Plan", from: self) {
      [weak self] plan in
      self?.plan = plan
    } onCancel: { [weak self] reason in
      if reason == .cancelButton { self?.plan = .basic }
    }
    sheet.show(.buttons(plans), in: view) { [weak self] in self?.plan = $0 }
  }

  func chooseAlarms() {
    let options = [Alarm.never, .minutes(5), .track(tracks[0])]
    sheet.show(
      .checklist(options, selected: alarms, minimum: 1) { "\($0)" }, from: self,
      callbacks: SheetCallbacks(
        valueChanged: { [weak self] alarms in self?.alarms = alarms },
        didDismiss: { [weak self] outcome in
          guard let alarms = outcome.value else { return }
          self?.alarms = alarms
        }), commit: { [weak self] alarms in try await self?.save(alarms) }
    ) { [weak self] alarms in
      self?.alarms = alarms
    }
  }

  private func save(_ alarms: [Alarm]) async throws {
    try await Task.sleep(nanoseconds: 1)
    self.alarms = alarms
  }

  func chooseSeats() {
    let rows = (1...9).map { SheetOption(Seat(row: $0), title: "\($0)") }
    sheet.show(.wheels([rows, rows]), from: self) { [weak self] seats in self?.seats = seats }
    sheet.show(
      .wheels(.wheel(rows)) { seat in
        .wheel(["A", "B"].map { SheetOption(Seat(row: seat.row, letter: $0), title: $0) })
      }, from: self
    ) { [weak self] seats in
      self?.seats = [seats.0, seats.1]
    }
  }

  func chooseTrack() {
    sheet.show(.list(tracks, selected: track) { $0.name }.orNone(), from: self) {
      [weak self] track in
      self?.track = track
    }
    sheet.show(.list(songs) { $0.title }, from: self) { [weak self] song in
      self?.song = song
    }
  }

  func search() {
    sheet.show(QueryContent(query: query), title: "Search", from: self) { [weak self] query in
      self?.query = query
    }
    sheet.show(
      .control(\Meter.query) { Meter() }.rule { $0.text.isEmpty ? "Empty." : nil }, from: self
    ) { [weak self] query in
      self?.query = query
    }
  }

  func awaitValues() {
    Task {
      let plans = OptionSource([Plan.basic, .team]) { "\($0)" }
      guard let plan = try await sheet.outcome(of: .list(plans), from: self).value else { return }
      self.plan = plan
      let outcome = try await sheet.outcome(of: QueryContent(query: query), in: view)
      switch outcome {
      case .value(let query): self.query = query
      case .cancelled: break
      }
    }
  }

  func awaitTrack() async throws -> Track? {
    try await sheet.outcome(of: .buttons(tracks, title: \.name), from: self).value
  }
}

/// Code outside of the main actor can await values that are `Sendable`.
nonisolated func askForEntry(_ sheet: BottomBounceView, on screen: ValuesScreen) async throws
  -> String?
{
  try await sheet.outcome(of: .text("Entry"), title: "Entry", from: screen).value
}

#if canImport(SwiftUI)
  import SwiftUI

  struct ValuesForm: View {
    @State private var plan = Plan.basic
    @State private var query = Query(text: "")
    @State private var asksForPlan = false
    @State private var asksForQuery = false

    var body: some View {
      Text("Plan")
        .bottomBounce(isPresented: $asksForPlan, value: $plan, title: "Plan") { plan in
          .list([Plan.basic, .team], selected: plan) { "\($0)" }
        }
      Text("Search")
        .bottomBounce(isPresented: $asksForQuery, value: $query) { query in
          QueryContent(query: query)
        }
    }
  }
#endif
