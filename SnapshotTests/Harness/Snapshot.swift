import Foundation
import UIKit
import UIKitSimulator

/// The screen and the accessibility tree of a device at one time.
struct Snapshot {
  let picture: CGImage
  /// The accessibility tree, with a line break at its end.
  let tree: String

  @MainActor init?(of device: Simulator) {
    guard let picture = device.screenImage() else { return nil }
    self.init(picture: picture, tree: device.accessibilityTree() + "\n")
  }

  init(picture: CGImage, tree: String) {
    self.picture = picture
    self.tree = tree
  }
}
