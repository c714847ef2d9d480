/// Puts the wheels of a date picker on a picker view, whose data source and delegate it is.
@MainActor final class DateWheelsPresenter: NSObject {
  let picker = UIPickerView()
  private(set) var wheels: DateWheels
  /// Runs when a person has turned a wheel to a row.
  private let onTurn: (_ column: Int, _ row: Int) -> Void
  private var widths: [CGFloat] = []
  /// What rows are drawn for: where it changes, they are drawn again.
  private var drawn: [Drawn]

  /// What the texts and the colours of a wheel follow, besides its rows.
  private struct Drawn: Equatable {
    var months: [CalendarMonth] = []
    var dimming: [DateWheels.Dimming] = []
    var today = Int.min
  }

  init(_ wheels: DateWheels, onTurn: @escaping (_ column: Int, _ row: Int) -> Void) {
    self.wheels = wheels
    self.onTurn = onTurn
    drawn = Array(repeating: Drawn(), count: wheels.columns.count)
    super.init()
  }
}
