import Foundation
import SeededRandom
import UIKit
import UIKitSimulator
import ViewBuilding

/// Random texts for the public methods that apply equations.
struct EquationFuzz: FuzzTarget {
  let name = "equations"
  private let device = Simulator()

  /// A layout with a few views and a guide.
  @MainActor private struct Fixture {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let layout: EquationLayout

    init() {
      layout = EquationLayout(
        in: view,
        ["photo": UIView(), "title": UILabel(), "button": UIButton(), "gap": UILayoutGuide()])
      layout.numbers = ["margin": 8]
    }
  }

  func problem(seed: UInt64) async -> String? {
    var random = SplitMix64(seed: seed)
    _ = device.window
    switch random.index(2_000) {
    case 0: return problemOfGrowth(&random)
    case 1..<800: return problemOfMeaning(&random)
    default: return problemOfText(EquationText.next(&random), isShown: random.chance(5))
    }
  }

  /// Applies an equation whose constraint is known.
  private func problemOfMeaning(_ random: inout SplitMix64) -> String? {
    let meaning = EquationMeaning(&random)
    let fixture = Fixture()
    do {
      return meaning.problem(with: try fixture.layout.eqs(meaning.text)).map {
        "\(meaning.text): \($0)"
      }
    } catch {
      return "\(meaning.text): \(error)"
    }
  }

  /// Applies any text, which must create constraints or throw an error without effect.
  private func problemOfText(_ text: String, isShown: Bool) -> String? {
    let fixture = Fixture()
    let layout = fixture.layout
    if isShown { device.window.addSubview(fixture.view) }
    defer { fixture.view.removeFromSuperview() }
    let start = Self.cpuSeconds
    var problem: String?
    do throws(LayoutError) {
      let made = try layout.eqs(text)
      if !made.allSatisfy(\.isActive) { problem = "a constraint is not active" }
      let count = layout.constraints.count
      if (try layout.eqs(text)).count != made.count || layout.constraints.count != count {
        problem = "the same text made other constraints"
      }
    } catch {
      problem = Self.problem(of: error, text)
      if !layout.constraints.isEmpty { problem = "an error left constraints" }
    }
    let seconds = Self.cpuSeconds - start
    if seconds > 1 { problem = "takes \(seconds) s" }
    if isShown { fixture.view.layoutIfNeeded() }
    return problem.map { "\(text.debugDescription): \($0)" }
  }

  /// Returns what is wrong with an error, or `nil`.
  private static func problem(of error: LayoutError, _ text: String) -> String? {
    if error.diagnostics.isEmpty { return "an error without diagnostics" }
    let lines = text.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 1
    for item in error.diagnostics {
      if item.message.isEmpty || item.description.isEmpty { return "an empty message" }
      if item.line < 1 || item.line > lines || item.column < 1 { return "a place outside" }
    }
    return nil
  }

  // MARK: Time

  /// The seconds that the main thread has used.
  private static var cpuSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Compares the times for a repeated text and for the same one four times as long.
  private func problemOfGrowth(_ random: inout SplitMix64) -> String? {
    let isValid = random.chance(30)
    let part =
      isValid
      ? EquationMeaning(&random).text + "\n" : EquationText.garbage(1 + random.index(4), &random)
    guard !part.isEmpty else { return nil }
    func text(_ bytes: Int) -> String {
      String(repeating: part, count: max(bytes / part.utf8.count, 1))
    }
    func seconds(_ text: String) -> Double {
      (0..<3).map { _ in
        let fixture = Fixture()
        let start = Self.cpuSeconds
        do throws(LayoutError) {
          try fixture.layout.eqs(text)
        } catch {
          _ = error.diagnostics.count
        }
        return Self.cpuSeconds - start
      }.min() ?? 0
    }
    let (short, long) = (text(10_000), text(40_000))
    for attempt in 0..<3 {
      let (once, fourTimes) = (seconds(short), seconds(long))
      // Quadratic growth has a ratio of 16. Times below a millisecond are noise.
      if fourTimes < 0.001 || fourTimes < 8 * once { return nil }
      if attempt == 2 {
        return "\(part.debugDescription): \(once) s for 10 kB, \(fourTimes) s for 40 kB"
      }
    }
    return nil
  }
}
