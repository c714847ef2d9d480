extension UIButton {
  /// A look that a button can have without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Runs when the configuration has to follow the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.Configuration {
  /// How round the corners of the background are.
  public enum CornerStyle: Int, Sendable {
    /// As the background says.
    case fixed = -1
    /// As the background says, growing with the text size.
    case dynamic
    /// Barely round.
    case small
    /// Round.
    case medium
    /// Very round.
    case large
    /// Half of the height.
    case capsule
  }

  /// How large contents and the room around them are.
  public enum Size: Int, Sendable {
    case medium, small, mini, large
  }

  /// On which side title and subtitle meet.
  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center, trailing
  }
}

/// Edges of a rectangle that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit an edge.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
