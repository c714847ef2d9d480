public import UIKit

extension BottomBounceView {
  /// The way in which the panel comes and goes.
  ///
  /// How long it takes is ``Configuration/duration``. Where a person reduces motion every sheet
  /// dissolves, whatever is configured.
  public struct Transition: Hashable, Sendable {
    /// Whether the panel comes from below the lower edge, or fades in its place.
    let travels: Bool
    /// How far the panel overshoots, 0 … 1, where a spring moves it; nil for a curve.
    let bounce: CGFloat?

    private init(travels: Bool, bounce: CGFloat? = nil) {
      self.travels = travels
      self.bounce = bounce
    }

    /// From below, slow at both ends: the default.
    ///
    /// Where the keyboard comes along the panel moves with the keyboard's own curve.
    public static let coverVertical = Transition(travels: true)

    /// From below, as if by a spring.
    ///
    /// - Parameter bounce: How far the panel overshoots before it rests: 0, the least, is not at all, and 0.9 is the
    ///   most. On the way down there is nothing to be seen of it, so the panel just goes.
    public static func spring(bounce: CGFloat = 0.25) -> Transition {
      // A spring of 1 would swing for ever.
      Transition(travels: true, bounce: bounce.isNaN ? 0 : min(max(bounce, 0), 0.9))
    }

    /// In its place, by fading.
    public static let crossDissolve = Transition(travels: false)
  }
}
