/// Differs: The protocol can't be adopted outside of UIKit.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
}

extension UIView {
  public final func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    (interaction as? UILargeContentViewerInteraction)?.view = self
    (interaction as? UIScrollEdgeElementContainerInteraction)?.view = self
  }
}
