public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable {
  public let rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { rhs + lhs }

  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { lhs + -rhs }

  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float {
    lhs.rawValue - rhs.rawValue
  }

  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

extension UILayoutPriority {
  /// A Boolean value that indicates whether the priority is required.
  var isRequired: Bool { rawValue >= UILayoutPriority.required.rawValue }
}
