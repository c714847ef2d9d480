/// The total work of a screen.
///
/// Tests compare two values.
package struct RenderStatistics: Equatable, Sendable {
  /// Layers whose sublayers were placed.
  package var layersLaidOut = 0
  /// Layers whose contents were drawn: text, symbols, what `draw(_:)` makes.
  package var contentsDrawn = 0
  /// Frames that differed from the one before.
  package var framesRendered = 0
  /// Layers that were visited to find out what changed.
  package var layersVisited = 0
  /// Layers laid onto the screen's bitmap.
  package var layersComposited = 0
  /// Pixels that were composited afresh; what lies under them counts once.
  package var pixelsComposited = 0
  /// The number of shapes, gradients, and shadows that were drawn into separate bitmaps.
  package var rastersMade = 0
}
