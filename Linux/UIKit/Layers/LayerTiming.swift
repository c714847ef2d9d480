/// How the time of a layer or an animation runs, seen from the layer around it.
public protocol CAMediaTiming {
  /// The time around at which the time inside begins.
  var beginTime: CFTimeInterval { get set }
  /// The seconds of one run.
  var duration: CFTimeInterval { get set }
  /// How fast the time inside passes; 1 by default, 0 to stand still.
  var speed: Float { get set }
  /// The time inside at the beginning.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, with fractions.
  var repeatCount: Float { get set }
  /// For how many seconds it runs again and again.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What shows outside of its time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A layer's timing, where it differs from the layer around it.
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

  /// The superlayer's time at which the layer's begins.
  public final var beginTime: CFTimeInterval {
    get { timingOrDefault.beginTime }
    set { timingOrDefault.beginTime = newValue }
  }
  /// The seconds of the layer's time; without end by default.
  public final var duration: CFTimeInterval {
    get { timingOrDefault.duration }
    set { timingOrDefault.duration = newValue }
  }
  /// How fast the layer's time passes; 0 halts its animations.
  public final var speed: Float {
    get { timingOrDefault.speed }
    set { timingOrDefault.speed = newValue }
  }
  /// What is added to the layer's time.
  public final var timeOffset: CFTimeInterval {
    get { timingOrDefault.timeOffset }
    set { timingOrDefault.timeOffset = newValue }
  }
  /// How often the layer's time runs; not heeded here.
  public final var repeatCount: Float {
    get { timingOrDefault.repeatCount }
    set { timingOrDefault.repeatCount = newValue }
  }
  /// For how long the layer's time runs again and again; not heeded here.
  public final var repeatDuration: CFTimeInterval {
    get { timingOrDefault.repeatDuration }
    set { timingOrDefault.repeatDuration = newValue }
  }
  /// Whether the layer's time runs back; not heeded here.
  public final var autoreverses: Bool {
    get { timingOrDefault.autoreverses }
    set { timingOrDefault.autoreverses = newValue }
  }
  /// What shows outside of the layer's time; not heeded here.
  public final var fillMode: CAMediaTimingFillMode {
    get { timingOrDefault.fillMode }
    set { timingOrDefault.fillMode = newValue }
  }

  /// Returns a time of another layer, or of the clock where that is nil, in this layer's.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  /// Returns a time of this layer in another's, or the clock's where that is nil.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(t)
    return l?.localTime(time) ?? time
  }

  /// The layer's time at a time of the clock.
  package final func localTime(_ clockTime: CFTimeInterval) -> CFTimeInterval {
    let outer = storedSuperlayer?.localTime(clockTime) ?? clockTime
    guard let timing else { return outer }
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// The clock's time at a time of the layer; infinite if it is never reached.
  package final func clockTime(_ localTime: CFTimeInterval) -> CFTimeInterval {
    var time = localTime
    if let timing {
      guard timing.speed > 0 else { return .infinity }
      time = (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return storedSuperlayer?.clockTime(time) ?? time
  }
}
