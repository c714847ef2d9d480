import Foundation

/// The sheet's own words in the app's language.
///
/// An app has others by a table `BottomBounce.strings` of its own, see <doc:Accessibility>.
struct SheetTexts {
  private let bundle: Bundle
  private let app: Bundle

  /// The words in the language that the app runs in.
  @MainActor init() {
    self.init(languages: AppLanguage.preferred)
  }

  /// The words in the first of some languages that there is a translation for, or in English.
  ///
  /// - Parameter app: where the app may have words of its own.
  init(languages: [String], app: Bundle = .main) {
    self.app = app
    let language = LanguageMatch.best(of: Bundle.module.localizations, for: languages)
    let path = language.flatMap { Bundle.module.path(forResource: $0, ofType: "lproj") }
    bundle = path.flatMap { Bundle(path: $0) } ?? .module
  }

  /// What confirms.
  var ok: String { text("ok") }
  /// What cancels.
  var cancel: String { text("cancel") }
  /// What an assistive technology calls the backdrop.
  var dismiss: String { text("dismiss") }

  /// What an assistive technology calls the backdrop beside a button with a title: another word than that.
  func dismiss(besides title: String?) -> String { title == dismiss ? cancel : dismiss }

  /// What an assistive technology calls the capsule at the panel's upper edge.
  var grabber: String { text("grabber") }
  /// What an assistive technology calls the height of about half of the screen.
  var mediumDetent: String { text("mediumDetent") }
  /// What an assistive technology calls the greatest height.
  var largeDetent: String { text("largeDetent") }

  /// What says how many of the allowed characters a text has.
  func count(_ count: Int, of limit: Int) -> String {
    String(format: text("count"), count, limit)
  }

  /// What says that the sheet cannot be left now.
  var stays: String { text("stays") }

  /// What says that limits have left no date to choose.
  var noDate: String { text("noDate") }
  /// What turns wheels to today.
  var today: String { text("today") }
  /// What turns wheels to the present time.
  var now: String { text("now") }
  /// What turns wheels to the present month.
  var thisMonth: String { text("thisMonth") }
  /// What leaves a value out.
  var clear: String { text("clear") }

  /// What asks for a choice.
  var chooseOne: String { text("chooseOne") }
  /// What says that there are no options.
  var noOption: String { text("noOption") }
  /// What a field is for that filters a list.
  var search: String { text("search") }
  /// What a list shows in which nothing was found.
  var noResult: String { text("noResult") }

  /// What says how many options are to be chosen.
  func message(_ problem: OptionSelection.Problem) -> String {
    switch problem {
    case .none: chooseOne
    case .fewer(let count): String(format: text("chooseMore"), count)
    case .more(let count): String(format: text("chooseFewer"), count)
    case .impossible: noOption
    }
  }

  /// What is wrong with an empty text.
  var required: String { text("required") }

  /// What is wrong with a text that has too few characters.
  func tooShort(_ minimum: Int) -> String {
    minimum == 1 ? required : String(format: text("tooShort"), minimum)
  }

  /// What is wrong with a text that has too many characters.
  func tooLong(_ maximum: Int) -> String {
    maximum == 1 ? text("tooLongForOne") : String(format: text("tooLong"), maximum)
  }

  /// What says that it is being found out whether a text is valid.
  var checking: String { text("checking") }
  /// What says that it could not be found out whether a text is valid.
  var notChecked: String { text("notChecked") }
  /// What makes a secret text readable.
  var showSecret: String { text("showSecret") }
  /// What makes a secret text unreadable again.
  var hideSecret: String { text("hideSecret") }

  /// What a person may say for the button that makes a secret text readable.
  var show: String { text("show") }
  /// What a person may say for the button that makes a secret text unreadable again.
  var hide: String { text("hide") }

  /// What an assistive technology calls a field that nothing else names.
  var anyText: String { text("text") }

  /// What an assistive technology calls a wheel without a title, by its place from 0.
  func column(_ place: Int) -> String {
    String(format: text("column"), place + 1)
  }

  private func text(_ key: String) -> String {
    let own = bundle.localizedString(forKey: key, value: nil, table: nil)
    let other = app.localizedString(forKey: key, value: own, table: "BottomBounce")
    return Self.takesSameNumbers(other, as: own) ? other : own
  }

  /// Whether a text has room for the numbers that another one has room for, and for nothing else.
  private static func takesSameNumbers(_ text: String, as own: String) -> Bool {
    func numbers(_ text: String) -> Int { text.matches(of: /%(?:[1-9]\$)?d/).count }
    return text == own
      || numbers(text) == numbers(own) && text.count { $0 == "%" } == numbers(text)
  }
}
