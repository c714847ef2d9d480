/// A change through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path for a value that is a point; it is used instead of the values.
  open var path: CGPath?
  /// When each value is reached, rising from 0 to 1; nil to spread them evenly.
  open var keyTimes: [NSNumber]?
  /// The curve from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between two frames are found; `.linear` by default.
  open var calculationMode: CAAnimationCalculationMode = .linear

  private var frames: [AnimatableValue] = []
  /// When each frame is reached; with values that are to be discrete, when it begins.
  private var times: [Double] = []
  private var pieces: [CGPath.Piece] = []

  package override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  package override func prepare(for layer: CALayer, now: CFTimeInterval) {
    super.prepare(for: layer, now: now)
    if let path {
      pieces = path.pieces
      frames = pieces.first.map { [.point($0.start)] } ?? []
      frames += pieces.map { .point($0.end) }
    } else {
      frames = values?.compactMap { AnimatableValue($0) } ?? []
    }
    times = makeTimes()
  }

  private func makeTimes() -> [Double] {
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? frames.count + 1 : frames.count
    if calculationMode == .paced || calculationMode == .cubicPaced, let paced = pacedTimes() {
      return paced
    }
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    let last = Double(max(count - 1, 1))
    return (0..<count).map { Double($0) / last }
  }

  /// The times at which the value has the same speed everywhere; nil where it stands still.
  private func pacedTimes() -> [Double]? {
    let lengths =
      pieces.isEmpty
      ? zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
      : pieces.map { Double($0.length) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return nil }
    var behind = 0.0
    return [0]
      + lengths.map { length in
        behind += length
        return behind / total
      }
  }

  package override func nextChange(after time: CFTimeInterval) -> CFTimeInterval {
    let next = super.nextChange(after: time)
    // What is held keeps still until the next frame's turn.
    guard next == time, calculationMode == .discrete, timingFunction == nil, !autoreverses,
      speed > 0, duration > 0
    else { return next }
    let position = (time - beginTime) * Double(speed) + timeOffset
    let fraction = position / duration - (position / duration).rounded(.down)
    let frame = times.first { $0 > fraction + 1e-9 } ?? 1
    return time + (frame - fraction) * duration / Double(speed)
  }

  package override var neutralValue: AnimatableValue? { frames.first }

  package override func value(at fraction: Double, base: AnimatableValue) -> AnimatableValue? {
    guard let first = frames.first, let last = frames.last else { return nil }
    let time = timingFunction?.progress(at: fraction) ?? fraction
    if calculationMode == .discrete {
      let index = times.lastIndex { $0 <= time } ?? 0
      return frames[min(index, frames.count - 1)]
    }
    guard frames.count > 1, time > times[0] else { return first }
    guard let next = times.firstIndex(where: { $0 >= time }), next > 0 else { return last }
    let index = next - 1
    let length = times[next] - times[index]
    var part = length > 0 ? (time - times[index]) / length : 1
    if let timingFunctions, index < timingFunctions.count {
      part = timingFunctions[index].progress(at: part)
    }
    if !pieces.isEmpty {
      let piece = pieces[index]
      let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
      return .point(piece.point(at: isPaced ? piece.parameter(atLength: part) : part))
    }
    guard calculationMode == .cubic || calculationMode == .cubicPaced else {
      return frames[index].interpolated(to: frames[next], progress: part)
    }
    return curved(index, part)
  }

  /// A curve through the frames without corners: Catmull and Rom's spline.
  private func curved(_ index: Int, _ t: Double) -> AnimatableValue {
    let (p1, p2) = (frames[index], frames[index + 1])
    let p0 = index > 0 ? frames[index - 1] : p1
    let p3 = index + 2 < frames.count ? frames[index + 2] : p2
    // Its Bézier form, by de Casteljau's construction, which needs nothing but mixing.
    let c1 = p1.adding(p0.interpolated(to: p2, progress: 1 / 6).subtracting(p0))
    let c2 = p2.adding(p3.interpolated(to: p1, progress: 1 / 6).subtracting(p3))
    let (a, b, c) = (
      p1.interpolated(to: c1, progress: t), c1.interpolated(to: c2, progress: t),
      c2.interpolated(to: p2, progress: t)
    )
    let (d, e) = (a.interpolated(to: b, progress: t), b.interpolated(to: c, progress: t))
    return d.interpolated(to: e, progress: t)
  }
}

/// How values between two frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each frame is held until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In a straight line, at one speed; key times do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve without corners.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve without corners, at about one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

extension AnimatableValue {
  /// How far two values are apart, for those that have a distance.
  fileprivate func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): abs(b - a)
    case (.point(let a), .point(let b)): hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): hypot(b.width - a.width, b.height - a.height)
    default: 1
    }
  }
}
