/// Differs: No large content viewer is drawn.
///
/// The interaction records its location.
@MainActor public final class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public internal(set) weak var view: UIView?

  /// Differs: The delegate has no type, because only `nil` is used.
  public init(delegate: Never?) {}
}

extension UIView {
  /// The large content values of a view.
  ///
  /// Few views set them.
  @MainActor package final class LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
  }

  public final var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { makeLargeContent().isShown = newValue }
  }

  public final var largeContentTitle: String? {
    get { largeContent?.title }
    set { makeLargeContent().title = newValue }
  }

  public final var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { makeLargeContent().image = newValue }
  }

  private func makeLargeContent() -> LargeContent {
    let content = largeContent ?? LargeContent()
    largeContent = content
    return content
  }
}
