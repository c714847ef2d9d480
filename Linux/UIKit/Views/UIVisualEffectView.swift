/// An effect of a ``UIVisualEffectView``.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what lies behind a view; it is not drawn on Linux.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is and what color it has.
  public enum Style: Int, Sendable {
    case regular = 4
  }

  /// A blur of a style.
  public convenience init(style: Style) {
    self.init()
  }
}

/// A view that applies an effect to what lies behind it.
///
/// Subviews belong in ``contentView``. UIKit raises an exception for any other, and so the program stops here.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// The effect that the view applies.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { updateLook() } } }

  /// The view that subviews are added to.
  open var contentView: UIView { content }

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Archives are not read on Linux; the view has no effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    insert(content, at: .front)
    // Colors of layers don't follow the appearance.
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIVisualEffectView, _) in
      view.updateLook()
    }
    updateLook()
  }

  /// Draws the stand-in for glass; other effects aren't drawn.
  private func updateLook() {
    let isGlass = effect is UIGlassEffect
    backgroundColor = isGlass ? GlassLook.surface : nil
    layer.borderWidth = isGlass ? GlassLook.rimWidth : 0
    layer.borderColor = GlassLook.rim.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = isGlass ? GlassLook.shadowOpacity : 0
    layer.shadowOffset = GlassLook.shadowOffset
    layer.shadowRadius = GlassLook.shadowRadius
  }

  open override func addSubview(_ view: UIView) {
    refuse(view)
  }

  open override func insertSubview(_ view: UIView, at index: Int) {
    refuse(view)
  }

  open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    refuse(view)
  }

  open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    refuse(view)
  }

  private func refuse(_ view: UIView) -> Never {
    preconditionFailure(
      "NSInternalInconsistencyException: \(type(of: view)) was added to a UIVisualEffectView itself "
        + "instead of to its contentView.")
  }
}
