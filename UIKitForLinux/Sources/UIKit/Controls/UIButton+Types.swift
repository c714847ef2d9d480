extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.Configuration {
  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic
    case small
    case medium
    case large
    case capsule
  }

  public enum Size: Int, Sendable {
    case medium, small, mini, large
  }

  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center, trailing
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
