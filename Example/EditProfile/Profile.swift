/// Information about a user.
public struct Profile: Equatable, Sendable, Codable {
  /// A line about the user, or an empty string.
  public var introduction: String
  /// The gender, or `nil` if the user has not chosen one.
  public var gender: Gender?
  /// The birthday, or `nil` if the user has not chosen one.
  public var birthday: Day?

  /// Creates a profile, which is empty by default.
  public init(introduction: String = "", gender: Gender? = nil, birthday: Day? = nil) {
    self.introduction = introduction
    self.gender = gender
    self.birthday = birthday
  }
}

/// The genders from which the user can choose.
public enum Gender: String, CaseIterable, Sendable, Codable {
  case female, male, other
  /// The user prefers not to say.
  case undisclosed
}
