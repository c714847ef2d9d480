open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear

  private var frames: [AnimatableValue] = []
  /// The key times at which each value is reached or, with discrete values, begins.
  private var times: [Double] = []

  package override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  package override func prepare(for layer: CALayer, now: CFTimeInterval) {
    super.prepare(for: layer, now: now)
    frames = values?.compactMap { AnimatableValue($0) } ?? []
    times = makeTimes()
  }

  private func makeTimes() -> [Double] {
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? frames.count + 1 : frames.count
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    let last = Double(max(count - 1, 1))
    return (0..<count).map { Double($0) / last }
  }

  package override func nextChange(after time: CFTimeInterval) -> CFTimeInterval {
    let next = super.nextChange(after: time)
    // A discrete value stays until the next key time.
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
    return frames[index].interpolated(to: frames[next], progress: part)
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
