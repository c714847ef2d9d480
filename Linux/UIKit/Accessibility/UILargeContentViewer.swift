/// An interaction that lets users with a large text size see the title of a control that doesn't grow.
///
/// Here it only records where it is: no large content viewer is drawn.
@MainActor public final class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  public internal(set) weak var view: UIView?

  /// Creates an interaction.
  ///
  /// Unlike Apple's, its delegate has no type here, because only `nil` is used.
  public init(delegate: Never?) {}
}

extension UIView {
  /// The large-content values of a view, which few views have.
  @MainActor package final class LargeContent {
    var isShown = false
    var title: String?
  }

  /// A Boolean value that indicates whether the large content viewer shows the view.
  public final var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { makeLargeContent().isShown = newValue }
  }

  /// The title of the view in the large content viewer.
  public final var largeContentTitle: String? {
    get { largeContent?.title }
    set { makeLargeContent().title = newValue }
  }

  private func makeLargeContent() -> LargeContent {
    let content = largeContent ?? LargeContent()
    largeContent = content
    return content
  }
}
