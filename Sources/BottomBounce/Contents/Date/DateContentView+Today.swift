import UIKit
import ViewBuilding

// The button that turns the wheels to today, or to now if the sheet asks for a time.
extension DateContentView {
  func showTodayButton() {
    todayButton?.isHidden = !settings.showsTodayButton
    guard settings.showsTodayButton else { return }
    let key: SheetStrings.Key =
      switch settings.mode.unit {
      case .minute: .now
      case .day: .today
      case .month: .thisMonth
      }
    let title = settings.todayTitle ?? SheetStrings()[key]
    if let todayButton {
      todayButton.setTitle(title, for: .normal)
    } else {
      let action = UIAction { [weak self] _ in self?.turnToToday() }
      todayButton = actionRow.addButton(title, action, isFirst: true)
      todayButton?.accessibilityIdentifier = "BottomBounce.today"
    }
    updateTodayButton()
  }

  func updateTodayButton() {
    guard let todayButton else { return }
    todayButton.isEnabled = currentRules().present(onDayOf: datePicker.date) != nil
  }

  private func turnToToday() {
    let rules = currentRules()
    guard let date = rules.present(onDayOf: datePicker.date) else { return updateTodayButton() }
    set(rules.shown(for: date), animated: true)
    noteChange()
    UIAccessibility.post(notification: .announcement, argument: spokenText(for: date))
  }

  private func spokenText(for date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = settings.locale ?? UserSettings.locale
    formatter.calendar = settings.calendar
    formatter.timeZone = settings.days.timeZone
    formatter.setLocalizedDateFormatFromTemplate(settings.mode.template)
    return formatter.string(from: date)
  }
}
