internal import CCairo
internal import Foundation

/// The glyphs of a piece of text, from left to right.
struct ShapedGlyphs {
  struct Glyph {
    var index: UInt32
    /// The position of the glyph, relative to the left edge and the baseline in points, with a
    /// y-axis that points down.
    var x: CGFloat
    var y: CGFloat
  }

  /// Glyphs for the same bytes, which can't be separated.
  struct Cluster {
    var bytes: Range<Int>
    var minX: CGFloat
    var maxX: CGFloat
  }

  private(set) var glyphs: [Glyph] = []
  private(set) var clusters: [Cluster] = []
  private(set) var width: CGFloat = 0
  let isRightToLeft: Bool

  /// - Parameters:
  ///   - spacing: The space added after each cluster, in points.
  ///   - rise: The distance of all glyphs above the baseline, in points.
  ///   - pictureWidth: The width of each glyph, for images; it replaces the font's width.
  init(
    _ string: UnsafeMutablePointer<PangoGlyphString>?, bytes: Range<Int>, isRightToLeft: Bool,
    spacing: CGFloat, rise: CGFloat = 0, pictureWidth: CGFloat?
  ) {
    self.isRightToLeft = isRightToLeft
    guard let string = string?.pointee else { return }
    let unit = CGFloat(PANGO_SCALE)
    let count = Int(string.num_glyphs)
    var index = 0
    while index < count {
      let start = string.log_clusters[index]
      let minX = width
      while index < count, string.log_clusters[index] == start {
        let info = string.glyphs[index]
        let isDrawn = info.glyph != PANGO_GLYPH_EMPTY_VALUE
        if isDrawn {
          glyphs.append(
            Glyph(
              index: info.glyph, x: width + CGFloat(info.geometry.x_offset) / unit,
              y: CGFloat(info.geometry.y_offset) / unit - rise))
        }
        if let pictureWidth, isDrawn {
          width += pictureWidth
        } else {
          width += CGFloat(info.geometry.width) / unit
        }
        index += 1
      }
      if width > minX { width += spacing }
      let first = bytes.lowerBound + Int(start)
      clusters.append(Cluster(bytes: first..<first, minX: minX, maxX: width))
    }
    // A cluster ends at the start of the next one in text order.
    var end = bytes.upperBound
    let order = isRightToLeft ? Array(clusters.indices) : clusters.indices.reversed()
    for index in order {
      let start = clusters[index].bytes.lowerBound
      clusters[index].bytes = start..<max(end, start)
      end = start
    }
  }

  /// Assigns to each grapheme its part of the clusters.
  ///
  /// A grapheme can have several parts.
  func divideAmongGraphemes(
    _ graphemeAtByte: [Int32],
    _ body: (_ grapheme: Int, _ minX: CGFloat, _ maxX: CGFloat) -> Void
  ) {
    for cluster in clusters where !cluster.bytes.isEmpty {
      let first = Int(graphemeAtByte[cluster.bytes.lowerBound])
      let last = Int(graphemeAtByte[cluster.bytes.upperBound - 1])
      let count = last - first + 1
      let part = (cluster.maxX - cluster.minX) / CGFloat(count)
      for index in 0..<count {
        let left = cluster.minX + CGFloat(isRightToLeft ? count - 1 - index : index) * part
        body(first + index, left, left + part)
      }
    }
  }

  /// Replaces the glyphs with a blank of a given width, for a tab.
  mutating func replace(withBlankOf width: CGFloat) {
    glyphs = []
    self.width = width
    for index in clusters.indices {
      clusters[index].minX = 0
      clusters[index].maxX = width
    }
  }
}

/// Pango's empty glyph.
///
/// Swift doesn't import the macro, because it contains a cast.
private let PANGO_GLYPH_EMPTY_VALUE: UInt32 = 0x0FFF_FFFF
