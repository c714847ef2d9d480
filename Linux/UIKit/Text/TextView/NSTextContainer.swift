/// The area of a text view in which text is laid out.
open class NSTextContainer: NSObject {
  // Held by one text view, which lives on the main actor and is told of changes there.
  final var changed: (@MainActor () -> Void)?

  /// An area of a size in points.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// The size in points; a text view makes it as wide as its text may be.
  open var size: CGSize

  /// The room at both ends of a line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard lineFragmentPadding != oldValue, let changed else { return }
      MainActor.assumeIsolated { changed() }
    }
  }
}
