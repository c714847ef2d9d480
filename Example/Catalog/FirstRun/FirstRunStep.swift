/// A behavior of the sheet that only a device can show, and where to look at it.
///
/// `Documentation/first-run.md` lists the same steps, with what to do.
public struct FirstRunStep: Sendable {
  /// The behavior, a few words.
  public let title: String
  /// The titles of the catalog's entries that show it.
  public let entries: [String]
  /// Another place that shows it, such as a tab of the example app.
  public let place: String?
  /// The sentence that is true if the sheet works.
  public let sentence: String

  private init(
    _ title: String, entries: [String] = [], place: String? = nil, _ sentence: String
  ) {
    self.title = title
    self.entries = entries
    self.place = place
    self.sentence = sentence
  }

  /// All steps, in the order of a first run: an iPhone, an iPad, an older system.
  public static let all = [
    FirstRunStep(
      "Keyboard of the screen", entries: ["One line", "Stack"],
      "With the field above in use, the keyboard stays up when the sheet appears, and the field "
        + "is in use again after it."),
    FirstRunStep(
      "Predictions", entries: ["One line", "Several lines"],
      "The keyboard shows no prediction in the text, and OK returns only what was typed."),
    FirstRunStep(
      "Corrections", entries: ["One line", "Rules"],
      "After “teh” and OK at once, the row shows what the field showed last."),
    FirstRunStep(
      "Input methods", entries: ["One line", "Several lines"],
      "No text is cut, no word is doubled, the counter and the message follow, and undo doesn't "
        + "crash."),
    FirstRunStep(
      "Undo and update", entries: ["Update while typing"],
      "Undo doesn't crash, and the field shows “c”."),
    FirstRunStep(
      "Secrets", entries: ["Secret"],
      "The app switcher shows dots, the text is hidden after the return, and undo brings no "
        + "letter back."),
    FirstRunStep(
      "Turning wheels", entries: ["Day", "Day and time", "Wheel", "Columns", "Duration"],
      "OK waits while a wheel turns or is held, and the row shows what the wheel shows at rest."),
    FirstRunStep(
      "Calendars", entries: ["Calendar to months", "Free days", "Range of days"],
      "The calendar becomes wheels of months, a gray day can't be tapped, and nothing crashes."),
    FirstRunStep(
      "Rows of a form", entries: ["Event", "Sign in"],
      "The finger scrolls the form, a drag down moves the panel, and each space is seen at "
        + "once."),
    FirstRunStep(
      "VoiceOver", entries: ["One line", "Event"],
      "VoiceOver says “is editing” in a field that is edited, begins with the content of the sheet, "
        + "says whether a row is expanded (iOS 18), and is on the row after the choice."),
    FirstRunStep(
      "Glass", entries: ["Medium and large", "Save with progress", "Buttons"],
      "On iOS 26, the panel and its buttons are glass from the first frame, at each height, and "
        + "after an error."),
    FirstRunStep(
      "SwiftUI content", place: "Tab SwiftUI, rows Rating and Note",
      "The sheet is as high as the view, grows with it, stays above the keyboard, and OK "
        + "returns what the view shows."),
    FirstRunStep(
      "SwiftUI modifiers", place: "Tab SwiftUI, all rows, and again in its sheet",
      "Each row opens its own sheet once, and the alert after the name appears."),
    FirstRunStep(
      "iPad", entries: ["Undimmed at medium", "Event"],
      "Escape, Tab, and arrows work, a drag passes from the list to the panel and back, and the "
        + "panel follows the window and a floating keyboard."),
    FirstRunStep(
      "Number pad of an iPad", entries: ["Population"],
      "The number pad is docked at the bottom, and one tap on OK returns the number."),
    FirstRunStep(
      "Two windows", place: "Two windows of the app on an iPad",
      "Each window has its own sheet, keyboard, and outcome."),
    FirstRunStep(
      "iOS 17", entries: ["One line", "Async check", "Save with progress"],
      "On iOS 17, built for Debug and for Release, each sheet appears and returns its text."),
  ]
}
