/// Numbers for detecting changes since an image was rendered.
///
/// `nonisolated(unsafe)`: Layers aren't isolated, but on Linux they are used only on the main
/// actor, where these numbers are read and written.
package enum RenderTick {
  nonisolated(unsafe) private static var last = 0

  /// The number of the current rendering, over all screens.
  nonisolated(unsafe) package static var current = 1

  /// Returns a number that was never returned before.
  package static func next() -> Int {
    last += 1
    return last
  }
}
