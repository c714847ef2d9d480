import Foundation
import UIKit

/// The frames of a movie, for `img2webp`.
struct Movie {
  /// A mark where a finger touches the screen.
  struct Dot {
    /// The center, in points.
    var place: CGPoint
    var opacity: CGFloat
  }

  private struct Frame {
    var png: Data
    var time: TimeInterval
  }

  private var frames: [Frame] = []
  private var end: TimeInterval = 0

  /// Adds a picture of the screen, or shows the last one longer if both are equal.
  mutating func add(_ screen: UIImage, _ dot: Dot?, at time: TimeInterval) throws {
    end = time
    guard let png = Self.draw(screen, dot).pngData() else { throw RecordingProblem.noFrame }
    guard png != frames.last?.png else { return }
    frames.append(Frame(png: png, time: time))
  }

  private static func draw(_ screen: UIImage, _ dot: Dot?) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    // README.md shows a screen of 393 points in 262: these are two pixels for each of them.
    format.scale = 4.0 / 3
    format.opaque = true
    return UIGraphicsImageRenderer(size: screen.size, format: format).image { _ in
      screen.draw(in: CGRect(origin: .zero, size: screen.size))
      guard let dot else { return }
      UIColor(white: 0.5, alpha: 0.5 * dot.opacity).setFill()
      let square = CGRect(origin: dot.place, size: .zero).insetBy(dx: -15, dy: -15)
      UIBezierPath(ovalIn: square).fill()
    }
  }

  /// Writes the frames into a folder, and the arguments with which `img2webp` makes the movie, in that folder.
  ///
  /// - Parameters:
  ///   - folder: A folder without other files.
  ///   - movie: The movie's path from the folder.
  func write(to folder: URL, movie: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // `-mixed` chooses lossy or lossless compression for each frame.
    var arguments = "-o \(movie) -loop 0 -min_size -mixed -q 80 -m 6\n"
    for (index, frame) in frames.enumerated() {
      let file = String(format: "%04d.png", index)
      try frame.png.write(to: folder.appendingPathComponent(file))
      // The last frame is shown for a second.
      let next = index + 1 < frames.count ? frames[index + 1].time : end + 1
      arguments += "-d \(max(Int(((next - frame.time) * 1_000).rounded()), 1)) \(file)\n"
    }
    try Data(arguments.utf8).write(to: folder.appendingPathComponent("img2webp.txt"))
  }
}
