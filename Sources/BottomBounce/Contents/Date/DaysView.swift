import UIKit
import ViewBuilding

/// The body of a ``DateContent`` with excluded days, several days, or a range: a calendar.
final class DaysView: DateBodyView {
  private let calendarView: UICalendarView
  private(set) var selection: DaySelection
  private var refusal: ValidationError?

  init(_ settings: DateSettings, _ days: [Date], _ context: SheetContext) {
    selection = DaySelection(settings.resolved(), days)
    let view = UICalendarView()
    calendarView = view
    super.init(view, context)
    calendarView.accessibilityIdentifier = "BottomBounce.days"
    calendarView.selectionBehavior =
      settings.selection == .one
      ? UICalendarSelectionSingleDate(delegate: self) : UICalendarSelectionMultiDate(delegate: self)
    show(settings, days, BodyUpdate(keepsEdits: false, keepsValue: false))
  }

  func show(_ settings: DateSettings, _ days: [Date], _ update: BodyUpdate) {
    let settings = settings.resolved()
    let isKept = update.keepsValue
    selection = DaySelection(settings, isKept ? selection.days : days)
    if !isKept { refusal = nil }
    nameGroup(context.title)
    if let calendar = settings.calendar { calendarView.calendar = calendar }
    calendarView.timeZone = settings.days.timeZone
    if let locale = settings.locale { calendarView.locale = locale }
    applyLimits(turnsToSelection: !update.keepsEdits)
    showSelection()
    showTodayButton(settings.shownTodayTitle)
    updateTodayButton()
  }

  private var settings: DateSettings { selection.settings }
  private var rules: DateRules { settings.rules(at: settings.now()) }

  var answer: Answer<[Date]> {
    (refusal ?? selection.error(rules)).map { .failure($0) } ?? .success(selection.days)
  }

  override var bodyTraits: SheetBodyTraits {
    var traits = super.bodyTraits
    traits.handleKey = { [self] in settings.selection == .one && handle($0) }
    if case .range = settings.selection { traits.footer = { [self] in selection.text } }
    return traits
  }

  // MARK: Days

  private func date(_ components: DateComponents) -> Date? {
    (settings.calendar ?? UserSettings.calendar).date(from: components)
      .map { settings.days.start(of: $0) }
  }

  private func components(_ date: Date) -> DateComponents {
    settings.days.components(of: date, in: settings.calendar ?? UserSettings.calendar)
  }

  private func canTap(_ components: DateComponents?) -> Bool {
    guard let day = components.flatMap(date) else { return false }
    return selection.canTap(day, rules)
  }

  private func tap(_ components: DateComponents?) {
    guard let day = components.flatMap(date) else { return showSelection() }
    refusal = selection.tap(day, rules)
    showSelection()
    context.valueChanged()
  }

  private func showSelection() {
    switch calendarView.selectionBehavior {
    case let single as UICalendarSelectionSingleDate:
      single.setSelected(selection.days.first.map(components), animated: false)
    case let multi as UICalendarSelectionMultiDate:
      multi.setSelectedDates(selection.shown.map(components), animated: false)
    default: break
    }
    updateSelectableDays()
  }

  private func handle(_ key: SheetKey) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard
      let step = key.rowStep.map({ $0 * 7 }) ?? key.columnStep(isRightToLeft: isRightToLeft)
    else { return false }
    let day = selection.days.first.map { settings.days.day(step, after: $0) } ?? today
    guard selection.canTap(day, rules) else { return true }
    turn(to: day, animated: true)
    tap(components(day))
    return true
  }

  // MARK: Limits

  /// iOS raises an exception for limits that exclude the month on screen.
  private func applyLimits(turnsToSelection: Bool) {
    let rules = rules
    let all = settings.days.range
    let range = DateInterval(
      start: rules.firstShown ?? all.lowerBound, end: rules.lastShown ?? all.upperBound)
    let shown = date(calendarView.visibleDateComponents)
    guard turnsToSelection || calendarView.availableDateRange != range else { return }
    let old = calendarView.availableDateRange
    calendarView.availableDateRange = DateInterval(
      start: min(old.start, range.start), end: max(old.end, range.end))
    turn(to: rules.nearest(to: turnsToSelection ? selection.days.first : shown), animated: false)
    calendarView.availableDateRange = range
  }

  private func turn(to day: Date, animated: Bool) {
    calendarView.setVisibleDateComponents(components(day), animated: animated)
  }

  override var timeToNextChange: TimeInterval? { settings.timeToNextChange }

  override func limitsDidChange() {
    applyLimits(turnsToSelection: false)
    updateSelectableDays()
    updateTodayButton()
  }

  private func updateSelectableDays() {
    if !DateSettings.isAsking { calendarView.selectionBehavior?.updateSelectableDates() }
  }

  // MARK: Today

  private var today: Date { settings.days.start(of: settings.now()) }

  private func updateTodayButton() { todayButton?.isEnabled = rules.allows(today) }

  override func turnToToday() {
    let today = today
    guard rules.allows(today) else { return updateTodayButton() }
    turn(to: today, animated: true)
    guard settings.selection == .one, selection.canTap(today, rules) else { return }
    tap(components(today))
    UIAccessibility.post(notification: .announcement, argument: settings.spokenText(for: today))
  }
}

extension DaysView: UICalendarSelectionSingleDateDelegate {
  /// The selected day stays selected when the user taps it.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate components: DateComponents?
  ) -> Bool { canTap(components) }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate components: DateComponents?
  ) { tap(components) }
}

extension DaysView: UICalendarSelectionMultiDateDelegate {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate components: DateComponents
  ) -> Bool { canTap(components) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate components: DateComponents
  ) { tap(components) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate components: DateComponents
  ) { tap(components) }
}
