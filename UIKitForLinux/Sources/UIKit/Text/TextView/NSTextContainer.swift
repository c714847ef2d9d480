open class NSTextContainer: NSObject {
  // Owned by one text view, which is isolated to the main actor.
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
