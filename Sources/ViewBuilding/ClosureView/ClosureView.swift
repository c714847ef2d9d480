public import UIKit

/// A view that is customised by closures instead of by a subclass.
///
/// ```swift
/// let card = ClosureView()
/// card["title"] = title
/// card.onFrameChange = { card in
///   card.layer.cornerRadius = card.bounds.height / 4
/// }
/// card.addGestureRecognizer(UITapGestureRecognizer()) { tap in
///   tap.view?.removeFromSuperview()
/// }
/// ```
///
/// Closures add to what UIKit does and replace none of it. The view keeps nothing alive but them and what
/// every view does: name subviews, recognisers and the delegate as you like. A closure gets the view as its
/// parameter; one that captures it keeps it alive for ever.
///
/// It is a view as any other and may be subclassed: in an override, what `super` does comes first. It draws
/// nothing and makes no constraints.
open class ClosureView: UIView {
  /// Runs after every change of the frame, whichever way it came, with the view.
  ///
  /// Where constraints place the view (`translatesAutoresizingMaskIntoConstraints` is false) it runs in the
  /// view's own layout of the same pass, once, when size and place are both there; otherwise at once, and
  /// so for `bounds` and `center` each. Inside an animation block, what it changes is animated, too.
  ///
  /// The frame that counts is the one without the transform. A change that the closure makes itself is not told, and
  /// nor is what the frame was when the closure was set. What is done to the layer directly is told in
  /// the view's next layout.
  public final var onFrameChange: (@MainActor (ClosureView) -> Void)? {
    didSet { if oldValue == nil { frameMemory.know(frameWithoutTransform) } }
  }

  /// Runs after every `layoutSubviews()`, with the view.
  ///
  /// Subviews have their places by constraints by then, and the change of the frame has been told. A
  /// layout of the view that the closure asks for takes place without running it again; if it gives the view
  /// another size, it is asked again for that size.
  public final var onLayoutSubviews: (@MainActor (ClosureView) -> Void)?

  /// Runs when an assistive technology activates the view, and returns whether it did something.
  ///
  /// Nil, the default, leaves activation to UIKit, which taps the view at its activation point.
  public final var onAccessibilityActivate: (@MainActor (ClosureView) -> Bool)?

  /// A Boolean value that indicates whether the view can become first responder.
  ///
  /// The default is `false`. A subclass may override `canBecomeFirstResponder` instead.
  public final var acceptsFirstResponder = false

  /// Is told of the first responder, presses and superviews; not kept alive.
  public final weak var delegate: (any ClosureViewDelegate)?

  // Read and written by the extensions in files of their own.
  final var names = NamedViews()
  private var frameMemory = FrameMemory()
  private var layoutPhase = LayoutPhase.usual
  private var asksForLayout = false
  private var isReplacingRecognizers = false
  private var toldIsFirstResponder = false

  /// What becomes of a wish for another layout, and whether a layout runs the closure.
  private enum LayoutPhase {
    /// The wish is granted, and the closure runs in the layout.
    case usual
    /// The closure runs now: the wish waits for its end.
    case closure
    /// What the closure wished for: a layout without it.
    case withoutClosure
  }

  /// A view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available: these views are made in code.
  public required init?(coder: NSCoder) {
    assertionFailure("ClosureView is made in code.")
    return nil
  }

  // MARK: Frame

  open override var frame: CGRect {
    get { super.frame }
    set { changeFrame { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeFrame { super.bounds = newValue } }
  }

  open override var center: CGPoint {
    get { super.center }
    set { changeFrame { super.center = newValue } }
  }

  open override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { changeFrame { super.anchorPoint = newValue } }
  }

  open override func sizeToFit() {
    changeFrame { super.sizeToFit() }
  }

  /// Where the view is, and how large, transform or not.
  private var frameWithoutTransform: CGRect {
    let (size, center, anchor) = (super.bounds.size, super.center, super.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  private func changeFrame(_ change: () -> Void) {
    frameMemory.depth += 1
    change()
    frameMemory.depth -= 1
    if translatesAutoresizingMaskIntoConstraints {
      tellFrameChange()
    } else if onFrameChange != nil, !frameMemory.isTelling,
      frameMemory.isNews(frameWithoutTransform)
    {
      // Auto Layout writes bounds and centre one after the other: both are there in the view's layout.
      setNeedsLayout()
    }
  }

  private func tellFrameChange() {
    guard let onFrameChange, frameMemory.begin(frameWithoutTransform) else { return }
    onFrameChange(self)
    frameMemory.end(frameWithoutTransform)
  }

  // MARK: Layout

  open override func setNeedsLayout() {
    // Marked for layout by its closure, the view would never come to rest.
    if layoutPhase == .closure, frameMemory.depth == 0 {
      asksForLayout = true
    } else {
      super.setNeedsLayout()
    }
  }

  open override func layoutIfNeeded() {
    guard layoutPhase == .closure else { return super.layoutIfNeeded() }
    layoutPhase = .withoutClosure
    if asksForLayout {
      asksForLayout = false
      super.setNeedsLayout()
    }
    super.layoutIfNeeded()
    layoutPhase = .closure
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tellFrameChange()
    guard let onLayoutSubviews, layoutPhase == .usual else { return }
    layoutPhase = .closure
    onLayoutSubviews(self)
    if asksForLayout { layoutIfNeeded() }
    layoutPhase = .usual
  }

  // MARK: Hierarchy

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    names.forget(subview)
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    delegate?.closureView(self, willMoveToSuperview: newSuperview)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    delegate?.closureViewDidMoveToSuperview(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Leaving the window takes the role even from a view that would not give it.
    tellFirstResponderStatus()
  }

  // MARK: Recognisers

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set {
      forgetLostRecognizers()
      // UIKit may take all away and add them again; those that stay keep their closures.
      isReplacingRecognizers = true
      super.gestureRecognizers = newValue
      isReplacingRecognizers = false
      forgetLostRecognizers()
    }
  }

  open override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    // One that comes back comes without the closure of last time.
    if !isReplacingRecognizers { forgetLostRecognizers() }
    super.addGestureRecognizer(gestureRecognizer)
  }

  open override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
    if !isReplacingRecognizers { forgetLostRecognizers() }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    tellFirstResponderStatus()
    return result
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let result = super.resignFirstResponder()
    tellFirstResponderStatus()
    return result
  }

  private func tellFirstResponderStatus() {
    guard isFirstResponder != toldIsFirstResponder else { return }
    toldIsFirstResponder.toggle()
    delegate?.closureView(self, didChangeFirstResponderStatus: toldIsFirstResponder)
  }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    delegate?.closureView(self, pressesBegan: presses, with: event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
    delegate?.closureView(self, pressesChanged: presses, with: event)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
    delegate?.closureView(self, pressesEnded: presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
    delegate?.closureView(self, pressesCancelled: presses, with: event)
  }

  // MARK: Accessibility

  open override func accessibilityActivate() -> Bool {
    onAccessibilityActivate?(self) ?? super.accessibilityActivate()
  }
}
