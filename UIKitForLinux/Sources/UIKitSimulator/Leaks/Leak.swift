/// A UIKit object that still exists although nothing on the screen owns it.
public struct Leak: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the object.
  public enum Kind: String, Sendable {
    /// A view without a window. Its descendants aren't listed separately.
    case view
    /// A layer without a view, in no window.
    case layer
    /// A gesture recognizer without a view on the screen.
    case gestureRecognizer = "gesture recognizer"
    /// A view controller that no window, container, or presentation contains.
    case controller
    /// A display link that was never invalidated.
    case displayLink = "display link"
    /// A closure that UIKit still owns: the handler of an action, the completion of an animation,
    /// or scheduled work.
    case closure
  }

  /// The kind of the object.
  public let kind: Kind
  /// The object's class.
  public let typeName: String
  /// A description of the object: its accessibility identifier, label, title, or name.
  public let name: String?

  /// The line in a test failure.
  public var description: String {
    "\(kind.rawValue) \(typeName)" + (name.map { " “\($0)”" } ?? "")
  }
}
