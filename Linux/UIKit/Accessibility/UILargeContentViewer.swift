/// An object that adds a behavior to a view.
///
/// Unlike Apple's, it can't be adopted outside of UIKit here: no test needs that.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
}

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
  /// The large-content values and interactions of a view, which few views have.
  @MainActor package final class LargeContent {
    var interactions: [any UIInteraction] = []
    var isShown = false
    var title: String?
  }

  /// Adds an interaction to the view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    let content = makeLargeContent()
    content.interactions.append(interaction)
    (interaction as? UILargeContentViewerInteraction)?.view = self
  }

  /// The interactions of the view.
  public final var interactions: [any UIInteraction] { largeContent?.interactions ?? [] }

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
