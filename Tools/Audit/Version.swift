/// A version of iOS, such as 17.4.
struct Version: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The minimum version of iOS that the package supports.
  static let minimum = Version(major: 17, minor: 0)

  var major: Int
  var minor: Int

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version in the format of the tables: two numbers separated by a period.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Int(parts[0]), let minor = Int(parts[1]) else {
      return nil
    }
    self.init(major: major, minor: minor)
  }

  var description: String {
    "\(major).\(minor)"
  }

  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
