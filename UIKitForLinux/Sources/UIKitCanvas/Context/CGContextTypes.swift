/// The formulas that combine the drawn source with the existing destination.
public enum CGBlendMode: Int32, Sendable {
  /// Source over destination.
  case normal
  /// Multiplies the colors.
  case multiply
  /// Multiplies the inverted colors.
  case screen
  /// Multiplies or screens, depending on the destination.
  case overlay
  /// Uses the darker color.
  case darken
  /// Uses the lighter color.
  case lighten
  /// Brightens the destination.
  case colorDodge
  /// Darkens the destination.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// The difference of the colors.
  case difference
  /// The difference with lower contrast.
  case exclusion
  /// Uses the hue of the source.
  case hue
  /// Uses the saturation of the source.
  case saturation
  /// Uses the hue and saturation of the source.
  case color
  /// Uses the luminosity of the source.
  case luminosity
  /// Makes the destination transparent.
  case clear
  /// Replaces the destination.
  case copy
  /// Draws inside the destination, and clears the rest.
  case sourceIn
  /// Draws outside the destination, and clears the rest.
  case sourceOut
  /// Draws inside the destination.
  case sourceAtop
  /// Draws below the destination.
  case destinationOver
  /// Keeps the destination inside the source.
  case destinationIn
  /// Keeps the destination outside the source.
  case destinationOut
  /// Keeps the destination inside the source, and draws below it.
  case destinationAtop
  /// Keeps the parts that only one of both covers.
  case xor
  /// Adds the colors toward black.
  case plusDarker
  /// Adds the colors toward white.
  case plusLighter
}

/// The quality of image resampling.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The system's default.
  case `default`
  /// Nearest neighbor.
  case none
  /// Low quality.
  case low
  /// High quality.
  case high
  /// Medium quality.
  case medium
}
