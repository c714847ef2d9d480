/// What a person says about themselves.
public struct Profile: Equatable, Sendable, Codable {
  /// A line about the person; empty where they wrote none.
  public var introduction: String
  /// The gender; nil where they have not chosen.
  public var gender: Gender?
  /// The birthday; nil where they have not chosen.
  public var birthday: Day?

  /// A profile, empty by default.
  public init(introduction: String = "", gender: Gender? = nil, birthday: Day? = nil) {
    self.introduction = introduction
    self.gender = gender
    self.birthday = birthday
  }
}

/// What a person may answer to the question for their gender.
public enum Gender: String, CaseIterable, Sendable, Codable {
  case female, male, other
  /// They have answered that they would rather not say.
  case undisclosed
}
