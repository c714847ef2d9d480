import Foundation

/// What a person says about themselves.
public struct Profile: Equatable, Sendable {
  /// A line about the person; empty where they wrote none.
  public var introduction: String

  /// A profile, empty by default.
  public init(introduction: String = "") {
    self.introduction = introduction
  }
}
