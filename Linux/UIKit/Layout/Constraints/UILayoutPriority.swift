/// How much a constraint counts: 1000 must hold, a smaller one gives way to every larger one.
public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable {
  /// The number, above 0 and up to 1000.
  public let rawValue: Float

  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how much a view resists being smaller than its contents.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that does not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much a view resists being larger than its contents.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a measured view wants the size that it is measured for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether one gives way to the other.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns a stronger priority.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a stronger priority.
  public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { rhs + lhs }

  /// Returns a weaker priority.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { lhs + -rhs }

  /// Returns how much stronger one is than the other.
  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float {
    lhs.rawValue - rhs.rawValue
  }

  /// Makes a priority stronger.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Makes a priority weaker.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

extension UILayoutPriority {
  /// Whether a constraint of this priority must hold.
  var isRequired: Bool { rawValue >= UILayoutPriority.required.rawValue }
}
