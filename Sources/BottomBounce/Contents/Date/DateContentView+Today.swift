import UIKit
import ViewBuilding

// The button that turns the wheels to today, or to now where times are asked for.
extension DateContentView: ActionRowBody {
  func addTodayButton(_ settings: DateSettings) {
    let texts = SheetTexts()
    let title =
      switch settings.mode.unit {
      case .minute: texts.now
      case .day: texts.today
      case .month: texts.thisMonth
      }
    todayButton = actionRow.addButton(
      settings.todayTitle ?? title, identifier: "BottomBounce.today"
    ) { [weak self] in
      self?.showToday(settings)
    }
    updateTodayButton()
  }

  /// Enables the button where the limits allow what it turns to.
  func updateTodayButton() {
    guard let settings, let todayButton else { return }
    todayButton.isEnabled = settings.rules().present(onDayOf: datePicker.date) != nil
  }

  private func showToday(_ settings: DateSettings) {
    let rules = settings.rules()
    guard let date = rules.present(onDayOf: datePicker.date) else { return updateTodayButton() }
    let isInHand = WheelsRest.isInHand(datePicker)
    datePicker.setDate(rules.shown(for: date), animated: true)
    context.valueChanged()
    // Whoever cannot see the wheels turn is told where they stand.
    UIAccessibility.post(notification: .announcement, argument: spoken(date, settings))
    guard isInHand else { return }
    // A wheel that spins goes on, and takes the date with it.
    turning = PendingWork.task("turn of the wheels to today") { [weak self, datePicker] _ in
      await WheelsRest(of: datePicker).wait()
      guard let self, datePicker.date != rules.shown(for: date) else { return }
      datePicker.setDate(rules.shown(for: date), animated: true)
      context.valueChanged()
    }
  }

  private func spoken(_ date: Date, _ settings: DateSettings) -> String {
    let formatter = DateFormatter()
    formatter.locale = settings.locale ?? UserSettings.locale
    formatter.calendar = settings.calendar
    formatter.timeZone = settings.days.timeZone
    formatter.setLocalizedDateFormatFromTemplate(settings.mode.template)
    return formatter.string(from: date)
  }
}
