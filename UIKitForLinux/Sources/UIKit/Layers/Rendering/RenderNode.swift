/// The rendered state of a layer: a copy of everything that drawing it needs.
///
/// The nodes of a screen mirror its layers; comparing the two tells what has changed since the last frame.
package final class RenderNode {
  /// The layer, for telling layers apart only: it may be gone.
  let layer: ObjectIdentifier
  /// The visible sublayers, back to front.
  var children: [RenderNode] = []
  var mask: RenderNode?

  var properties = LayerProperties()
  var traits = LayerTraits()
  /// The bitmap or picture, and the size it was made for in points.
  var contents: CGImage? { didSet { shownBitmap = nil } }
  var contentsSize = CGSize.zero
  var contentsIsDrawn = false

  var toDevice = CGAffineTransform.identity
  /// The inherited values of the layer, to compare with the next frame.
  var inherited = CGAffineTransform.identity
  var inheritedClip = PixelRect.empty
  /// The pixels that the layer itself may touch, sublayers apart, inside what its ancestors leave of it.
  var extent = PixelRect.empty
  /// The extent of the layer and its sublayers.
  var subtreeExtent = PixelRect.empty

  var isVisible = false
  var appearanceGeneration = 0
  /// The tick at which the layer was looked at last; 0 for never.
  var tick = 0
  /// The tick at which something about the layer changed last, sublayers apart.
  var changedTick = 0
  /// Whether the look shown differs from the model's, because it is on its way.
  var isLookAnimated = false

  /// The places in the order of drawing of this layer and of the last one inside it.
  var order = 0
  var lastOrder = 0

  /// The part of the contents that is shown, and the part that it is in unit coordinates; nil until it is
  /// needed.
  var shownBitmap: (bitmap: PixelBitmap, unit: CGRect)?
  /// The outline with rounded corners; nil until it is needed.
  var outline: (width: Int, height: Int, path: CGPath)?
  /// Bitmaps of the rounded corners; nil until they are needed.
  var patches: Patches?
  /// The picture of a shape or gradient; nil until it is needed.
  var raster: Raster?
  /// Bitmaps of the shadow; nil until they are needed.
  var shadow: [ShadowPiece]?

  /// A bitmap of something that would take long to draw again.
  struct Raster {
    var bitmap: PixelBitmap
    /// Where it lies, in the layer's coordinates.
    var rect: CGRect
    /// The pixels a point for which it was made.
    var scale: CGFloat
  }

  init(layer: CALayer) {
    self.layer = ObjectIdentifier(layer)
  }

  var opacity: CGFloat { CGFloat(min(max(properties.opacity, 0), 1)) }
}

/// The values of a layer that are not animated and matter for drawing it.
struct LayerTraits: Equatable {
  var masksToBounds = false
  var allowsGroupOpacity = true
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var lowerCornerRadius: CGFloat?
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  init() {}

  init(_ layer: CALayer) {
    masksToBounds = layer.masksToBounds
    allowsGroupOpacity = layer.allowsGroupOpacity
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    lowerCornerRadius = layer.lowerCornerRadius
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    contentsCenter = layer.contentsCenter
  }
}
