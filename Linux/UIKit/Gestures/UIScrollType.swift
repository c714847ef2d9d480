/// How a device scrolls.
public enum UIScrollType: Int, Sendable {
  case discrete, continuous
}

/// Ways in which devices scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In steps, as a mouse wheel does.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as a trackpad does.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
