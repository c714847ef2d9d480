/// Numbers that tell what has changed since a picture was made.
///
/// `nonisolated(unsafe)`: layers are not isolated, but on Linux they are used on the main actor only, which
/// is where these are read and written.
package enum RenderTick {
  nonisolated(unsafe) private static var last = 0

  /// Goes on by one at every rendering, whosever.
  nonisolated(unsafe) package static var current = 1

  /// A number that was never given before.
  package static func next() -> Int {
    last += 1
    return last
  }
}
