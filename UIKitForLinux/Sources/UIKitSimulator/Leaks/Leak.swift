/// An object of UIKit that still exists although nothing on the screen owns it.
public struct Leak: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the object.
  public enum Kind: String, Sendable {
    /// A view that is in no window; those inside it are not listed apart.
    case view
    /// A layer that is no view's and on no screen.
    case layer
    /// A gesture recognizer without a view on the screen.
    case gestureRecognizer = "gesture recognizer"
    /// A controller that no window, container or presenter shows.
    case controller
    /// A display link that was never invalidated.
    case displayLink = "display link"
    /// A closure that UIKit still holds: an action's, an animation's completion, scheduled work.
    case closure
  }

  /// The kind of the object.
  public let kind: Kind
  /// The object's class.
  public let typeName: String
  /// A description of the object: its accessibility identifier, label, title, or name.
  public let name: String?

  /// One line for a test's failure.
  public var description: String {
    "\(kind.rawValue) \(typeName)" + (name.map { " “\($0)”" } ?? "")
  }
}
