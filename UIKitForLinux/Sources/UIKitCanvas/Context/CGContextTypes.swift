/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Covers by alpha.
  case normal
  /// Multiplies the colors.
  case multiply
  /// Multiplies the inverted colors.
  case screen
  /// Multiplies or screens, by what is there.
  case overlay
  /// Takes the darker.
  case darken
  /// Takes the lighter.
  case lighten
  /// Brightens what is there.
  case colorDodge
  /// Darkens what is there.
  case colorBurn
  /// Darkens or lightens, softly.
  case softLight
  /// Multiplies or screens, by what is drawn.
  case hardLight
  /// Takes the difference.
  case difference
  /// Takes the difference with less contrast.
  case exclusion
  /// Takes the hue of what is drawn.
  case hue
  /// Takes the saturation of what is drawn.
  case saturation
  /// Takes hue and saturation of what is drawn.
  case color
  /// Takes the luminosity of what is drawn.
  case luminosity
  /// Leaves nothing.
  case clear
  /// Replaces.
  case copy
  /// Draws where something is, and removes the rest.
  case sourceIn
  /// Draws where nothing is, and removes the rest.
  case sourceOut
  /// Draws where something is.
  case sourceAtop
  /// Draws below what is there.
  case destinationOver
  /// Keeps what is there where something is drawn.
  case destinationIn
  /// Keeps what is there where nothing is drawn.
  case destinationOut
  /// Keeps what is there where something is drawn, and draws below it.
  case destinationAtop
  /// Keeps what only one of both covers.
  case xor
  /// Adds, towards black.
  case plusDarker
  /// Adds, towards white.
  case plusLighter
}

/// How carefully images are resampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system thinks best.
  case `default`
  /// Each pixel as it is.
  case none
  /// Fast.
  case low
  /// Best.
  case high
  /// Between.
  case medium
}
