/// An interaction of a view that overlays the edge of a scroll view and fades the content below it.
///
/// This is a stand-in: a gradient behind the view at the upper edge, in the background color.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject,
  UIInteraction
{
  private let fade = EdgeFadeView()
  private var observation: BoundsObservation?

  open internal(set) weak var view: UIView? {
    didSet {
      guard let view else { return fade.removeFromSuperview() }
      fade.frame = view.bounds
      fade.frame.size.height += GlassLook.edgeFade
      fade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(fade, at: 0)
    }
  }
  open weak var scrollView: UIScrollView? {
    didSet {
      observation = scrollView?.observeBounds { [weak self] in self?.update() }
      update()
    }
  }
  open var edge: UIRectEdge = []

  private func update() {
    guard let scrollView, edge == .top else { return fade.isHidden = true }
    fade.isHidden = scrollView.contentOffset.y <= 0.5 - scrollView.adjustedContentInset.top
  }
}

/// A gradient from the background color to transparent.
private final class EdgeFadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: EdgeFadeView, _) in
      view.updateColors()
    }
    updateColors()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  private func updateColors() {
    let color = GlassLook.edge.resolvedColor(with: traitCollection)
    (layer as? CAGradientLayer)?.colors = [1, 0.9, 0].map {
      color.withAlphaComponent($0).cgColor
    }
  }
}
