public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing of a layer that differs from its superlayer's.
package struct LayerTiming {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = .infinity
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode: CAMediaTimingFillMode = .removed
}

extension CALayer {
  private var timingOrDefault: LayerTiming {
    get { timing ?? LayerTiming() }
    set {
      timing = newValue
      setNeedsRender()
    }
  }

  public final var beginTime: CFTimeInterval {
    get { timingOrDefault.beginTime }
    set { timingOrDefault.beginTime = newValue }
  }
  public final var duration: CFTimeInterval {
    get { timingOrDefault.duration }
    set { timingOrDefault.duration = newValue }
  }
  public final var speed: Float {
    get { timingOrDefault.speed }
    set { timingOrDefault.speed = newValue }
  }
  public final var timeOffset: CFTimeInterval {
    get { timingOrDefault.timeOffset }
    set { timingOrDefault.timeOffset = newValue }
  }
  /// Differs: The property has no effect on a layer.
  public final var repeatCount: Float {
    get { timingOrDefault.repeatCount }
    set { timingOrDefault.repeatCount = newValue }
  }
  /// Differs: The property has no effect on a layer.
  public final var repeatDuration: CFTimeInterval {
    get { timingOrDefault.repeatDuration }
    set { timingOrDefault.repeatDuration = newValue }
  }
  /// Differs: The property has no effect on a layer.
  public final var autoreverses: Bool {
    get { timingOrDefault.autoreverses }
    set { timingOrDefault.autoreverses = newValue }
  }
  /// Differs: The property has no effect on a layer.
  public final var fillMode: CAMediaTimingFillMode {
    get { timingOrDefault.fillMode }
    set { timingOrDefault.fillMode = newValue }
  }

  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(t)
    return l?.localTime(time) ?? time
  }

  /// Returns the layer's local time at a time of the clock.
  package final func localTime(_ clockTime: CFTimeInterval) -> CFTimeInterval {
    let outer = storedSuperlayer?.localTime(clockTime) ?? clockTime
    guard let timing else { return outer }
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Returns the time of the clock at a local time of the layer, or infinity if it's never reached.
  package final func clockTime(_ localTime: CFTimeInterval) -> CFTimeInterval {
    var time = localTime
    if let timing {
      guard timing.speed > 0 else { return .infinity }
      time = (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return storedSuperlayer?.clockTime(time) ?? time
  }
}
