import BottomBounce
import Foundation
import UIKit
import UIKitSimulator

/// What a story looked like: scenes at full size, a moving picture, and a transcript.
@MainActor struct Recording {
  /// The time, state, and event of each line.
  private(set) var transcript = "time    state       event\n"
  private var scenes: [(name: String, png: Data)] = []
  private var animation = AnimatedPicture()
  private var lastFrame: (screen: UIImage, small: UIImage)?
  /// The state of the sheet: presented or idle.
  private(set) var state = "idle"

  /// Writes a line into the transcript.
  mutating func note(_ event: String, on device: Simulator) {
    watch(device)
    line(device.now, state, event)
  }

  /// Writes a line when a sheet is presented, and when it is removed.
  private mutating func watch(_ device: Simulator) {
    let isPresented = device.window.rootViewController?.view.subviews
      .contains { ($0 as? BottomBounceView)?.isPresented == true }
    let newState = isPresented == true ? "presented" : "idle"
    guard newState != state else { return }
    state = newState
    line(device.now, state, "→ \(state)")
  }

  private mutating func line(_ time: TimeInterval, _ state: String, _ event: String) {
    let time = String(format: "%6.3f", time)
    transcript += "\(time)  \(state.padding(toLength: 10, withPad: " ", startingAt: 0))  \(event)\n"
  }

  /// Adds what the screen shows now to the moving picture, at a third of its size.
  mutating func take(_ device: Simulator) throws {
    watch(device)
    let screen = device.screenshot()
    let before = lastFrame
    let whole = CGRect(origin: .zero, size: screen.size)
    // Scaling the screen costs most of all: only what has changed is scaled again.
    var changed = whole
    if let before {
      let pixels = AnimatedPicture.difference(from: before.screen, to: screen)
      guard !pixels.isEmpty else { return animation.stay(at: device.now) }
      let points = CGRect(
        x: pixels.minX / screen.scale, y: pixels.minY / screen.scale,
        width: pixels.width / screen.scale, height: pixels.height / screen.scale)
      changed = points.insetBy(dx: -2, dy: -2).integral
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let small = UIGraphicsImageRenderer(size: screen.size, format: format).image { context in
      before?.small.draw(at: .zero)
      context.cgContext.clip(to: changed)
      screen.draw(in: whole)
    }
    lastFrame = (screen, small)
    try animation.add(small, at: device.now)
  }

  /// Keeps what the screen shows now, at full size.
  mutating func keep(_ name: String, of device: Simulator) throws {
    guard let png = device.screenshot().pngData() else { throw RecordingProblem.noPicture(name) }
    scenes.append((name, png))
  }

  /// Writes everything into a folder, which is emptied of an earlier recording of the same name first.
  ///
  /// The moving picture has the name, the scenes and the transcript begin with it.
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
    try animation.data().write(to: folder.appendingPathComponent("\(name).png"))
    try Data(transcript.utf8).write(to: folder.appendingPathComponent("\(name)-transcript.txt"))
  }
}

/// Why a story cannot be recorded.
enum RecordingProblem: Error, CustomStringConvertible {
  case noPicture(String)
  case notPNG

  var description: String {
    switch self {
    case .noPicture(let name): "The scene “\(name)” could not be made into a PNG."
    case .notPNG: "A frame of the moving picture could not be made into a PNG."
    }
  }
}
