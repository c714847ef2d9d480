extension NSValue {
  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}

// On Apple platforms a rectangle in a dictionary can be taken out as `CGRect` and as `NSValue`. Foundation on
// Linux leaves this conformance out; with it both casts work here too.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes the rectangle out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Takes the rectangle out of an object if that holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    // Numbers are values too, and hold no rectangle.
    guard !(source is NSNumber) else { return false }
    result = source.rectValue
    return true
  }

  /// Takes the rectangle out of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
