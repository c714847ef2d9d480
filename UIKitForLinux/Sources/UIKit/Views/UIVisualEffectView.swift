@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Differs: The blur is not drawn.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 4
  }

  public convenience init(style: Style) {
    self.init()
  }
}

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { updateLook() } } }

  open var contentView: UIView { content }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Differs: Archives can't be read, so the view has no effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    insert(content, at: .front)
    // Layer colors don't change with the appearance.
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIVisualEffectView, _) in
      view.updateLook()
    }
    updateLook()
  }

  /// Draws the stand-in for glass.
  ///
  /// Other effects aren't drawn.
  private func updateLook() {
    let isGlass = effect is UIGlassEffect
    layer.glass = isGlass ? GlassLook.surface(traitCollection.userInterfaceStyle) : nil
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
