import Foundation
import SeededRandom
import UIKitSimulator

/// Texts of amounts and whole numbers, of which none may be returned with another value than its
/// writer means.
final class AmountFuzz: FuzzTarget {
  let name = "amounts"
  private let device = Simulator()
  private var fields: [AmountPlace: AmountField] = [:]
  /// The numbers of texts of each kind, and of those that were refused.
  private var counts: [String: (all: Int, refused: Int)] = [:]

  func problem(seed: UInt64) async -> String? {
    var random = SplitMix64(seed: seed)
    _ = device.window
    let isWhole = random.chance(10)
    let place = AmountPlace(
      locale: random.pick(AmountPlace.locales),
      currency: isWhole ? nil : random.pick(AmountPlace.currencies))
    guard let field = fields[place] ?? AmountField(place, on: device) else { return "no field" }
    fields[place] = field
    let written = AmountText(&random, for: place)
    let number = field.number(in: written.text)
    for kind in written.kinds {
      counts[kind, default: (0, 0)].all += 1
      if number == nil { counts[kind]?.refused += 1 }
    }
    let input = "\(written.text.debugDescription) in \(place), \(written.kinds)"
    if let number, !written.meanings.contains(number) {
      return "\(number) instead of \(written.meanings) for \(input)"
    }
    return number == nil && written.isRequired ? "refused: \(input)" : nil
  }

  /// A text can be of several kinds.
  var notes: [String] {
    counts.sorted { $0.key < $1.key }.map {
      "  \($0.key): \($0.value.all), \($0.value.refused) refused"
    }
  }
}
