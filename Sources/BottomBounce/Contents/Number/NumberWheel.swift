import Foundation

@MainActor final class NumberWheel<Value>: UnitWheelsModel {
  private var rows: NumberRows
  let content: NumberContent<Value>
  private let text: NumberText
  /// Cached, because a picker view shows some of the rows twice.
  private var titles: [Int: String] = [:]

  init(_ content: NumberContent<Value>, text: NumberText) {
    self.content = content
    self.text = text
    rows = content.rows
  }

  private func title(of number: Decimal) -> String {
    if let format = content.format, let value = content.kind.value(number) { return format(value) }
    return text.title(number)
  }

  /// The symbol of a currency is in the rows instead.
  private var unit: String? {
    if content.format == nil, case .unit(let unit) = text.notation { unit } else { nil }
  }

  func spokenText(of number: Decimal) -> String {
    [title(of: number), unit].compactMap { $0 }.joined(separator: " ")
  }

  // MARK: WheelsModel

  var answer: Answer<Value> { content.kind.answer(for: rows) }
  let count = 1
  var selected: [Int] { [rows.selected] }
  var waiting: [Int] { rows.isWaiting ? [0] : [] }

  func rowCount(of wheel: Int) -> Int { rows.count }

  func row(_ row: Int, of wheel: Int) -> OptionRow {
    let title = titles[row] ?? title(of: rows.number(at: row))
    titles[row] = title
    return OptionRow(title: title)
  }

  func turn(_ wheel: Int, to row: Int) -> WheelsChange {
    guard rows.turn(to: row) else { return WheelsChange() }
    titles = [:]
    return WheelsChange(reloaded: 0..<1)
  }

  func accept(_ wheel: Int) {
    rows.accept()
  }

  // MARK: UnitWheelsModel

  var unitWheels: (any UnitWheelsModel)? { unit == nil ? nil : self }

  func unit(of wheel: Int) -> String { unit ?? "" }

  func unitsToMeasure(of wheel: Int) -> [String] { [unit ?? ""] }

  func spokenText(ofRow row: Int, of wheel: Int) -> String {
    spokenText(of: rows.number(at: row))
  }

  func titlesToMeasure(of wheel: Int) -> [String] {
    [content.kind.scale.lower, content.kind.scale.last].map { title(of: $0) }
      + [row(rows.selected, of: wheel).title]
  }
}
