import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// Shows the example in a window, to be used with mouse and keyboard.
///
/// Not asynchronous: an asynchronous `main` gives up the first thread, on which SDL and the main run
/// loop have to stay.
@main struct ProfileWindow {
  @MainActor static func main() {
    do {
      let options = try WindowOptions(Array(CommandLine.arguments.dropFirst()))
      try WindowSession(options).run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    exit(0)
  }
}
