/// An object that adds a behavior to a view.
///
/// Unlike Apple's, it can't be adopted outside of UIKit here: no test needs that.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
}

extension UIView {
  /// Adds an interaction to the view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    (interaction as? UILargeContentViewerInteraction)?.view = self
    (interaction as? UIScrollEdgeElementContainerInteraction)?.view = self
  }
}
