open class NSTextContainer: NSObject {
  // Held by one text view, which lives on the main actor and is told of changes there.
  final var changed: (@MainActor () -> Void)?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  open var size: CGSize

  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard lineFragmentPadding != oldValue, let changed else { return }
      MainActor.assumeIsolated { changed() }
    }
  }
}
