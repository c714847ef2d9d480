/// Which classes of views override `draw(_:)`.
///
/// Swift cannot ask that of a class. So the first view of a class is asked to draw: if only UIView's own
/// `draw(_:)` ran and the bitmap stayed clear, no view of the class gets a bitmap again.
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
  /// Whether no pixel shows anything.
  fileprivate var isClear: Bool {
    withPixels { pixels, _ in
      guard let start = pixels.baseAddress, let first = pixels.first else { return true }
      // The first byte is zero, and each is like the one before.
      return first == 0 && memcmp(start, start + 1, pixels.count - 1) == 0
    }
  }
}
