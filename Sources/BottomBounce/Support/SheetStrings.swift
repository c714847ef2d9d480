import Foundation

/// An app can replace each string in its own table `BottomBounce.strings`, see <doc:Localization>.
struct SheetStrings {
  /// `Resources/en.lproj` says where each string is shown or spoken.
  enum Key: String, CaseIterable {
    case ok, cancel, done, close, dismiss, stays
    case grabber, grabberHint, mediumDetent, largeDetent
    case discardChanges, discard, keepEditing, saving
    case noDate, excludedDay, excludedDays, lastDay, today, now, thisMonth, clear, none
    case chooseOne, chooseMore, chooseFewer, noOption, noOptionTitle
    case search, noResult, noResultHint, results, andMore
    case required, tooShort, tooLong, tooLongForOne, tooLongBy, digitsOnly, confirmsHint
    case checking, notChecked, count
    case showSecret, hideSecret, show, hide, text, column, suggestions
    case unavailable
    case notNumber, notAmount, wholeNumber, numberRange, numberAtLeast, numberAtMost, numberStep
    case loading, retry
  }

  private let bundle: Bundle
  private let app: Bundle
  private let locale: Locale
  /// Kept, because reading the locale's digits takes longer than writing a number.
  private let hasLatinDigits: Bool
  private let comma: String
  private let isRightToLeft: Bool

  @MainActor init() {
    let (languages, locale) = (AppLanguage.preferred, UserSettings.locale)
    // The language rarely changes from one sheet to the next.
    if let last = Self.last, last.languages == languages, last.strings.locale == locale {
      self = last.strings
      return
    }
    self.init(languages: languages, locale: locale)
    Self.last = (languages, self)
  }

  @MainActor private static var last: (languages: [String], strings: SheetStrings)?

  init(languages: [String], app: Bundle = .main, locale: Locale = .current) {
    self.app = app
    self.locale = locale
    hasLatinDigits = locale.numberingSystem.identifier == "latn"
    let script = languages.first.flatMap { Locale.Language(identifier: $0).script }
    isRightToLeft = script == .arabic || script == .hebrew
    comma =
      switch script {
      case .arabic: "، "
      case .japanese, .hanSimplified, .hanTraditional: "、"
      default: ", "
      }
    let language = LanguageMatch.best(of: Bundle.module.localizations, for: languages)
    let path = language.flatMap { Bundle.module.path(forResource: $0, ofType: "lproj") }
    bundle = path.flatMap { Bundle(path: $0) } ?? .module
  }

  subscript(key: Key) -> String {
    let own = bundle.localizedString(forKey: key.rawValue, value: nil, table: nil)
    let other = app.localizedString(forKey: key.rawValue, value: own, table: "BottomBounce")
    return Self.hasSamePlaceholders(other, as: own) ? other : own
  }

  func string(_ key: Key, _ number: Int) -> String {
    fill(self[key], [number])
  }

  /// From right to left, texts are isolated, so that the minus of other locales keeps its side.
  func string(_ key: Key, _ texts: [String]) -> String {
    var text = self[key]
    for (index, part) in texts.enumerated() {
      let value = isRightToLeft ? "\u{2068}\(part)\u{2069}" : part
      let place = text.range(of: "%\(index + 1)$@") ?? text.range(of: "%@")
      if let place { text.replaceSubrange(place, with: value) }
    }
    return text
  }

  /// The text is isolated, so that its direction can differ, and a final plus sign stays there.
  func noResult(for text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return self[.noResult].replacingOccurrences(of: "%@", with: "\u{2068}\(text)\u{2069}")
  }

  func count(_ count: Int, of limit: Int) -> String {
    fill(self[.count], [count, limit])
  }

  func number(_ number: Int) -> String {
    if hasLatinDigits { return String(number) }
    return number.formatted(.number.grouping(.never).locale(locale))
  }

  func joined(_ texts: [String]) -> String {
    texts.joined(separator: comma)
  }

  /// The maximum number of names: more don't fit into two lines.
  private static let maximumNames = 10

  func names(_ count: Int, name: (Int) -> String) -> String? {
    if count <= 1 { return count == 1 ? name(0) : nil }
    // The name of a single other option needs no more space than its number.
    let named = count <= Self.maximumNames + 1 ? count : Self.maximumNames
    let names = joined((0..<named).map { "\u{2068}\(name($0))\u{2069}" })
    if named == count { return names }
    return string(.andMore, [names, (count - named).formatted(.number.locale(locale))])
  }

  private func fill(_ format: String, _ numbers: [Int]) -> String {
    var text = format
    for (index, value) in numbers.enumerated() {
      // Either all placeholders have positions, or none has one.
      let place = text.range(of: "%\(index + 1)$d") ?? text.range(of: "%d")
      if let place { text.replaceSubrange(place, with: number(value)) }
    }
    return text
  }

  private static var placeholder: Regex<(Substring, Substring?)> { /%(?:([1-9])\$)?d/ }

  func dismiss(besides title: String?) -> String {
    title == self[.dismiss] ? self[.cancel] : self[.dismiss]
  }

  func tooShort(_ minimum: Int) -> String {
    minimum == 1 ? self[.required] : string(.tooShort, minimum)
  }

  func tooLong(_ maximum: Int) -> String {
    maximum == 1 ? self[.tooLongForOne] : string(.tooLong, maximum)
  }

  private static func hasSamePlaceholders(_ text: String, as own: String) -> Bool {
    func numbers(_ text: String) -> Int { text.matches(of: placeholder).count }
    func texts(_ text: String) -> Int { text.matches(of: /%(?:[1-9]\$)?@/).count }
    return text == own
      || numbers(text) == numbers(own) && texts(text) == texts(own)
        && text.count { $0 == "%" } == numbers(text) + texts(text)
  }
}
