/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Home button or indicator on the right.
  case landscapeLeft = 3
  /// Home button or indicator on the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Which way up an interface is shown.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Turned against the device: a device turned left shows an interface turned right.
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of ways up.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit an orientation.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Home indicator on the right of the device.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Home indicator on the left of the device.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both on the side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
}
