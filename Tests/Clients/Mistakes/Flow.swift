import BottomBounce
import UIKit

// Mistakes that the compiler finds after it has checked types and isolation.

nonisolated final class Record: Hashable {
  var name = ""

  static func == (a: Record, b: Record) -> Bool { a === b }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

nonisolated func save(_ record: Record) async {
  record.name = ""
}

@MainActor func saveTwice(_ record: Record) async {
  await save(record)  // error: 6 plain
}

final class Screen: UIViewController {}

/// A value that isn't `Sendable` can't leave the main actor.
nonisolated func choose(
  _ sheet: BottomBounceView, on screen: Screen, content: ListContent<Record>
) async throws {
  _ = try await sheet.outcome(of: content, from: screen)  // error: 6
}
