import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// Plays the example's story on a simulated device, and writes what it looked like.
@main struct Demo {
  @MainActor static func main() async throws {
    let folder = URL(
      fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "build/demo", isDirectory: true)
    do {
      var recording = Recording()
      try await Story(language: "en").play(into: &recording)
      try recording.write(to: folder)
      print(recording.transcript, terminator: "")
      print("\nThe pictures and the transcript are in \(folder.path):")
      print("  story.png       the whole story, moving (open it in a browser)")
      print("  frame-….png     its scenes at the screen's full size")
      print("  transcript.txt  time, event, state, outcome")
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
