/// A change from what a layer showed when the transition was added to what it shows now.
///
/// Only the fade is drawn; Core Animation's other types fade as well.
open class CATransition: CAAnimation {
  /// The kind of transition; `.fade` by default.
  open var type: CATransitionType = .fade
  /// The direction of those that have one.
  open var subtype: CATransitionSubtype?
  /// Where between the two pictures it starts, 0 to 1.
  open var startProgress: Float = 0
  /// Where between the two pictures it ends, 0 to 1.
  open var endProgress: Float = 1

  private var picture: LayerFade.Picture?

  package override func makeEmptyCopy() -> CAAnimation { CATransition() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    picture = other.picture
  }

  /// Keeps what the layer shows now; without this being added does it.
  package final func takePicture(of layer: CALayer) {
    picture = layer.snapshot().map { LayerFade.Picture(image: $0, bounds: layer.properties.bounds) }
  }

  package override func prepare(for layer: CALayer, now: CFTimeInterval) {
    super.prepare(for: layer, now: now)
    if picture == nil { takePicture(of: layer) }
  }

  package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
    guard let picture, let phase = phase(at: time) else { return }
    let part = timingFunction?.progress(at: phase.fraction) ?? phase.fraction
    let progress = Double(startProgress) + part * Double(endProgress - startProgress)
    properties.fade = LayerFade(picture: picture, progress: progress)
  }
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// A kind by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old fades and the new appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old moves away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction's name.
  public let rawValue: String
  /// A direction by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A picture that fades while what is below it appears.
package struct LayerFade: Equatable {
  package final class Picture {
    package let image: CGImage
    package let bounds: CGRect

    package init(image: CGImage, bounds: CGRect) {
      self.image = image
      self.bounds = bounds
    }
  }

  package var picture: Picture
  package var progress: Double

  package static func == (a: LayerFade, b: LayerFade) -> Bool {
    a.picture === b.picture && a.progress == b.progress
  }
}
