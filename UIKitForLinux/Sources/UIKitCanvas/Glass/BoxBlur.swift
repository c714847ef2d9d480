/// Three box filters one after another, which come close to a gaussian, in whole numbers.
struct BoxBlur {
  /// The widths of the boxes: two even ones, which lean to opposite sides, and an odd one.
  private let even: Int
  private let odd: Int

  /// A blur with a standard deviation in pixels.
  init(sigma: Double) {
    // The variance of a box is (width² − 1) / 12.
    let sum = 12 * sigma * sigma
    even = min(max(Int(((sum / 3 + 1).squareRoot() / 2).rounded()) * 2, 2), 8)
    let rest = sum - 2 * Double(even * even - 1) + 1
    odd = min(max(Int(((max(rest, 1).squareRoot() - 1) / 2).rounded()) * 2 + 1, 1), 9)
  }

  /// How far the blur carries, in pixels.
  var reach: Int { even + odd / 2 }

  /// The pixels to the left and to the right that each box takes.
  private var boxes: [(before: Int, after: Int)] {
    [(even / 2, even / 2 - 1), (even / 2 - 1, even / 2), (odd / 2, odd / 2)]
  }

  /// Blurs a picture in place, and changes its colors.
  ///
  /// At the edges, the outer pixels are repeated.
  func apply(to image: CGImage, _ tone: GlassBackdrop.Tone) {
    let (width, height) = (image.width, image.height)
    let count = width * height
    var planes = (0..<4).map { _ in UnsafeMutablePointer<UInt64>.allocate(capacity: count) }
    defer { for plane in planes { plane.deallocate() } }
    for plane in planes { plane.initialize(repeating: 0, count: count) }
    Self.unpack(image, into: planes[0], planes[1])
    for box in boxes {
      for (from, to) in [(0, 2), (1, 3)] {
        Self.blur(
          planes[from], into: planes[to], lines: height, length: width, line: width, step: 1, box)
      }
      planes.swapAt(0, 2)
      planes.swapAt(1, 3)
    }
    for box in boxes {
      for (from, to) in [(0, 2), (1, 3)] {
        Self.blur(
          planes[from], into: planes[to], lines: width, length: height, line: 1, step: width, box)
      }
      planes.swapAt(0, 2)
      planes.swapAt(1, 3)
    }
    Self.pack(planes[0], planes[1], into: image, tone)
  }

  /// Reads blue and red into the halves of one number, and green into another, with four binary places.
  private static func unpack(
    _ image: CGImage, into redBlue: UnsafeMutablePointer<UInt64>,
    _ green: UnsafeMutablePointer<UInt64>
  ) {
    var index = 0
    for y in 0..<image.height {
      var pixel = UnsafePointer(image.pixels + y * image.bytesPerRow)
      for _ in 0..<image.width {
        redBlue[index] = UInt64(pixel[0]) << 4 | UInt64(pixel[2]) << 36
        green[index] = UInt64(pixel[1]) << 4
        pixel += 4
        index += 1
      }
    }
  }

  /// Takes the mean along lines, of both halves of the numbers at once.
  private static func blur(
    _ source: UnsafePointer<UInt64>, into target: UnsafeMutablePointer<UInt64>, lines: Int,
    length: Int, line: Int, step: Int, _ box: (before: Int, after: Int)
  ) {
    let width = UInt64(box.before + box.after + 1)
    let half = (width / 2) << 32 | width / 2
    let reciprocal = 65536 / width + (65536 % width == 0 ? 0 : 1)
    let (low, high): (UInt64, UInt64) = (0xFFFF_FFFF, 0xFFFF_FFFF_0000_0000)
    for index in 0..<lines {
      let row = source + index * line
      let out = target + index * line
      var sum = half
      for x in -box.before...box.after { sum &+= row[min(max(x, 0), length - 1) * step] }
      for x in 0..<length {
        // A sum has 16 bits at most, and the product 32.
        let right = ((sum & low) &* reciprocal) >> 16
        let left = (((sum & high) >> 32) &* reciprocal) >> 16
        out[x * step] = right | left << 32
        sum &+= row[min(x + box.after + 1, length - 1) * step]
        sum &-= row[max(x - box.before, 0) * step]
      }
    }
  }

  private static func pack(
    _ redBlue: UnsafePointer<UInt64>, _ green: UnsafePointer<UInt64>, into image: CGImage,
    _ tone: GlassBackdrop.Tone
  ) {
    let (slope, chroma) = (Int(tone.slope * 4096), Int(tone.chroma * 4096))
    let offset = Int(tone.offset * 255 * 65536) + 32768
    var index = 0
    for y in 0..<image.height {
      var pixel = image.pixels + y * image.bytesPerRow
      for _ in 0..<image.width {
        let (blue, red) = (Int(redBlue[index] & 0xFFFF), Int(redBlue[index] >> 32))
        let green = Int(green[index])
        let luma = (54 * red + 183 * green + 18 * blue) / 255
        let base = slope * luma - chroma * luma + offset
        pixel[0] = UInt8(min(max((base + chroma * blue) >> 16, 0), 255))
        pixel[1] = UInt8(min(max((base + chroma * green) >> 16, 0), 255))
        pixel[2] = UInt8(min(max((base + chroma * red) >> 16, 0), 255))
        pixel[3] = 255
        pixel += 4
        index += 1
      }
    }
  }
}
