import Foundation
import UIKit

/// A moving PNG (the APNG of the PNG specification's third edition): frames, and for how long each shows.
struct AnimatedPicture {
  private struct Frame {
    var png: PNGChunks
    var place: CGRect
    var time: TimeInterval
  }

  private var frames: [Frame] = []
  private var last: CGImage?
  private var end: TimeInterval = 0

  /// Adds a picture of the size of the first; where it is the same as the one before, that one stays longer.
  mutating func add(_ image: UIImage, at time: TimeInterval) throws {
    end = time
    guard let pixels = image.cgImage else { throw RecordingProblem.notPNG }
    let place = Self.difference(from: last, to: pixels)
    last = pixels
    guard !place.isEmpty else { return }
    guard let part = pixels.cropping(to: place), let data = UIImage(cgImage: part).pngData()
    else { throw RecordingProblem.notPNG }
    frames.append(Frame(png: try PNGChunks(data), place: place, time: time))
  }

  /// The smallest rectangle, in pixels, outside of which two pictures are the same.
  private static func difference(from old: CGImage?, to new: CGImage) -> CGRect {
    guard let old, old.width == new.width, old.height == new.height
    else { return CGRect(x: 0, y: 0, width: new.width, height: new.height) }
    let width = new.width
    var (minX, maxX, minY, maxY) = (width, -1, new.height, -1)
    old.withPixels { before, oldStride in
      new.withPixels { after, newStride in
        guard let oldBase = before.baseAddress, let newBase = after.baseAddress else { return }
        for y in 0..<new.height {
          let oldRow = oldBase + y * oldStride
          let newRow = newBase + y * newStride
          if memcmp(oldRow, newRow, 4 * width) == 0 { continue }
          var first = 0
          while memcmp(oldRow + 4 * first, newRow + 4 * first, 4) == 0 { first += 1 }
          var final = width - 1
          while memcmp(oldRow + 4 * final, newRow + 4 * final, 4) == 0 { final -= 1 }
          minX = min(minX, first)
          maxX = max(maxX, final)
          minY = min(minY, y)
          maxY = max(maxY, y)
        }
      }
    }
    guard maxX >= 0 else { return .zero }
    return CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
  }

  /// The file's bytes: it plays again and again.
  func data() -> Data {
    guard let first = frames.first else { return Data() }
    var file = PNGChunks.signature
    file += PNGChunks.chunk("IHDR", first.png.header)
    file += PNGChunks.chunk("acTL", PNGChunks.bytes(UInt32(frames.count)) + PNGChunks.bytes(0))
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].time : end + 1
      file += PNGChunks.chunk("fcTL", control(of: frame, until: next, sequence: sequence))
      sequence += 1
      if index == 0 {
        file += PNGChunks.chunk("IDAT", frame.png.pixels)
      } else {
        file += PNGChunks.chunk("fdAT", PNGChunks.bytes(sequence) + frame.png.pixels)
        sequence += 1
      }
    }
    return file + PNGChunks.chunk("IEND", Data())
  }

  private func control(of frame: Frame, until next: TimeInterval, sequence: UInt32) -> Data {
    var data = PNGChunks.bytes(sequence)
    data += PNGChunks.bytes(UInt32(frame.place.width)) + PNGChunks.bytes(UInt32(frame.place.height))
    data += PNGChunks.bytes(UInt32(frame.place.minX)) + PNGChunks.bytes(UInt32(frame.place.minY))
    let milliseconds = UInt16(min(max(((next - frame.time) * 1_000).rounded(), 1), 65_535))
    data += Data([UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232])
    // Leave the picture as it is afterwards, and replace what the frame covers.
    return data + Data([0, 0])
  }
}

/// The parts of a PNG file that a moving one is made of.
struct PNGChunks {
  /// The contents of the header.
  private(set) var header = Data()
  /// The compressed pixels.
  private(set) var pixels = Data()

  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Takes a PNG file apart.
  init(_ data: Data) throws {
    guard data.starts(with: Self.signature) else { throw RecordingProblem.notPNG }
    let bytes = [UInt8](data)
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      guard index + 12 + length <= bytes.count else { throw RecordingProblem.notPNG }
      let contents = bytes[index + 8..<index + 8 + length]
      if kind == "IHDR" { header = Data(contents) }
      if kind == "IDAT" { pixels += Data(contents) }
      index += 12 + length
    }
    guard !header.isEmpty, !pixels.isEmpty else { throw RecordingProblem.notPNG }
  }

  static func bytes(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }

  /// A chunk with its length and check sum.
  static func chunk(_ kind: String, _ contents: Data) -> Data {
    let body = Data(kind.utf8) + contents
    return bytes(UInt32(contents.count)) + body + bytes(checkSum(of: body))
  }

  /// The check sum of the PNG specification (CRC-32).
  private static func checkSum(of data: Data) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
