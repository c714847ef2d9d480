import BottomBounce
import UIKit

// Forms whose values are compared with the screen.
extension MonkeyLife {
  /// What a form asks for.
  struct Order: CustomStringConvertible {
    var name = "Ada"
    var code = ""
    var count = 5
    var size = "M"
    var isGift = false
    var note: String?

    var description: String {
      "\(name), \(code), \(count), \(size), \(isGift), \(note ?? "nothing")"
    }
  }

  /// Two moments, and values of other rows.
  struct Trip {
    var start = Date(timeIntervalSince1970: 1_000_000_020)
    var end = Date(timeIntervalSince1970: 1_000_000_000)
    var rest = Duration.seconds(3_600)
    var seat = "Window"
    var meal: String? = "Tea"
    var guests = ["Ada"]

    /// Returns the content of the end, which isn't before the start.
    @MainActor static func endContent(_ end: Date, after start: Date) -> DateContent<Date> {
      .date(end, minimum: .date(start), mode: .dateAndTime, minuteInterval: 5)
    }
    @MainActor static func seatContent(_ seat: String) -> WheelsContent<String> {
      .wheel(["Window", "Middle", "Aisle"], selected: seat)
    }
    @MainActor static func mealContent(_ meal: String?) -> OptionalContent<ListContent<String>> {
      ListContent.list(["Tea", "Cake", "Soup"], selected: meal ?? "Tea").orNone()
    }
    @MainActor static func guestsContent(_ guests: [String]) -> ChecklistContent<[String]> {
      .checklist(["Ada", "Bob", "Cleo", "Dan", "Eve", "Finn"], selected: guests)
    }
  }

  /// Returns a form with fields that depend on each other, and a rule.
  static func makeForm() -> FormContent<Order> {
    .form(Order()) { f, order in
      f.field("Name", \.name) { .text($0).rules(.required()) }
      f.field("Code", \.code) { order.isGift ? .text($0).secure() : .text($0) }
      f.field("Count", \.count) { .number($0, in: 0...(order.isGift ? 500 : 50)) }
      f.field("Size", \.size) { .list(["S", "M", "L"], selected: $0) }
      f.toggle("Gift", \.isGift)
      if order.isGift {
        f.field("Note", \.note) { .text($0 ?? "").footer { "\($0.count) letters" } }
      }
      f.rule(at: \.code) { $0.code == $0.name ? "Choose another code." : nil }
      f.footer { "\($0.name): \($0.count)" }
    }
  }

  /// Returns a form whose second date depends on the first one.
  static func makeTripForm() -> FormContent<Trip> {
    .form(Trip()) { f, trip in
      f.field("Start", \.start) { .date($0, mode: .dateAndTime) }
      f.field("End", \.end) { Trip.endContent($0, after: trip.start) }
      f.field("Rest", \.rest) { .duration($0) }
      f.field("Seat", \.seat) { Trip.seatContent($0) }
      f.field("Meal", \.meal) { Trip.mealContent($0) }
      f.field("Guests", \.guests) { Trip.guestsContent($0) }
    }
  }

  /// Turns a visible switch of a form at rest, and notes a problem if the form scrolls.
  func turnSwitch() -> String {
    device.settleQuickly(limit: 60)
    guard fingers.isEmpty, let panel = device.view("BottomBounce.panel"),
      let contents = panel.descendant(UIScrollView.self)
    else { return wait() }
    let visible = contents.bounds.inset(by: contents.contentInset)
    let rows = contents.descendants(UIControl.self).filter {
      $0.accessibilityIdentifier == "BottomBounce.switch"
        && visible.contains(contents.convert($0.bounds, from: $0))
    }
    if rows.isEmpty { return wait() }
    let (offset, sizes) = (contents.contentOffset.y, [contents.bounds.size, contents.contentSize])
    random.pick(rows).sendActions(for: .touchUpInside)
    device.settleQuickly(limit: 60)
    // A field that appears can move the insertion point out of sight.
    if contents.window != nil, sizes == [contents.bounds.size, contents.contentSize],
      abs(contents.contentOffset.y - offset) > 1
    {
      problemOfScrolling = "a switch scrolls a form from \(offset) to \(contents.contentOffset.y)"
    }
    return "turn a switch"
  }

  /// The rows of a form that show a text or open.
  static func rows(_ body: UIView) -> [UIControl] {
    body.descendants(UIControl.self).filter { $0.accessibilityIdentifier == "BottomBounce.row" }
  }

  /// Compares the value of a form with its rows.
  static func differs(_ trip: Trip, _ body: UIView) -> String? {
    let rows = rows(body)
    let context = SheetContext()
    let texts = [
      DateContent<Date>.date(trip.start, mode: .dateAndTime).formFieldStyle(context).text,
      Trip.endContent(trip.end, after: trip.start).formFieldStyle(context).text,
      DurationContent.duration(trip.rest).formFieldStyle(context).text,
      Trip.seatContent(trip.seat).formFieldStyle(context).text,
      trip.meal.flatMap { Trip.mealContent($0).formFieldStyle(context).text } ?? "None",
      trip.guests.isEmpty ? "None" : Trip.guestsContent(trip.guests).formFieldStyle(context).text,
    ]
    if trip.end < trip.start { return "\(trip), which ends before it starts" }
    return rows.map(\.accessibilityValue) == texts
      ? nil : "\(texts) instead of \(rows.map(\.accessibilityValue))"
  }

  /// Compares the value of a form with its fields.
  static func differs(_ order: Order, _ body: UIView) -> String? {
    let texts = body.descendants(UITextField.self)
    guard texts.count >= 3 else { return "\(texts.count) texts in a form" }
    func isShown(_ text: String, _ index: Int) -> Bool {
      let shown = texts[index].text ?? ""
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
        == shown.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if !isShown(order.name, 0) { return "\(order) with the name \(texts[0].text ?? "")" }
    // A secure text isn't trimmed.
    if !isShown(order.code, 1) { return "\(order) with the code \(texts[1].text ?? "")" }
    let digits = (texts[2].text ?? "").compactMap(\.wholeNumberValue)
    let count = digits.reduce(0) { $0 * 10 + $1 }
    if count != order.count { return "\(order) with the count \(texts[2].text ?? "")" }
    if texts.count > 3, !isShown(order.note ?? "", 3) {
      return "\(order) with the note \(texts[3].text ?? "")"
    }
    let toggle = body.descendant(UISwitch.self)
    if toggle?.isOn != order.isGift { return "\(order) with another state of the switch" }
    let row = body.descendant(UIControl.self) {
      $0.accessibilityIdentifier == "BottomBounce.row"
    }
    return row?.accessibilityValue == order.size
      ? nil : "\(order) with the size \(row?.accessibilityValue ?? "")"
  }
}

extension UIView {
  /// Returns the views of a class in this view, from top to bottom in stack views.
  fileprivate func descendants<View: UIView>(_ type: View.Type) -> [View] {
    if let view = self as? View { return [view] }
    let views = (self as? UIStackView)?.arrangedSubviews ?? subviews
    return views.flatMap { $0.descendants(type) }
  }
}
