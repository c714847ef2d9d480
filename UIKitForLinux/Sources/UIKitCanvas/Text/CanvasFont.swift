package import Foundation

/// A typeface at a size, as San Francisco would be asked for.
///
/// Its measures are San Francisco's, whatever font stands in when it is drawn.
package struct CanvasFont: Hashable, Sendable {
  /// Which family of shapes is drawn.
  package enum Design: Hashable, Sendable {
    /// San Francisco, drawn with Inter.
    case system
    /// San Francisco Mono, drawn with DejaVu Sans Mono.
    case monospaced
    /// A family by its name.
    case named(String)
  }

  /// The family of shapes.
  package var design: Design
  /// The size in points.
  package var size: CGFloat
  /// The weight on UIFont.Weight's scale: −0.8 ultra light, 0 regular, 0.4 bold, 0.62 black.
  package var weight: Double
  /// Whether the letters slant.
  package var isItalic: Bool
  /// Whether all digits are equally wide.
  package var monospacedDigits: Bool
  /// OpenType features by tag, with their values.
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

/// San Francisco's measures, from its `hhea` and `OS/2` tables: 2048 units an em.
extension CanvasFont {
  /// How far letters reach above the baseline, in points.
  package var ascender: CGFloat { size * 1950 / 2048 }
  /// How far letters reach below the baseline, in points; negative, as UIFont has it.
  package var descender: CGFloat { -size * 494 / 2048 }
  /// The distance of two baselines, in points.
  package var lineHeight: CGFloat { ascender - descender }
  /// The leading in points, which is 0 in San Francisco.
  package var leading: CGFloat { 0 }
  /// The height of capital letters, in points.
  package var capHeight: CGFloat { size * 1443 / 2048 }
  /// The height of a lower-case x, in points.
  package var xHeight: CGFloat { size * 1078 / 2048 }
}
