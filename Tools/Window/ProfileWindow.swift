import EditProfile
import Foundation
import UIKit
import UIKitSimulator

/// Shows the example in a window that is used with mouse and keyboard.
///
/// It isn't asynchronous, because an asynchronous `main` leaves the main thread, on which SDL and
/// the main run loop must stay.
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
