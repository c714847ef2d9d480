package import Foundation

/// A font with the metrics of San Francisco.
///
/// The metrics don't depend on the font that is used for drawing.
package struct CanvasFont: Hashable, Sendable {
  /// The font family that is drawn.
  package enum Design: Hashable, Sendable {
    /// San Francisco, drawn with Inter.
    case system
    /// San Francisco Mono, drawn with DejaVu Sans Mono.
    case monospaced
    /// A font family with a name.
    case named(String)
  }

  /// The font family.
  package var design: Design
  /// The size in points.
  package var size: CGFloat
  /// The weight on UIFont.Weight's scale: −0.8 ultra light, 0 regular, 0.4 bold, 0.62 black.
  package var weight: Double
  /// A Boolean value that indicates whether the font is italic.
  package var isItalic: Bool
  /// A Boolean value that indicates whether all digits have the same width.
  package var monospacedDigits: Bool
  /// The OpenType features and their values, keyed by tag.
  package var features: [String: Int]

  package init(
    design: Design = .system, size: CGFloat, weight: Double = 0, isItalic: Bool = false,
    monospacedDigits: Bool = false, features: [String: Int] = [:]
  ) {
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.features = features
  }
}

/// San Francisco's metrics, from its `hhea` and `OS/2` tables, with 2048 units per em.
extension CanvasFont {
  /// The ascender, in points.
  package var ascender: CGFloat { size * 1950 / 2048 }
  /// The descender in points, which is negative as in UIFont.
  package var descender: CGFloat { -size * 494 / 2048 }
  /// The line height, in points.
  package var lineHeight: CGFloat { ascender - descender }
  /// The leading in points, which is 0 in San Francisco.
  package var leading: CGFloat { 0 }
  /// The height of capital letters, in points.
  package var capHeight: CGFloat { size * 1443 / 2048 }
  /// The height of a lowercase x, in points.
  package var xHeight: CGFloat { size * 1078 / 2048 }
}
