internal import Foundation

/// A gaussian blur of coverage values, in whole numbers, so that every machine gets the same.
///
/// A narrow gaussian is summed up tap by tap; a wide one is three boxes, one after the other.
struct GaussianBlur {
  /// The gaussian's standard deviation, in pixels.
  let sigma: Double

  /// How far the blur carries, in pixels.
  var reach: Int {
    isNarrow ? Int((sigma * 3).rounded(.up)) : boxes.reduce(0) { $0 + max($1.before, $1.after) }
  }

  /// Boxes have whole widths: below this the error would show.
  private var isNarrow: Bool { sigma < 2.5 }

  /// Blurs rows and columns of a plane of 16-bit coverage in place.
  func apply(to plane: inout [UInt16], width: Int, height: Int) {
    guard sigma > 0, width > 0, height > 0 else { return }
    var other = [UInt16](repeating: 0, count: width * height)
    let passes = isNarrow ? [] : boxes
    let weights = isNarrow ? weights : []
    plane.withUnsafeMutableBufferPointer { plane in
      other.withUnsafeMutableBufferPointer { other in
        guard let planeStart = plane.baseAddress, let otherStart = other.baseAddress else { return }
        // Each pass writes what it read turned by a quarter, so that both directions run along
        // rows: after two rounds all is as it was.
        var (from, to) = (planeStart, otherStart)
        for (width, height) in [(width, height), (height, width)] {
          if passes.isEmpty {
            GaussianBlur.convolve(from, into: to, width: width, height: height, weights)
            swap(&from, &to)
          }
          for (index, pass) in passes.enumerated() {
            let turns = index == passes.count - 1
            GaussianBlur.blur(from, into: to, width: width, height: height, pass, turns: turns)
            swap(&from, &to)
          }
        }
        if from != planeStart {
          planeStart.update(from: otherStart, count: width * height)
        }
      }
    }
  }

  /// One box: how many neighbours before and after a pixel it takes the mean of.
  private struct Box {
    var before: Int
    var after: Int
  }

  /// Three boxes that together come within three in a hundred of the gaussian.
  ///
  /// Widths as in the SVG specification's feGaussianBlur.
  private var boxes: [Box] {
    let size = max(Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5), 1)
    if size % 2 == 1 {
      return Array(repeating: Box(before: size / 2, after: size / 2), count: 3)
    }
    return [
      Box(before: size / 2, after: size / 2 - 1), Box(before: size / 2 - 1, after: size / 2),
      Box(before: size / 2, after: size / 2),
    ]
  }

  private static func blur(
    _ source: UnsafeMutablePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>, width: Int,
    height: Int, _ box: Box, turns: Bool
  ) {
    let count = UInt64(box.before + box.after + 1)
    let reciprocal = (UInt64(1) << 32 + count / 2) / count
    for y in 0..<height {
      let row = source + y * width
      var sum: UInt64 = 0
      for x in 0..<min(box.after, width) { sum += UInt64(row[x]) }
      var out = turns ? y : y * width
      let step = turns ? height : 1
      var x = 0
      while x < width {
        if x + box.after < width { sum += UInt64(row[x + box.after]) }
        target[out] = UInt16(truncatingIfNeeded: (sum * reciprocal + (1 << 31)) >> 32)
        if x >= box.before { sum -= UInt64(row[x - box.before]) }
        out += step
        x += 1
      }
    }
  }

  /// The gaussian at each tap from the middle outwards, in 65536ths of the whole.
  private var weights: [UInt64] {
    let values = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = 2 * values.reduce(0, +) - values[0]
    return values.map { UInt64($0 / total * 65536 + 0.5) }
  }

  /// Sums up neighbours by weight, and turns the plane by a quarter.
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
        target[x * height + y] = UInt16(min(sum >> 16, 65535))
      }
    }
  }
}
