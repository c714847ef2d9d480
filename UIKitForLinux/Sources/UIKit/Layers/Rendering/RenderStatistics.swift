/// The total work of a screen.
///
/// Tests compare two values.
package struct RenderStatistics: Equatable, Sendable {
  /// The number of layers whose sublayers were laid out.
  package var layersLaidOut = 0
  /// The number of layers whose contents were drawn: text, symbols, and `draw(_:)`.
  package var contentsDrawn = 0
  /// The number of frames that differed from the previous one.
  package var framesRendered = 0
  /// The number of layers that were visited to detect changes.
  package var layersVisited = 0
  /// The number of layers drawn into the screen's bitmap.
  package var layersComposited = 0
  /// The number of composited pixels, each counted once however many layers cover it.
  package var pixelsComposited = 0
  /// The number of shapes, gradients, and shadows that were drawn into separate bitmaps.
  package var rastersMade = 0
  /// The number of blurred pictures that were made of the layers behind glass.
  package var backdropsMade = 0
}
