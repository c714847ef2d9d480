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
      let story = Story(language: "en")
      try await story.play()
      try story.recording.write(to: folder)
      print(story.recording.transcript, terminator: "")
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
