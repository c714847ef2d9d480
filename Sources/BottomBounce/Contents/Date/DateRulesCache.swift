import UIKit

/// Caches the rules of a date sheet until a limit changes.
@MainActor final class DateRulesCache {
  let settings: DateSettings
  private let make: @MainActor (Date) -> DateRules
  private var last: (rules: DateRules, validity: Range<Date>)?

  init(of settings: DateSettings, make: (@MainActor (Date) -> DateRules)? = nil) {
    self.settings = settings
    self.make = make ?? { settings.rules(at: $0) }
  }

  func current() -> DateRules {
    let now = settings.now()
    if let last, last.validity.contains(now) { return last.rules.moved(to: now) }
    let rules = make(now)
    last = settings.validity(from: now).map { (rules, $0) }
    return rules
  }
}
