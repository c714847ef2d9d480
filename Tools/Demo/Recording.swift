import Foundation
import UIKit
import UIKitSimulator

/// The recording of a story: scenes at full size, a transcript, and if wanted the frames of a movie.
@MainActor struct Recording {
  /// The maximum frame rate of a movie.
  static let framesPerSecond = 20.0

  /// The time, state, and event of each line.
  private(set) var transcript = "time    state       event\n"
  private var scenes: [(name: String, png: Data)] = []
  private var movie: Movie?
  /// The seconds of the device that the movie and the transcript leave out.
  private var skipped: TimeInterval = 0
  /// The state of the sheet: presented or idle.
  private(set) var state = "idle"

  /// Creates an empty recording, with or without a movie.
  init(hasMovie: Bool) {
    movie = hasMovie ? Movie() : nil
  }

  /// Writes a line into the transcript.
  mutating func note(_ event: String, on device: Simulator) {
    watch(device)
    line(device.now - skipped, state, event)
  }

  /// Writes a line when a sheet is presented, and when it is removed.
  private mutating func watch(_ device: Simulator) {
    let newState = device.view("BottomBounce.panel") == nil ? "idle" : "presented"
    guard newState != state else { return }
    state = newState
    line(device.now - skipped, state, "→ \(state)")
  }

  private mutating func line(_ time: TimeInterval, _ state: String, _ event: String) {
    let time = String(format: "%6.3f", time)
    transcript += "\(time)  \(state.padding(toLength: 10, withPad: " ", startingAt: 0))  \(event)\n"
  }

  /// Adds the current screen to the movie.
  mutating func addFrame(_ device: Simulator, _ dot: Movie.Dot?) throws {
    watch(device)
    try movie?.add(device.screenshot(), dot, at: device.now - skipped)
  }

  /// Leaves out time that has passed on the device without being recorded.
  mutating func skip(_ duration: TimeInterval) {
    skipped += duration
  }

  /// Adds a scene: the current screen at full size.
  mutating func keep(_ name: String, of device: Simulator) throws {
    guard let png = device.screenshot().pngData() else { throw RecordingProblem.noPicture(name) }
    scenes.append((name, png))
  }

  /// Writes all files into a folder, after removing an earlier recording with the same name.
  ///
  /// The names of scenes, transcript, and the folder of frames begin with the name.
  func write(to folder: URL, as name: String) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.lastPathComponent.hasPrefix("\(name)-") {
      try files.removeItem(at: file)
    }
    for scene in scenes {
      try scene.png.write(to: folder.appendingPathComponent("\(name)-\(scene.name).png"))
    }
    try movie?.write(to: folder.appendingPathComponent("\(name)-frames"), movie: "../\(name).webp")
    try Data(transcript.utf8).write(to: folder.appendingPathComponent("\(name)-transcript.txt"))
  }
}

/// An error of a recording.
enum RecordingProblem: Error, CustomStringConvertible {
  case noPicture(String)
  case noFrame

  var description: String {
    switch self {
    case .noPicture(let name): "The scene “\(name)” could not be made into a PNG."
    case .noFrame: "A frame of the movie could not be made into a PNG."
    }
  }
}
