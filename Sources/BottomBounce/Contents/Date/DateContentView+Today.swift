import UIKit
import ViewBuilding

// The button that turns the wheels to today, or to now if the sheet asks for a time.
extension DateContentView {
  func addTodayButton(_ settings: DateSettings) {
    let key: SheetStrings.Key =
      switch settings.mode.unit {
      case .minute: .now
      case .day: .today
      case .month: .thisMonth
      }
    let action = UIAction(title: settings.todayTitle ?? SheetStrings()[key]) { [weak self] _ in
      self?.turnToToday(settings)
    }
    todayButton = actionRow.addButton(action.title, action)
    todayButton?.accessibilityIdentifier = "BottomBounce.today"
    updateTodayButton()
  }

  /// Enables the button if the limits allow today.
  func updateTodayButton() {
    guard let todayButton else { return }
    todayButton.isEnabled = currentRules().present(onDayOf: datePicker.date) != nil
  }

  private func turnToToday(_ settings: DateSettings) {
    let rules = currentRules()
    guard let date = rules.present(onDayOf: datePicker.date) else { return updateTodayButton() }
    set(rules.shown(for: date), animated: true)
    noteChange()
    UIAccessibility.post(notification: .announcement, argument: spokenText(for: date, settings))
  }

  private func spokenText(for date: Date, _ settings: DateSettings) -> String {
    let formatter = DateFormatter()
    formatter.locale = settings.locale ?? UserSettings.locale
    formatter.calendar = settings.calendar
    formatter.timeZone = settings.days.timeZone
    formatter.setLocalizedDateFormatFromTemplate(settings.mode.template)
    return formatter.string(from: date)
  }
}
