import BottomBounce
import UIKit

// Sheets with numbers, long durations, and options that load.
extension MonkeyLife {
  /// Shows a sheet whose outcome is compared with the screen.
  func openNumberOrLiveList() -> String {
    switch random.index(7) {
    case 0:
      return show(NumberContent<Int>.number(5, in: 0...40, unit: "kg"), "a number on a wheel") {
        Self.differs([$0], $1)
      }
    case 1:
      return show(NumberContent<Int>.number(7, in: 0...5_000), "a number in a field") {
        Self.differs($0, $1)
      }
    case 2:
      let content = NumberContent<Int>.number(7, in: -20...5_000).orNone()
      return show(content, "an optional number") { number, body in
        number.flatMap { Self.differs($0, body) }
      }
    case 3:
      let content = DurationContent.duration(
        .seconds(93_600), in: .zero ... .seconds(864_000), units: [.days, .hours, .minutes])
      return show(content, "a duration with days") { Self.differs($0, $1) }
    case 4:
      return show(ListContent<Int>.list(server.loader, selected: 1), "a live list") {
        Self.differs([$0], $1)
      }
    case 5:
      let content = ListContent<Int>.list(
        .loading { [server] in try await server.options() }, selected: 1)
      return show(content.orNone(), "an optional list that loads") { option, body in
        option.flatMap { Self.differs([$0], body) }
      }
    default:
      server.loader.reload()
      return "the app loads the options again"
    }
  }

  // MARK: The screen

  private static func differs(_ number: Int, _ body: UIView) -> String? {
    let text = body.descendant(UITextField.self)?.text ?? ""
    // Other texts, such as 1.0, are compared by the tests.
    let digits = text.map { $0 == "-" ? "-" : $0.wholeNumberValue.map(String.init) }
    guard !digits.contains(nil) else { return nil }
    let shown = digits.compactMap { $0 }.joined()
    return Int(shown) == number ? nil : "the number \(number) instead of \(text)"
  }

  /// Compares a duration with wheels of hours and minutes, which repeat their rows, and of days.
  static func differs(_ duration: Duration, _ body: UIView) -> String? {
    guard let picker = body.descendant(UIPickerView.self) else { return "no wheels" }
    let units = [(86_400, Int.max), (3_600, 24), (60, 60)].suffix(picker.numberOfComponents)
    let shown = units.enumerated().map { wheel, unit in
      unit.0 * (picker.selectedRow(inComponent: wheel) % unit.1)
    }
    let seconds = shown.reduce(0, +)
    return duration == .seconds(seconds) ? nil : "the duration \(duration) instead of \(seconds) s"
  }
}
