internal import Foundation

/// A Gaussian blur of coverage values in integers, so that all machines compute the same result.
///
/// A narrow Gaussian is convolved directly. A wide one is approximated by three box filters.
struct GaussianBlur {
  /// The standard deviation of the Gaussian, in pixels.
  let sigma: Double

  /// The reach of the blur, in pixels.
  var reach: Int { isNarrow ? Int((sigma * 3).rounded(.up)) : 3 * (box.radius + 1) }

  /// A narrow box filter is a bad approximation.
  private var isNarrow: Bool { sigma < 2.5 }

  /// Blurs rows and columns of a plane of 16-bit coverage in place.
  func apply(to plane: inout [UInt16], width: Int, height: Int) {
    guard sigma > 0, width > 0, height > 0 else { return }
    var other = [UInt16](repeating: 0, count: width * height)
    let (box, weights) = (box, isNarrow ? weights : [])
    plane.withUnsafeMutableBufferPointer { plane in
      other.withUnsafeMutableBufferPointer { other in
        guard let planeStart = plane.baseAddress, let otherStart = other.baseAddress else { return }
        var (from, to) = (planeStart, otherStart)
        // Each pass transposes the plane, so both passes run along rows, and two transpositions
        // restore the orientation.
        for (width, height) in [(width, height), (height, width)] {
          for pass in 0..<(weights.isEmpty ? 3 : 1) {
            if weights.isEmpty {
              box.apply(from, into: to, width: width, height: height, turns: pass == 2)
            } else {
              GaussianBlur.convolve(from, into: to, width: width, height: height, weights)
            }
            swap(&from, &to)
          }
        }
        if from != planeStart { planeStart.update(from: otherStart, count: width * height) }
      }
    }
  }

  /// The box filter whose variance is a third of the Gaussian's.
  ///
  /// Source: Gwosdek, Grewenig, Bruhn, Weickert, “Theoretical Foundations of Gaussian Convolution
  /// by Extended Box Filtering”, 2011, formula 8.
  private var box: Box {
    let variance = sigma * sigma / 3
    let radius = Int((0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down))
    let r = Double(radius)
    let edge = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    return Box(radius: radius, edge: UInt64(max(edge, 0) * 65536 + 0.5))
  }

  /// The weights of the Gaussian from the center outward, in units of 1/65536.
  private var weights: [UInt64] {
    let values = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = 2 * values.reduce(0, +) - values[0]
    return values.map { UInt64($0 / total * 65536 + 0.5) }
  }

  /// Convolves the rows with a kernel, and transposes the result.
  private static func convolve(
    _ source: UnsafeMutablePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>, width: Int,
    height: Int, _ weights: [UInt64]
  ) {
    for y in 0..<height {
      let row = source + y * width
      for x in 0..<width {
        var sum = UInt64(row[x]) * weights[0]
        for distance in 1..<weights.count {
          if x >= distance { sum += UInt64(row[x - distance]) * weights[distance] }
          if x + distance < width { sum += UInt64(row[x + distance]) * weights[distance] }
        }
        target[x * height + y] = UInt16(min((sum + 32768) >> 16, 65535))
      }
    }
  }
}

extension GaussianBlur {
  /// A box filter with fractional weights at both ends.
  private struct Box {
    /// The number of samples with full weight on each side.
    let radius: Int
    /// The weight of the next sample on each side, in units of 1/65536.
    let edge: UInt64

    /// Filters the rows, and optionally transposes the plane.
    func apply(
      _ source: UnsafeMutablePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>,
      width: Int, height: Int, turns: Bool
    ) {
      let total = UInt64(2 * radius + 1) << 16 + 2 * edge
      let step = turns ? height : 1
      for y in 0..<height {
        let row = source + y * width
        var out = turns ? y : y * width
        var sum: UInt64 = 0
        for x in 0..<min(radius, width) { sum += UInt64(row[x]) }
        for x in 0..<width {
          if x + radius < width { sum += UInt64(row[x + radius]) }
          var ends: UInt64 = 0
          if x > radius { ends += UInt64(row[x - radius - 1]) }
          if x + radius + 1 < width { ends += UInt64(row[x + radius + 1]) }
          target[out] = UInt16((sum << 16 + edge * ends + total / 2) / total)
          if x >= radius { sum -= UInt64(row[x - radius]) }
          out += step
        }
      }
    }
  }
}
