import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// Plays the example's stories on simulated devices, and writes recordings.
///
/// With the argument `movie`, also writes the frames of a movie of the first story. With `gallery`,
/// draws the pictures of the gallery instead.
@main struct Demo {
  @MainActor static func main() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isGallery = arguments.first == "gallery"
    let isMovie = arguments.first == "movie"
    if isGallery || isMovie { arguments.removeFirst() }
    let folder = URL(
      fileURLWithPath: arguments.first ?? (isGallery ? "build/gallery-pictures" : "build/demo"),
      isDirectory: true)
    do {
      if isGallery { return try await GalleryPictures.write(to: folder) }
      let story = Story(recordsMovie: isMovie)
      try await record(as: "story", in: folder, play: story.play) { story.recording }
      let catalog = CatalogStory()
      try await record(as: "catalog", in: folder, play: catalog.play) { catalog.recording }
      print("The pictures and the transcripts are in \(folder.path):")
      print("  story-….png …            its scenes at the screen's full size")
      print("  story-transcript.txt …   time, event, and state")
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Plays a story, and writes the recording, even if the story fails.
  @MainActor private static func record(
    as name: String, in folder: URL, play: @MainActor () async throws -> Void,
    recording: @MainActor () -> Recording
  ) async throws {
    let result: Result<Void, any Error>
    do {
      result = .success(try await play())
    } catch {
      result = .failure(error)
    }
    try recording().write(to: folder, as: name)
    print(recording().transcript)
    try result.get()
  }
}
