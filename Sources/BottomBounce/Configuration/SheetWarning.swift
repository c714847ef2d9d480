/// Why a call shows nothing, or something other than it asks for, which developers find in the log.
enum SheetWarning: CaseIterable {
  case controllerDetached, viewDetached, alertPresented,
    minuteIntervalIgnored, numberStepIgnored, currencyIgnored, wheelTooLong, fieldRepeated,
    fieldsOverlap, objectEdited, answerIgnored, noDate, timesOverMidnight, timeClamped,
    timeLimitsIgnored, bodyTooWide, valueRefused, contentKept

  init?(_ reason: Cancellation, isFromController: Bool) {
    switch reason {
    case .hostDetached: self = isFromController ? .controllerDetached : .viewDetached
    case .alertPresented: self = .alertPresented
    default: return nil
    }
  }

  var message: String {
    switch self {
    case .controllerDetached:
      "The sheet can't appear, because the view of the view controller isn't in a window: "
        + "show the sheet from viewDidAppear(_:) on, from a controller that is on screen."
    case .viewDetached:
      "The sheet can't appear, because the host view isn't in a window, or is part of the sheet: "
        + "add the view to a window first, or show the sheet from a view controller."
    case .alertPresented:
      "The sheet can't appear, because an alert is presented, which would dismiss the sheet: "
        + "show the sheet after the alert, for example in the handler of its action."
    case .minuteIntervalIgnored:
      "The sheet ignores minuteInterval and uses 1, because the number isn't a divisor of 60 from "
        + "1 to 30: pass a number such as 5, 15, or 30."
    case .numberStepIgnored:
      "The sheet ignores the step of a number and uses 1, because the step isn't positive or has "
        + "more than twelve decimal places: pass a step such as 0.5, 1, or 10."
    case .currencyIgnored:
      "The sheet shows an amount without its currency, because the code of the currency doesn't have "
        + "three letters: pass a code of ISO 4217, such as USD."
    case .wheelTooLong:
      "The sheet asks for a number with a text field, because a wheel has at most 10,000 rows: "
        + "pass a smaller range or a greater step, or use .style(.field)."
    case .fieldRepeated:
      "The form shows only the first of several fields of a property: add one field for each "
        + "property, or an if statement around fields that replace each other."
    case .fieldsOverlap:
      "Two fields of a form edit the same part of its value, so one of them shows what the form "
        + "doesn't return: add one field for each part of the value."
    case .objectEdited:
      "The form doesn't show a field of an object's property, because an edit would change the "
        + "object before OK: copy the properties into a struct, and back in onValue."
    case .answerIgnored:
      "A question of a content ignores an answer, because its type isn't the type of the content's "
        + "value: pass a value of that type to answer(_:)."
    case .noDate:
      "The sheet has no date to choose, because the minimum is after the maximum, no time between "
        + "them is on the minute interval, or wheels can't show the year: widen the limits."
    case .timesOverMidnight:
      "The sheet offers only the times of one day, because the limits are on two days: leave the "
        + "limits out and add a rule, or use the mode .dateAndTime."
    case .timeClamped:
      "The sheet uses the nearest time of day, because an hour isn't from 0 to 23, or a minute isn't "
        + "from 0 to 59: pass components such as DateComponents(hour: 7, minute: 30)."
    case .timeLimitsIgnored:
      "The sheet ignores the limits of a time of day, because the minimum is after the maximum: "
        + "for times over midnight leave the limits out and add a rule."
    case .bodyTooWide:
      "The view of the content is cut off, because its constraints make it wider than the panel: "
        + "let labels wrap, or lower the priority of a width."
    case .valueRefused:
      "The sheet doesn't confirm a value, because its type isn't the type of the content's value: "
        + "pass a value of that type to confirm(_:)."
    case .contentKept:
      "The sheet stays as it is, because a SwiftUI modifier describes content of another kind than "
        + "when the sheet was presented: set the binding to false first, or pass another item."
    }
  }
}
