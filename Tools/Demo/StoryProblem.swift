/// An error of a story.
enum StoryProblem: Error, CustomStringConvertible {
  case notFound(String)
  case wrongValue(String, wanted: String)
  case noBirthday

  var description: String {
    switch self {
    case .notFound(let name):
      "The story wanted to touch “\(name)”, but no such view is on the screen: see transcript."
    case .wrongValue(let found, let wanted):
      "The screen has “\(found)” where the story confirmed “\(wanted)”: the sheet lost or changed it."
    case .noBirthday:
      "The profile has no new birthday after OK: the sheet did not give back what the wheels showed."
    }
  }
}
