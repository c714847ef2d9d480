internal import CCairo
internal import Foundation

/// The glyphs of a stretch of text, from left to right.
struct ShapedGlyphs {
  struct Glyph {
    var index: UInt32
    /// From the stretch's left end and from the baseline, y downwards; in points.
    var x: CGFloat
    var y: CGFloat
  }

  /// Glyphs that stand for the same bytes and cannot be told apart by them.
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
  ///   - spacing: is added after each cluster, in points.
  ///   - rise: how far all glyphs are above the baseline, in points.
  ///   - pictureWidth: how wide each glyph is, whatever the font says; for pictures.
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
    // A cluster ends where the one that is next in the text begins.
    var end = bytes.upperBound
    let order = isRightToLeft ? Array(clusters.indices) : clusters.indices.reversed()
    for index in order {
      let start = clusters[index].bytes.lowerBound
      clusters[index].bytes = start..<max(end, start)
      end = start
    }
  }

  /// Hands each grapheme its part of the clusters; one may get several parts.
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

  /// Makes room of a given width instead of what the font has, for a tab.
  mutating func replace(withBlankOf width: CGFloat) {
    glyphs = []
    self.width = width
    for index in clusters.indices {
      clusters[index].minX = 0
      clusters[index].maxX = width
    }
  }
}

/// Pango's glyph that draws nothing; a macro with a cast, which Swift does not see.
private let PANGO_GLYPH_EMPTY_VALUE: UInt32 = 0x0FFF_FFFF
