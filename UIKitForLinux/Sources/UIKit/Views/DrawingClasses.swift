/// The classes of views that override `draw(_:)`.
///
/// Swift can't look up overrides. So the first view of a class draws once: if only UIView's
/// `draw(_:)` ran and the bitmap stayed clear, views of the class get no bitmap.
@MainActor enum DrawingClasses {
  private static var silent: Set<ObjectIdentifier> = [ObjectIdentifier(UIView.self)]
  private static var ranBaseImplementation = false

  static func mayDraw(_ type: UIView.Type) -> Bool {
    !silent.contains(ObjectIdentifier(type))
  }

  static func baseImplementationRan() {
    ranBaseImplementation = true
  }

  static func display(_ layer: CALayer, of view: UIView) {
    let type = Swift.type(of: view)
    guard mayDraw(type) else { return }
    ranBaseImplementation = false
    layer.makeContents()
    guard ranBaseImplementation, let drawn = layer.storedContents as? DrawnContents else { return }
    if drawn.image.isClear {
      silent.insert(ObjectIdentifier(type))
      layer.storedContents = nil
    }
  }
}

extension CGImage {
  /// A Boolean value that indicates whether all pixels are transparent.
  fileprivate var isClear: Bool {
    withPixels { pixels, _ in
      guard let start = pixels.baseAddress, let first = pixels.first else { return true }
      // The first byte is zero, and each byte equals the previous one.
      return first == 0 && memcmp(start, start + 1, pixels.count - 1) == 0
    }
  }
}
