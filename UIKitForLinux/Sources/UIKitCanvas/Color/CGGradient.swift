public import Foundation

/// A gradient: colors at locations from 0 to 1.
public final class CGGradient: Sendable {
  /// A color and its location.
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  package let stops: [Stop]

  /// Creates a gradient, or returns `nil` if there is no color.
  ///
  /// Without locations, colors are distributed evenly from 0 to 1. Elements that aren't a `CGColor`
  /// are ignored.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
    }
  }
}

/// Options for drawing a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from its raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color fills the area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color fills the area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
