/// The rendered state of a layer: a copy of all values needed to draw it.
///
/// The nodes of a screen mirror its layers. Comparing the two shows what has changed since the last
/// frame.
package final class RenderNode {
  /// The identity of the layer, which may have been deallocated.
  let layer: ObjectIdentifier
  /// The visible sublayers, back to front.
  var children: [RenderNode] = []
  var mask: RenderNode?

  var properties = LayerProperties()
  var traits = LayerTraits()
  /// The layer's contents as an image, and their size in points.
  var contents: CGImage? { didSet { shownBitmap = nil } }
  var contentsSize = CGSize.zero
  var contentsIsDrawn = false

  var toDevice = CGAffineTransform.identity
  /// The inherited values of the layer, for comparison with the next frame.
  var inherited = CGAffineTransform.identity
  var inheritedClip = PixelRect.empty
  /// The pixels that the layer itself can draw, clipped by its ancestors.
  var extent = PixelRect.empty
  /// The extent of the layer and its sublayers.
  var subtreeExtent = PixelRect.empty

  var isVisible = false
  var appearanceGeneration = 0
  /// The tick at which the layer was last visited, or 0.
  var tick = 0
  /// The tick at which the layer itself last changed.
  var changedTick = 0
  /// A Boolean value that indicates whether an animation changes the layer's appearance.
  var isLookAnimated = false

  /// The drawing order of this layer, and of its last descendant.
  var order = 0
  var lastOrder = 0
  /// A Boolean value that indicates whether this layer, or a visible one in it, is glass.
  var containsGlass = false

  /// The displayed part of the contents, and its rectangle in unit coordinates, created on demand.
  var shownBitmap: (bitmap: PixelBitmap, unit: CGRect)?
  /// The outline with rounded corners, created on demand.
  var outline: (width: Int, height: Int, path: CGPath)?
  /// The bitmaps of the rounded corners, created on demand.
  var patches: Patches?
  /// The bitmap of a shape or gradient, created on demand.
  var raster: Raster?
  /// The bitmaps of the shadow, created on demand.
  var shadow: [ShadowPiece]?
  /// The blurred picture of the layers behind glass, or `nil` before the screen has one.
  var backdrop: Backdrop?

  /// A cached bitmap of content that is slow to draw.
  struct Raster {
    var bitmap: PixelBitmap
    /// The rectangle of the bitmap, in the layer's coordinates.
    var rect: CGRect
    /// The number of pixels per point.
    var scale: CGFloat
  }

  init(layer: CALayer) {
    self.layer = ObjectIdentifier(layer)
  }

  var opacity: CGFloat { CGFloat(min(max(properties.opacity, 0), 1)) }
}

/// The values of a layer that aren't animatable and affect its drawing.
struct LayerTraits: Equatable {
  var masksToBounds = false
  var allowsGroupOpacity = true
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var lowerCornerRadius: CGFloat?
  var glass: GlassLayer?
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
    glass = layer.glass
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    contentsCenter = layer.contentsCenter
  }
}
